// Runs the waiting downloads in order of urgency, in shifts. Browsers terminate a worker that stays busy for minutes,
// so a shift starts no new run or file after 25 seconds.
import type { Wait } from '../timers';
import type { Shift } from './batch';

export interface QueueDeps {
  /** Returns the ids that may run now, the most urgent first. Those in `wanted` may run in any state. */
  readonly waiting: (wanted: ReadonlySet<string>) => Promise<readonly string[]>;
  /** Returns the urgency; lower numbers run first. */
  readonly urgency: (id: string) => number;
  readonly run: Run;
  /** Called when a shift ended because its time was used up. */
  readonly onTimeBudgetSpent: () => Promise<void>;
  /** Returns milliseconds of a monotonic clock. */
  readonly now: () => number;
  readonly wait: Wait;
}

/**
 * Runs one download. Resolves with `isOffline` when our own host does not answer at all. Calls `onAllStarted` once all
 * of its files are being fetched, so that another run may start.
 */
type Run = (id: string, shift: Shift, onAllStarted: () => void) => Promise<{ readonly isOffline: boolean }>;

/** Milliseconds during which a shift starts new runs and files. */
const shiftTime = 25_000;

export function createQueue(deps: QueueDeps) {
  const context: Context = {
    wanted: new Set(),
    active: new Map(),
    wakeSignal: createSignal(),
    tried: new Set(),
    connectivity: { isOffline: false },
  };
  const { wanted, active, tried, wakeSignal } = context;
  let shift: Shift | undefined;
  let working: Promise<void> | undefined;

  const startShift = () => {
    shift = createShift(deps);
    return workShift(deps, shift, context, () => (working = undefined));
  };
  const resumeAll = async (ids: readonly string[] = []): Promise<void> => {
    for (const id of ids) wanted.add(id);
    // The caller may know that the network is back, which an earlier run could not.
    context.connectivity = { isOffline: false };
    if (ids.length === 0) tried.clear();
    wakeSignal.set();
    if (working && !shift?.hasTime()) await working.catch(() => undefined);
    return (working ??= startShift());
  };
  return {
    /** Runs waiting downloads for one shift, and `ids` in any state. Rejects with the first unexpected error. */
    resumeAll,
    isRunning: (id: string): boolean => active.has(id),
    /** Forgets every id that it does not run, but those to keep. */
    forget: (keep: readonly string[]): void => {
      for (const ids of [wanted, tried]) for (const id of ids) if (!keep.includes(id)) ids.delete(id);
    },
  };
}

interface Context {
  readonly wanted: Set<string>;
  readonly active: Map<string, { isAllStarted: boolean }>;
  readonly wakeSignal: ReturnType<typeof createSignal>;
  /** Ids that were started since the last `resumeAll` without ids. */
  readonly tried: Set<string>;
  /** Replaced on each `resumeAll`: the outcome of an earlier run says nothing about the network afterwards. */
  connectivity: { isOffline: boolean };
}

/**
 * Runs one download after the other; the next starts while the last files of the previous one are still being fetched.
 * Calls `onOver` as soon as it would start nothing more, so that a later `resumeAll` starts another shift.
 */
async function workShift(deps: QueueDeps, shift: Shift, context: Context, onOver: () => void): Promise<void> {
  const { active, wakeSignal, tried } = context;
  tried.clear();
  const errors: unknown[] = [];
  try {
    do {
      wakeSignal.reset();
      const id = context.connectivity.isOffline || !shift.hasTime() ? undefined : await nextOf(deps, context);
      if (id !== undefined) startRun(id, context, runOf(id, deps, shift, errors));
      else if (active.size > 0) await wakeSignal.wait();
    } while (active.size > 0 || wakeSignal.isSet());
  } finally {
    onOver();
  }
  if (!shift.hasTime()) await deps.onTimeBudgetSpent();
  if (errors.length > 0) throw errors[0];
}

type RunNow = (onAllStarted: () => void) => ReturnType<Run>;

/** Returns the run of one presentation; an error is added to `errors`. */
function runOf(id: string, { run }: QueueDeps, shift: Shift, errors: unknown[]): RunNow {
  return (onAllStarted) =>
    run(id, shift, onAllStarted).catch((error: unknown) => {
      errors.push(error);
      return { isOffline: false };
    });
}

function startRun(id: string, context: Context, run: RunNow): void {
  const { wanted, active, tried, wakeSignal, connectivity } = context;
  const status = { isAllStarted: false };
  wanted.delete(id);
  tried.add(id);
  active.set(id, status);
  const onAllStarted = () => {
    if (!status.isAllStarted) wakeSignal.set();
    status.isAllStarted = true;
  };
  void run(onAllStarted)
    .then((end) => (connectivity.isOffline ||= end.isOffline))
    .finally(() => {
      active.delete(id);
      wakeSignal.set();
    });
}

/**
 * Returns the next id to run: when no active run has files left to start, or when it is more urgent than all that have.
 */
async function nextOf(
  { waiting, urgency }: QueueDeps,
  { wanted, active, tried }: Context,
): Promise<string | undefined> {
  const next = (await waiting(wanted)).find((id) => !active.has(id) && (wanted.has(id) || !tried.has(id)));
  if (next === undefined) return undefined;
  const beginning = [...active].filter(([, { isAllStarted }]) => !isAllStarted).map(([id]) => urgency(id));
  return urgency(next) < Math.min(...beginning) ? next : undefined;
}

function createShift({ now, wait }: QueueDeps): Shift {
  const until = now() + shiftTime;
  let over: Promise<void> | undefined;
  return { hasTime: () => now() < until, over: () => (over ??= wait(Math.max(0, until - now()))) };
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

export function createAbortControllers() {
  const controllers = new Map<string, AbortController>();
  return {
    /** Returns the signal of a presentation. All callers share it until `abort`, which replaces it. */
    signalOf: (id: string): AbortSignal => {
      const controller = controllers.get(id) ?? new AbortController();
      controllers.set(id, controller);
      return controller.signal;
    },
    /** Aborts the work on a presentation. */
    abort: (id: string): void => {
      controllers.get(id)?.abort();
      controllers.delete(id);
    },
  };
}
