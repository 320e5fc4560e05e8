import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { NotSignedInError } from '../../../contract/service/errors';
import { device, postOffice, rating, type Fate } from '../testing/post';

const standings = (rows: readonly { readonly standing: { readonly name: string } }[]) =>
  rows.map(({ standing }) => standing.name);

describe('a rating', () => {
  test('is sent at once, and stays one of this device’s own', async () => {
    const office = postOffice();
    const { openTab, settle, state, reports } = device(office);
    const tab = openTab();
    await tab.submit(rating(1));
    expect(tab.ownRatings.get()).toEqual([rating(1)]);
    await settle();
    expect([office.stored(), tab.rows.get(), tab.ownRatings.get()]).toEqual([
      [rating(1).id],
      [],
      [rating(1)],
    ]);
    expect([reports, state.woken]).toEqual([[], 1]);
  });

  test('without a session is not kept', async () => {
    const office = postOffice();
    const { openTab, state, store } = device(office);
    state.token = undefined;
    await expect(openTab().submit(rating(1))).rejects.toThrow(NotSignedInError);
    await expect(openTab().submit(rating(1))).rejects.toThrow(
      'User is not logged in, cannot submit feedback',
    );
    expect([await store.rows(), office.sent]).toEqual([[], []]);
  });

  test('of somebody who signed in never waits for the worker', async () => {
    const { openTab, state, store } = device(postOffice([503]), 'staff');
    await openTab().submit(rating(1));
    expect([state.woken, (await store.rows()).map(({ isAnonymous }) => isAnonymous)]).toEqual([0, [false]]);
  });

  test('is sent at once where the device remembers nothing; a refusal is told then', async () => {
    const office = postOffice([201, 400]);
    const { openTab, world, settle } = device(office);
    world.fails = true;
    const tab = openTab();
    await tab.submit(rating(1));
    await expect(tab.submit(rating(2))).rejects.toMatchObject({ status: 400 });
    await settle();
    expect([office.stored(), tab.ownRatings.get()]).toEqual([[rating(1).id], [rating(1)]]);
  });
});

describe('ratings given offline', () => {
  test('wait without a timer, and go in order when the network is back', async () => {
    const office = postOffice();
    const { openTab, state, chance, settle, timers } = device(office);
    state.isOnline = false;
    const tab = openTab();
    tab.start();
    for (const at of [3, 1, 2]) await tab.submit(rating(at));
    await settle();
    expect([office.sent, timers, standings(tab.rows.get())]).toEqual([
      [],
      [],
      ['waiting', 'waiting', 'waiting'],
    ]);
    state.isOnline = true;
    chance();
    await settle();
    expect([office.sent, tab.rows.get()]).toEqual([['3', '1', '2'], []]);
  });

  test('are sent by the page that is opened next', async () => {
    const office = postOffice();
    const { openTab, state, settle } = device(office);
    state.isOnline = false;
    await openTab().submit(rating(1));
    state.isOnline = true;
    openTab().start();
    await settle();
    expect(office.stored()).toEqual([rating(1).id]);
  });
});

