// Delays updates of the controls around the pages. None is made during a page turn or between two quick turns, since a slow tablet
// cannot draw both in one frame.
import * as limits from '../../../../contract/limits';
import type { MonotonicClock, Schedule } from '../../../../base/clock';

interface AfterTurnDeps {
  readonly isTurning: () => boolean;
  /** Returns whether the document is hidden. No page lands then. */
  readonly isHidden: () => boolean;
  readonly afterPaint: Schedule;
  readonly clock: MonotonicClock;
}

const { restAfterTurn, maxDelay } = limits.book;

/**
 * Returns `schedule`, which makes a call after the paint. While pages turn, it waits until none has turned for `restAfterTurn`. After
 * `maxDelay` it waits only until `restAfterTurn` after the next landing, even if another page turns then.
 */
export function createAfterTurn({ isTurning, isHidden, afterPaint, clock }: AfterTurnDeps) {
  const waiting = new Set<{ readonly landed: () => void; readonly end: () => void }>();
  const schedule: Schedule = (call) => {
    const since = clock.monotonicNow();
    let cancel = afterPaint(() => {
      if (isHidden() || !isTurning()) end();
    });
    const cancelWait = (): void => {
      cancel();
      waiting.delete(wait);
    };
    const end = (): void => {
      cancelWait();
      call();
    };
    const landed = (): void => {
      cancel();
      cancel = clock.after(restAfterTurn, () => {
        if (!isTurning() || clock.monotonicNow() - since >= maxDelay) end();
      });
    };
    const wait = { landed, end };
    waiting.add(wait);
    return cancelWait;
  };
  return {
    schedule,
    /** Must be called when a page has landed. */
    landed: (): void => {
      for (const wait of waiting) wait.landed();
    },
    /** Must be called when the document becomes hidden; makes all waiting calls. */
    hidden: (): void => {
      for (const wait of waiting) wait.end();
    },
  };
}
