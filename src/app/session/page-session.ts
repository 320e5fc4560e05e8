// Creates the session from the browser's APIs and the identity provider of the deployment.
import type { UserPool } from '../../contract/deployment';
import { readSignInStep } from '../../contract/identity/sign-in-step';
import { ShapeError } from '../../contract/parse';
import { systemClock } from '../../platform/browser/clock';
import { onPageWake } from '../../platform/browser/page-wake';
import { report } from '../../platform/browser/report';
import { openTabChannel } from '../../platform/browser/tab-channel';
import { withWebLock } from '../../platform/browser/web-lock';
import type { IdentityProvider } from '../../platform/http/identity-provider';
import { deviceStorage, tabStorage } from '../../platform/storage/site-storage';
import type { RefreshDeps } from '../../features/session/tokens/refresh';
import type { SessionController } from '../../features/session/tokens/session';
import { createSession } from '../../features/session/tokens/session-controller';
import { sessionChannel } from '../../features/session/tokens/session-message';
import { createTokenStore, followedKey } from '../../features/session/tokens/token-store';
import { openIdentityProvider } from './page-provider';

/** The Web Lock under which one tab at a time refreshes. */
const refreshLock = 'bookworm-session';

/** Opens the session of this page. Throws InvalidUserPoolIdError. */
export function openPageSession(userPool: UserPool): SessionController {
  const provider = openIdentityProvider(userPool);
  return createSession({
    store: createTokenStore({ device: deviceStorage, tab: tabStorage, report }),
    withLock: (work) => withWebLock(refreshLock, work),
    requestTokens: requestTokensOf(provider),
    revoke: provider.revoke,
    isOnline: () => navigator.onLine,
    clock: systemClock,
    random: Math.random,
    report,
    channel: openTabChannel(sessionChannel),
    onStored: (call) =>
      addEventListener('storage', ({ key }) => {
        // Without a key the whole storage was cleared.
        if (key === followedKey || key === null) call();
      }),
    onWake: onPageWake,
    onNetworkReturn: (call) => addEventListener('online', call),
  });
}

/** Returns the function that exchanges a refresh token (spec contract §5). */
function requestTokensOf({ call, clientId }: IdentityProvider): RefreshDeps['requestTokens'] {
  return async ({ refreshToken = '' }, signal) => {
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
    throw new ShapeError('identity provider InitiateAuth', 'AuthenticationResult', 'missing after a refresh');
  };
}
