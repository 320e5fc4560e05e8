// Runs the waiting downloads in order of priority, within a time budget. Browsers terminate a worker that stays busy for
// minutes, so it starts no download and no file after 25 seconds.
import type { WorkerEnvironment } from '../environment';
import type { DownloadOrder, PrioritySemaphore } from './download-order';

/** Milliseconds during which downloads and files are started. */
const timeBudget = 25_000;

/** The time budget in which a worker starts downloads and files, shared by all of its downloads. */
export interface TimeBudget {
  /** Returns whether there is time to start another file. */
  readonly hasTime: () => boolean;
  /** Resolves when the time is up. */
  readonly untilSpent: () => Promise<void>;
}

/** An attempt at the download of a presentation, as the queue starts it. */
interface QueuedAttempt {
  readonly id: string;
  readonly budget: TimeBudget;
  /** Called when every file is started, so that another download may start. */
  readonly onAllStarted: () => void;
}

/** An attempt with what its fetches share: when they may run, and what ends them. */
export interface Attempt extends QueuedAttempt {
  /** Ends the attempt. */
  readonly signal: AbortSignal;
  readonly priority: () => number;
  readonly semaphore: PrioritySemaphore;
}

export interface QueueWork extends Pick<DownloadOrder, 'priority'> {
  /** Returns the first id that may start now, as `createDownloadOrder` does. */
  readonly firstWaiting: (
    wanted: ReadonlySet<string>,
    mayStart: (id: string) => boolean,
  ) => Promise<string | undefined>;
  /** Makes one attempt. Resolves with `isUnreachable` when our own host does not answer at all. */
  readonly runAttempt: (attempt: QueuedAttempt) => Promise<{ readonly isUnreachable: boolean }>;
  /** Called when the queue stopped because the time budget is spent. */
  readonly onTimeBudgetSpent: () => Promise<void>;
}

/** Creates the queue of one worker's downloads. */
export function createQueue(environment: WorkerEnvironment, work: QueueWork) {
  const context: QueueContext = {
    wanted: new Set(),
    active: new Map(),
    wakeSignal: createSignal(),
    tried: new Set(),
    reachability: { isUnreachable: false },
  };
  const { wanted, active, tried, wakeSignal } = context;
  let budget: TimeBudget | undefined;
  let working: Promise<void> | undefined;

  const start = () => {
    budget = createTimeBudget(environment);
    return runAttempts(work, budget, context, () => (working = undefined));
  };
  const run = async (ids: readonly string[] = []): Promise<void> => {
    for (const id of ids) wanted.add(id);
    // The caller may know that the network is back, which an earlier attempt could not.
    context.reachability = { isUnreachable: false };
    if (ids.length === 0) tried.clear();
    wakeSignal.set();
    if (working && !budget?.hasTime()) await working.catch(() => undefined);
    if (working) return working.catch(() => undefined);
    working = start();
    return working;
  };
  return {
    /**
     * Attempts the waiting downloads for one time budget, and the downloads of `ids` in any state. Rejects with the first unexpected error, but
     * only the call that started them: one fault is reported once.
     */
    run,
    isActive: (id: string): boolean => active.has(id),
    /** Forgets every id that is not attempted now, but those to keep. */
    forget: (keep: readonly string[]): void => {
      for (const ids of [wanted, tried]) for (const id of ids) if (!keep.includes(id)) ids.delete(id);
    },
  };
}

function createTimeBudget({ monotonicNow, wait }: WorkerEnvironment): TimeBudget {
  const until = monotonicNow() + timeBudget;
  let spent: Promise<void> | undefined;
  return {
    hasTime: () => monotonicNow() < until,
    untilSpent: () => (spent ??= wait(Math.max(0, until - monotonicNow()))),
  };
}

interface QueueContext {
  readonly wanted: Set<string>;
  readonly active: Map<string, { isAllStarted: boolean }>;
  readonly wakeSignal: ReturnType<typeof createSignal>;
  /** Ids that were started within this time budget, and since the last `run` without ids. */
  readonly tried: Set<string>;
  /** Replaced on each `run`: the outcome of an earlier attempt says nothing about the network afterwards. */
  reachability: { isUnreachable: boolean };
}

/**
 * Attempts one download after the other; the next starts while the last files of the previous one are still being fetched.
 * Calls `onOver` as soon as it would start nothing more, so that a later `run` starts with another time budget.
 */
async function runAttempts(
  work: QueueWork,
  budget: TimeBudget,
  context: QueueContext,
  onOver: () => void,
): Promise<void> {
  const { active, wakeSignal, tried } = context;
  tried.clear();
  const errors: unknown[] = [];
  try {
    do {
      wakeSignal.reset();
      const id =
        context.reachability.isUnreachable || !budget.hasTime() ? undefined : await nextOf(work, context);
      if (id !== undefined) startAttempt(id, budget, work, context, errors);
      else if (active.size > 0) await wakeSignal.wait();
    } while (active.size > 0 || wakeSignal.isSet());
  } finally {
    onOver();
  }
  if (!budget.hasTime()) await work.onTimeBudgetSpent();
  if (errors.length > 0) throw errors[0];
}

function startAttempt(
  id: string,
  budget: TimeBudget,
  { runAttempt }: QueueWork,
  { wanted, active, tried, wakeSignal, reachability }: QueueContext,
  errors: unknown[],
): void {
  const status = { isAllStarted: false };
  wanted.delete(id);
  tried.add(id);
  active.set(id, status);
  const onAllStarted = () => {
    if (!status.isAllStarted) wakeSignal.set();
    status.isAllStarted = true;
  };
  void runAttempt({ id, budget, onAllStarted })
    .catch((error: unknown) => {
      errors.push(error);
      return { isUnreachable: false };
    })
    .then((end) => (reachability.isUnreachable ||= end.isUnreachable))
    .finally(() => {
      active.delete(id);
      wakeSignal.set();
    });
}

/**
 * Returns the next id to download: when no active attempt has files left to start, or when its priority is higher than the priority
 * of each attempt that has.
 */
async function nextOf(
  { firstWaiting, priority }: QueueWork,
  { wanted, active, tried }: QueueContext,
): Promise<string | undefined> {
  const next = await firstWaiting(wanted, (id) => !active.has(id) && (wanted.has(id) || !tried.has(id)));
  if (next === undefined) return undefined;
  const startingPriorities = [...active]
    .filter(([, { isAllStarted }]) => !isAllStarted)
    .map(([id]) => priority(id));
  return priority(next) < Math.min(...startingPriorities) ? next : undefined;
}

/** Creates a signal that stays set until it is reset. `wait` resolves at once while it is set. */
function createSignal() {
  let isSet = false;
  let wake = () => {};
  return {
    set: () => {
      isSet = true;
      wake();
    },
    reset: () => (isSet = false),
    isSet: () => isSet,
    wait: async (): Promise<void> => {
      if (!isSet) await new Promise<void>((ready) => (wake = ready));
    },
  };
}
