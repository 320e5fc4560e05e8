import { expect, test, describe } from 'vitest';
import { SessionRetrievalError } from '../../../contract/service/errors';
import { flush, signedIn } from './fake-device.fixture';

const second = 1000;

const minute = 60 * second;

const hour = 60 * minute;

describe('a refresh', () => {
  test('that fails signs out for now, is tried again with growing waits, and rests after five', async () => {
    const { provider, clock, stored, tab, reports } = await signedIn();
    provider.mode = 'fails';
    await clock.pass(hour);
    expect(tab.session.get()).toMatchObject({ loginState: 'LOGGED_OUT', reason: 'waiting', isStaff: false });
    expect(stored.size).toBe(3);
    await clock.pass(hour);
    expect(provider.requests).toHaveLength(6);
    expect(reports).toHaveLength(6);
    expect(clock.waiting).toBe(0);
    provider.mode = 'answers';
    tab.wake();
    await flush();
    expect(tab.session.get().isSignedIn).toBe(true);
  });

  test('that gets no answer rejects the calls that wait for it, and the next call tries again', async () => {
    const { provider, clock, tab } = await signedIn();
    provider.mode = 'is unreachable';
    clock.sleep(hour);
    await expect(tab.session.retrieve()).rejects.toThrow('Network error');
    await expect(tab.session.retrieve()).rejects.toThrow('Network error');
    provider.mode = 'answers';
    clock.sleep(minute);
    await expect(tab.session.retrieve()).resolves.toBeDefined();
  });

  test('that is refused clears the tokens in all tabs, and says that the session has ended', async () => {
    const { device, provider, clock, stored, tab } = await signedIn();
    const other = device.open();
    provider.endAll();
    const waiting = clock.pass(hour);
    await waiting;
    for (const { session } of [tab, other])
      expect(session.get()).toMatchObject({ loginState: 'LOGGED_OUT', reason: 'ended' });
    expect([stored.size, clock.waiting]).toEqual([0, 0]);
    await expect(tab.session.retrieve()).rejects.toThrow(
      'Cannot retrieve a new session. Please authenticate.',
    );
  });

  test('that takes too long counts as failed, and frees the lock for another tab', async () => {
    const { device, provider, clock, tab, reports } = await signedIn();
    provider.mode = 'waits';
    await clock.pass(hour);
    const other = device.open();
    provider.mode = 'answers';
    expect(provider.requests).toHaveLength(1);
    await clock.pass(20 * second);
    expect(provider.requests).toHaveLength(2);
    for (const { session } of [tab, other]) expect(session.get().isSignedIn).toBe(true);
    expect(reports).toEqual([]);
  });

  test('stops waiting when its caller aborts', async () => {
    const { provider, clock, tab } = await signedIn();
    provider.mode = 'waits';
    clock.sleep(hour);
    const caller = new AbortController();
    const call = tab.session.retrieve(caller.signal);
    caller.abort();
    await expect(call).rejects.toThrow('aborted');
    await expect(tab.session.retrieve(caller.signal)).rejects.toThrow('aborted');
    provider.release();
    await flush();
    expect(tab.session.get().isSignedIn).toBe(true);
  });
});

describe('a token that the service refuses', () => {
  test('is replaced by one refresh, however many calls it is refused to', async () => {
    const { provider, tab, stored } = await signedIn();
    const refused = stored.get('accessToken') ?? '';
    const renewed = await Promise.all([tab.session.renew(refused), tab.session.renew(refused)]);
    expect(provider.requests).toHaveLength(1);
    for (const { accessToken } of renewed) expect(accessToken).toBe(stored.get('accessToken'));
    await expect(tab.session.renew(refused)).resolves.toMatchObject({
      accessToken: stored.get('accessToken'),
    });
    expect(provider.requests).toHaveLength(1);
  });

  test('ends a session that the provider has ended', async () => {
    const { provider, tab, stored } = await signedIn();
    provider.endAll();
    await expect(tab.session.renew(stored.get('accessToken') ?? '')).rejects.toBeInstanceOf(
      SessionRetrievalError,
    );
    expect(tab.session.get()).toMatchObject({ loginState: 'LOGGED_OUT', reason: 'ended' });
  });
});
