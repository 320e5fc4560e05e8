// The bar below the slide: scrub bar and buttons. In FIRST_SLIDE_PAUSED it shows only Play.
import { useEffect, useRef, type ReactNode } from 'react';
import { SleepTimerMenu } from '../sleep-timer/SleepTimerMenu';
import type { Player, PlayerDeps } from '../../../player/player';
import { ScrubBar } from './ScrubBar';
import type { PlayerPosition, Scrub } from './scrub';
import { useAnswer } from '../shared/use-player';
import { playsSlideOrAnswer, type PlayerState } from '../../../player/state/player-state';
import { Controls, type ControlsProps } from './Controls';
import './controls.css';
import { useReadable } from '../../../ui/use-readable';

export interface BarProps extends Omit<ControlsProps, 'speed' | 'onSpeed' | 'sleepTimer' | 'answerPaused'> {
  readonly player: Player;
  readonly state: PlayerState;
  readonly afterPaint: PlayerDeps['afterPaint'];
  /** The app's button that saves the story, beside the scrub bar. */
  readonly saveButton: ReactNode;
}

export function Bar({ player, afterPaint, saveButton, ...controls }: BarProps) {
  const { setSpeed, slides, sleepTimer, displayed } = player;
  const { state, alone } = controls;
  const releaseAfterPaint = useReleaseAfterPaint(player, afterPaint);
  const { mediaTime } = displayed;
  const speed = useReadable(mediaTime, (time) => time.speed);
  const answer = useAnswer(player);
  return (
    <div className="viewer-bar">
      {!alone && (
        <div className="viewer-scrub-row">
          <ScrubBar
            index={state.index}
            count={slides.length}
            over={state.name === 'LAST_SLIDE_FINISHED'}
            mediaTime={mediaTime}
            runs={playsSlideOrAnswer(state, { answer })}
            positionNow={() => playerPositionOf(player)}
            onScrub={(scrub) => {
              perform(player, scrub);
              releaseAfterPaint();
            }}
          />
          {saveButton && <span className="viewer-scrub-save">{saveButton}</span>}
        </div>
      )}
      <Controls
        {...controls}
        answerPaused={answer === 'paused'}
        speed={speed}
        onSpeed={setSpeed}
        sleepTimer={<SleepTimerMenu sleepTimer={sleepTimer} />}
      />
    </div>
  );
}

/**
 * Returns a function that shows the controls' current state once the page is painted. The next change of state cancels it, since
 * the controls wait for that page instead.
 */
function useReleaseAfterPaint({ store, displayed }: Player, afterPaint: BarProps['afterPaint']): () => void {
  const cancel = useRef<() => void>(undefined);
  useEffect(() => {
    const cancelNow = (): void => cancel.current?.();
    const unsubscribe = store.subscribe(cancelNow);
    return () => {
      unsubscribe();
      cancelNow();
    };
  }, [store]);
  return () => {
    cancel.current?.();
    cancel.current = afterPaint(displayed.release);
  };
}

const playerPositionOf = ({ store, mediaTime }: Player): PlayerPosition => ({
  index: store.get().index,
  time: mediaTime.get().time,
  duration: mediaTime.get().duration,
});

function perform(player: Player, scrub: Scrub): void {
  if (scrub.kind === 'seconds') player.seek(scrub.seconds);
  else player.store.dispatch({ type: 'GoTo', index: scrub.index });
}
