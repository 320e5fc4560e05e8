// Holds the player's state outside of React, so that a tap starts the audio element within its own event handler
// (browsers allow sound only there).
import { createWritable, type Readable } from '../../base/readable';
import { initialState, reduce, type PlayerAction, type PlayerState } from './player-state';

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

/** Called for every action, also one that changes nothing (Restart on the first slide still rewinds). */
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
