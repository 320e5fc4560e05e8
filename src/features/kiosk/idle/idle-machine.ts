// Runs the idle machine: one timer, the visitor's input, what keeps the kiosk from falling idle, and the forgetting (spec screens §12).
import type { MonotonicClock } from '../../../base/clock';
import { createWritable, type Readable, anyOf } from '../../../base/readable';

// The states, pure: the clock and the forgetting are their effects.

/**
 * `active`: somebody uses the kiosk, or it waits until nobody has for the idle time. `countdown`: it asks whether somebody is
 * still there. `forgetting`: everything of the visitor is being deleted. `attract`: previews invite the next visitor.
 */
export type IdleState =
  | { readonly phase: 'active'; readonly isBusy: boolean }
  | { readonly phase: 'countdown'; readonly isBusy: boolean }
  | { readonly phase: 'forgetting'; readonly isBusy: boolean; readonly isTouched: boolean }
  | { readonly phase: 'attract'; readonly isBusy: boolean };

export type IdleAction =
  /** Somebody touched the screen or pressed a key. */
  | { readonly type: 'input' }
  /** Something plays, records or is being made. */
  | { readonly type: 'busy' }
  | { readonly type: 'free' }
  /** The idle time is over. */
  | { readonly type: 'idle' }
  /** An activity has run for too long without a touch: it probably hangs. */
  | { readonly type: 'busy-too-long' }
  | { readonly type: 'counted-down' }
  /** The visitor left on purpose, or the page failed: forget at once. */
  | { readonly type: 'reset' }
  | { readonly type: 'forgotten' }
  /** The next visitor answered the invitation. */
  | { readonly type: 'begin' };

/** Returns the next state; the same object when the action changes nothing. */
export function reduceIdle(state: IdleState, action: IdleAction): IdleState {
  switch (action.type) {
    case 'input':
      if (state.phase === 'countdown') return { phase: 'active', isBusy: state.isBusy };
      return state.phase === 'forgetting' && !state.isTouched ? { ...state, isTouched: true } : state;
    case 'busy':
      if (state.isBusy) return state;
      return state.phase === 'forgetting' ? { ...state, isBusy: true } : { phase: 'active', isBusy: true };
    case 'free':
      return state.isBusy ? { ...state, isBusy: false } : state;
    case 'idle':
      return state.phase === 'active' && !state.isBusy ? { phase: 'countdown', isBusy: false } : state;
    case 'busy-too-long':
      return state.phase === 'active' && state.isBusy ? { phase: 'countdown', isBusy: true } : state;
    case 'counted-down':
      return state.phase === 'countdown' ? forgettingAfter(state) : state;
    case 'reset':
      return state.phase === 'active' || state.phase === 'countdown' ? forgettingAfter(state) : state;
    case 'forgotten':
      if (state.phase !== 'forgetting') return state;
      // A touch in the meantime comes from the next visitor.
      return { phase: state.isTouched || state.isBusy ? 'active' : 'attract', isBusy: state.isBusy };
    case 'begin':
      return state.phase === 'attract' ? { phase: 'active', isBusy: state.isBusy } : state;
  }
}

const forgettingAfter = ({ isBusy }: IdleState): IdleState => ({
  phase: 'forgetting',
  isBusy,
  isTouched: false,
});

/** Milliseconds. */
interface IdleTimes {
  /** Without a touch until the countdown, while nothing is busy. */
  readonly idle: number;
  readonly countdown: number;
  /** From a touch on the countdown or the invitation until it closes, if its own click has not closed it before. */
  readonly touch: number;
  /** Without a touch until the countdown, although something is busy: no run or playback may hold the kiosk for ever. */
  readonly longestBusy: number;
}

interface IdleMachineDeps {
  readonly clock: MonotonicClock;
  readonly times: IdleTimes;
  /** True while something plays, records or is being made. */
  readonly busy: Readable<boolean>;
  /** Subscribes to every touch and key press. */
  readonly onInput: (call: () => void) => void;
  /** Called at the first input of a visitor. */
  readonly onVisitor: () => void;
  /** Forgets the visitor. Never rejects. */
  readonly forget: () => Promise<void>;
}

