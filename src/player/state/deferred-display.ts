// Defers the updates of displayed values: while a slide is painted or a page turns, subscribers see the old values, so that the
// browser renders the page before the controls around it.
import type { Schedule } from '../../base/clock';
import { createWritable, type Readable } from '../../base/readable';

export interface DeferredDisplay {
  /** Returns a view of the source whose value and notifications wait while updates are deferred. */
  readonly deferredViewOf: <T>(source: Readable<T>) => Readable<T>;
  /** Defers the updates of all views; must be called before the sources change. */
  readonly defer: () => void;
  /** Shows the current values at once, since any other user action must be answered during a page turn. */
  readonly release: () => void;
  /** Calls once no update is deferred, at once if none is; returns a function that cancels the call. */
  readonly whenReleased: (call: () => void) => () => void;
  /** Replaces the usual schedule; returns a function that restores it and releases. */
  readonly setSchedule: (schedule: Schedule) => () => void;
}

/** Returns a deferred display, which waits for `usual` while no other schedule is set. */
export function createDeferredDisplay(usual: Schedule): DeferredDisplay {
  const updates = new Set<() => void>();
  let schedule = usual;
  let stopWaiting: (() => void) | undefined;
  const waiting = new Set<() => void>();
  const release = (): void => {
    if (stopWaiting === undefined) return;
    stopWaiting();
    stopWaiting = undefined;
    for (const notify of updates) notify();
    for (const call of waiting) call();
    waiting.clear();
  };
  return {
    deferredViewOf(source) {
      const shown = createWritable(source.get());
      const notify = (): void => {
        if (stopWaiting === undefined && shown.get() !== source.get()) shown.set(source.get());
      };
      updates.add(notify);
      source.subscribe(notify);
      return { get: shown.get, subscribe: shown.subscribe };
    },
    defer() {
      if (stopWaiting !== undefined) return;
      let isOver = false;
      const stop = schedule(() => {
        isOver = true;
        release();
      });
      if (!isOver) stopWaiting = stop;
    },
    release,
    whenReleased(call) {
      if (stopWaiting === undefined) call();
      else waiting.add(call);
      return () => void waiting.delete(call);
    },
    setSchedule(newSchedule) {
      schedule = newSchedule;
      return () => {
        schedule = usual;
        release();
      };
    },
  };
}
