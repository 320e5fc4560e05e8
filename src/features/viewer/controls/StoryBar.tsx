// The bar of a story: beside Play, where one may go on reading; and where the focus goes when a button goes.
import { useEffect, useRef } from 'react';
import { ContinueButton } from '../continue/ContinueButton';
import type { Positions } from '../continue/positions';
import { continueAt, useContinue } from '../continue/use-continue';
import { isDone } from '../state/player-state';
import { Bar, type BarProps } from './Bar';

interface StoryBarProps extends Omit<BarProps, 'playButton' | 'besidePlay'> {
  readonly presentationId: string;
  /** Without it nothing is offered to continue. */
  readonly positions: Positions | undefined;
  readonly painted: boolean;
}

export function StoryBar({ presentationId, positions, painted, ...bar }: StoryBarProps) {
  const { player, state } = bar;
  const playButton = useFocusAfterTheEnd(isDone(state));
  const place = useContinue(player, presentationId, positions, painted);
  const goOn =
    place === undefined ? undefined : (
      <ContinueButton
        place={place}
        onContinue={() => {
          continueAt(player, place);
          // The button goes; whoever pressed it by key stays in the player.
          playButton.current?.focus();
        }}
      />
    );
  return <Bar {...bar} playButton={playButton} besidePlay={goOn} />;
}

/** When the panel at the end goes with the button that was pressed, the focus goes on to Play. */
function useFocusAfterTheEnd(done: boolean) {
  const playButton = useRef<HTMLButtonElement>(null);
  const wasDone = useRef(done);
  useEffect(() => {
    if (wasDone.current && !done && document.activeElement === document.body) playButton.current?.focus();
    wasDone.current = done;
  }, [done]);
  return playButton;
}
