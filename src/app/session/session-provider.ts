// What the session needs of the identity provider. Loaded with the first refresh or revocation, not beside the first screen.
import type { UserPool } from '../../contract/deployment';
import { readSignInStep } from '../../contract/identity/sign-in-step';
import { ShapeError } from '../../contract/parse';
import type { SessionDeps } from '../../features/session/tokens/session-controller';
import { systemClock } from '../../platform/browser/clock';
import { report } from '../../platform/browser/report';
import { createIdentityProvider } from '../../platform/http/identity-provider';

/** Returns the calls to the provider of a pool. Throws InvalidUserPoolIdError. */
export function createSessionProvider(userPool: UserPool): Pick<SessionDeps, 'requestTokens' | 'revoke'> {
  const { call, clientId, revoke } = createIdentityProvider({
    fetch: (url, init) => fetch(url, init),
    userPool,
    clock: systemClock,
    random: Math.random,
    report,
  });
  return {
    revoke,
    // Exchanges a refresh token (spec contract §5).
    async requestTokens({ refreshToken = '' }, signal) {
      const answer = await call(
        'InitiateAuth',
        {
          ClientId: clientId,
          AuthFlow: 'REFRESH_TOKEN_AUTH',
          AuthParameters: { REFRESH_TOKEN: refreshToken },
        },
        signal,
      );
      const step = readSignInStep(answer);
      if (step.step === 'tokens') return step.result;
      throw new ShapeError(
        'identity provider InitiateAuth',
        'AuthenticationResult',
        'missing after a refresh',
      );
    },
  };
}
