import { expect, test, describe } from 'vitest';
import { SessionRetrievalError } from '../../../contract/service/errors';
import { createDevice, flush, signedIn } from './fake-device.fixture';
import { tokenOf } from './rotating-token-provider.fixture';

const second = 1000;

const minute = 60 * second;

const hour = 60 * minute;

test('a person who made the account themselves has an account, and is no staff (spec contract §4)', async () => {
  const device = createDevice();
  const { session } = device.open();
  expect(session.get()).toMatchObject({ hasAccount: false, isStaff: false });
  device.provider.groups = ['member'];
  await session.adopt(device.provider.signIn('ida'), 'ida');
  expect(session.get()).toMatchObject({ isSignedIn: true, hasAccount: true, isStaff: false });
  expect(device.open().session.get()).toMatchObject({ hasAccount: true, isStaff: false });
});

describe('the start', () => {
  test('with a stored session is signed in at once, without any request', async () => {
    const { device, provider, tab } = await signedIn();
    const reopened = device.open();
    expect(reopened.session.get()).toEqual(tab.session.get());
    expect(reopened.session.get()).toMatchObject({ loginState: 'LOGGED_IN', isStaff: true, username: 'ida' });
    expect(provider.requests).toEqual([]);
  });

  test('with an expired token stays signed in while it is refreshed', async () => {
    const { device, provider, clock, stored, tab } = await signedIn();
    tab.kill();
    clock.sleep(2 * hour);
    const reopened = device.open();
    expect(reopened.session.get().isSignedIn).toBe(true);
    await flush();
    expect(reopened.session.get()).toMatchObject({
      isSignedIn: true,
      accessToken: stored.get('accessToken'),
    });
    expect(provider.requests).toHaveLength(1);
  });

  test('with an expired token and without a network is signed out at once, and keeps the tokens', async () => {
    const { device, provider, clock, stored, tab } = await signedIn();
    tab.kill();
    clock.sleep(2 * hour);
    device.goOffline();
    const reopened = device.open();
    expect(reopened.session.get()).toMatchObject({ loginState: 'LOGGED_OUT', reason: 'waiting' });
    expect([stored.size, provider.requests.length, clock.waiting]).toEqual([3, 0, 0]);
    device.goOnline();
    await flush();
    expect(reopened.session.get().isSignedIn).toBe(true);
  });

  const expired = tokenOf({ exp: 1 });
  test.each([
    ['nothing', {}, 'Username is null. Cannot retrieve a new session'],
    ['any text', { accessToken: 'staff' }, 'Username is null. Cannot retrieve a new session'],
    ['the anonymous token', { accessToken: 'anon' }, 'Username is null. Cannot retrieve a new session'],
    [
      'no access token',
      { username: 'ida', refreshToken: 'r' },
      'Local storage is missing an ID Token, Please authenticate',
    ],
    [
      'no refresh token',
      { username: 'ida', accessToken: expired },
      'Cannot retrieve a new session. Please authenticate.',
    ],
    [
      'no username',
      { refreshToken: 'r', accessToken: expired },
      'Username is null. Cannot retrieve a new session',
    ],
  ])(
    'with %s stored is signed out without a timer, and no session can be retrieved',
    async (_, values, message) => {
      const { open, stored, clock, provider } = createDevice();
      for (const [key, value] of Object.entries(values)) stored.set(key, value);
      const { session } = open();
      expect(session.get()).toMatchObject({ loginState: 'LOGGED_OUT', isStaff: false, reason: 'never' });
      await expect(session.retrieve()).rejects.toThrow(message);
      await expect(session.retrieve()).rejects.toBeInstanceOf(SessionRetrievalError);
      expect([clock.waiting, provider.requests]).toEqual([0, []]);
    },
  );

  test('with a token that cannot be decoded refreshes it', async () => {
    const { device, stored, tab } = await signedIn();
    tab.kill();
    stored.set('accessToken', 'broken');
    const reopened = device.open();
    const { accessToken } = await reopened.session.retrieve();
    expect(stored.get('accessToken')).toBe(accessToken);
  });
});

