import * as fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createWritable } from '../../../base/readable';
import { createBusy } from './idle-machine';
import { createCountedClock } from '../../../platform/browser/counted-clock.fixture';
import { startIdleMachine } from './idle-machine';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  clock = createCountedClock();
  return () => vi.useRealTimers();
});

let clock = createCountedClock();
const times = { idle: 90_000, countdown: 15_000, touch: 600, longestBusy: 1_800_000 };

function createKiosk(phase: 'active' | 'attract' = 'active') {
  let touch = (): void => undefined;
  const playing = createWritable(false);
  const busy = createBusy(playing);
  const forget = vi.fn<() => Promise<void>>(async () => undefined);
  const onVisitor = vi.fn<() => void>();
  const onInput = (call: () => void) => {
    touch = call;
  };
  const idle = startIdleMachine({ clock, times, busy, onInput, onVisitor, forget }, phase);
  return {
    idle,
    playing,
    busy,
    forget,
    onVisitor,
    touch: () => touch(),
    phase: () => idle.state.get().phase,
  };
}

type Kiosk = ReturnType<typeof createKiosk>;

describe('the idle clock', () => {
  test('asks after the idle time, forgets after the countdown, then invites without a timer', async () => {
    const kiosk = createKiosk();
    vi.advanceTimersByTime(89_999);
    expect([kiosk.phase(), clock.running()]).toEqual(['active', 1]);
    vi.advanceTimersByTime(1);
    expect([kiosk.phase(), clock.running()]).toEqual(['countdown', 1]);
    await vi.advanceTimersByTimeAsync(15_000);
    expect([kiosk.phase(), kiosk.forget.mock.calls.length, clock.running()]).toEqual(['attract', 1, 0]);
  });

  test('counts from the last touch, with one timer however often the screen is touched', () => {
    const kiosk = createKiosk();
    for (let second = 0; second < 60; second += 1) {
      vi.advanceTimersByTime(1000);
      kiosk.touch();
    }
    expect([clock.running(), kiosk.onVisitor.mock.calls.length]).toEqual([1, 1]);
    vi.advanceTimersByTime(89_999);
    expect(kiosk.phase()).toBe('active');
    vi.advanceTimersByTime(1);
    expect(kiosk.phase()).toBe('countdown');
  });

  test('a touch stops the countdown at once, and closes it when its click has not', () => {
    const kiosk = createKiosk();
    vi.advanceTimersByTime(90_000 + 14_999);
    kiosk.touch();
    vi.advanceTimersByTime(599);
    expect(kiosk.phase()).toBe('countdown');
    vi.advanceTimersByTime(1);
    expect([kiosk.phase(), kiosk.forget.mock.calls.length]).toEqual(['active', 0]);
    vi.advanceTimersByTime(90_000 - 600);
    expect(kiosk.phase()).toBe('active');
    kiosk.idle.stay();
    vi.advanceTimersByTime(90_000);
    kiosk.idle.stay();
    expect(kiosk.phase()).toBe('active');
  });

  test('does not fall idle while something plays, records or is made, and counts from its end', () => {
    const kiosk = createKiosk();
    kiosk.playing.set(true);
    const release = kiosk.busy.begin();
    vi.advanceTimersByTime(500_000);
    kiosk.playing.set(false);
    vi.advanceTimersByTime(500_000);
    expect(kiosk.phase()).toBe('active');
    release();
    release();
    vi.advanceTimersByTime(89_999);
    expect(kiosk.phase()).toBe('active');
    vi.advanceTimersByTime(1);
    expect(kiosk.phase()).toBe('countdown');
  });

  test('asks after half an hour without a touch although something seems to play', () => {
    const kiosk = createKiosk();
    kiosk.playing.set(true);
    vi.advanceTimersByTime(1_800_000);
    expect(kiosk.phase()).toBe('countdown');
    kiosk.playing.set(false);
    expect(kiosk.phase()).toBe('countdown');
  });

  test('an activity that ends during the countdown neither prolongs it nor undoes a touch', async () => {
    const hung = () => {
      const kiosk = createKiosk();
      kiosk.playing.set(true);
      vi.advanceTimersByTime(1_800_000 + 10_000);
      return kiosk;
    };
    const left = hung();
    left.playing.set(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(left.phase()).toBe('attract');
    const touched = hung();
    touched.touch();
    touched.playing.set(false);
    await vi.advanceTimersByTimeAsync(600);
    expect(touched.phase()).toBe('active');
  });

  test.each([-86_400_000, 86_400_000])('a clock that is set by %s ms does not change the wait', (by) => {
    const kiosk = createKiosk();
    vi.advanceTimersByTime(60_000);
    kiosk.touch();
    vi.setSystemTime(Date.now() + by);
    vi.advanceTimersByTime(89_999);
    expect(kiosk.phase()).toBe('active');
    vi.advanceTimersByTime(1);
    expect(kiosk.phase()).toBe('countdown');
  });

  test('the invitation ends by its click, or soon after any touch, and marks the visitor', () => {
    const kiosk = createKiosk('attract');
    kiosk.touch();
    expect([kiosk.phase(), kiosk.onVisitor.mock.calls.length]).toEqual(['attract', 0]);
    kiosk.idle.begin();
    expect([kiosk.phase(), kiosk.onVisitor.mock.calls.length]).toEqual(['active', 1]);
    const other = createKiosk('attract');
    other.touch();
    vi.advanceTimersByTime(600);
    expect(other.phase()).toBe('active');
  });

  test.each([
    ['at once', (kiosk: Kiosk) => kiosk.idle.reset()],
    ['after the countdown', () => vi.advanceTimersByTime(times.idle + times.countdown)],
  ])(
    'a touch while it forgets begins the next visit with the whole idle time: forgets %s',
    async (_, startForgetting) => {
      const kiosk = createKiosk();
      kiosk.touch();
      startForgetting(kiosk);
      expect(kiosk.phase()).toBe('forgetting');
      kiosk.touch();
      await vi.advanceTimersByTimeAsync(times.idle - 1);
      expect([kiosk.phase(), kiosk.onVisitor.mock.calls.length]).toEqual(['active', 2]);
      await vi.advanceTimersByTimeAsync(1);
      expect(kiosk.phase()).toBe('countdown');
    },
  );
});

test('in 1,000 random visits it runs at most one timer, and without input the attract mode begins', async () => {
  type Step = 'touch' | 'play' | 'pause' | 'wait' | 'long' | 'reset' | 'begin';
  const step = fc.constantFrom<Step[]>('touch', 'play', 'pause', 'wait', 'long', 'reset', 'begin');
  const outcomes: unknown[] = [];
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      vi.clearAllTimers();
      clock = createCountedClock();
      const kiosk = createKiosk();
      const take: Record<Step, () => void> = {
        touch: kiosk.touch,
        play: () => kiosk.playing.set(true),
        pause: () => kiosk.playing.set(false),
        wait: () => vi.advanceTimersByTime(20_000),
        long: () => vi.advanceTimersByTime(95_000),
        reset: kiosk.idle.reset,
        begin: kiosk.idle.begin,
      };
      for (const next of steps) {
        take[next]();
        await vi.advanceTimersByTimeAsync(0);
        if (clock.running() > 1) outcomes.push(['timers', steps]);
      }
      kiosk.playing.set(false);
      await vi.advanceTimersByTimeAsync(400_000);
      if (kiosk.phase() !== 'attract') outcomes.push([kiosk.phase(), steps]);
    }),
    { numRuns: 1000 },
  );
  expect(outcomes).toEqual([]);
});
