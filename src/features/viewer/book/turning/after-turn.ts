// Delays updates of the controls around the pages: not during a page turn, nor between two quick turns, since a slow tablet cannot
// draw both in one frame.
import { limits } from '../../../../contract/limits';
import type { Clock } from '../../../../contract/clock';

/** Calls later; returns a function that cancels the call. */
type Later = (call: () => void) => () => void;

interface AfterTurnDeps {
  readonly isTurning: () => boolean;
  readonly afterPaint: Later;
  readonly clock: Clock;
}

const { restAfterTurn, maxHold } = limits.book;

/** Returns `later`, which calls after the paint or, if a page turns, once the book has been still for `restAfterTurn`. */
export function createAfterTurn({ isTurning, afterPaint, clock }: AfterTurnDeps) {
  const waiting = new Set<{ readonly landed: () => void; readonly end: () => void }>();
  const later: Later = (call) => {
    const since = clock.now();
    let cancel = afterPaint(() => {
      if (!isTurning()) end();
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
        if (!isTurning() || clock.now() - since >= maxHold) end();
      });
    };
    const wait = { landed, end };
    waiting.add(wait);
    return cancelWait;
  };
  return {
    later,
    /** Call it when a page has landed. */
    landed: (): void => {
      for (const wait of waiting) wait.landed();
    },
    /** Call it when the document is hidden: no page will land, so all waiting calls are made now. */
    hidden: (): void => {
      for (const wait of waiting) wait.end();
    },
  };
}
