// The menu of the bar: what a story offers beside its three controls, with words beside the icons (spec player §15).
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { withDecimalSign, type Translate, useTexts } from '../../../platform/i18n/i18n';
import type { Player } from '../../../player/player';
import type { PlayerState } from '../../../player/state/player-state';
import { type SleepChoice, sleepChoices } from '../../../player/sleep-timer';
import {
  canFillScreen,
  fillsScreen,
  onFullScreenChange,
  toggleFullScreen,
} from '../../../platform/browser/screen';
import { report } from '../../../platform/browser/report';
import { PlayerButton } from '../../../ui/PlayerButton';
import { useReadable } from '../../../ui/use-readable';
import { CommandButton, buttonOf } from './Controls';
import type { Command, Flash } from './use-commands';
import type { PageSound } from '../shared/page-sound';
import type { ViewChoice } from './use-view-choice';
import './menu.css';
import { IconFrame } from '../../../ui/Icon';

/** Not in Icon.tsx, which is loaded for the first paint: these are only in the menu. */
const menuIcons = {
  speed: (
    <IconFrame>
      <path d="M12 5a9 9 0 0 1 7.8 13.5 1.3 1.3 0 0 1-2.3-1.3A6.4 6.4 0 1 0 6.5 17.2a1.3 1.3 0 0 1-2.3 1.3A9 9 0 0 1 12 5Zm4.3 5.2a.8.8 0 0 1 .1 1.1l-3 4.1a1.9 1.9 0 1 1-2.8-2.6l4.6-2.7a.8.8 0 0 1 1.1.1Z" />
    </IconFrame>
  ),
  fullscreen: (
    <IconFrame>
      <path d="M5 3.5h4a1.25 1.25 0 0 1 0 2.5H6v3a1.25 1.25 0 0 1-2.5 0V5A1.5 1.5 0 0 1 5 3.5Zm10 0h4A1.5 1.5 0 0 1 20.5 5v4a1.25 1.25 0 0 1-2.5 0V6h-3a1.25 1.25 0 0 1 0-2.5ZM4.8 13.8A1.25 1.25 0 0 1 6 15v3h3a1.25 1.25 0 0 1 0 2.5H5A1.5 1.5 0 0 1 3.5 19v-4a1.25 1.25 0 0 1 1.3-1.2Zm14.4 0a1.25 1.25 0 0 1 1.3 1.2v4a1.5 1.5 0 0 1-1.5 1.5h-4a1.25 1.25 0 0 1 0-2.5h3v-3a1.25 1.25 0 0 1 1.2-1.2Z" />
    </IconFrame>
  ),
  'leave-fullscreen': (
    <IconFrame>
      <path d="M8.3 3.5A1.25 1.25 0 0 1 9.5 4.8V8A1.5 1.5 0 0 1 8 9.5H4.8a1.25 1.25 0 0 1 0-2.5H7V4.8a1.25 1.25 0 0 1 1.3-1.3Zm7.4 0A1.25 1.25 0 0 1 17 4.8V7h2.2a1.25 1.25 0 0 1 0 2.5H16A1.5 1.5 0 0 1 14.5 8V4.8a1.25 1.25 0 0 1 1.2-1.3ZM4.8 14.5H8A1.5 1.5 0 0 1 9.5 16v3.2a1.25 1.25 0 0 1-2.5 0V17H4.8a1.25 1.25 0 0 1 0-2.5Zm11.2 0h3.2a1.25 1.25 0 0 1 0 2.5H17v2.2a1.25 1.25 0 0 1-2.5 0V16a1.5 1.5 0 0 1 1.5-1.5Z" />
    </IconFrame>
  ),
  book: (
    <IconFrame>
      <path d="M12 6.3C10.3 5 7.9 4.3 4.6 4.3A1.6 1.6 0 0 0 3 5.9v10.7a1.5 1.5 0 0 0 1.5 1.5c2.8 0 5 .5 6.7 1.6a1.5 1.5 0 0 0 1.6 0c1.7-1.1 3.9-1.6 6.7-1.6a1.5 1.5 0 0 0 1.5-1.5V5.9a1.6 1.6 0 0 0-1.6-1.6c-3.3 0-5.7.7-7.4 2Zm-1.2 10.4c-1.5-.6-3.3-1-5.4-1.1V6.7c2.4.1 4.2.7 5.4 1.7Zm2.4 0V8.4c1.2-1 3-1.6 5.4-1.7v8.9c-2.1.1-3.9.5-5.4 1.1Z" />
    </IconFrame>
  ),
  slides: (
    <IconFrame>
      <path
        fillRule="evenodd"
        d="M5 4.5h14A2.5 2.5 0 0 1 21.5 7v10a2.5 2.5 0 0 1-2.5 2.5H5A2.5 2.5 0 0 1 2.5 17V7A2.5 2.5 0 0 1 5 4.5ZM4.9 16.9h14.2l-4.3-5.6a.8.8 0 0 0-1.2 0l-2.9 3.5-1.6-1.7a.8.8 0 0 0-1.2 0ZM8 7.3a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4Z"
      />
    </IconFrame>
  ),
  'larger-text': (
    <IconFrame>
      <path d="M8.2 5.2a1.3 1.3 0 0 1 2.4 0l4.7 12.2a1.25 1.25 0 0 1-2.3.9L11.8 15H7l-1.2 3.3a1.25 1.25 0 0 1-2.3-.9Zm1.2 3.4L7.9 12.7h3Zm8.9-3.4a1.2 1.2 0 0 1 1.2 1.2v1.2h1.2a1.2 1.2 0 0 1 0 2.4h-1.2v1.2a1.2 1.2 0 0 1-2.4 0V10h-1.2a1.2 1.2 0 0 1 0-2.4h1.2V6.4a1.2 1.2 0 0 1 1.2-1.2Z" />
    </IconFrame>
  ),
  'page-pause': (
    <IconFrame>
      <path
        fillRule="evenodd"
        d="M6 3h8.2a2 2 0 0 1 1.4.6l2.8 2.8a2 2 0 0 1 .6 1.4V19a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm.4 2.4v13.2h10.2V8.2l-2.8-2.8Zm2.9 4.8a1.1 1.1 0 0 1 1.1 1.1v4.2a1.1 1.1 0 0 1-2.2 0v-4.2a1.1 1.1 0 0 1 1.1-1.1Zm4.4 0a1.1 1.1 0 0 1 1.1 1.1v4.2a1.1 1.1 0 0 1-2.2 0v-4.2a1.1 1.1 0 0 1 1.1-1.1Z"
      />
    </IconFrame>
  ),
  'page-sound': (
    <IconFrame>
      <path
        fillRule="evenodd"
        d="M6 3h8.2a2 2 0 0 1 1.4.6l2.8 2.8a2 2 0 0 1 .6 1.4V19a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm.4 2.4v13.2h10.2V8.2l-2.8-2.8Zm5.9 3.9a1.1 1.1 0 0 1 1.1 1.1v5.6a1.1 1.1 0 0 1-1.9.8l-1.5-1.4H8.9a1.1 1.1 0 0 1-1.1-1.1v-2.2a1.1 1.1 0 0 1 1.1-1.1H10l1.5-1.4a1.1 1.1 0 0 1 .8-.3Z"
      />
    </IconFrame>
  ),
} as const;

