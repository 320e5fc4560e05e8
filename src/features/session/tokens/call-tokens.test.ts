import { expect, test } from 'vitest';
import { NetworkError } from '../../../contract/service/errors';
import { createDevice, flush } from './fake-device.fixture';
import { createTokenRefusal, tokenOfCall, createOpenGates } from './session-calls';

async function signedInPage() {
  const device = createDevice();
  const { session } = device.open();
  await session.adopt(device.provider.signIn('ida'), 'ida');
  const gates = createOpenGates();
  const refuse = createTokenRefusal(session, gates);
  const token = () => device.stored.get('accessToken');
  return { ...device, device, session, gates, refuse, token, first: token() ?? '' };
}

test('a call gets the token of the session, and none without a session', async () => {
  const { session, token } = await signedInPage();
  expect(await tokenOfCall(session)).toBe(token());
  await session.signOut();
  expect(await tokenOfCall(session)).toBeUndefined();
});

test('a call fails with the error of the network while an expired session cannot be continued', async () => {
  const { session, clock, goOffline } = await signedInPage();
  goOffline();
  clock.sleep(3_600_000);
  await expect(tokenOfCall(session)).rejects.toBeInstanceOf(NetworkError);
});

test('a refused token is replaced silently', async () => {
  const { refuse, first, token } = await signedInPage();
  const next = await refuse(first, 'publish');
  expect([next, next === first]).toEqual([token(), false]);
});

test('when the session has ended, a call waits until the person has signed in again', async () => {
  const { refuse, first, gates, provider, session, token } = await signedInPage();
  gates.open();
  provider.endAll();
  const call = refuse(first, 'publish');
  await flush();
  expect(session.get().reason).toBe('ended');
  await session.adopt(provider.signIn('ida'), 'ida');
  expect(await call).toBe(token());
});

test.each(['the page is left', 'the call is aborted', 'no page asks', 'it is a rating'])(
  'when the session has ended and %s, no call waits',
  async (why) => {
    const { refuse, first, gates, provider } = await signedInPage();
    provider.endAll();
    const leave = why === 'no page asks' ? () => undefined : gates.open();
    const abort = new AbortController();
    const call = refuse(first, why === 'it is a rating' ? 'feedback' : 'publish', abort.signal);
    await flush();
    if (why === 'the page is left') leave();
    if (why === 'the call is aborted') abort.abort();
    expect(await call).toBeUndefined();
  },
);
