import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDevice, flush, type ProviderMode, type Tab } from './testing/fake-device';

const minute = 60_000;
const hour = 60 * minute;

type Device = ReturnType<typeof createDevice>;
type Event =
  | { readonly event: 'open' }
  | { readonly event: 'close' | 'wake' | 'call' | 'refused' | 'sign out'; readonly tab: number }
  | { readonly event: 'sign in'; readonly tab: number; readonly username: string }
  | { readonly event: 'pass' | 'sleep'; readonly time: number }
  | { readonly event: 'provider'; readonly mode: ProviderMode }
  | { readonly event: 'network'; readonly isOnline: boolean }
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
    mode: fc.constantFrom<ProviderMode[]>('answers', 'is unreachable', 'fails', 'holds'),
  }),
  fc.record({ event: fc.constant('network' as const), isOnline: fc.boolean() }),
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
      if (event.isOnline) device.goOnline();
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
async function settle(device: Device, tabs: readonly Tab[]): Promise<void> {
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
      expect(device.provider.mostAtOnce).toBeLessThanOrEqual(1);

      await settle(device, tabs);
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
