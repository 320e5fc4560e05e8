import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FakeClock } from './narration/testing/fake-media';
import { createPlayerStore } from './state/player-store';
import { createBedtime } from './sleep-timer';
import { millisecondsLeft, noTimer, reduceSleep, sleepChoices, type SleepEvent } from './sleep-timer-state';

const minute = 60_000;

function setUp(slides = 3) {
  const clock = new FakeClock();
  const store = createPlayerStore(slides);
  const volumes: number[] = [];
  const bedtime = createBedtime({ clock, store, setVolume: (volume) => volumes.push(volume) });
  const close = bedtime.open();
  const play = () => store.dispatch({ type: 'Play' });
  const pause = () => store.dispatch({ type: 'Pause' });
  return { clock, store, volumes, bedtime, close, play, pause, name: () => store.get().name };
}

describe('ten minutes', () => {
  test('fade over the last ten seconds, and then the story pauses', () => {
    const { clock, volumes, bedtime, play, name } = setUp();
    play();
    bedtime.choose(10);
    clock.pass(10 * minute - 10_000);
    expect(volumes).toEqual([]);
    clock.pass(5000);
    expect(volumes.at(-1)).toBeCloseTo(0.5, 5);
    expect(name()).toBe('FIRST_SLIDE_PLAYING');
    clock.pass(5000);
    expect(name()).toBe('FIRST_SLIDE_PAUSED');
    expect(bedtime.get()).toMatchObject({ choice: 'off', asleep: true });
    expect(volumes.at(-1)).toBe(1);
    expect(clock.running).toBe(0);
    expect(volumes.slice(0, -1).sort((a, b) => b - a)).toEqual(volumes.slice(0, -1));
  });

  test('count only while something plays, by one timer', () => {
    const { clock, bedtime, play, pause } = setUp();
    bedtime.choose(10);
    expect(clock.running).toBe(0);
    clock.pass(60 * minute);
    expect(bedtime.minutesLeft()).toBe(10);
    play();
    expect(clock.running).toBe(1);
    clock.pass(4 * minute);
    pause();
    expect(clock.running).toBe(0);
    clock.pass(60 * minute);
    expect(bedtime.minutesLeft()).toBe(6);
  });

  test('are no more when they are over: Play goes on without a timer, aloud', () => {
    const { clock, volumes, bedtime, play, name } = setUp();
    play();
    bedtime.choose(10);
    clock.pass(10 * minute);
    play();
    expect(bedtime.get()).toEqual(noTimer);
    expect(volumes.at(-1)).toBe(1);
    clock.pass(60 * minute);
    expect(name()).toBe('FIRST_SLIDE_PLAYING');
  });

  test('switched off in the fade are loud again', () => {
    const { clock, volumes, bedtime, play } = setUp();
    play();
    bedtime.choose(10);
    clock.pass(10 * minute - 3000);
    bedtime.choose('off');
    expect(volumes.at(-1)).toBe(1);
    expect(clock.running).toBe(0);
  });

  test('leave no timer and no quiet behind when the story is left', () => {
    const { clock, volumes, bedtime, play, close } = setUp();
    play();
    bedtime.choose(10);
    clock.pass(10 * minute - 3000);
    close();
    expect(volumes.at(-1)).toBe(1);
    expect(clock.running).toBe(0);
  });
});

describe('after this story', () => {
  test('nothing is counted, and at its end it sleeps until somebody is there', () => {
    const { clock, store, bedtime, play } = setUp(1);
    play();
    bedtime.choose('story');
    expect(clock.running).toBe(0);
    expect(bedtime.minutesLeft()).toBeUndefined();
    store.dispatch({ type: 'Next' });
    store.dispatch({ type: 'Next' });
    expect(bedtime.get()).toMatchObject({ choice: 'off', asleep: true });
    bedtime.wake();
    expect(bedtime.get()).toEqual(noTimer);
  });

  test('a story without it does not sleep', () => {
    const { store, bedtime, play } = setUp(1);
    play();
    store.dispatch({ type: 'Next' });
    store.dispatch({ type: 'Next' });
    expect(store.get().name).toBe('LAST_SLIDE_FINISHED');
    expect(bedtime.get().asleep).toBe(false);
  });
});

const event: fc.Arbitrary<SleepEvent> = fc.oneof(
  fc.record({
    type: fc.constant('Chosen' as const),
    choice: fc.constantFrom(...sleepChoices),
    playing: fc.boolean(),
  }),
  fc.constantFrom('Started', 'Stopped', 'StoryOver', 'Over', 'Woken').map((type) => ({ type })),
);

test('whatever happens, what is left never grows by itself nor falls below nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(event, fc.nat(20 * minute))), (story) => {
      let now = 0;
      let timer = noTimer;
      for (const [happens, later] of story) {
        const before = millisecondsLeft(timer, now);
        timer = reduceSleep(timer, happens, now);
        if (happens.type !== 'Chosen') expect(millisecondsLeft(timer, now)).toBeLessThanOrEqual(before);
        now += later;
        expect(millisecondsLeft(timer, now)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
