import { expect, test, vi } from 'vitest';
import { SessionRetrievalError } from '../../../contract/service/errors';
import { type SessionController, anonymousSession, openSession } from './person-session';
import { createDevice, flush } from './fake-device.fixture';

/** Opens the session of a page on this device. */
function openPage(device = createDevice()) {
  const tokensStored = new Set<() => void>();
  const load = vi.fn<() => Promise<SessionController>>(async () => device.open().session);
  const reports: unknown[] = [];
  const opened = openSession({
    load,
    hasTokens: () => device.stored.has('accessToken'),
    onTokens(call) {
      tokensStored.add(call);
      return () => void tokensStored.delete(call);
    },
    report: (error) => void reports.push(error),
  });
  return { ...device, device, load, opened, tokensStored, reports };
}

test('with stored tokens a page starts with their session', async () => {
  const { device, provider } = openPage();
  await device.open().session.adopt(provider.signIn('ida'), 'ida');
  const session = await openPage(device).opened;
  expect(session.get()).toMatchObject({ isStaff: true, username: 'ida' });
});

test('for a signed-out person the code of the session is loaded at the first sign-in', async () => {
  const { opened, load, provider, tokensStored } = openPage();
  const session = await opened;
  expect(session.get()).toMatchObject({ loginState: 'LOGGED_OUT', reason: 'never', isStaff: false });
  await expect(session.retrieve()).rejects.toBeInstanceOf(SessionRetrievalError);
  await session.signOut();
  expect(load).not.toHaveBeenCalled();

  const seen: boolean[] = [];
  session.subscribe(() => seen.push(session.get().isSignedIn));
  await session.adopt(provider.signIn('ida'), 'ida');
  const { accessToken } = await session.retrieve();
  await session.renew(accessToken);
  await session.signOut();
  expect(seen).toEqual([true, true, false]);
  expect([load.mock.calls.length, tokensStored.size]).toEqual([1, 0]);
});

test('a signed-out page follows a sign-in in another tab, also after the code failed to load', async () => {
  const { opened, device, load, provider, tokensStored, reports } = openPage();
  const session = await opened;
  for (const call of tokensStored) call();
  expect(load).not.toHaveBeenCalled();
  await device.open().session.adopt(provider.signIn('ida'), 'ida');
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  for (const call of tokensStored) call();
  await flush();
  expect([session.get().isSignedIn, reports.length]).toEqual([false, 1]);
  for (const call of tokensStored) call();
  await flush();
  expect(session.get()).toMatchObject({ isStaff: true, username: 'ida' });
});

test('where everyone is anonymous nobody is staff, and no sign-in changes that', async () => {
  const anonymous = anonymousSession.get();
  expect(anonymous).toMatchObject({ accessToken: 'anon', isSignedIn: true, isStaff: false });
  await anonymousSession.adopt(createDevice().provider.signIn('ida'), 'ida');
  await anonymousSession.signOut();
  expect(anonymousSession.get()).toBe(anonymous);
  await expect(anonymousSession.retrieve()).resolves.toMatchObject({ accessToken: 'anon' });
  await expect(anonymousSession.renew('anon')).rejects.toBeInstanceOf(SessionRetrievalError);
});