describe('the answer', () => {
  test.each<[Fate, string[], boolean]>([
    [201, [], false],
    [409, [], false],
    [401, ['sign-in'], false],
    [400, ['refused'], false],
    [404, ['refused'], false],
    [408, ['waiting'], true],
    [429, ['waiting'], true],
    [500, ['waiting'], true],
    ['lost', ['waiting'], true],
    ['answer lost', ['waiting'], true],
  ])('%s leaves %j, tried again later: %s', async (fate, left, isTriedAgain) => {
    const { openTab, settle, timers } = device(postOffice([fate]));
    const tab = openTab();
    await tab.submit(rating(1));
    await settle();
    expect([standings(tab.rows.get()), timers.length > 0]).toEqual([left, isTriedAgain]);
  });

  test('none, again and again: waits twice as long each time, five minutes at most, until it succeeds', async () => {
    const office = postOffice(Array.from({ length: 9 }, () => 'lost'));
    const { openTab, settle, state, passUntilNext, timers } = device(office);
    await openTab().submit(rating(1));
    const waits: number[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      await settle();
      const before = state.now;
      passUntilNext();
      waits.push((state.now - before) / 1000);
    }
    await settle();
    expect(waits).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
    expect([office.stored(), timers]).toEqual([[rating(1).id], []]);
  });

  test('none in time counts as none', async () => {
    const signals: AbortSignal[] = [];
    const { openTab, settle, passUntilNext, timers } = device({
      send: (_, signal?: AbortSignal) =>
        new Promise((_done, failed) => {
          if (signal) signals.push(signal);
          signal?.addEventListener('abort', () => failed(new DOMException('late', 'AbortError')));
        }),
    });
    await openTab().submit(rating(1));
    await settle();
    passUntilNext();
    await settle();
    expect([signals.map(({ aborted }) => aborted), timers.length]).toEqual([[true], 1]);
  });

  test('401 stops all until somebody signs in, then all are sent', async () => {
    const office = postOffice([401]);
    const { openTab, settle, state, chance } = device(office, 'old');
    const tab = openTab();
    tab.start();
    for (const at of [1, 2]) await tab.submit(rating(at));
    await settle();
    chance();
    await settle();
    expect([office.sent, standings(tab.rows.get())]).toEqual([['1'], ['sign-in', 'waiting']]);
    state.token = 'new';
    chance();
    await settle();
    expect([office.sent, tab.rows.get()]).toEqual([['1', '1', '2'], []]);
  });

  test('400 holds nothing up, is no rating of one’s own any more, and can be tried again', async () => {
    const office = postOffice([400]);
    const { openTab, settle } = device(office);
    const tab = openTab();
    for (const at of [1, 2]) await tab.submit(rating(at));
    await settle();
    expect(tab.rows.get().map(({ standing }) => standing)).toEqual([{ name: 'refused', status: 400 }]);
    expect(tab.ownRatings.get()).toEqual([rating(2)]);
    await tab.retry(rating(1).id);
    await settle();
    expect([office.stored(), tab.rows.get()]).toEqual([[rating(2).id, rating(1).id], []]);
  });
});

describe('what waits', () => {
  test('can be taken out, and is then never sent', async () => {
    const office = postOffice();
    const { openTab, state, settle, chance } = device(office);
    state.isOnline = false;
    const tab = openTab();
    tab.start();
    await tab.submit(rating(1));
    await tab.remove(rating(1).id);
    state.isOnline = true;
    chance();
    await settle();
    expect([office.sent, tab.rows.get(), tab.ownRatings.get()]).toEqual([[], [], []]);
  });

  test('can be sent now, though the browser believes in no network', async () => {
    const office = postOffice();
    const { openTab, state, settle } = device(office);
    state.isOnline = false;
    const tab = openTab();
    await tab.submit(rating(1));
    await tab.retry(rating(1).id);
    await settle();
    expect(office.stored()).toEqual([rating(1).id]);
  });

  test('is known in every tab, and what was delivered too', async () => {
    const { openTab, settle, chance } = device(postOffice(['lost']));
    const [one, other] = [openTab(), openTab()];
    for (const tab of [one, other]) tab.start();
    await settle();
    await one.submit(rating(1));
    await settle();
    expect(standings(other.rows.get())).toEqual(['waiting']);
    chance();
    await settle();
    for (const tab of [one, other]) expect([tab.rows.get(), tab.ownRatings.get()]).toEqual([[], [rating(1)]]);
  });
});

test('whatever happens on the way, two tabs at once bring each rating there, each stored once and in order', async () => {
  const fate = fc.oneof(
    fc.constantFrom<Fate>('lost', 'answer lost', 408, 429, 500, 503),
    fc.constant<Fate>(201),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      async (fates, count) => {
        const office = postOffice(fates);
        const { openTab, settle, chance, store } = device(office);
        const tabs = [openTab(), openTab()];
        for (const tab of tabs) tab.start();
        const given = Array.from({ length: count }, (_, at) => rating(at));
        for (const [at, one] of given.entries()) await tabs[at % 2]?.submit(one);
        for (let turn = 0; turn < fates.length + 1; turn += 1) {
          chance();
          await settle();
          await settle();
        }
        expect(await store.rows()).toEqual([]);
        expect(office.stored()).toEqual(given.map(({ id }) => id));
      },
    ),
    { numRuns: 60 },
  );
});
