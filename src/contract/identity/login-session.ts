// Sign-in state and tokens, shared by page and service (spec contract §1, §2). Apart from the claims of tokens, since every page reads it.

export type LoginState = 'LOGGED_OUT' | 'LOGGED_IN' | 'NEW_PASSWORD_REQUIRED' | 'PASSWORD_CHANGE_FAILED';

/** The tokens of a signed-in user. `clockDrift` is the provider's clock minus ours, in seconds. */
export interface Session {
  /** Undefined in a session that was restored: the device stores the other two tokens only. */
  readonly idToken?: string;
  readonly accessToken: string;
  /** Undefined when the session cannot be continued after the access token's expiry. */
  readonly refreshToken?: string;
  readonly clockDrift: number;
}

/** The token of the variant that needs no sign-in (spec contract §2). */
export const anonymousToken = 'anon';

/** The group of people who made their account themselves, in the access token's claim `cognito:groups` (spec contract §4). */
export const memberGroup = 'member';

/**
 * Returns whether a token belongs to an account (spec contract §4). The anonymous token does not, so children never see the features of
 * staff.
 */
export function isOfAccount(accessToken: string | undefined): boolean {
  return accessToken !== undefined && accessToken !== '' && accessToken !== anonymousToken;
}
