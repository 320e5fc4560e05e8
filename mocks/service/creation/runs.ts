// Keeps the active runs, and reports the progress of a run to anyone with its key (spec contract §5). It stores only the key's hash.
// The presentation of a finished run is in the store.
import type { ServerFrame } from '../../../src/contract/creation/stream-frames';
import type { PresentationStore } from '../store/store';
import { ExpiringMap } from '../identity/expiring-map';

const day = 24 * 60 * 60_000;
/** How many failed runs are remembered. */
const mostFailed = 10_000;

/** Why a run is stopped that nobody has cancelled. */
export class ServiceEndsError extends Error {
  override readonly name = 'ServiceEndsError';
}

/** How a socket is closed: by a person who cancels the run, or in any other way. */
export type Leaving = 'cancelled' | 'lost';

export interface ServiceRun {
  /** Aborts when the run is to stop and leave nothing behind. */
  readonly signal: AbortSignal;
  /** Reads from a frame that is sent whether the run waits for its turn or has begun. */
  readonly note: (frame: ServerFrame) => void;
  /** Called when its socket has closed. A run that has begun is finished all the same, unless it is cancelled. */
  readonly leave: (leaving: Leaving) => void;
  /** Called once when no work is left. A run that made nothing counts as failed, unless it was stopped. */
  readonly end: () => Promise<void>;
}

interface NewRun {
  /** Undefined for a message without a key, about whose run nobody can ask. */
  readonly keyHash?: string | undefined;
  /** Whether something is stored. A run that only answers ends with its socket. */
  readonly makesPresentation: boolean;
}

interface UnderWay {
  readonly keyHash: string | undefined;
  readonly controller: AbortController;
  /** The position in the queue, from 1; undefined for a run that does not wait. */
  place?: number | undefined;
  hasStarted: boolean;
}

/** Creates the list of runs; `now` returns milliseconds since 1970. Of a run that a restart ends nothing is known. */
export function createRuns(presentations: PresentationStore, now: () => number) {
  const underWay = new Set<UnderWay>();
  const failed = new ExpiringMap<true>({ lifetime: day, maxSize: mostFailed, now });
  const waiting = () => [...underWay].filter(({ place }) => place !== undefined);
  let isEnding = false;
  let onEnd = (): void => undefined;
  const stop = ({ controller }: UnderWay): void => controller.abort(new ServiceEndsError());
  return {
    begin({ keyHash, makesPresentation }: NewRun): ServiceRun {
      if (keyHash !== undefined) failed.delete(keyHash);
      const controller = new AbortController();
      const run: UnderWay = { keyHash, controller, hasStarted: false };
      underWay.add(run);
      return {
        signal: controller.signal,
        note(frame) {
          if (frame.type !== 'progress') return;
          run.place = frame.data?.type === 'queue' ? frame.data.place : undefined;
          run.hasStarted ||= run.place === undefined;
          if (isEnding && run.place !== undefined) stop(run);
        },
        leave(leaving) {
          const goesOn = leaving === 'lost' && makesPresentation && run.hasStarted;
          if (!goesOn) controller.abort();
        },
        async end() {
          underWay.delete(run);
          onEnd();
          if (keyHash === undefined || controller.signal.aborted) return;
          if ((await presentations.madeInRun(keyHash)) === undefined) failed.set(keyHash, true);
        },
      };
    },
    /** Stops all runs, without a word. */
    stopAll(): void {
      for (const { controller } of underWay) controller.abort();
    },
    /** Drops the runs that wait, and resolves when the others have ended. Those left are stopped when the signal aborts. */
    async finish(signal: AbortSignal): Promise<void> {
      isEnding = true;
      waiting().forEach(stop);
      const stopRest = () => underWay.forEach(stop);
      signal.addEventListener('abort', stopRest);
      if (signal.aborted) stopRest();
      while (underWay.size > 0) await new Promise<void>((resolve) => (onEnd = resolve));
      signal.removeEventListener('abort', stopRest);
    },
    /** Returns whether the service ends, and begins no more runs. */
    isEnding: () => isEnding,
    /** Returns how many runs wait for their turn, and how many are being made. */
    count: () => ({ waiting: waiting().length, running: underWay.size - waiting().length }),
    /** Resolves to what a client is told of a run; to undefined when nothing is known of it. */
    async find(keyHash: string): Promise<object | undefined> {
      const made = await presentations.madeInRun(keyHash);
      if (made !== undefined) {
        const entry = Object(made.entry);
        const presentation = made.published ? entry : { ...entry, published: false };
        return { state: 'finished', id: entry.id, presentation };
      }
      const own = [...underWay].find((run) => run.keyHash === keyHash);
      if (own?.place !== undefined) return { state: 'waiting', place: own.place };
      if (own !== undefined) return { state: 'running' };
      return failed.get(keyHash) === true ? { state: 'failed' } : undefined;
    },
  };
}
