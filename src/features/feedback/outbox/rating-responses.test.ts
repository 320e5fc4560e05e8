import { describe, expect, test } from 'vitest';
import { flushPromises } from '../../../base/flush-promises.fixture';
import { createDevice, createService, rating, type SendOutcome } from '../fake-service.fixture';

const statusNames = (rows: readonly { readonly deliveryStatus: { readonly name: string } }[]) =>
  rows.map(({ deliveryStatus }) => deliveryStatus.name);

describe('the response', () => {
  test.each<[SendOutcome, string[], boolean]>([
    [201, [], false],
    [409, [], false],
    [401, ['sign-in'], false],
    [400, ['refused'], false],
    [404, ['refused'], false],
    [408, ['waiting'], true],
    [429, ['waiting'], true],
    [500, ['waiting'], true],
    ['lost', ['waiting'], true],
    ['response lost', ['waiting'], true],
    ['page 200', ['waiting'], true],
    ['page 401', ['waiting'], true],
    ['page 403', ['waiting'], true],
    ['page 404', ['waiting'], true],
    [407, ['waiting'], true],
    ['page 413', ['refused'], false],
  ])('%s leaves the rows %j; tried again later: %s', async (outcome, left, isTriedAgain) => {
    const { openTab, timers } = createDevice(createService([outcome]));
    const tab = openTab();
    await tab.submit(rating(1));
    await flushPromises();
    expect([statusNames(tab.rows.get()), timers.length > 0]).toEqual([left, isTriedAgain]);
  });

  test('507 of a service with a full disk says that the rating is postponed, until it is stored', async () => {
    const service = createService([507, 'lost', 503]);
    const { openTab, runNextTimer } = createDevice(service);
    const tab = openTab();
    const postponed: boolean[] = [];
    await tab.submit(rating(1));
    for (let attempt = 0; attempt < 4; attempt += 1) {
      await flushPromises();
      postponed.push(tab.isPostponed.get());
      if (attempt < 3) {
        expect(tab.ownRatings.get()).toEqual([rating(1)]);
        runNextTimer();
      }
    }
    expect([postponed, service.stored(), tab.rows.get()]).toEqual([
      [true, false, true, false],
      [rating(1).id],
      [],
    ]);
  });

  test('missing repeatedly: the wait doubles each time, up to five minutes, until a request succeeds', async () => {
    const service = createService(Array.from({ length: 9 }, () => 'lost'));
    const { openTab, state, runNextTimer, timers } = createDevice(service);
    await openTab().submit(rating(1));
    const waits: number[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      await flushPromises();
      const before = state.now;
      runNextTimer();
      waits.push((state.now - before) / 1000);
    }
    await flushPromises();
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
    expect([service.stored(), timers]).toEqual([[rating(1).id], []]);
  });

  test('after the time limit counts as none, and the request is aborted', async () => {
    const signals: AbortSignal[] = [];
    const { openTab, runNextTimer, timers } = createDevice({
      send: (_, signal?: AbortSignal) =>
        new Promise((_done, failed) => {
          if (signal) signals.push(signal);
          signal?.addEventListener('abort', () => failed(new DOMException('late', 'AbortError')));
        }),
    });
    await openTab().submit(rating(1));
    await flushPromises();
    runNextTimer();
    await flushPromises();
    expect([signals.map(({ aborted }) => aborted), timers.length]).toEqual([[true], 1]);
  });

  test('401 stops sending until somebody signs in; then all ratings are sent', async () => {
    const service = createService([401]);
    const { openTab, state, signalRetry } = createDevice(service, 'old');
    const tab = openTab();
    tab.start();
    for (const at of [1, 2]) await tab.submit(rating(at));
    await flushPromises();
    signalRetry();
    await flushPromises();
    expect([service.sent, statusNames(tab.rows.get())]).toEqual([['1'], ['sign-in', 'waiting']]);
    state.token = 'new';
    signalRetry();
    await flushPromises();
    expect([service.sent, tab.rows.get()]).toEqual([['1', '1', '2'], []]);
  });

  test('401 also to the token that replaced a refused one stops sending until there is another', async () => {
    const service = createService([401, 401]);
    const send: typeof service.send = (record) => {
      state.token += ' renewed';
      return service.send(record);
    };
    const { openTab, state, signalRetry } = createDevice({ send });
    const tab = openTab();
    tab.start();
    await tab.submit(rating(1));
    await flushPromises();
    signalRetry();
    await flushPromises();
    expect([service.sent, statusNames(tab.rows.get())]).toEqual([['1'], ['sign-in']]);
    state.token = 'new';
    signalRetry();
    await flushPromises();
    expect(service.sent).toEqual(['1', '1']);
  });

  test('401 with a page, which a network’s sign-in sends, does not keep the token from being sent again', async () => {
    const service = createService(['page 401']);
    const { openTab, signalRetry } = createDevice(service);
    const tab = openTab();
    tab.start();
    await tab.submit(rating(1));
    await flushPromises();
    signalRetry();
    await flushPromises();
    expect([service.sent, tab.rows.get()]).toEqual([['1', '1'], []]);
  });

  test('413 with a page does not stop the next rating', async () => {
    const service = createService(['page 413']);
    const { openTab } = createDevice(service);
    const tab = openTab();
    for (const at of [1, 2]) await tab.submit(rating(at));
    await flushPromises();
    expect([service.sent, statusNames(tab.rows.get())]).toEqual([['1', '2'], ['refused']]);
  });

  test('400 does not stop the next rating; the refused one leaves the own ratings and can be tried again', async () => {
    const service = createService([400]);
    const { openTab } = createDevice(service);
    const tab = openTab();
    for (const at of [1, 2]) await tab.submit(rating(at));
    await flushPromises();
    expect(tab.rows.get().map(({ deliveryStatus }) => deliveryStatus)).toEqual([
      { name: 'refused', status: 400 },
    ]);
    expect(tab.ownRatings.get()).toEqual([rating(2)]);
    await tab.retry(rating(1).id);
    await flushPromises();
    expect([service.stored(), tab.rows.get()]).toEqual([[rating(2).id, rating(1).id], []]);
  });
});
