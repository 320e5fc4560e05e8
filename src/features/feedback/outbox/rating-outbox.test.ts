import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { ShapeError } from '../../../base/parse';
import { NetworkError, NotSignedInError } from '../../../contract/service/errors';
import { flushPromises } from '../../../base/flush-promises.fixture';
import { createDevice, createService, rating, type SendOutcome } from '../fake-service.fixture';

const statusNames = (rows: readonly { readonly deliveryStatus: { readonly name: string } }[]) =>
  rows.map(({ deliveryStatus }) => deliveryStatus.name);

describe('a rating', () => {
  test('is sent at once, and stays among the own ratings', async () => {
    const service = createService();
    const { openTab, state, reports } = createDevice(service);
    const tab = openTab();
    await tab.submit(rating(1));
    expect(tab.ownRatings.get()).toEqual([rating(1)]);
    await flushPromises();
    expect([service.stored(), tab.rows.get(), tab.ownRatings.get()]).toEqual([
      [rating(1).id],
      [],
      [rating(1)],
    ]);
    expect([reports, state.woken]).toEqual([[], 1]);
  });

  test('without a session is rejected and not saved', async () => {
    const service = createService();
    const { openTab, state, store } = createDevice(service);
    state.token = undefined;
    await expect(openTab().submit(rating(1))).rejects.toThrow(NotSignedInError);
    await expect(openTab().submit(rating(1))).rejects.toThrow(
      'User is not logged in, cannot submit feedback',
    );
    expect([await store.rows(), service.sent]).toEqual([[], []]);
  });

  test('of the wrong shape is rejected, and neither stored nor sent', async () => {
    const service = createService();
    const { openTab, store } = createDevice(service);
    await expect(openTab().submit({ ...rating(1), imageRating: 6 })).rejects.toMatchObject({
      name: 'ShapeError',
      call: 'POST /api/feedback',
      field: 'imageRating',
    });
    await flushPromises();
    expect([await store.rows(), service.sent]).toEqual([[], []]);
  });

  test('of a signed-in person does not wake the worker', async () => {
    const { openTab, state, store } = createDevice(createService([503]), 'staff');
    await openTab().submit(rating(1));
    expect([state.woken, (await store.rows()).map(({ isAnonymous }) => isAnonymous)]).toEqual([0, [false]]);
  });

  test('is sent at once on a device without storage, where submit rejects with a refusal', async () => {
    const service = createService([201, 400]);
    const { openTab, storage } = createDevice(service);
    storage.fails = true;
    const tab = openTab();
    await tab.submit(rating(1));
    await expect(tab.submit(rating(2))).rejects.toMatchObject({ status: 400 });
    await flushPromises();
    expect([service.stored(), tab.ownRatings.get()]).toEqual([[rating(1).id], [rating(1)]]);
  });

  test.each([200, 401])('rejects there when an intermediary answers %i with a page', async (status) => {
    const { openTab, storage } = createDevice(createService([`page ${status}`]));
    storage.fails = true;
    await expect(openTab().submit(rating(1))).rejects.toThrow(NetworkError);
  });

  test('rejects there after 30 s when the service does not answer', async () => {
    const send = (_: unknown, signal: AbortSignal) =>
      new Promise<never>((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('no response in time')));
      });
    const { openTab, storage, runNextTimer, state } = createDevice({ send });
    storage.fails = true;
    const outcome = openTab().submit(rating(1)).catch(String);
    await flushPromises();
    runNextTimer();
    expect([await outcome, state.now]).toEqual(['NetworkError: Network error', 30_000]);
  });
});

describe('a rating that the service will never take', () => {
  test.each([400, 404, 413] as const)('holds up no other: %i', async (status) => {
    const service = createService([status]);
    const { openTab, state, signalRetry } = createDevice(service);
    state.hasNetwork = false;
    const tab = openTab();
    tab.start();
    for (const at of [1, 2, 3]) await tab.submit(rating(at));
    state.hasNetwork = true;
    signalRetry();
    await flushPromises();
    expect(service.sent).toEqual(['1', '2', '3']);
    expect(tab.rows.get().map(({ deliveryStatus }) => deliveryStatus)).toEqual([{ name: 'refused', status }]);
    signalRetry();
    await flushPromises();
    expect(service.sent).toHaveLength(3);
  });

  test('holds up no other when it may not even be sent any more, as with a comment of an earlier version', async () => {
    const service = createService();
    const send: typeof service.send = async (record) => {
      if (record.comment.length > 2000) throw new ShapeError('POST /api/feedback', 'comment', 'too long');
      return service.send(record);
    };
    const { openTab, store, signalRetry } = createDevice({ send });
    const long = { ...rating(1), comment: 'x'.repeat(2001) };
    await store.queue(long, true);
    const tab = openTab();
    tab.start();
    await tab.submit(rating(2));
    signalRetry();
    await flushPromises();
    expect(service.sent).toEqual(['2']);
    expect(tab.rows.get().map(({ deliveryStatus }) => deliveryStatus)).toEqual([
      { name: 'refused', status: 400 },
    ]);
  });
});

