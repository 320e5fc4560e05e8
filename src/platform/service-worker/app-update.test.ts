import { describe, expect, test } from 'vitest';
import { limits } from '../../contract/limits';
import { leaveQuestion } from '../../contract/offline/kill-switch';
import { talkVersion as version, type PageMessage } from '../../contract/offline/worker-messages';
import { createUpdates, type Registration } from './app-update';
import { createWritable } from '../../contract/readable';

/** What a tab remembers over a reload; `page` is one life of it. */
function tab() {
  const stored = new Map<string, string>();
  const memory = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  return { memory, stored };
}

function page({ memory } = tab(), { waits = false } = {}) {
  const world = { reloads: 0, looks: 0, isOnline: true, now: 0 };
  const heard: PageMessage[] = [];
  const timers: { at: number; call: () => void }[] = [];
  let show = (): void => undefined;
  const playing = createWritable(false);
  const updates = createUpdates({
    memory,
    playing,
    clock: {
      now: () => world.now,
      after: (wait, call) => {
        const timer = { at: world.now + wait, call };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
    },
    page: {
      reload: () => (world.reloads += 1),
      isOnline: () => world.isOnline,
      onShown: (call) => (show = call),
    },
  });
  const registration: { -readonly [Key in keyof Registration]: Registration[Key] } = {
    active: null,
    waiting: null,
    update: async () => void (world.looks += 1),
  };
  const publish = () => {
    registration.waiting = { postMessage: (message) => void heard.push(message) };
    updates.events.onWaiting();
  };
  if (waits) publish();
  updates.follow(registration);
  const pass = (milliseconds: number) => {
    world.now += milliseconds;
    for (const timer of timers.filter(({ at }) => at <= world.now)) {
      timers.splice(timers.indexOf(timer), 1);
      timer.call();
    }
  };
  const { state, apply, events, hear } = updates;
  return { world, heard, timers, playing, publish, pass, state, apply, events, hear, show: () => show() };
}

const takeOver: PageMessage = { version, type: 'take-over' };

describe('a new version', () => {
  test('is offered when it waits, and takes over only when asked to', () => {
    const { publish, state, heard, world } = page();
    publish();
    expect([state.get(), heard, world.reloads]).toEqual(['offered', [], 0]);
  });

  test('reloads the page that asked, once the new worker is there', () => {
    const { publish, apply, state, heard, world, events } = page();
    publish();
    apply();
    expect([state.get(), heard, world.reloads]).toEqual(['loading', [takeOver], 0]);
    events.onTakenOver(true);
    expect(world.reloads).toBe(1);
  });

  test('that another page let in is only offered here', () => {
    const { state, apply, events, world } = page();
    events.onTakenOver(true);
    expect([state.get(), world.reloads]).toEqual(['offered', 0]);
    apply();
    expect(world.reloads).toBe(1);
  });

  test('waits with the reload until nothing plays, where a story began in the meantime', () => {
    const { publish, apply, playing, events, world } = page();
    publish();
    apply();
    playing.set(true);
    events.onTakenOver(true);
    expect(world.reloads).toBe(0);
    playing.set(false);
    expect(world.reloads).toBe(1);
  });

  test('the very first worker is no update', () => {
    const { state, events, world } = page();
    events.onTakenOver(false);
    expect([state.get(), world.reloads]).toEqual(['none', 0]);
  });

  test('is looked for when the page is shown again, at most once an hour, and not offline', () => {
    const { show, world, pass } = page();
    show();
    pass(limits.update.lookEvery);
    world.isOnline = false;
    show();
    expect(world.looks).toBe(0);
    world.isOnline = true;
    show();
    show();
    expect(world.looks).toBe(1);
  });

  test('is looked for when a story rests: a kiosk is never shown again', () => {
    const { playing, world, pass } = page();
    pass(limits.update.lookEvery);
    playing.set(true);
    expect(world.looks).toBe(0);
    playing.set(false);
    expect(world.looks).toBe(1);
  });
});

describe('a new version that the old worker holds up', () => {
  const { patience, giveUp } = limits.update;

  test('is told of, and the page is loaded anew all the same', () => {
    const { publish, apply, state, world, pass } = page();
    publish();
    apply();
    pass(patience);
    expect([state.get(), world.reloads]).toEqual(['held-up', 0]);
    pass(giveUp);
    expect(world.reloads).toBe(1);
  });

  test('but not while a story plays here', () => {
    const { publish, apply, playing, world, pass } = page();
    publish();
    apply();
    playing.set(true);
    pass(patience);
    pass(giveUp);
    expect(world.reloads).toBe(0);
    playing.set(false);
    expect(world.reloads).toBe(1);
  });

  test('that comes after all reloads once, and nothing runs on', () => {
    const { publish, apply, events, world, pass, timers } = page();
    publish();
    apply();
    pass(patience);
    events.onTakenOver(true);
    pass(giveUp);
    expect([world.reloads, timers]).toEqual([1, []]);
  });

  test('needs no second tap after that, is not loaded in a circle, and comes when it can', () => {
    const mine = tab();
    const first = page(mine);
    first.publish();
    first.apply();
    const second = page(mine, { waits: true });
    expect([second.state.get(), second.timers]).toEqual(['held-up', []]);
    expect(second.heard).toContainEqual(takeOver);
    second.events.onTakenOver(true);
    expect(second.world.reloads).toBe(1);
    expect(mine.stored.size).toBe(0);
  });

  test('and that came with that reload: the next version is offered as any other', () => {
    const mine = tab();
    const first = page(mine);
    first.publish();
    first.apply();
    const second = page(mine);
    second.publish();
    expect([second.state.get(), second.heard]).toEqual(['offered', []]);
  });

  test('works in a tab that may remember nothing', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    const { publish, apply, events, world } = page({
      ...tab(),
      memory: { getItem: refuse, setItem: refuse, removeItem: refuse },
    });
    publish();
    apply();
    events.onTakenOver(true);
    expect(world.reloads).toBe(1);
  });
});

describe('a worker that is taken away', () => {
  test('is answered, and the page goes when nothing plays', async () => {
    const { hear, playing, world } = page();
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise((heard) => port1.addEventListener('message', heard, { once: true }));
    port1.start();
    playing.set(true);
    hear({ type: leaveQuestion, port: port2 });
    await answer;
    expect(world.reloads).toBe(0);
    playing.set(false);
    expect(world.reloads).toBe(1);
    port1.close();
  });

  test.each([[undefined], ['leave-worker'], [{ type: leaveQuestion }], [{ type: leaveQuestion, port: 1 }]])(
    'is not what %j says',
    (data) => {
      const { hear, world } = page();
      hear(data);
      expect(world.reloads).toBe(0);
    },
  );
});
