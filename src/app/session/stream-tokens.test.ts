import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWritable } from '../../contract/readable';
import { createDevice, flush } from '../../features/session/tokens/fake-device.fixture';
import { createReachability } from '../../platform/http/reachability';
import { createOpenGates } from './open-gates';
import { anonymousSession } from './open-session';
import { streamTokens } from './stream-tokens';

beforeEach(() => void vi.stubEnv('HAS_SIGN_IN', 'true'));
afterEach(() => void vi.unstubAllEnvs());

/** Returns a page whose browser is online or offline, and the token of its session. */
async function signedInPage({ isOnline = true } = {}) {
  const device = createDevice();
  const { session } = device.open();
  await session.adopt(device.provider.signIn('ida'), 'ida');
  const network = createWritable(isOnline);
  const reachability = createReachability({ hasNetwork: network.get, onChange: network.subscribe });
  const gates = createOpenGates();
  const tokens = streamTokens({ session, gates, reachability });
  const { signal } = new AbortController();
  const token = (await tokens.accessToken(signal)) ?? '';
  return { provider: device.provider, session, gates, signal, token, renew: tokens.renewToken };
}

test('a token that may have been refused is replaced silently', async () => {
  const { renew, token, signal, session } = await signedInPage();
  const next = await renew(token, signal);
  expect([next, next === token]).toEqual([session.get().accessToken, false]);
});

test('without a network no other token is asked for, and the session stays', async () => {
  const { renew, token, signal, session } = await signedInPage({ isOnline: false });
  expect(await renew(token, signal)).toBeUndefined();
  expect(session.get()).toMatchObject({ isSignedIn: true, accessToken: token });
});

test('when the session has ended, a stream waits until the person has signed in again', async () => {
  const { renew, token, signal, session, provider, gates } = await signedInPage();
  gates.open();
  provider.endAll();
  const next = renew(token, signal);
  await flush();
  expect(session.get().reason).toBe('ended');
  await session.adopt(provider.signIn('ida'), 'ida');
  expect(await next).toBe(session.get().accessToken);
});

test('where nobody signs in there is no other token', async () => {
  vi.stubEnv('HAS_SIGN_IN', '');
  const reachability = createReachability({ hasNetwork: () => true, onChange: () => undefined });
  const tokens = streamTokens({ session: anonymousSession, gates: createOpenGates(), reachability });
  const { signal } = new AbortController();
  expect(await tokens.accessToken(signal)).toBe('anon');
  expect(await tokens.renewToken('anon', signal)).toBeUndefined();
});
