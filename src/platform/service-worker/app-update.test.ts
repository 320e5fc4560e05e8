import { describe, expect, test } from 'vitest';
import * as limits from '../../contract/limits';
import { leaveMessageType } from '../../contract/worker/worker-names';
import { protocolVersion as version, type PageMessage } from '../../contract/worker/worker-messages';
import { createUpdates, type Registration, type UpdateState } from './app-update';
import { createWritable } from '../../base/readable';

/** Creates the storage of a tab, which outlives a reload; `page` is one load of it. */
function tab() {
  const stored = new Map<string, string>();
  const tabStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return { tabStorage, stored };
}

function page({ tabStorage } = tab(), { waits = false } = {}) {
  const world = { reloads: 0, checks: 0, hasNetwork: true, reloadHangs: false, isGone: false, now: 0 };
  const sent: PageMessage[] = [];
  const timers: { at: number; call: () => void }[] = [];
  const shows: (() => void)[] = [];
  const pageBusy = createWritable(false);
  const reloadLosesWork = createWritable(false);
  const state = createWritable<UpdateState>('none');
  const updates = createUpdates({
    state,
    tabStorage,
    pageBusy,
    reloadLosesWork,
    clock: {
      now: () => world.now,
      after: (wait, call) => {
        const timer = { at: world.now + wait, call };
        if (!world.isGone) timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
    },
    page: {
      reload: () => {
        world.reloads += 1;
        // The timers of a page end with it.
        timers.length = 0;
        world.isGone = !world.reloadHangs;
      },
      hasNetwork: () => world.hasNetwork,
      onPageWake: (call) => shows.push(call),
    },
  });
  const registration: { -readonly [Key in keyof Registration]: Registration[Key] } = {
    active: null,
    waiting: null,
    update: async () => void (world.checks += 1),
  };
  const publish = () => {
    registration.waiting = { postMessage: (message) => void sent.push(message) };
    updates.events.onWaiting();
  };
  if (waits) publish();
  updates.follow(registration);
  const pass = (milliseconds: number) => {
    world.now += milliseconds;
    for (const timer of timers.filter(({ at }) => at <= world.now)) {
      if (!timers.includes(timer)) continue;
      timers.splice(timers.indexOf(timer), 1);
      timer.call();
    }
  };
  const { apply, events, handleMessage, isTakingOver } = updates;
  return {
    world,
    sent,
    timers,
    pageBusy,
    reloadLosesWork,
    publish,
    pass,
    state,
    apply,
    events,
    handleMessage,
    isTakingOver,
    show: () => shows.forEach((show) => show()),
    follow: updates.follow,
  };
}

const takeOver: PageMessage = { version, type: 'take-over' };

describe('a new version', () => {
  test('is offered when it waits, and takes over only on request', () => {
    const { publish, state, sent, world } = page();
    publish();
    expect([state.get(), sent, world.reloads]).toEqual(['offered', [], 0]);
  });

  test('reloads the page that requested it, once the new worker is active', () => {
    const { publish, apply, state, sent, world, events } = page();
    publish();
    apply();
    expect([state.get(), sent, world.reloads]).toEqual(['loading', [takeOver], 0]);
    events.onTakenOver(true);
    expect(world.reloads).toBe(1);
  });

  test('reloads the page again when the browser does not answer the reload, but not while a story plays', () => {
    const { publish, apply, pageBusy, world, events, pass } = page();
    world.reloadHangs = true;
    publish();
    apply();
    events.onTakenOver(true);
    pageBusy.set(true);
    pass(limits.update.reloadAgainAfter);
    expect(world.reloads).toBe(1);
    pageBusy.set(false);
    pass(limits.update.reloadAgainAfter);
    expect(world.reloads).toBe(3);
  });

  test('that takes over after a visitor has touched the kiosk waits until they have left, and until their story is over', () => {
    const { publish, apply, reloadLosesWork, pageBusy, world, events } = page();
    publish();
    apply();
    reloadLosesWork.set(true);
    events.onTakenOver(true);
    pageBusy.set(true);
    expect(world.reloads).toBe(0);
    reloadLosesWork.set(false);
    expect(world.reloads).toBe(0);
    pageBusy.set(false);
    expect(world.reloads).toBe(1);
  });

  test('is taking over from its request on until it has, also while a story delays the reload', () => {
    const { publish, apply, events, pageBusy, isTakingOver } = page();
    publish();
    expect(isTakingOver()).toBe(false);
    apply();
    expect(isTakingOver()).toBe(true);
    pageBusy.set(true);
    events.onTakenOver(true);
    expect(isTakingOver()).toBe(false);
  });

  test('that another page accepted is taking over here, too, until it has or a newer one waits', () => {
    const { publish, handleMessage, events, isTakingOver, state } = page();
    publish();
    for (const isOver of [() => events.onTakenOver(true), publish]) {
      handleMessage({ version, type: 'taking-over' });
      expect(isTakingOver()).toBe(true);
      isOver();
      expect([isTakingOver(), state.get()]).toEqual([false, 'offered']);
    }
  });

  test('that another page applied is only offered here', () => {
    const { state, apply, events, world } = page();
    events.onTakenOver(true);
    expect([state.get(), world.reloads]).toEqual(['offered', 0]);
    apply();
    expect(world.reloads).toBe(1);
  });

  test('delays the reload until nothing plays, when a story started in the meantime', () => {
    const { publish, apply, pageBusy, events, world } = page();
    publish();
    apply();
    pageBusy.set(true);
    events.onTakenOver(true);
    expect(world.reloads).toBe(0);
    pageBusy.set(false);
    expect(world.reloads).toBe(1);
  });

  test('the very first worker is no update', () => {
    const { state, events, world } = page();
    events.onTakenOver(false);
    expect([state.get(), world.reloads]).toEqual(['none', 0]);
  });

  test('is checked for when the page is shown again, at most once an hour, and not offline', () => {
    const { show, world, pass } = page();
    show();
    pass(limits.update.checkEvery);
    world.hasNetwork = false;
    show();
    expect(world.checks).toBe(0);
    world.hasNetwork = true;
    show();
    show();
    expect(world.checks).toBe(1);
  });

  test('is checked for at once after the clock was set back', () => {
    const { show, pass, world } = page();
    pass(-365 * 24 * 3_600_000);
    show();
    show();
    expect(world.checks).toBe(1);
  });

  test('is checked for by the last registration, since an earlier failed one finds none', () => {
    const { world, follow, pass, show, pageBusy } = page();
    let checks = 0;
    follow({ active: null, waiting: null, update: async () => void (checks += 1) });
    for (const check of [show, () => [true, false].forEach(pageBusy.set)]) {
      pass(limits.update.checkEvery);
      check();
    }
    expect([world.checks, checks]).toEqual([0, 2]);
  });

  test('is checked for when a story pauses, since a kiosk is never hidden', () => {
    const { pageBusy, world, pass } = page();
    pass(limits.update.checkEvery);
    pageBusy.set(true);
    expect(world.checks).toBe(0);
    pageBusy.set(false);
    expect(world.checks).toBe(1);
  });
});

describe('a new version that the old worker blocks', () => {
  const { slowAfter, reloadAfter } = limits.update;

  test('is reported, and the page is reloaded anyway', () => {
    const { publish, apply, state, world, pass } = page();
    publish();
    apply();
    pass(slowAfter);
    expect([state.get(), world.reloads]).toEqual(['blocked', 0]);
    pass(reloadAfter);
    expect(world.reloads).toBe(1);
  });

  test('does not reload the page while a story plays here', () => {
    const { publish, apply, pageBusy, world, pass } = page();
    publish();
    apply();
    pageBusy.set(true);
    pass(slowAfter);
    pass(reloadAfter);
    expect(world.reloads).toBe(0);
    pageBusy.set(false);
    expect(world.reloads).toBe(1);
  });

  test('that takes over in the end reloads once, and leaves no timer', () => {
    const { publish, apply, events, world, pass, timers } = page();
    publish();
    apply();
    pass(slowAfter);
    events.onTakenOver(true);
    pass(reloadAfter);
    expect([world.reloads, timers]).toEqual([1, []]);
  });

  test('needs no second tap after that, does not reload in a loop, and takes over when it can', () => {
    const mine = tab();
    const first = page(mine);
    first.publish();
    first.apply();
    const second = page(mine, { waits: true });
    expect([second.state.get(), second.timers]).toEqual(['blocked', []]);
    expect(second.sent).toContainEqual(takeOver);
    second.events.onTakenOver(true);
    expect(second.world.reloads).toBe(1);
    expect(mine.stored.size).toBe(0);
  });

  test('that took over with that reload: the next version is offered normally', () => {
    const mine = tab();
    const first = page(mine);
    first.publish();
    first.apply();
    const second = page(mine);
    second.publish();
    expect([second.state.get(), second.sent]).toEqual(['offered', []]);
  });

  test('works in a tab without storage', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const { publish, apply, events, world } = page({
      ...tab(),
      tabStorage: { getItem: refuse, setItem: refuse, removeItem: refuse },
    });
    publish();
    apply();
    events.onTakenOver(true);
    expect(world.reloads).toBe(1);
  });
});

describe('the question of the kill-switch worker', () => {
  test('is answered, and the page reloads when nothing plays', async () => {
    const { handleMessage, pageBusy, world } = page();
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }));
    port1.start();
    pageBusy.set(true);
    handleMessage({ type: leaveMessageType, port: port2 });
    await answer;
    expect(world.reloads).toBe(0);
    pageBusy.set(false);
    expect(world.reloads).toBe(1);
    port1.close();
  });

  test.each([
    [undefined],
    ['leave-worker'],
    [{ type: leaveMessageType }],
    [{ type: leaveMessageType, port: 1 }],
  ])('is not %j', (data) => {
    const { handleMessage, world } = page();
    handleMessage(data);
    expect(world.reloads).toBe(0);
  });
});
