// What the account page needs, with a provider and a session for tests.
import { vi } from 'vitest';
import type { KnownDevices } from '../../../platform/storage/device-settings';
import { scriptedProvider } from '../form/scripted-provider.fixture';
import type { Report } from '../form/request';
import type { SessionController } from '../tokens/person-session';
import { sendWithTokenOf, type AccountDeps } from './account-calls';

/** A signal that nobody aborts. */
export const signal = new AbortController().signal;

/** Creates what the page needs, with a session whose token is `old` until it is renewed. */
export function createAccount(responses: Parameters<typeof scriptedProvider>[0] = {}) {
  const { provider, sent } = scriptedProvider(responses);
  const session = {
    retrieve: vi.fn<SessionController['retrieve']>(async () => ({ accessToken: 'old', clockDrift: 0 })),
    renew: vi.fn<SessionController['renew']>(async () => ({ accessToken: 'new', clockDrift: 0 })),
    signOut: vi.fn<SessionController['signOut']>(async () => undefined),
  };
  const devices = {
    read: vi.fn<KnownDevices['read']>(async () => ({ key: 'here', groupKey: 'g', password: 'p' })),
    remove: vi.fn<KnownDevices['remove']>(async () => undefined),
  };
  const removeDrafts = vi.fn<AccountDeps['removeDrafts']>(async () => undefined);
  const report = vi.fn<Report>();
  const deps: AccountDeps = { provider, session, devices, removeDrafts, username: 'ida', report };
  return { deps, send: sendWithTokenOf(deps), sent, session, devices, removeDrafts, report };
}
