// What the session needs of the identity provider of this page's deployment. Loaded with the first refresh or revocation, and with the
// pages of signing in.
import type { UserPool } from '../../contract/deployment';
import { systemClock } from '../../platform/browser/system-clock';
import { report } from '../../platform/browser/report';
import { createIdentityProvider, type IdentityProvider } from '../../platform/http/identity-provider';
import { readSignInStep } from '../../contract/identity/provider-responses';
import { ShapeError } from '../../base/parse';
import type { SessionDeps } from '../../features/session/tokens/session-controller';
import { withDeviceDatabase } from '../../platform/storage/database';
import { knownDevicesIn } from '../../platform/storage/device-settings';

/** Returns the client of the provider. Throws InvalidUserPoolIdError. */
export function openIdentityProvider(userPool: UserPool): IdentityProvider {
  return createIdentityProvider({
    fetch: (url, init) => fetch(url, init),
    userPool,
    clock: systemClock,
    random: Math.random,
    report,
  });
}

/** Returns the calls to the provider of a pool. Throws InvalidUserPoolIdError. */
export function createSessionProvider(userPool: UserPool): Pick<SessionDeps, 'requestTokens' | 'revoke'> {
  const { call, clientId, revoke } = openIdentityProvider(userPool);
  const devices = knownDevicesIn(withDeviceDatabase);
  return {
    revoke,
    // Exchanges a refresh token (spec contract §5).
    async requestTokens({ refreshToken = '', username = '' }, signal) {
      // The provider gives new tokens to a remembered device only by its key.
      const device = await devices.read(username).catch((error: unknown): undefined => {
        report(error, 'session: known device');
        return undefined;
      });
      const response = await call(
        'InitiateAuth',
        {
          ClientId: clientId,
          AuthFlow: 'REFRESH_TOKEN_AUTH',
          AuthParameters: {
            REFRESH_TOKEN: refreshToken,
            ...(device === undefined ? {} : { DEVICE_KEY: device.key }),
          },
        },
        signal,
      );
      const step = readSignInStep(response);
      if (step.step === 'tokens') return step.result;
      throw new ShapeError(
        'identity provider InitiateAuth',
        'AuthenticationResult',
        'missing after a refresh',
      );
    },
  };
}