interface StoryMenuProps {
  readonly id: string;
  readonly player: Player;
  readonly state: PlayerState;
  readonly viewChoice: ViewChoice;
  readonly root: { readonly current: HTMLElement | null };
  readonly onCommand: (command: Command) => void;
  readonly flash: Flash;
  readonly home: ReactNode;
  readonly onClose: () => void;
}

export function StoryMenu(props: StoryMenuProps) {
  const { id, player, state, viewChoice, root, onCommand, flash, home, onClose } = props;
  const { t } = useTexts();
  const { view, onView, linear, onLinear, pausesAfterPage, onPausesAfterPage, pageSound } = viewChoice;
  const other = view === 'book' ? 'slides' : 'book';
  const onOff = (isOn: boolean) => ({ pressed: isOn, text: t(isOn ? 'viewer.on' : 'viewer.off') });
  /** Closes the menu first: the action changes the page below it. */
  const closing = (act: () => void) => (): void => {
    onClose();
    act();
  };
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <section
      id={id}
      className="viewer-menu"
      aria-label={t('viewer.more')}
      data-unfolded={isUnfolded || undefined}
    >
      <div className="viewer-menu-tiles">
        {home}
        {view === 'book' && (
          <PlayerButton
            icon={menuIcons['larger-text']}
            label={t('viewer.largerText')}
            {...onOff(linear)}
            onClick={closing(() => onLinear(!linear))}
            flashes={false}
          />
        )}
        <SleepTimerButton player={player} />
        <PlayerButton
          icon={menuIcons[other]}
          label={t(other === 'book' ? 'viewer.readAsBook' : 'viewer.watchAsSlides')}
          onClick={closing(() => onView(other))}
          flashes={false}
        />
      </div>
      <button
        type="button"
        className="viewer-menu-unfold"
        aria-expanded={isUnfolded}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        {t('viewer.forGrownUps')}
        <IconFrame>
          <path d="M5.6 8.3a1.5 1.5 0 0 1 2.1 0L12 12.6l4.300-4.300a1.5 1.5 0 0 1 2.1 2.1l-5.300 5.400a1.5 1.5 0 0 1-2.200 0L5.6 10.400a1.5 1.5 0 0 1 0-2.1Z" />
        </IconFrame>
      </button>
      <fieldset className="viewer-menu-grown-ups">
        <legend>{t('viewer.forGrownUps')}</legend>
        <div className="viewer-menu-tiles">
          <SpeedButton player={player} />
          <CommandButton
            icon="subtitles"
            label={t('viewer.subtitles')}
            {...onOff(state.subtitles)}
            {...buttonOf('ToggleSubtitles', { state, onCommand, flash })}
          />
          {view === 'book' && (
            <PlayerButton
              icon={menuIcons['page-pause']}
              label={t('viewer.pauseAfterPage')}
              {...onOff(pausesAfterPage)}
              onClick={() => onPausesAfterPage(!pausesAfterPage)}
              flashes={false}
            />
          )}
          {view === 'book' && <PageSoundButton {...pageSound} />}
          <FullScreenButton root={root} closing={closing} />
        </div>
      </fieldset>
    </section>
  );
}