test('after 429 a rating waits, and is sent again later', async () => {
  const service = createService([429]);
  const { openTab, runNextTimer } = createDevice(service);
  const tab = openTab();
  await tab.submit(rating(1));
  await flushPromises();
  expect([statusNames(tab.rows.get()), tab.isPostponed.get()]).toEqual([['waiting'], true]);
  runNextTimer();
  await flushPromises();
  expect([service.stored(), tab.rows.get()]).toEqual([[rating(1).id], []]);
});

describe('ratings submitted offline', () => {
  test('wait without a timer, and are sent in order when the network is back', async () => {
    const service = createService();
    const { openTab, state, signalRetry, timers } = createDevice(service);
    state.hasNetwork = false;
    const tab = openTab();
    tab.start();
    for (const at of [3, 1, 2]) await tab.submit(rating(at));
    await flushPromises();
    expect([service.sent, timers, statusNames(tab.rows.get())]).toEqual([
      [],
      [],
      ['waiting', 'waiting', 'waiting'],
    ]);
    state.hasNetwork = true;
    signalRetry();
    await flushPromises();
    expect([service.sent, tab.rows.get()]).toEqual([['3', '1', '2'], []]);
  });

  test('are sent by the page that is opened next', async () => {
    const service = createService();
    const { openTab, state } = createDevice(service);
    state.hasNetwork = false;
    await openTab().submit(rating(1));
    state.hasNetwork = true;
    openTab().start();
    await flushPromises();
    expect(service.stored()).toEqual([rating(1).id]);
  });
});

describe('a waiting rating', () => {
  test('can be deleted, and is then never sent', async () => {
    const service = createService();
    const { openTab, state, signalRetry } = createDevice(service);
    state.hasNetwork = false;
    const tab = openTab();
    tab.start();
    await tab.submit(rating(1));
    await tab.remove(rating(1).id);
    state.hasNetwork = true;
    signalRetry();
    await flushPromises();
    expect([service.sent, tab.rows.get(), tab.ownRatings.get()]).toEqual([[], [], []]);
  });

  test('whose words a filter refuses does not hold the next one back', async () => {
    const service = createService(['page 403', 201]);
    const { openTab, state, signalRetry } = createDevice(service);
    const tab = openTab();
    tab.start();
    state.hasNetwork = false;
    await tab.submit(rating(1));
    await tab.submit(rating(2));
    state.hasNetwork = true;
    signalRetry();
    await flushPromises();
    expect([service.stored(), tab.rows.get().map(({ id }) => id)]).toEqual([[rating(2).id], [rating(1).id]]);
    expect(service.sent).toHaveLength(2);
  });

  test('can be sent now, although the browser reports no network', async () => {
    const service = createService();
    const { openTab, state } = createDevice(service);
    state.hasNetwork = false;
    const tab = openTab();
    await tab.submit(rating(1));
    await tab.retry(rating(1).id);
    await flushPromises();
    expect(service.stored()).toEqual([rating(1).id]);
  });

  test('is known in every tab, and so is a delivered one', async () => {
    const { openTab, signalRetry } = createDevice(createService(['lost']));
    const [one, other] = [openTab(), openTab()];
    for (const tab of [one, other]) tab.start();
    await flushPromises();
    await one.submit(rating(1));
    await flushPromises();
    expect(statusNames(other.rows.get())).toEqual(['waiting']);
    signalRetry();
    await flushPromises();
    for (const tab of [one, other]) expect([tab.rows.get(), tab.ownRatings.get()]).toEqual([[], [rating(1)]]);
  });
});

test('two tabs at once deliver every rating once, and in order unless one is intercepted, whichever requests fail', async () => {
  const outcome = fc.oneof(
    fc.constantFrom<SendOutcome>('lost', 'response lost', 'page 200', 'page 401', 408, 429, 500, 503),
    fc.constant<SendOutcome>(201),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(outcome, { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      async (outcomes, count) => {
        const service = createService(outcomes);
        const { openTab, signalRetry, store } = createDevice(service);
        const tabs = [openTab(), openTab()];
        for (const tab of tabs) tab.start();
        const ratings = Array.from({ length: count }, (_, at) => rating(at));
        for (const [at, one] of ratings.entries()) await tabs[at % 2]?.submit(one);
        for (let turn = 0; turn < outcomes.length + 1; turn += 1) {
          signalRetry();
          await flushPromises();
          await flushPromises();
        }
        expect(await store.rows()).toEqual([]);
        const ids = ratings.map(({ id }) => id);
        const isIntercepted = outcomes.some((one) => String(one).startsWith('page'));
        const stored = service.stored();
        expect(isIntercepted ? [...stored].sort() : stored).toEqual(isIntercepted ? [...ids].sort() : ids);
      },
    ),
    { numRuns: 60 },
  );
});
