// What the provider knows about the person, while it is loaded and loaded again (spec people §10). Pure.
import type { ProviderResponses } from '../../../contract/identity/responses';
import type { ProviderFailure } from '../form/provider-failure';

export type User = ProviderResponses['GetUser'];

export interface UserState {
  readonly user?: User | undefined;
  readonly isLoading: boolean;
  readonly failure?: ProviderFailure | undefined;
}

export type UserAction =
  | { readonly type: 'load' }
  | { readonly type: 'loaded'; readonly user: User }
  | { readonly type: 'failed'; readonly failure: ProviderFailure };

export const loadingUser: UserState = { isLoading: true };

/** Returns the next state. What is known stays while it is loaded again, and when that fails. */
export function userReducer({ user }: UserState, action: UserAction): UserState {
  switch (action.type) {
    case 'load':
      return { user, isLoading: true };
    case 'loaded':
      return { user: action.user, isLoading: false };
    case 'failed':
      return { user, isLoading: false, failure: action.failure };
  }
}
