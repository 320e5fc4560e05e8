import { describe, expect, test } from 'vitest';
import { createResumeTimer, type DownloadActivity } from './download-timers';

const day = 24 * 60 * 60_000;
const atRest: DownloadActivity = { work: 'none', dueAt: undefined };

/** Creates a page with a manual clock that records when the worker was asked to resume. */
function open() {
  const world = { now: 0, hasNetwork: true };
  const resumedAt: number[] = [];
  const timers: { at: number; call: () => void }[] = [];
  const resumeTimer = createResumeTimer({
    clock: {
      now: () => world.now,
      after: (wait, call) => {
        const timer = { at: world.now + wait, call };
        timers.push(timer);
        return () => void timers.splice(timers.indexOf(timer), 1);
      },
    },
    hasNetwork: () => world.hasNetwork,
    resume: () => void resumedAt.push(world.now),
  });
  /** Fires `count` timers. */
  const pass = (count: number) => {
    for (let fired = 0; fired < count; fired += 1) {
      const [timer] = timers.splice(0, 1);
      if (timer === undefined) return;
      world.now = timer.at;
      timer.call();
    }
  };
  const update = (activity: Partial<DownloadActivity>, hasProgressed = false) =>
    resumeTimer.update({ ...atRest, ...activity }, hasProgressed);
  return { world, resumedAt, timers, pass, update };
}

const fetching = { work: 'fetching' } as const;
const unreachable = { work: 'unreachable' } as const;

describe('the worker is asked to resume, less and less often,', () => {
  test.each([
    ['after half a minute without a message', fetching, [30, 90, 210, 450, 930, 1410, 1890]],
    ['soon when the host is unreachable', unreachable, [2, 6, 14, 30, 62, 126, 246, 366]],
    ['when a retry is due', { dueAt: 600_000 }, [600, 630, 690]],
    ['when a retry has long been due', { dueAt: -5 }, [30, 90]],
    ['when a retry is due, and without a message', { ...fetching, dueAt: 45_000 }, [30, 45, 105]],
  ] as const)('%s', (_when, activity, seconds) => {
    const { update, pass, resumedAt } = open();
    update(activity);
    pass(seconds.length);
    expect(resumedAt).toEqual(seconds.map((second) => second * 1000));
  });
});

test('progress resets the delay', () => {
  const { update, pass, timers, world } = open();
  update(fetching);
  pass(4);
  update(fetching);
  expect(timers.map(({ at }) => at - world.now)).toEqual([8 * 60_000]);
  update(fetching, true);
  expect(timers.map(({ at }) => at - world.now)).toEqual([30_000]);
});

test.each([
  ['while it fetches', fetching, 30_000],
  ['while the host is unreachable', unreachable, 2000],
] as const)('repeated queries do not delay the next request %s', (_when, activity, at) => {
  const { update, pass, resumedAt, world } = open();
  update(activity);
  for (world.now = 500; world.now < at; world.now += 500) update(activity);
  pass(1);
  expect(resumedAt).toEqual([at]);
});

test('a changed status restarts the delay', () => {
  const { update, timers, world } = open();
  update(unreachable);
  world.now = 1500;
  update(fetching);
  expect(timers.map(({ at }) => at)).toEqual([31_500]);
});

test('no timer is left without work', () => {
  const { update, timers } = open();
  update({ ...fetching, dueAt: 90_000 });
  update(atRest);
  expect(timers).toEqual([]);
});

test('offline the worker is not asked, and no timer is left', () => {
  const { update, pass, resumedAt, timers, world } = open();
  update({ dueAt: 1000 });
  world.hasNetwork = false;
  pass(1);
  expect([resumedAt, timers]).toEqual([[], []]);
});

test('no delay is longer than a browser’s timer allows', () => {
  const { update, timers } = open();
  update({ dueAt: 400 * day });
  expect(timers.map(({ at }) => at)).toEqual([day]);
});
