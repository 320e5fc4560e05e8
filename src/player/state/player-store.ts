// Holds the player's state outside of React, so that a tap starts the audio element within its own event handler
// (browsers allow sound only there).
import { initialState, reduce, type PlayerAction, type PlayerState } from './player-state';

/** Called for every action, also one that changes nothing (Restart on the first slide still rewinds). */
type ActionListener = (action: PlayerAction, state: PlayerState, before: PlayerState) => void;

export interface PlayerStore {
  readonly get: () => PlayerState;
  readonly dispatch: (action: PlayerAction) => void;
  /** Calls after each change; returns an unsubscribe function. Fits `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls within each dispatch, before subscribers; returns an unsubscribe function. */
  readonly onAction: (listener: ActionListener) => () => void;
}

/** Returns a store whose player is paused on the slide `startIndex`. */
export function createPlayerStore(sequenceLength: number, startIndex = 0): PlayerStore {
  let state = reduce(initialState(sequenceLength), { type: 'GoTo', index: startIndex });
  const listeners = new Set<() => void>();
  const actionListeners = new Set<ActionListener>();
  return {
    get: () => state,
    dispatch(action) {
      const before = state;
      state = reduce(before, action);
      for (const listener of actionListeners) listener(action, state, before);
      if (state !== before) for (const listener of listeners) listener();
    },
    subscribe: (listener) => joinSet(listeners, listener),
    onAction: (listener) => joinSet(actionListeners, listener),
  };
}

function joinSet<T>(set: Set<T>, member: T): () => void {
  set.add(member);
  return () => void set.delete(member);
}
