import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as limits from '../../../contract/limits';
import { createWritable } from '../../../base/readable';
import { cachedResponseHeader } from '../../../contract/worker/worker-names';
import { createDevice, flush } from './fake-device.fixture';
import { createApi } from '../../../platform/http/api';
import { createReachability } from '../../../platform/http/reachability';
import { createOpenGates, streamTokens } from './session-calls';
import { anonymousSession } from './person-session';

beforeEach(() => void vi.stubEnv('HAS_SIGN_IN', 'true'));
afterEach(() => void vi.unstubAllEnvs());

/** What the service does with the next request. */
type Respond = (signal: AbortSignal | null | undefined) => Promise<Response>;
const responds: Respond = async () => Response.json([]);
const isLost: Respond = () => Promise.reject(new TypeError('Failed to fetch'));
const hangs: Respond = (signal) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

/** Returns a page whose browser is online or offline, the token of its session, and the addresses that it requested. */
async function signedInPage({ isOnline = true, respond = responds } = {}) {
  const device = createDevice();
  const { session } = device.open();
  await session.adopt(device.provider.signIn('ida'), 'ida');
  const network = createWritable(isOnline);
  const reachability = createReachability({ hasNetwork: network.get, onChange: network.subscribe });
  const gates = createOpenGates();
  const requested: string[] = [];
  const api = createApi({
    fetch: (url, { signal }) => {
      requested.push(url);
      return reachability.watch(respond(signal));
    },
    accessToken: async () => undefined,
    onTokenRefused: async () => undefined,
    onLeftOut: () => undefined,
  });
  const tokens = streamTokens({ session, gates, reachability, api }, device.clock);
  const { signal } = new AbortController();
  const token = (await tokens.accessToken(signal)) ?? '';
  const { provider, clock } = device;
  return { provider, clock, session, gates, signal, token, requested, renew: tokens.renewToken };
}

test('a token that may have been refused is replaced silently', async () => {
  const { renew, token, signal, session, requested } = await signedInPage();
  const next = await renew(token, signal);
  expect([next, next === token]).toEqual([session.get().accessToken, false]);
  expect(requested).toEqual(['/api/feedback']);
});

test('without a network no other token is asked for, and the session stays', async () => {
  const { renew, token, signal, session } = await signedInPage({ isOnline: false });
  expect(await renew(token, signal)).toBeUndefined();
  expect(session.get()).toMatchObject({ isSignedIn: true, accessToken: token });
});

test.each<[string, Respond]>([
  ['gets no response', isLost],
  [
    'gets a response from the cache only',
    async () => Response.json([], { headers: { [cachedResponseHeader]: '1' } }),
  ],
  ['is answered by the page of a hotel', async () => new Response('<!doctype html>')],
])(
  'on a network without the service no other token is asked for, and the session stays: a request %s',
  async (_, respond) => {
    const { renew, token, signal, session, provider } = await signedInPage({ respond });
    provider.mode = 'is unreachable';
    expect(await renew(token, signal)).toBeUndefined();
    expect(session.get()).toMatchObject({ isSignedIn: true, accessToken: token });
  },
);

test('a service that does not answer in time is not reached', async () => {
  const { renew, token, signal, session, clock } = await signedInPage({ respond: hangs });
  const next = renew(token, signal);
  await clock.pass(limits.calls.responseTimeout);
  expect(await next).toBeUndefined();
  expect(session.get()).toMatchObject({ isSignedIn: true, accessToken: token });
});

test('a service that fails has answered all the same', async () => {
  const { renew, token, signal } = await signedInPage({
    respond: async () => new Response('', { status: 503 }),
  });
  expect(await renew(token, signal)).not.toBe(token);
});

test('a run that ends meanwhile asks for no other token', async () => {
  const { renew, token, session } = await signedInPage({ respond: hangs });
  const ended = new AbortController();
  const next = renew(token, ended.signal);
  ended.abort();
  expect(await next).toBeUndefined();
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
  const api = { listFeedback: () => Promise.reject(new Error('The service is not asked')) };
  const tokens = streamTokens(
    { session: anonymousSession, gates: createOpenGates(), reachability, api },
    createDevice().clock,
  );
  const { signal } = new AbortController();
  expect(await tokens.accessToken(signal)).toBe('anon');
  expect(await tokens.renewToken('anon', signal)).toBeUndefined();
});
