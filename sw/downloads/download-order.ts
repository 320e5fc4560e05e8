// Decides what goes first and what must not start: which download is next, which are stopped, and which of the waiting requests is
// sent next.
import type { WorkerEnvironment } from '../environment';
import { isViewed, type SaveRecord } from '../ledger/record';
import { isRetryAhead, ongoingStates } from '../ledger/save-state';
import type { IsClientOpen } from '../open-clients';

/** Returns the priority, the lowest number first: viewed stories, then requested ones, then opened ones. */
function priorityOf(record: SaveRecord, isOpen: IsClientOpen): number {
  if (isViewed(record, isOpen)) return 0;
  return { requested: 1, opened: 2, viewing: 3 }[record.saveReason];
}

/** Returns the record with the highest priority; among equals, the one requested first. Undefined when there are none. */
export function firstInOrder(records: Iterable<SaveRecord>, isOpen: IsClientOpen): SaveRecord | undefined {
  let first: SaveRecord | undefined;
  let firstPriority = Infinity;
  for (const record of records) {
    const priority = priorityOf(record, isOpen);
    const isEarlier =
      priority === firstPriority && first !== undefined && record.requestedAt < first.requestedAt;
    if (priority >= firstPriority && !isEarlier) continue;
    first = record;
    firstPriority = priority;
  }
  return first;
}

/**
 * Returns whether a download resumes by itself at `now` (milliseconds since 1970): it is queued, saving or incomplete, and no retry
 * lies ahead, or an early one was requested.
 */
export function isDue(record: SaveRecord, now: number): boolean {
  if (!ongoingStates.includes(record.state)) return false;
  return record.retry?.isEarly === true || !isRetryAhead(record, now);
}

export type DownloadOrder = ReturnType<typeof createDownloadOrder>;

/** Creates the order of the downloads. `isStopped` returns whether a download must not start, even if its record is due. */
export function createDownloadOrder(
  { ledger, openClients, now }: WorkerEnvironment,
  isStopped: (id: string) => boolean,
) {
  return {
    /** Returns the priority of a presentation; lower numbers go first. */
    priority: (id: string): number => {
      const record = ledger.peek()?.get(id);
      return record ? priorityOf(record, openClients.isOpen) : Infinity;
    },
    /**
     * Returns the id with the highest priority among the downloads that are due and that `mayStart` allows. A download in `wanted`
     * may start in any state.
     */
    firstWaiting: async (
      wanted: ReadonlySet<string> = new Set(),
      mayStart: (id: string) => boolean = () => true,
    ): Promise<string | undefined> => {
      const [all, ongoing] = [await ledger.all(), await ledger.ongoing()];
      const records = [...wanted].map((id) => all.get(id)).filter((record) => record !== undefined);
      for (const record of ongoing.values()) if (isDue(record, now())) records.push(record);
      const startable = records.filter(({ id }) => !isStopped(id) && mayStart(id));
      return firstInOrder(startable, openClients.isOpen)?.id;
    },
  };
}

export type Stops = ReturnType<typeof createStops>;

/** Creates the record of what ends downloads: an abort controller each, and the stops that the ledger could not record. */
export function createStops() {
  const controllers = new Map<string, AbortController>();
  /** The ledger still calls these downloads unfinished; only a request starts them. */
  const unrecorded = new Map<string, 'paused' | 'failed'>();
  const abortAttempt = (id: string) => {
    controllers.get(id)?.abort();
    controllers.delete(id);
  };
  return {
    /** Returns the signal of a presentation. All callers share it until the download is stopped, which replaces it. */
    signalOf: (id: string): AbortSignal => {
      const controller = controllers.get(id) ?? new AbortController();
      controllers.set(id, controller);
      return controller.signal;
    },
    /** Aborts the attempt at a download. */
    abort: (id: string): void => {
      unrecorded.delete(id);
      abortAttempt(id);
    },
    /** Aborts the attempt at a download whose pause the ledger could not record. */
    pauseUnrecorded: (id: string): void => {
      unrecorded.set(id, 'paused');
      abortAttempt(id);
    },
    /** Notes that a download failed for want of storage, and that the ledger could not record that either. */
    noteUnrecordedFailure: (id: string): void => {
      if (!unrecorded.has(id)) unrecorded.set(id, 'failed');
    },
    isPauseUnrecorded: (id: string): boolean => unrecorded.get(id) === 'paused',
    isStopped: (id: string): boolean => unrecorded.has(id),
    /** Allows a download to start again. */
    release: (id: string): void => void unrecorded.delete(id),
  };
}

/** Limits how many requests run at a time, and lets the one of the highest priority go first. */
export interface PrioritySemaphore {
  /**
   * Resolves with a function that releases the permit. `priority` is read each time a permit is free; the lowest number goes
   * next.
   */
  acquire(priority: () => number): Promise<() => void>;
  /** Returns whether a task with a lower priority number is waiting. */
  hasHigherPriority(than: number): boolean;
}

interface Waiting {
  readonly priority: () => number;
  readonly resume: () => void;
}

/** Creates a semaphore with `atOnce` permits; among tasks of the same priority, the first to wait goes first. */
export function createPrioritySemaphore(atOnce: number): PrioritySemaphore {
  const waiting: Waiting[] = [];
  let running = 0;
  const release = () => {
    const priorities = waiting.map(({ priority }) => priority());
    const at = priorities.indexOf(Math.min(...priorities));
    const [next] = waiting.splice(at, at < 0 ? 0 : 1);
    if (next) next.resume();
    else running -= 1;
  };
  return {
    async acquire(priority) {
      if (running < atOnce) running += 1;
      else await new Promise<void>((resume) => waiting.push({ priority, resume }));
      return release;
    },
    hasHigherPriority: (than) => waiting.some(({ priority }) => priority() < than),
  };
}
