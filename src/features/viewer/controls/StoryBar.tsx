// The bar of a story with the button `Continue on page N` beside Play (spec screens §9), whose space the layout reserves, so that
// nothing moves when it appears. Moves the focus to Play, or to the player, when the focused button is removed.
import { useDeferredValue, useEffect, useRef } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import type { ReadingPositionStore } from '../../../player/follow-reading-position';
import { focusPlayerOnRemoval } from '../shared/focus';
import { continueAt, useContinue } from './use-continue';
import { isDone } from '../../../player/state/player-state';
import { Bar, type BarProps } from './Bar';
import './continue.css';

interface StoryBarProps extends Omit<BarProps, 'playButton' | 'besidePlay' | 'alone'> {
  readonly presentationId: string;
  /** Without it there is no Continue button. */
  readonly positions: ReadingPositionStore | undefined;
  readonly painted: boolean;
}

export function StoryBar({ presentationId, positions, painted, ...bar }: StoryBarProps) {
  const { t } = useTexts();
  const { player, state } = bar;
  // The deferred value renders the other controls in slices.
  const alone = useDeferredValue(state.name === 'FIRST_SLIDE_PAUSED');
  const playButton = useFocusOfRemovedButtons(isDone(state), alone);
  const position = useContinue(player, presentationId, positions, { painted, view: bar.viewChoice.view });
  const resume =
    position === undefined ? undefined : (
      <Button
        ref={focusPlayerOnRemoval}
        className="viewer-continue"
        onClick={() => {
          continueAt(player, position);
          // The Continue button is removed; the focus has to stay in the player.
          playButton.current?.focus();
        }}
      >
        {t('viewer.continue', { page: position.slide + 1 })}
      </Button>
    );
  return <Bar {...bar} alone={alone} playButton={playButton} besidePlay={resume} />;
}

/** Moves the focus to Play when the panel at the end, or the controls that the first slide hides, are removed with the focus. */
function useFocusOfRemovedButtons(done: boolean, alone: boolean) {
  const playButton = useRef<HTMLButtonElement>(null);
  const before = useRef({ done, alone });
  useEffect(() => {
    const wereRemoved = (before.current.done && !done) || (alone && !before.current.alone);
    if (wereRemoved && document.activeElement === document.body) playButton.current?.focus();
    before.current = { done, alone };
  }, [done, alone]);
  return playButton;
}