export interface IdleMachine {
  readonly state: Readable<IdleState>;
  /** Closes the countdown, since somebody is there. */
  readonly stay: () => void;
  /** Begins for the next visitor, while the kiosk invites. */
  readonly begin: () => void;
  /** Forgets the visitor at once. */
  readonly reset: () => void;
}

/** Starts in `phase`, for the life of the page. At rest it runs one timer, and in the attract mode none. */
export function startIdleMachine(deps: IdleMachineDeps, phase: 'active' | 'attract'): IdleMachine {
  const { clock, times, busy } = deps;
  const state = createWritable<IdleState>({ phase, isBusy: busy.get() });
  let lastInput = clock.monotonicNow();
  let hasVisitor = false;
  let cancel = (): void => undefined;

  const dispatch = (action: IdleAction): void => {
    const before = state.get();
    const next = reduceIdle(before, action);
    if (next === before) return;
    state.set(next);
    if (next.phase === 'forgetting' && before.phase !== 'forgetting') forget();
    const isNewVisitor = before.phase === 'attract' || before.phase === 'forgetting';
    if (next.phase === 'active' && isNewVisitor) noteVisitor();
    // `isBusy` decides how long the machine waits for a touch, and changes nothing of the countdown.
    const hasNewLimit = next.phase === 'active' && next.isBusy !== before.isBusy;
    if (next.phase !== before.phase || hasNewLimit) schedule();
  };
  const forget = (): void => {
    hasVisitor = false;
    void deps.forget().then(() => dispatch({ type: 'forgotten' }));
  };
  const noteVisitor = (): void => {
    lastInput = clock.monotonicNow();
    if (hasVisitor) return;
    hasVisitor = true;
    deps.onVisitor();
  };
  const schedule = (): void => {
    cancel();
    cancel = (): void => undefined;
    const { phase: currentPhase, isBusy } = state.get();
    if (currentPhase === 'countdown')
      cancel = clock.after(times.countdown, () => dispatch({ type: 'counted-down' }));
    if (currentPhase !== 'active') return;
    const limit = isBusy ? times.longestBusy : times.idle;
    const left = lastInput + limit - clock.monotonicNow();
    if (left <= 0) dispatch({ type: isBusy ? 'busy-too-long' : 'idle' });
    else cancel = clock.after(left, schedule);
  };
  const stay = (): void => {
    noteVisitor();
    dispatch({ type: 'input' });
  };
  const begin = (): void => dispatch({ type: 'begin' });
  deps.onInput(() => {
    const { phase: currentPhase } = state.get();
    if (currentPhase === 'active') noteVisitor();
    if (currentPhase === 'forgetting') dispatch({ type: 'input' });
    if (currentPhase === 'active' || currentPhase === 'forgetting') return;
    // The touch stops the countdown. The overlay stays until the touch has become a click, which would otherwise press the page
    // below.
    cancel();
    cancel = clock.after(times.touch, currentPhase === 'countdown' ? stay : begin);
  });
  busy.subscribe(() => {
    // The idle time counts from the end of the activity.
    lastInput = clock.monotonicNow();
    dispatch({ type: busy.get() ? 'busy' : 'free' });
  });
  schedule();
  return {
    state,
    stay,
    begin,
    reset: () => dispatch({ type: 'reset' }),
  };
}

/** Counts what keeps the kiosk from falling idle: a recording, a run. */
export interface Busy extends Readable<boolean> {
  /** Keeps the kiosk from falling idle until the returned function is called; a second call of it does nothing. */
  readonly begin: () => () => void;
}

/** Creates the count; it is also busy while one of `others` is true. */
export function createBusy(...others: readonly Readable<boolean>[]): Busy {
  const underWay = createWritable(0);
  const isUnderWay = { get: () => underWay.get() > 0, subscribe: underWay.subscribe };
  return {
    ...anyOf(isUnderWay, ...others),
    begin() {
      underWay.set(underWay.get() + 1);
      let isCounted = true;
      return () => {
        if (isCounted) underWay.set(underWay.get() - 1);
        isCounted = false;
      };
    },
  };
}
