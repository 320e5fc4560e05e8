// Creates the session from the browser's APIs and the identity provider of the deployment.
import { accessTokenKey, deviceStorage, tabStorage } from '../../platform/storage/site-storage';
import type { UserPool } from '../../contract/deployment';
import { createSessionController, sessionChannel } from '../../features/session/tokens/session-controller';
import type { SessionController } from '../../features/session/tokens/person-session';
import { createTokenStore } from '../../features/session/tokens/token-store';
import { systemClock } from '../../platform/browser/system-clock';
import { onNetworkBack, onPageWake } from '../../platform/browser/page-events';
import { report } from '../../platform/browser/report';
import { openTabChannel, withWebLock } from '../../platform/browser/tabs';

/** The Web Lock under which one tab at a time refreshes. */
const refreshLock = 'bookworm-session';

/** Opens and returns the session of this page, which follows the device's storage and the other tabs for the life of the page. */
export function openPageSession(userPool: UserPool): SessionController {
  const loadProvider = async () => (await import('./session-provider')).createSessionProvider(userPool);
  return createSessionController({
    store: createTokenStore({ device: deviceStorage, tab: tabStorage, report }),
    withLock: (work) => withWebLock(refreshLock, work),
    requestTokens: async (tokens, signal) => (await loadProvider()).requestTokens(tokens, signal),
    revoke: async (refreshToken) => (await loadProvider()).revoke(refreshToken),
    hasNetwork: () => navigator.onLine,
    clock: systemClock,
    random: Math.random,
    report,
    channel: openTabChannel(sessionChannel),
    onStored: (call) =>
      addEventListener('storage', ({ key }) => {
        // Without a key the whole storage was cleared.
        if (key === accessTokenKey || key === null) call();
      }),
    onWake: onPageWake,
    onNetworkBack,
  });
}
