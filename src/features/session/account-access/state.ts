// The steps of making an account, confirming it, and choosing a new password for a forgotten one (spec people §10). Pure.

export type AccessStep =
  | 'sign-up'
  /** Waits for the code that was sent to the new account's owner. */
  | 'confirm'
  | 'confirmed'
  | 'forgotten'
  /** Waits for the code that was sent, and for a new password. */
  | 'reset'
  | 'password-changed';

export interface AccessState {
  readonly step: AccessStep;
  readonly username: string;
  /** Where the code went, as the provider abbreviates it. */
  readonly destination?: string | undefined;
  /** True after another code was sent in the same step. */
  readonly isSentAgain: boolean;
}

export type AccessAction =
  | {
      readonly type: 'signed-up';
      readonly username: string;
      readonly isConfirmed: boolean;
      readonly destination: string | undefined;
    }
  | { readonly type: 'code-sent'; readonly username: string; readonly destination: string | undefined }
  | { readonly type: 'confirmed' }
  | { readonly type: 'password-changed' }
  /** Goes back to the form that asks for the username. */
  | { readonly type: 'back' };

/** Returns the first step, with a username that may be prefilled. */
export function beginAccess(step: 'sign-up' | 'confirm' | 'forgotten', username = ''): AccessState {
  return { step, username, isSentAgain: false };
}

/** Returns the next state; the same object for an action that changes nothing in this state. */
export function accessReducer(state: AccessState, action: AccessAction): AccessState {
  const { step } = state;
  switch (action.type) {
    case 'signed-up': {
      if (step !== 'sign-up') return state;
      const { username, destination, isConfirmed } = action;
      return { step: isConfirmed ? 'confirmed' : 'confirm', username, destination, isSentAgain: false };
    }
    case 'code-sent': {
      const { username, destination } = action;
      if (step === 'forgotten') return { step: 'reset', username, destination, isSentAgain: false };
      return step === 'confirm' || step === 'reset'
        ? { step, username, destination, isSentAgain: true }
        : state;
    }
    case 'confirmed':
      return step === 'confirm' ? { ...state, step: 'confirmed' } : state;
    case 'password-changed':
      return step === 'reset' ? { ...state, step: 'password-changed' } : state;
    case 'back':
      return step === 'reset' ? beginAccess('forgotten', state.username) : state;
  }
}
