// When all that stands around the pages follows them: not while a page turns, nor between two that are turned one after the
// other, since to draw both takes a slow tablet longer than a frame. Knows no player and no page.
import { limits } from '../../../../contract/limits';
import type { Clock } from '../../../../contract/clock';

/** Calls later; the answer takes it back. */
type Later = (call: () => void) => () => void;

interface AfterTurnDeps {
  readonly isTurning: () => boolean;
  readonly afterPaint: Later;
  readonly clock: Clock;
}

const { restAfterTurn, longestHold } = limits.book;

/** What turns no page waits for the paint alone; what turns one waits until the book has lain still for a moment. */
export function createAfterTurn({ isTurning, afterPaint, clock }: AfterTurnDeps) {
  const waiting = new Set<{ readonly landed: () => void; readonly end: () => void }>();
  const later: Later = (call) => {
    const since = clock.now();
    let cancel = afterPaint(() => {
      if (!isTurning()) end();
    });
    const takeBack = (): void => {
      cancel();
      waiting.delete(wait);
    };
    const end = (): void => {
      takeBack();
      call();
    };
    const landed = (): void => {
      cancel();
      cancel = clock.after(restAfterTurn, () => {
        if (!isTurning() || clock.now() - since >= longestHold) end();
      });
    };
    const wait = { landed, end };
    waiting.add(wait);
    return takeBack;
  };
  return {
    later,
    /** A page has come to lie. */
    landed: (): void => {
      for (const wait of waiting) wait.landed();
    },
    /** Nobody looks any longer: no page will land, and what is to be noted is noted now. */
    hidden: (): void => {
      for (const wait of waiting) wait.end();
    },
  };
}
