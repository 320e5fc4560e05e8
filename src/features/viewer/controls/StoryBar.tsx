// The bar below the story: scrub bar and buttons, in FIRST_SLIDE_PAUSED only Play, and beside it `Continue on page N` (spec screens §9).
// The layout reserves the space of that button, so that nothing moves when it appears.
import { useDeferredValue, useEffect, useRef, useLayoutEffect, useState, type ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import {
  type ReadingPositionStore,
  followReadingPosition,
  canContinue,
} from '../../../player/follow-reading-position';
import { focusPlayerOnRemoval } from '../shared/focus';
import { isDone, playsSlideOrAnswer, type PlayerState } from '../../../player/state/player-state';
import { onPageHidden } from '../../../platform/browser/page-events';
import type { Player, PlayerDeps } from '../../../player/player';
import type { StoryView, ReadingPosition } from '../../../contract/presentation/story-address';
import { SleepTimerMenu } from './SleepTimerMenu';
import { type PlayerPosition, type Scrub, ScrubBar } from './ScrubBar';
import { useAnswer } from '../shared/use-player';
import { Controls, type ControlsProps } from './Controls';
import { useReadable } from '../../../ui/use-readable';
import './bar.css';

interface StoryBarProps extends Omit<BarProps, 'playButton' | 'besidePlay' | 'alone'> {
  readonly presentationId: string;
  /** Without it there is no Continue button. */
  readonly positions: ReadingPositionStore | undefined;
  readonly painted: boolean;
}

/** Moves the focus to Play, or to the player, when the focused button is removed. */
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

/**
 * Saves the reading position while a story is read. Returns the position to offer; undefined until it is loaded, and always after the first
 * Play or turn.
 */
function useContinue(
  player: Player,
  presentationId: string,
  positions: ReadingPositionStore | undefined,
  { painted, view }: { readonly painted: boolean; readonly view: StoryView },
): ReadingPosition | undefined {
  const [offered, setOffered] = useState<ReadingPosition>();
  // A layout effect is cleaned up before the effect that closes the player.
  useLayoutEffect(() => {
    if (positions === undefined) return undefined;
    return followReadingPosition(
      player,
      view,
      (position) => positions.save(presentationId, position),
      onHiddenFirst,
    );
  }, [player, presentationId, positions, view]);
  const wasStarted = useRef(false);
  // Before the cover has been painted too: an autoplay that the browser refuses may be paused by then.
  useEffect(
    () =>
      player.store.onAction('effects', () => {
        if (waits(player)) return;
        wasStarted.current = true;
        setOffered(undefined);
      }),
    [player],
  );
  useEffect(() => {
    // The position is read only after the cover has been painted, to keep the first paint fast.
    if (positions === undefined || !painted || wasStarted.current) return undefined;
    let isLeft = false;
    void positions.read(presentationId).then((position) => {
      if (isLeft || wasStarted.current || position === undefined) return;
      if (canContinue(position, player.slides.length)) setOffered(position);
    });
    return () => {
      isLeft = true;
    };
  }, [player, presentationId, positions, painted]);
  return offered;
}

/** Calls before reading-positions flushes. */
const onHiddenFirst = (call: () => void): (() => void) => onPageHidden(call, { capture: true });

const waits = ({ store }: Player): boolean => store.get().name === 'FIRST_SLIDE_PAUSED';

/** Goes to a position and plays. */
function continueAt({ store, seek }: Player, { slide, second }: ReadingPosition): void {
  store.dispatch({ type: 'GoTo', index: slide });
  seek(second);
  store.dispatch({ type: 'Play' });
}

interface BarProps extends Omit<ControlsProps, 'speed' | 'onSpeed' | 'sleepTimer' | 'answerPaused'> {
  readonly player: Player;
  readonly state: PlayerState;
  readonly afterPaint: PlayerDeps['afterPaint'];
  /** The app's button that saves the story, beside the scrub bar. */
  readonly saveButton: ReactNode;
}

function Bar({ player, afterPaint, saveButton, ...controls }: BarProps) {
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
