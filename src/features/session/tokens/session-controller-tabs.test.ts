import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createDevice, flush, signedIn, type Tab } from './fake-device.fixture';
import { tokenOf, type ProviderMode } from './rotating-token-provider.fixture';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

describe('several tabs', () => {
  test('refresh once at each expiry, and follow', async () => {
    const { device, provider, clock, stored, tab } = await signedIn();
    const tabs = [tab, device.open(), device.open(), device.open()];
    for (let expiry = 1; expiry <= 3; expiry += 1) {
      await clock.pass(hour);
      expect(provider.requests).toHaveLength(expiry);
      for (const { session } of tabs)
        expect(session.get()).toMatchObject({ isStaff: true, accessToken: stored.get('accessToken') });
    }
    await clock.pass(second);
    expect([provider.maxAtOnce, clock.waiting]).toEqual([1, 4]);
  });

  test('refresh once, also when the clock of the device has jumped', async () => {
    const { device, provider, clock, tab } = await signedIn();
    const tabs = [tab, device.open(), device.open()];
    provider.drift = -3600;
    clock.sleep(hour);
    for (const { wake } of tabs) wake();
    await flush();
    expect(provider.requests).toHaveLength(1);
    await clock.pass(hour);
    expect(provider.requests).toHaveLength(2);
    for (const { session } of tabs) expect(session.get()).toEqual(tab.session.get());
  });

  test('refresh once, also where the others read the stored tokens 90 ms later', async () => {
    const { device, provider, clock, tab } = await signedIn(createDevice({ storageDelay: 90 }));
    const tabs = [tab, device.open(), device.open()];
    await clock.pass(hour);
    await clock.pass(second);
    expect(provider.requests).toHaveLength(1);
    for (const { session } of tabs) expect(session.get()).toEqual(tab.session.get());
  });

  test('sign out together, at once', async () => {
    const { device, provider, stored, tab } = await signedIn();
    const other = device.open();
    const refreshToken = stored.get('refreshToken');
    const done = tab.session.signOut();
    expect(tab.session.get()).toMatchObject({ loginState: 'LOGGED_OUT', reason: 'signed-out' });
    expect(stored.size).toBe(0);
    await flush();
    expect(other.session.get()).toMatchObject({ loginState: 'LOGGED_OUT', reason: 'signed-out' });
    await done;
    expect(provider.revoked).toEqual([refreshToken]);
  });

  test('follow the sign-in of another person', async () => {
    const { device, provider, tab, clock } = await signedIn();
    const other = device.open();
    await other.session.adopt(provider.signIn('noah'), 'noah');
    await flush();
    expect(tab.session.get()).toMatchObject({ username: 'noah', isSignedIn: true });
    await clock.pass(hour);
    expect(tab.session.get()).toEqual(other.session.get());
  });

  test('stay signed in when the refreshing tab is closed', async () => {
    const { device, provider, clock, tab } = await signedIn();
    provider.mode = 'waits';
    clock.sleep(hour);
    const refreshing = device.open();
    await flush();
    tab.wake();
    refreshing.kill();
    provider.mode = 'answers';
    provider.release();
    await flush();
    expect(tab.session.get().isSignedIn).toBe(true);
    await clock.pass(hour);
    expect(tab.session.get().isSignedIn).toBe(true);
  });

  test('keep the newest tokens when two refresh at once, where the browser has no locks', async () => {
    const { device, clock, provider, tab } = await signedIn(createDevice({ hasLocks: false }));
    const other = device.open();
    for (let expiry = 0; expiry < 3; expiry += 1) await clock.pass(hour);
    expect([tab.session.get().isSignedIn, other.session.get().isSignedIn]).toEqual([true, true]);
    expect(provider.isValid(device.stored.get('refreshToken') ?? '')).toBe(true);
  });

  test('agree without a channel', async () => {
    const { device, clock, provider, tab } = await signedIn(createDevice({ hasChannel: false }));
    const other = device.open();
    await clock.pass(hour);
    expect(provider.requests).toHaveLength(1);
    await other.session.signOut();
    await flush();
    expect(tab.session.get()).toMatchObject({ loginState: 'LOGGED_OUT', reason: 'signed-out' });
  });
});

describe('signing out', () => {
  test('during a refresh revokes the new tokens, and stores nothing', async () => {
    const { device, provider, clock, stored, tab } = await signedIn();
    const other = device.open();
    provider.mode = 'waits';
    clock.sleep(hour);
    tab.wake();
    await flush();
    provider.mode = 'is unreachable';
    await other.session.signOut();
    provider.mode = 'answers';
    provider.release();
    await flush();
    expect([stored.size, provider.revoked.length]).toEqual([0, 2]);
    expect(tab.session.get()).toMatchObject({ loginState: 'LOGGED_OUT', reason: 'signed-out' });
  });

  test('works offline', async () => {
    const { device, stored, tab } = await signedIn();
    device.goOffline();
    await tab.session.signOut();
    expect([stored.size, tab.session.get().isSignedIn]).toEqual([0, false]);
  });

  test('revokes nothing without an origin identifier', async () => {
    const { open, provider, clock } = createDevice();
    const { session } = open();
    const iat = clock.now() / 1000;
    await session.adopt(
      {
        AccessToken: tokenOf({ iat, exp: iat + 60 }),
        IdToken: 'id',
        RefreshToken: 'refresh',
        ExpiresIn: 60,
        NewDeviceMetadata: undefined,
      },
      'ida',
    );
    await session.signOut();
    expect(provider.revoked).toEqual([]);
  });
});

