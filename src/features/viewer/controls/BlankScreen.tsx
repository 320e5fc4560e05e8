// The black screen of a presenter who talks (spec player §7): it pauses what plays until the next key or click, which does nothing else.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import type { Player } from '../../../player/player';
import { playsSlideOrAnswer } from '../../../player/state/player-state';

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
