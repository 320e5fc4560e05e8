// Holds the player's state outside of React, so that a tap starts the audio element within its own event handler
// (browsers allow sound only there).
import { createWritable, type Readable } from '../../base/readable';
import { initialState, reduce, type PlayerAction, type PlayerState } from './player-state';

/** Called for every action, also one that changes nothing (Restart on the first slide still rewinds). */
type ActionListener = (action: PlayerAction, state: PlayerState, before: PlayerState) => void;

export interface PlayerStore extends Readable<PlayerState> {
  readonly dispatch: (action: PlayerAction) => void;
  /** Calls within each dispatch, before subscribers; returns an unsubscribe function. */
  readonly onAction: (listener: ActionListener) => () => void;
}

/** Returns a store whose player is paused on the first slide. */
export function createPlayerStore(sequenceLength: number): PlayerStore {
  let state = initialState(sequenceLength);
  /** Set after the action listeners were called, which read `state` already. */
  const changes = createWritable(state);
  const actionListeners = new Set<ActionListener>();
  return {
    get: () => state,
    dispatch(action) {
      const before = state;
      state = reduce(before, action);
      for (const listener of actionListeners) listener(action, state, before);
      if (state !== before) changes.set(state);
    },
    subscribe: changes.subscribe,
    onAction(listener) {
      actionListeners.add(listener);
      return () => void actionListeners.delete(listener);
    },
  };
}
