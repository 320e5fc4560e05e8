// Runs the waiting downloads in order of priority, within a time budget. Browsers terminate a worker that stays busy for
// minutes, so it starts no download and no file after 25 seconds.
import type { Wait } from '../timers';
import { createTimeBudget, type TimeBudget } from './time-budget';

export interface QueueDeps {
  /**
   * Returns the id with the highest priority of those that may be downloaded now and that `mayStart` allows. Those in `wanted` may be
   * downloaded in any state.
   */
  readonly firstWaiting: (
    wanted: ReadonlySet<string>,
    mayStart: (id: string) => boolean,
  ) => Promise<string | undefined>;
  /** Returns the priority; lower numbers go first. */
  readonly priority: (id: string) => number;
  readonly runAttempt: RunAttempt;
  /** Called when the queue stopped because the time budget is spent. */
  readonly onTimeBudgetSpent: () => Promise<void>;
  /** Returns milliseconds of a monotonic clock. */
  readonly monotonicNow: () => number;
  readonly wait: Wait;
}

/**
 * Makes one attempt at the download of a presentation. Resolves with `isUnreachable` when our own host does not answer at all.
 * Calls `onAllStarted` once all of its files are being fetched, so that another download may start.
 */
type RunAttempt = (
  id: string,
  budget: TimeBudget,
  onAllStarted: () => void,
) => Promise<{ readonly isUnreachable: boolean }>;

/** Creates the queue of one worker's downloads. */
export function createQueue(deps: QueueDeps) {
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
    budget = createTimeBudget(deps);
    return runAttempts(deps, budget, context, () => (working = undefined));
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
     * Attempts the waiting downloads for one time budget, and those of `ids` in any state. Rejects with the first unexpected error, but
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
  deps: QueueDeps,
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
        context.reachability.isUnreachable || !budget.hasTime() ? undefined : await nextOf(deps, context);
      if (id !== undefined) startAttempt(id, context, attemptOf(id, deps, budget, errors));
      else if (active.size > 0) await wakeSignal.wait();
    } while (active.size > 0 || wakeSignal.isSet());
  } finally {
    onOver();
  }
  if (!budget.hasTime()) await deps.onTimeBudgetSpent();
  if (errors.length > 0) throw errors[0];
}

type Attempt = (onAllStarted: () => void) => ReturnType<RunAttempt>;

/** Returns the attempt at one download; an error is added to `errors`. */
function attemptOf(id: string, { runAttempt }: QueueDeps, budget: TimeBudget, errors: unknown[]): Attempt {
  return (onAllStarted) =>
    runAttempt(id, budget, onAllStarted).catch((error: unknown) => {
      errors.push(error);
      return { isUnreachable: false };
    });
}

function startAttempt(id: string, context: QueueContext, attempt: Attempt): void {
  const { wanted, active, tried, wakeSignal, reachability } = context;
  const status = { isAllStarted: false };
  wanted.delete(id);
  tried.add(id);
  active.set(id, status);
  const onAllStarted = () => {
    if (!status.isAllStarted) wakeSignal.set();
    status.isAllStarted = true;
  };
  void attempt(onAllStarted)
    .then((end) => (reachability.isUnreachable ||= end.isUnreachable))
    .finally(() => {
      active.delete(id);
      wakeSignal.set();
    });
}

/**
 * Returns the next id to download: when no active attempt has files left to start, or when its priority is higher than
 * that of all that have.
 */
async function nextOf(
  { firstWaiting, priority }: QueueDeps,
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
