// The state of one request of a form (spec people §10). Pure.
import type { ProviderFailure } from './provider-failure';

export type RequestState =
  | { readonly name: 'idle' }
  | { readonly name: 'pending' }
  | { readonly name: 'failed'; readonly failure: ProviderFailure };

export type RequestAction =
  | { readonly type: 'send' }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly failure: ProviderFailure }
  /** Forgets a failure, for example when another form opens. */
  | { readonly type: 'reset' };

export const idle: RequestState = { name: 'idle' };

/** Returns the next state; the same object for an action that changes nothing in this state. */
export function requestReducer(state: RequestState, action: RequestAction): RequestState {
  switch (action.type) {
    case 'send':
      return state.name === 'pending' ? state : { name: 'pending' };
    case 'done':
      return state.name === 'pending' ? idle : state;
    case 'failed':
      return state.name === 'pending' ? { name: 'failed', failure: action.failure } : state;
    case 'reset':
      return state.name === 'failed' ? idle : state;
  }
}
