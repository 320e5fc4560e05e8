// The steps of adding a passkey (spec contract §12). Pure.

/** Why a passkey was not added. */
export type PasskeyFailure =
  | 'cancelled'
  | 'unsupported'
  | 'none-yet'
  | 'same'
  | 'denied'
  | 'network'
  | 'unexpected';

/** What the existing passkey has confirmed: the signed challenge and its assertion, as JSON. */
export interface Confirmation {
  readonly challenge: string;
  readonly assertion: string;
}

export type AddPasskey =
  | { readonly name: 'idle'; readonly failure?: PasskeyFailure; readonly isAdded?: boolean }
  /** The existing passkey is asked for. */
  | { readonly name: 'confirming' }
  /** The person changes to the new authenticator. Browsers ask for a tap before each of the two. */
  | { readonly name: 'confirmed'; readonly confirmation: Confirmation }
  /** The new authenticator is asked. */
  | { readonly name: 'adding'; readonly confirmation: Confirmation }
  /** The service gets what the authenticators answered. It may have added the passkey already, so nothing cancels this. */
  | { readonly name: 'sending' };

export type AddPasskeyAction =
  | { readonly type: 'start' }
  | { readonly type: 'confirmed'; readonly confirmation: Confirmation }
  | { readonly type: 'add' }
  | { readonly type: 'created' }
  | { readonly type: 'added' }
  | { readonly type: 'failed'; readonly failure: PasskeyFailure }
  | { readonly type: 'cancel' };

export const idle: AddPasskey = { name: 'idle' };

/** Returns the next state; the same object for an action that changes nothing in this state. */
export function addPasskeyReducer(state: AddPasskey, action: AddPasskeyAction): AddPasskey {
  switch (action.type) {
    case 'start':
      return state.name === 'idle' ? { name: 'confirming' } : state;
    case 'confirmed':
      return state.name === 'confirming' ? { name: 'confirmed', confirmation: action.confirmation } : state;
    case 'add':
      return state.name === 'confirmed' ? { name: 'adding', confirmation: state.confirmation } : state;
    case 'created':
      return state.name === 'adding' ? { name: 'sending' } : state;
    case 'added':
      return state.name === 'sending' ? { name: 'idle', isAdded: true } : state;
    case 'failed':
      return state.name === 'confirming' || state.name === 'adding' || state.name === 'sending'
        ? { name: 'idle', failure: action.failure }
        : state;
    case 'cancel':
      return state.name === 'idle' || state.name === 'sending' ? state : idle;
  }
}
