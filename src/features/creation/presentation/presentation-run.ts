// Makes presentations, in one tab at a time (spec screens §11): all tabs share a draft, so two runs would make the same thing twice.
import { createWritable, type Readable } from '../../../base/readable';
import {
  createCreationRun,
  type CreateFrame,
  type CreationRun,
  type CreationRunDeps,
} from '../run/creation-run';
import { mayStart } from '../run/state';

export interface PresentationRunDeps extends CreationRunDeps {
  /**
   * Acquires the lock of the one tab that makes a presentation; returns its release function, or undefined while another tab
   * holds it.
   */
  readonly acquireLock: () => Promise<(() => void) | undefined>;
  /** Calls `onFree` once when no tab holds the lock any more, unless the signal is aborted before. */
  readonly whenLockIsFree: (signal: AbortSignal, onFree: () => void) => void;
}

export interface PresentationRun extends CreationRun {
  /** Whether another tab was making a presentation when this one asked for the lock, and has not been found finished since. */
  readonly isInOtherTab: Readable<boolean>;
  /** Asks whether another tab is making a presentation. */
  readonly checkOtherTabs: () => Promise<boolean>;
  /**
   * Waits for the other tab to finish, until the signal is aborted. It counts as finished once `onFinished` has resolved, which reads
   * what it left; must not reject.
   */
  readonly waitForOtherTab: (signal: AbortSignal, onFinished: () => Promise<void>) => void;
  /** Lets other tabs make one, unless this one is doing so: called once the draft, which all tabs share, says how the run has ended. */
  readonly releaseLock: () => void;
}

/** Creates a run in IDLE. It holds the lock from a start to the `releaseLock` after its end. */
export function createPresentationRun(deps: PresentationRunDeps): PresentationRun {
  const run = createCreationRun(deps);
  const isInOtherTab = createWritable(false);
  let release: (() => void) | undefined;
  /** Identifies the start that waits for the lock. */
  let waiting: object | undefined;

  return {
    get: run.get,
    subscribe: run.subscribe,
    isInOtherTab,
    async checkOtherTabs() {
      const acquired = await deps.acquireLock();
      acquired?.();
      isInOtherTab.set(acquired === undefined);
      return acquired === undefined;
    },
    waitForOtherTab: (signal, onFinished) =>
      deps.whenLockIsFree(signal, () => {
        void onFinished().then(() => signal.aborted || isInOtherTab.set(false));
      }),
    releaseLock() {
      if (run.get().name === 'CREATING') return;
      release?.();
      release = undefined;
    },
    start(frame: CreateFrame) {
      if (waiting !== undefined || !mayStart(run.get())) return;
      if (release !== undefined) {
        run.start(frame);
        return;
      }
      const own = {};
      waiting = own;
      void deps.acquireLock().then((acquired) => {
        if (waiting !== own) return acquired?.();
        waiting = undefined;
        isInOtherTab.set(acquired === undefined);
        if (acquired === undefined) return undefined;
        release = acquired;
        return run.start(frame);
      });
    },
    restart() {
      waiting = undefined;
      run.restart();
    },
  };
}