type Device = ReturnType<typeof createDevice>;
type Event =
  | { readonly event: 'open' }
  | { readonly event: 'close' | 'wake' | 'call' | 'refused' | 'sign out'; readonly tab: number }
  | { readonly event: 'sign in'; readonly tab: number; readonly username: string }
  | { readonly event: 'pass' | 'sleep'; readonly time: number }
  | { readonly event: 'provider'; readonly mode: ProviderMode }
  | { readonly event: 'network'; readonly hasNetwork: boolean }
  | { readonly event: 'clock set'; readonly drift: number }
  | { readonly event: 'end everywhere' };

const tabNumber = fc.nat(3);
const time = fc.constantFrom(1000, minute, 59 * minute, hour, 3 * hour);
const events: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ event: fc.constant('open' as const) }),
  fc.record({
    event: fc.constantFrom('close', 'wake', 'call', 'refused', 'sign out'),
    tab: tabNumber,
  }),
  fc.record({
    event: fc.constant('sign in' as const),
    tab: tabNumber,
    username: fc.constantFrom('ida', 'noah'),
  }),
  { weight: 3, arbitrary: fc.record({ event: fc.constantFrom('pass', 'sleep'), time }) },
  fc.record({
    event: fc.constant('provider' as const),
    mode: fc.constantFrom<ProviderMode[]>('answers', 'is unreachable', 'fails', 'waits'),
  }),
  fc.record({ event: fc.constant('network' as const), hasNetwork: fc.boolean() }),
  fc.record({ event: fc.constant('clock set' as const), drift: fc.constantFrom(-600, 0, 600, 7200) }),
  fc.record({ event: fc.constant('end everywhere' as const) }),
);

async function happen(event: Event, device: Device, tabs: Tab[]): Promise<void> {
  const { clock, provider } = device;
  const tab = 'tab' in event ? tabs[event.tab % tabs.length] : undefined;
  switch (event.event) {
    case 'open':
      if (tabs.length < 4) tabs.push(device.open());
      break;
    case 'close':
      // At least one tab stays open.
      if (tab !== undefined && tabs.length > 1) tabs.splice(tabs.indexOf(tab), 1)[0]?.kill();
      break;
    case 'wake':
      tab?.wake();
      break;
    case 'call':
      tab?.session.retrieve().catch(() => undefined);
      break;
    case 'refused':
      tab?.session.renew(tab.session.get().accessToken ?? '').catch(() => undefined);
      break;
    case 'sign out':
      void tab?.session.signOut();
      break;
    case 'sign in':
      void tab?.session.adopt(provider.signIn(event.username), event.username);
      break;
    case 'pass':
      await clock.pass(event.time);
      break;
    case 'sleep':
      clock.sleep(event.time);
      break;
    case 'provider':
      provider.mode = event.mode;
      if (event.mode === 'answers') provider.release();
      break;
    case 'network':
      if (event.hasNetwork) device.goOnline();
      else device.goOffline();
      break;
    case 'clock set':
      provider.drift = event.drift;
      break;
    case 'end everywhere':
      provider.endAll();
      break;
  }
}

/** Gives the provider back to the device and wakes all tabs. */
async function bringOnline(device: Device, tabs: readonly Tab[]): Promise<void> {
  device.goOnline();
  device.provider.release();
  await flush();
  await device.clock.pass(2 * minute);
  for (const tab of tabs) tab.wake();
  await flush();
  await device.clock.pass(1000);
}

test('tabs agree after any events, and never refresh twice at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(events, { maxLength: 30 }), async (sequence) => {
      const device = createDevice();
      const tabs = [device.open(), device.open()];
      for (const event of sequence) {
        await happen(event, device, tabs);
        await flush();
        for (const { session } of tabs) expectConsistent(session.get());
      }
      expect(device.provider.maxAtOnce).toBeLessThanOrEqual(1);

      await bringOnline(device, tabs);
      const { stored, provider } = device;
      const isSignedIn = stored.has('accessToken');
      for (const { session } of tabs)
        expect(session.get()).toMatchObject({
          isSignedIn,
          accessToken: stored.get('accessToken'),
          username: stored.get('username'),
        });
      // No token was lost: the stored refresh token continues the session, unless the provider has ended it.
      if (isSignedIn && !sequence.some(({ event }) => event === 'end everywhere'))
        expect(provider.isValid(stored.get('refreshToken') ?? '')).toBe(true);
      expect([0, 3]).toContain(stored.size);
    }),
    { numRuns: 1000 },
  );
}, 60_000);

function expectConsistent({
  loginState,
  isSignedIn,
  accessToken,
  reason,
}: ReturnType<Tab['session']['get']>): void {
  expect(isSignedIn).toBe(loginState === 'LOGGED_IN');
  expect(accessToken !== undefined).toBe(isSignedIn);
  expect(reason === undefined).toBe(isSignedIn);
}
