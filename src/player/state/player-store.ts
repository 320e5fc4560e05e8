// Holds the player's state outside of React, so that a tap reaches the audio element within the tap itself
// (browsers allow sound only there). Knows no media and no React.
import { initialState, reduce, type PlayerAction, type PlayerState } from './player-state';

/** Told of every action, also of those that change nothing (Restart on the first slide still rewinds). */
type ActionListener = (action: PlayerAction, state: PlayerState, before: PlayerState) => void;

export interface PlayerStore {
  readonly get: () => PlayerState;
  readonly dispatch: (action: PlayerAction) => void;
  /** Calls after each change; the answer takes it back. Fits `useSyncExternalStore`. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Calls within each dispatch, before subscribers; the answer takes it back. */
  readonly onAction: (listener: ActionListener) => () => void;
}

/** A player at rest before its first slide, or at the slide where reading goes on. */
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
