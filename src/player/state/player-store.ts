// The player's stores, outside of React, so that a tap starts the audio element within its own event handler (browsers allow sound only
// there): its state, the media time, and both as the controls display them, once the slide is painted (ADR-0016).
import { createWritable, type Readable } from '../../base/readable';
import {
  initialState,
  isDone,
  type MediaTime,
  type PlayerAction,
  type PlayerState,
  reduce,
} from './player-state';
import type { Schedule } from '../../base/clock';

/**
 * The phases of an update, in this order, once the reducer has given the next state. A listener names its phase, so the order
 * of subscription decides nothing:
 * - `log`: the action is recorded for diagnostics, before what follows from it;
 * - `hold`: the display decides whether it keeps the old values until the slide is painted;
 * - `effects`: narration and timers follow, which may change the media time.
 * Subscribers then read the new state.
 */
const updatePhases = ['log', 'hold', 'effects'] as const;
export type UpdatePhase = (typeof updatePhases)[number];

/** Called for every action, even without a change of the state (Restart on the first slide still rewinds). */
type ActionListener = (action: PlayerAction, state: PlayerState, before: PlayerState) => void;

export interface PlayerStore extends Readable<PlayerState> {
  /** Updates the state. An action that a listener dispatches is processed after the current update. */
  readonly dispatch: (action: PlayerAction) => void;
  /** Calls in this phase of each update; returns an unsubscribe function. */
  readonly onAction: (phase: UpdatePhase, listener: ActionListener) => () => void;
  /** Returns whether an action is being processed. */
  readonly isUpdating: () => boolean;
}

/** Returns a store whose player is paused on the first slide. */
export function createPlayerStore(sequenceLength: number): PlayerStore {
  let state = initialState(sequenceLength);
  /** Set after the phases, whose listeners read `state` already. */
  const changes = createWritable(state);
  const listeners: Record<UpdatePhase, Set<ActionListener>> = {
    log: new Set(),
    hold: new Set(),
    effects: new Set(),
  };
  const pending: PlayerAction[] = [];
  let isUpdating = false;
  const update = (action: PlayerAction): void => {
    const before = state;
    state = reduce(before, action);
    for (const phase of updatePhases)
      for (const listener of listeners[phase]) listener(action, state, before);
    if (state !== before) changes.set(state);
  };
  return {
    get: () => state,
    dispatch(action) {
      pending.push(action);
      if (isUpdating) return;
      isUpdating = true;
      try {
        for (let next = pending.shift(); next !== undefined; next = pending.shift()) update(next);
      } finally {
        isUpdating = false;
      }
    },
    subscribe: changes.subscribe,
    onAction(phase, listener) {
      listeners[phase].add(listener);
      return () => void listeners[phase].delete(listener);
    },
    isUpdating: () => isUpdating,
  };
}

/**
 * The player's state and media time as the controls display them. After a change of slide the old values stay until the new slide is
 * painted or the page has turned. Narration or another action releases them earlier.
 */
export interface DisplayedPlayer extends Pick<DeferredDisplay, 'release' | 'whenReleased' | 'setSchedule'> {
  readonly state: Readable<PlayerState>;
  readonly mediaTime: Readable<MediaTime>;
}

/**
 * Returns the displayed state and media time. It waits for `afterPaint`, or for the schedule that an open book passes to `setSchedule`.
 */
export function createDisplayedPlayer(
  store: PlayerStore,
  mediaTime: WritableMediaTime,
  afterPaint: Schedule,
): DisplayedPlayer {
  const { deferredViewOf, defer, release, whenReleased, setSchedule } = createDeferredDisplay(afterPaint);
  store.onAction('hold', (_, state, before) => {
    // Turning back from the end hides the panel at the end at once.
    if (state.index !== before.index && !isDone(before)) defer();
    else release();
  });
  // Once narration runs, the marked sentence and the scrub bar must follow it. During an update the media time still belongs to the
  // old slide, so it must not release the display.
  mediaTime.subscribe(() => {
    if (!store.isUpdating() && mediaTime.get().time > 0) release();
  });
  return {
    state: deferredViewOf(store),
    mediaTime: deferredViewOf(mediaTime),
    setSchedule,
    release,
    whenReleased,
  };
}

export interface DeferredDisplay {
  /** Returns a view of the source whose value and notifications wait while updates are deferred. */
  readonly deferredViewOf: <T>(source: Readable<T>) => Readable<T>;
  /** Defers the updates of all views; must be called before the sources change. */
  readonly defer: () => void;
  /** Displays the current values at once, as when someone drags the scrub bar during a page turn. */
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

export interface WritableMediaTime extends Readable<MediaTime> {
  /** Changes some of the values; calls no listener when none differs. */
  readonly set: (report: Partial<MediaTime>) => void;
}

/** Creates a media time at 0 s, with an unknown duration and normal speed. */
export function createMediaTime(): WritableMediaTime {
  const { get, set, subscribe } = createWritable<MediaTime>({
    time: 0,
    duration: 0,
    buffering: false,
    answer: 'none',
    speed: 1,
  });
  return {
    get,
    subscribe,
    set(report) {
      const next = { ...get(), ...report };
      if (!isSame(next, get())) set(next);
    },
  };
}

const isSame = (a: MediaTime, b: MediaTime): boolean =>
  a.time === b.time &&
  a.duration === b.duration &&
  a.buffering === b.buffering &&
  a.answer === b.answer &&
  a.speed === b.speed;
