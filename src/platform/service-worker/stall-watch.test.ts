import { describe, expect, test } from 'vitest';
import { createStallWatch, type SaveStatus } from './stall-watch';

const day = 24 * 60 * 60_000;
const atRest: SaveStatus = { work: 'none', dueAt: undefined };

/** A page whose time passes when told; notes when the worker was spoken to. */
function open() {
  const world = { now: 0, isOnline: true };
  const spoken: number[] = [];
  const timers: { at: number; call: () => void }[] = [];
  const watch = createStallWatch({
    clock: {
      now: () => world.now,
      after: (wait, call) => {
        const timer = { at: world.now + wait, call };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
    },
    isOnline: () => world.isOnline,
    speak: () => void spoken.push(world.now),
  });
  /** Lets the time of so many timers pass. */
  const pass = (rings: number) => {
    for (let ring = 0; ring < rings; ring += 1) {
      const [timer] = timers.splice(0, 1);
      if (timer === undefined) return;
      world.now = timer.at;
      timer.call();
    }
  };
  const hear = (saveStatus: Partial<SaveStatus>, hasMoved = false) =>
    watch.heard({ ...atRest, ...saveStatus }, hasMoved);
  return { world, spoken, timers, pass, hear };
}

const fetching = { work: 'fetching' } as const;
const hostAway = { work: 'host-away' } as const;

describe('the worker is spoken to, less and less often,', () => {
  test.each([
    ['after half a minute of silence', fetching, [30, 90, 210, 450, 930, 1410, 1890]],
    ['soon where the host is away', hostAway, [2, 6, 14, 30, 62, 126, 246, 366]],
    ['when a retry is due', { dueAt: 600_000 }, [600, 630, 690]],
    ['when a retry has long been due', { dueAt: -5 }, [30, 90]],
    ['when a retry is due, and after silence', { ...fetching, dueAt: 45_000 }, [30, 45, 105]],
  ] as const)('%s', (_when, saveStatus, seconds) => {
    const { hear, pass, spoken } = open();
    hear(saveStatus);
    pass(seconds.length);
    expect(spoken).toEqual(seconds.map((second) => second * 1000));
  });
});

test('what got further has the full patience again', () => {
  const { hear, pass, timers, world } = open();
  hear(fetching);
  pass(4);
  hear(fetching);
  expect(timers.map(({ at }) => at - world.now)).toEqual([8 * 60_000]);
  hear(fetching, true);
  expect(timers.map(({ at }) => at - world.now)).toEqual([30_000]);
});

test.each([
  ['while it fetches', fetching, 30_000],
  ['while the host is away', hostAway, 2000],
] as const)(
  'who asks all the time how it stands does not put the next word off %s',
  (_when, saveStatus, at) => {
    const { hear, pass, spoken, world } = open();
    hear(saveStatus);
    for (world.now = 500; world.now < at; world.now += 500) hear(saveStatus);
    pass(1);
    expect(spoken).toEqual([at]);
  },
);

test('what stands otherwise is waited for anew', () => {
  const { hear, timers, world } = open();
  hear(hostAway);
  world.now = 1500;
  hear(fetching);
  expect(timers.map(({ at }) => at)).toEqual([31_500]);
});

test('no timer is left where nothing is to be done', () => {
  const { hear, timers } = open();
  hear({ ...fetching, dueAt: 90_000 });
  hear(atRest);
  expect(timers).toEqual([]);
});

test('without network nobody is spoken to, and no timer is left', () => {
  const { hear, pass, spoken, timers, world } = open();
  hear({ dueAt: 1000 });
  world.isOnline = false;
  pass(1);
  expect([spoken, timers]).toEqual([[], []]);
});

test('no wait is longer than a browser can count', () => {
  const { hear, timers } = open();
  hear({ dueAt: 400 * day });
  expect(timers.map(({ at }) => at)).toEqual([day]);
});