describe('the expiry', () => {
  test('is followed by one refresh, and subscribers see only the change of the token', async () => {
    const { provider, clock, tab, stored } = await signedIn();
    const seen: boolean[] = [];
    tab.session.subscribe(() => seen.push(tab.session.get().isSignedIn));
    await clock.pass(hour - 1);
    expect(provider.requests).toHaveLength(0);
    await clock.pass(1);
    expect(provider.requests).toHaveLength(1);
    expect(tab.session.get().accessToken).toBe(stored.get('accessToken'));
    expect(seen).toEqual([true]);
    await clock.pass(second);
    expect(clock.waiting).toBe(1);
  });

  test('of a token that is valid for longer than the longest timer is not missed', async () => {
    const device = createDevice();
    device.provider.lifetime = 30 * 24 * 3600;
    const { clock, provider } = await signedIn(device);
    await clock.pass(30 * 24 * hour - 1);
    expect(provider.requests).toHaveLength(0);
    await clock.pass(1);
    expect(provider.requests).toHaveLength(1);
  });

  test.each([600, -600])(
    'is right with a clock that is %i seconds off, also after a reload',
    async (drift) => {
      const device = createDevice();
      device.provider.drift = drift;
      const own = new Map<string, string>();
      const first = device.open(own);
      await first.session.adopt(device.provider.signIn('ida'), 'ida');
      await device.clock.pass(hour / 2);
      first.kill();
      const reloaded = device.open(own);
      await device.clock.pass(hour / 2 - 2 * second);
      expect(device.provider.requests).toHaveLength(0);
      await device.clock.pass(2 * second);
      expect(device.provider.requests).toHaveLength(1);
      await expect(reloaded.session.retrieve()).resolves.toMatchObject({ clockDrift: drift });
      for (let expiry = 0; expiry < 3; expiry += 1) await device.clock.pass(hour);
      expect(device.provider.requests).toHaveLength(4);
    },
  );

  test('during sleep is noticed when the page wakes', async () => {
    const { provider, clock, tab } = await signedIn();
    clock.sleep(3 * hour);
    tab.wake();
    await flush();
    expect(provider.requests).toHaveLength(1);
    expect(tab.session.get().isSignedIn).toBe(true);
  });

  test('is noticed by a call that needs a session, which waits for the new token', async () => {
    const { provider, clock, tab, stored } = await signedIn();
    clock.sleep(hour);
    const sessions = await Promise.all([tab.session.retrieve(), tab.session.retrieve()]);
    expect(provider.requests).toHaveLength(1);
    for (const { accessToken } of sessions) expect(accessToken).toBe(stored.get('accessToken'));
  });

  test('of a session without a refresh token ends it', async () => {
    const { open, stored, clock } = createDevice();
    stored.set('accessToken', tokenOf({ exp: (clock.now() + hour) / 1000 }));
    const { session } = open();
    expect(session.get().isStaff).toBe(true);
    await clock.pass(hour);
    expect(session.get()).toMatchObject({ loginState: 'LOGGED_OUT', reason: 'ended' });
    expect([clock.waiting, stored.size]).toEqual([0, 0]);
  });

  test('is not followed by one request after another when fresh tokens have expired', async () => {
    const { provider, clock, tab } = await signedIn();
    provider.lifetime = 0;
    await clock.pass(24 * hour);
    expect(provider.requests.length).toBeLessThan(10);
    expect([tab.session.get().reason, clock.waiting]).toEqual(['waiting', 0]);
  });
});

test('where the storage is forbidden a session lasts as long as its page', async () => {
  const { device, clock, provider, tab } = await signedIn(createDevice({ hasStorage: false }));
  await clock.pass(hour);
  tab.wake();
  expect([tab.session.get().isSignedIn, provider.requests.length]).toEqual([true, 1]);
  expect(device.open().session.get().isSignedIn).toBe(false);
  await tab.session.signOut();
  expect(tab.session.get().isSignedIn).toBe(false);
});

test('a sign-in that still asks something is stored at once and seen by the other tabs; this one follows later', async () => {
  const device = createDevice();
  const [tab, other] = [device.open(), device.open()];
  let finish = (): void => undefined;
  const adopted = tab.session.adopt(
    device.provider.signIn('ida'),
    'ida',
    new Promise<void>((resolve) => (finish = resolve)),
  );
  await flush();
  expect([tab.session.get().isSignedIn, other.session.get().isSignedIn]).toEqual([false, true]);
  expect((await tab.session.retrieve()).accessToken).toBe(device.stored.get('accessToken'));
  tab.kill();
  expect(device.open().session.get().isSignedIn).toBe(true);
  finish();
  await adopted;
  expect(tab.session.get()).toMatchObject({ isSignedIn: true, username: 'ida' });
});

test('a network that comes back after a sleep is a moment to look at the clock', async () => {
  const { device, provider, clock, tab } = await signedIn();
  device.goOffline();
  clock.sleep(2 * hour);
  device.goOnline();
  await flush();
  expect([tab.session.get().isSignedIn, provider.requests.length]).toEqual([true, 1]);
});
