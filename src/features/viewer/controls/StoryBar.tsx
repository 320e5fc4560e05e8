// The bar of a story: beside Play, where one may go on reading; and where the focus goes when a button goes.
import { useDeferredValue, useEffect, useRef } from 'react';
import { ContinueButton } from '../continue/ContinueButton';
import type { ReadingPositions } from '../../../player/positions';
import { continueAt, useContinue } from '../continue/use-continue';
import { isDone } from '../../../player/state/player-state';
import { Bar, type BarProps } from './Bar';

interface StoryBarProps extends Omit<BarProps, 'playButton' | 'besidePlay' | 'alone'> {
  readonly presentationId: string;
  /** Without it nothing is offered to continue. */
  readonly positions: ReadingPositions | undefined;
  readonly painted: boolean;
}

export function StoryBar({ presentationId, positions, painted, ...bar }: StoryBarProps) {
  const { player, state } = bar;
  // All that comes beside Play is rendered in slices.
  const alone = useDeferredValue(state.name === 'FIRST_SLIDE_PAUSED');
  const playButton = useFocusOfGoneButtons(isDone(state), alone);
  const position = useContinue(player, presentationId, positions, { painted, view: bar.reading.view });
  const resume =
    position === undefined ? undefined : (
      <ContinueButton
        position={position}
        onContinue={() => {
          continueAt(player, position);
          // The button goes; whoever pressed it by key stays in the player.
          playButton.current?.focus();
        }}
      />
    );
  return <Bar {...bar} alone={alone} playButton={playButton} besidePlay={resume} />;
}

/** When the panel at the end goes, or all that Play is without on the first page, the focus of what went goes on to Play. */
function useFocusOfGoneButtons(done: boolean, alone: boolean) {
  const playButton = useRef<HTMLButtonElement>(null);
  const before = useRef({ done, alone });
  useEffect(() => {
    const went = (before.current.done && !done) || (alone && !before.current.alone);
    if (went && document.activeElement === document.body) playButton.current?.focus();
    before.current = { done, alone };
  }, [done, alone]);
  return playButton;
}