function PageSoundButton({ isOn }: Pick<PageSound, 'isOn'>) {
  const { t } = useTexts();
  const pressed = useReadable(isOn);
  return (
    <PlayerButton
      icon={menuIcons['page-sound']}
      label={t('viewer.pageSound')}
      pressed={pressed}
      text={t(pressed ? 'viewer.on' : 'viewer.off')}
      onClick={() => isOn.set(!pressed)}
      flashes={false}
    />
  );
}

const speeds = [1, 1.25, 1.5, 0.75] as const;

/** Returns the element after this one; the first follows the last. */
function nextOf<T>(all: readonly T[], current: T): T {
  return all[(all.indexOf(current) + 1) % all.length] ?? current;
}

function SpeedButton({ player: { displayed, setSpeed } }: Pick<StoryMenuProps, 'player'>) {
  const { t, language } = useTexts();
  const speed = useReadable(displayed.mediaTime, (time) => time.speed);
  return (
    <PlayerButton
      icon={menuIcons.speed}
      label={t('viewer.speed', { speed: withDecimalSign(String(speed), language) })}
      onClick={() => setSpeed(nextOf<number>(speeds, speed))}
      flashes={false}
    />
  );
}

/** Each press chooses the next time. The minutes left are those at the last press, or when the menu opened. */
function SleepTimerButton({ player: { sleepTimer } }: Pick<StoryMenuProps, 'player'>) {
  const { t } = useTexts();
  const { choice } = useReadable(sleepTimer);
  const descriptionId = useId();
  const text = timeLeftText(t, choice, sleepTimer.minutesLeft());
  return (
    <>
      <PlayerButton
        icon="moon"
        label={t('viewer.sleep.name')}
        text={text}
        describedBy={descriptionId}
        marked={choice !== 'off'}
        onClick={() => sleepTimer.choose(nextOf(sleepChoices, choice))}
        flashes={false}
      />
      <span id={descriptionId} hidden>
        {text}
      </span>
    </>
  );
}

function timeLeftText(t: Translate, choice: SleepChoice, left: number | undefined): string {
  if (choice === 'off') return t('viewer.off');
  if (choice === 'story' || left === undefined) return t('viewer.sleep.story');
  return left === 1 ? t('viewer.sleep.oneLeft') : t('viewer.sleep.left', { minutes: left });
}

interface FullScreenButtonProps extends Pick<StoryMenuProps, 'root'> {
  readonly closing: (act: () => void) => () => void;
}

/** Toggles full screen for the player; renders nothing where the device does not support it. */
function FullScreenButton({ root, closing }: FullScreenButtonProps) {
  const { t } = useTexts();
  const full = useSyncExternalStore(onFullScreenChange, fillsScreen);
  if (!canFillScreen()) return null;
  const toggle = (): void => {
    if (root.current === null) return;
    toggleFullScreen(root.current).catch((error: unknown) => report(error, 'viewer: full screen'));
  };
  return (
    <PlayerButton
      icon={menuIcons[full ? 'leave-fullscreen' : 'fullscreen']}
      label={t(full ? 'viewer.leaveFullScreen' : 'viewer.fullScreen')}
      onClick={closing(toggle)}
      flashes={false}
    />
  );
}

export interface EndButtonsProps {
  readonly onCommand: (command: Command) => void;
  readonly flash: Flash;
  readonly onHome: () => void;
  /** Opens the rating; undefined where nobody rates. */
  readonly onRate: (() => void) | undefined;
}

/** What the bar has once the story is over (spec player §2). */
export function EndButtons({ onCommand, flash, onHome, onRate }: EndButtonsProps) {
  const { t } = useTexts();
  return (
    <span className="viewer-end-commands">
      <CommandButton
        icon="restart"
        label={t('viewer.restart')}
        command="Restart"
        onCommand={onCommand}
        flash={flash}
      />
      <PlayerButton icon="home" label={t('viewer.home')} onClick={onHome} flashes={false} />
      {onRate && <PlayerButton icon="star" label={t('viewer.rate')} onClick={onRate} flashes={false} />}
    </span>
  );
}
