// The banner above the story: first, once the sleep timer has ended, the way back to the page at which it was set, then the app's
// notice; after that, over slides in portrait, the hint to rotate the device.
import { memo, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type SleepTimer, wayBack } from '../../../player/sleep-timer';
import { useTexts } from '../../../platform/i18n/i18n';
import { PlayerIcon } from '../../../ui/PlayerButton';
import { Button, IconButton } from '../../../ui/Button';
import { useReadable } from '../../../ui/use-readable';
import type { Player } from '../../../player/player';
import { pageOfSlide } from '../../../contract/presentation/story-address';
import { playsSlideOrAnswer } from '../../../player/state/player-state';
import { focusPlayer, focusPlayerOnRemoval } from '../shared/focus';
import { useScrolls } from '../text/story-text';
import type { ViewChoice } from './use-view-choice';

interface BannersProps {
  /** Text and buttons, shown until the banner is dismissed. */
  readonly notice?: ReactNode;
  readonly hideRotatePrompt: boolean | undefined;
  readonly view: ViewChoice['view'];
  readonly sleepTimer: SleepTimer;
  /** The index of the slide that is shown. */
  readonly index: number;
  /** Whether nothing is shown any more that could be bigger. */
  readonly isOver: boolean;
  readonly onBack: (index: number) => void;
}

export const Banners = memo(function Banners(props: BannersProps) {
  const { notice, hideRotatePrompt, view, sleepTimer, index, isOver, onBack } = props;
  const { t } = useTexts();
  const setAt = useReadable(sleepTimer, wayBack);
  const [isRead, setRead] = useState(false);
  const [staysPortrait, setStaysPortrait] = useState(false);
  const forget = (): void => sleepTimer.choose('off');
  if (setAt !== undefined && setAt !== index)
    return (
      <Banner dismissLabel={t('app.close')} onDismiss={forget}>
        <BannerText>{t('viewer.sleep.setAt', { page: pageOfSlide(setAt, view) })}</BannerText>
        <Button
          onClick={({ currentTarget }) => {
            focusPlayer(currentTarget);
            forget();
            onBack(setAt);
          }}
        >
          {t('viewer.sleep.back', { page: pageOfSlide(setAt, view) })}
        </Button>
      </Banner>
    );
  if (notice !== undefined && !isRead)
    return (
      <Banner dismissLabel={t('app.close')} onDismiss={() => setRead(true)}>
        {notice}
      </Banner>
    );
  if (hideRotatePrompt === true || staysPortrait || isOver || view === 'book') return null;
  return (
    <Banner inPortrait dismissLabel={t('viewer.rotate.dismiss')} onDismiss={() => setStaysPortrait(true)}>
      <PlayerIcon name="rotate" />
      <BannerText>{t('viewer.rotate.text')}</BannerText>
    </Banner>
  );
});

interface BannerProps {
  readonly children: ReactNode;
  /** Visible in portrait only. */
  readonly inPortrait?: boolean;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

/** A dismissible, non-modal banner. */
function Banner({ children, inPortrait = false, dismissLabel, onDismiss }: BannerProps) {
  const dismiss = ({ currentTarget }: { readonly currentTarget: Element }): void => {
    focusPlayer(currentTarget);
    onDismiss();
  };
  return (
    <div className="viewer-band" data-portrait={inPortrait || undefined}>
      {children}
      <IconButton ref={focusPlayerOnRemoval} icon="close" label={dismissLabel} onClick={dismiss} />
    </div>
  );
}

/** A text of the banner; where letters are large it scrolls, since the story needs the space more (spec screens §1). */
function BannerText({ children }: { readonly children: string }) {
  const element = useRef<HTMLParagraphElement>(null);
  const scrolls = useScrolls(element, children);
  return (
    <p ref={element} {...(scrolls ? { tabIndex: 0 } : {})}>
      {children}
    </p>
  );
}

// The black screen of a presenter who talks (spec player §7): it pauses what plays until the next key or click, which does nothing else.

interface BlankScreenState {
  readonly isBlank: boolean;
  /** Both are stable. */
  readonly blank: () => void;
  readonly end: () => void;
}

/** Returns whether the screen is black, and the functions that make it so and end that. What played then plays on. */
export function useBlankScreen({ store, mediaTime }: Player): BlankScreenState {
  const [isBlank, setBlank] = useState(false);
  const playsOn = useRef(false);
  const blank = useCallback(() => {
    playsOn.current = playsSlideOrAnswer(store.get(), mediaTime.get());
    store.dispatch({ type: 'Pause' });
    setBlank(true);
  }, [store, mediaTime]);
  const end = useCallback(() => {
    setBlank(false);
    if (playsOn.current) store.dispatch({ type: 'Play' });
  }, [store]);
  return { isBlank, blank, end };
}

export function BlankScreen({ isBlank, end }: Pick<BlankScreenState, 'isBlank' | 'end'>) {
  const { t } = useTexts();
  useEffect(() => (isBlank ? onNextKeyOrClick(end) : undefined), [isBlank, end]);
  return (
    <output className="viewer-blank" data-blank={isBlank || undefined}>
      {isBlank && <span className="visually-hidden">{t('viewer.blank')}</span>}
    </output>
  );
}

/** Calls for the next key or click, and keeps it from everything else. Returns a function that ends it. */
function onNextKeyOrClick(call: () => void): () => void {
  const onEvent = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
    // The key that made the screen black may still be held.
    if (!(event instanceof KeyboardEvent && event.repeat)) call();
  };
  const types = ['keydown', 'click'] as const;
  for (const type of types) document.addEventListener(type, onEvent, { capture: true });
  return () => {
    for (const type of types) document.removeEventListener(type, onEvent, { capture: true });
  };
}
