// The idle machine of the kiosk (spec screens §12). Pure: the clock and the forgetting are its effects (idle-machine.ts).

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
