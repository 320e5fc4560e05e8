// What is drawn of the player: what is so now, or, while a slide changes or a book turns, what was so before: the page comes
// first, and all that stands around it when it is painted or lies. Knows no React and no page.
import type { Readable } from '../../contract/readable';

/** Calls once what is to be waited for is over; the answer takes it back. */
type Pace = (call: () => void) => () => void;

export interface Showing {
  /** The same source; while it is held, its value and its news wait. */
  readonly of: <T>(source: Readable<T>) => Readable<T>;
  /** Holds all of them, if somebody set a pace; must be called before they change. */
  readonly hold: () => void;
  /** Shows at once what is so: whatever else a person does while a page turns is answered now. */
  readonly release: () => void;
  /** Calls once nothing is held, at once if nothing is; the answer takes it back. */
  readonly whenLetGo: (call: () => void) => () => void;
  /** Instead of the usual pace, until the answer is called. */
  readonly paceBy: (pace: Pace) => () => void;
}

/** Without a usual pace nothing is held, unless somebody sets one. */
export function createShowing(usual?: Pace): Showing {
  const held = new Set<() => void>();
  let pace = usual;
  let stopWaiting: (() => void) | undefined;
  const waiting = new Set<() => void>();
  const release = (): void => {
    if (stopWaiting === undefined) return;
    stopWaiting();
    stopWaiting = undefined;
    for (const tell of held) tell();
    for (const call of waiting) call();
    waiting.clear();
  };
  return {
    of(source) {
      let shown = source.get();
      const listeners = new Set<() => void>();
      const tell = (): void => {
        if (stopWaiting !== undefined || shown === source.get()) return;
        shown = source.get();
        for (const listener of listeners) listener();
      };
      held.add(tell);
      source.subscribe(tell);
      return {
        get: () => shown,
        subscribe(listener) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      };
    },
    hold() {
      if (stopWaiting !== undefined || pace === undefined) return;
      let isOver = false;
      const stop = pace(() => {
        isOver = true;
        release();
      });
      if (!isOver) stopWaiting = stop;
    },
    release,
    whenLetGo(call) {
      if (stopWaiting === undefined) call();
      else waiting.add(call);
      return () => void waiting.delete(call);
    },
    paceBy(wished) {
      pace = wished;
      return () => {
        pace = usual;
        release();
      };
    },
  };
}
