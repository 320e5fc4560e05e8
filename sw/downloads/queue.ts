// The queue of presentations that wait to be fetched, worked off in shifts: browsers end a worker that stays busy for
// minutes, so a shift begins nothing new after a while. Knows not what a run does.
import type { Shift } from './batch';

export interface QueueDeps {
  /** What may go on now, the most urgent first; `wanted` are to be looked at whatever their state. */
  readonly waiting: (wanted: ReadonlySet<string>) => Promise<readonly string[]>;
  /** The lower, the sooner. */
  readonly urgency: (id: string) => number;
  readonly run: Run;
  /** A shift ended because its time was up. */
  readonly onTimeBudgetSpent: () => Promise<void>;
  /** Milliseconds, of a clock that only grows. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Does one run; says whether our own host does not answer at all. `onAllStarted`: there is room for another run. */
type Run = (id: string, shift: Shift, onAllStarted: () => void) => Promise<{ readonly isOffline: boolean }>;

/** Milliseconds for which a shift begins what is new. */
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

  const begin = () => {
    shift = createShift(deps);
    return workShift(deps, shift, context, () => (working = undefined));
  };
  const resumeAll = async (ids: readonly string[] = []): Promise<void> => {
    for (const id of ids) wanted.add(id);
    // Who says it may know more of the network than a run that began before.
    context.connectivity = { isOffline: false };
    if (ids.length === 0) tried.clear();
    wakeSignal.ring();
    if (working && !shift?.hasTime()) await working.catch(() => undefined);
    return (working ??= begin());
  };
  return {
    /** Goes on for one shift, also with `ids` whatever their state. Rejects with what nobody foresaw. */
    resumeAll,
    isRunning: (id: string): boolean => active.has(id),
  };
}

interface Context {
  readonly wanted: Set<string>;
  readonly active: Map<string, { isAllStarted: boolean }>;
  readonly wakeSignal: ReturnType<typeof createSignal>;
  /** Begun since all were last told to go on. */
  readonly tried: Set<string>;
  /** Made anew with each word to go on: how a run ends that began before says nothing of what comes after. */
  connectivity: { isOffline: boolean };
}

/**
 * One run after the other; the next begins while the last files of the one before are under way. `onOver` is called in
 * the moment in which nothing would be begun any more: a word that comes later begins another shift.
 */
async function workShift(deps: QueueDeps, shift: Shift, context: Context, onOver: () => void): Promise<void> {
  const { active, wakeSignal, tried } = context;
  tried.clear();
  const errors: unknown[] = [];
  try {
    do {
      wakeSignal.quieten();
      const id = context.connectivity.isOffline || !shift.hasTime() ? undefined : await nextOf(deps, context);
      if (id !== undefined) startRun(id, { deps, shift, context, errors });
      else if (active.size > 0) await wakeSignal.heard();
    } while (active.size > 0 || wakeSignal.isRinging());
  } finally {
    onOver();
  }
  if (!shift.hasTime()) await deps.onTimeBudgetSpent();
  if (errors.length > 0) throw errors[0];
}

interface ShiftContext {
  readonly deps: QueueDeps;
  readonly shift: Shift;
  readonly context: Context;
  /** What nobody foresaw. */
  readonly errors: unknown[];
}

function startRun(id: string, { deps, shift, context, errors }: ShiftContext): void {
  const { wanted, active, tried, wakeSignal, connectivity } = context;
  const status = { isAllStarted: false };
  wanted.delete(id);
  tried.add(id);
  active.set(id, status);
  const onAllStarted = () => {
    if (!status.isAllStarted) wakeSignal.ring();
    status.isAllStarted = true;
  };
  void deps
    .run(id, shift, onAllStarted)
    .then((end) => (connectivity.isOffline ||= end.isOffline))
    .catch((error: unknown) => errors.push(error))
    .finally(() => {
      active.delete(id);
      wakeSignal.ring();
    });
}

/** The next to run: when nothing else has files to begin, or when it is more urgent than all that have. */
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

/** Rings until it is quietened; who listens hears it at once while it rings. */
function createSignal() {
  let isRinging = false;
  let wake = () => {};
  return {
    ring: () => {
      isRinging = true;
      wake();
    },
    quieten: () => (isRinging = false),
    isRinging: () => isRinging,
    heard: async (): Promise<void> => {
      if (!isRinging) await new Promise<void>((ready) => (wake = ready));
    },
  };
}
