import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FakeClock } from '../base/fake-clock.fixture';
import { createPlayerStore } from './state/player-store';
import {
  createSleepTimer,
  millisecondsLeft,
  timerOff,
  reduceSleepTimer,
  sleepChoices,
  wayBack,
  type SleepTimerEvent,
} from './sleep-timer';

const minute = 60_000;

function setUp(slides = 3) {
  const clock = new FakeClock();
  const store = createPlayerStore(slides);
  const volumes: number[] = [];
  const sleepTimer = createSleepTimer({ clock, store, setVolume: (volume) => volumes.push(volume) });
  const close = sleepTimer.open();
  const play = () => store.dispatch({ type: 'Play' });
  const pause = () => store.dispatch({ type: 'Pause' });
  return { clock, store, volumes, sleepTimer, close, play, pause, name: () => store.get().name };
}

describe('a timer of ten minutes', () => {
  test('fades out over the last ten seconds, then pauses the story', () => {
    const { clock, volumes, sleepTimer, play, name } = setUp();
    play();
    sleepTimer.choose(10);
    clock.pass(10 * minute - 10_000);
    expect(volumes).toEqual([]);
    clock.pass(5000);
    expect(volumes.at(-1)).toBeCloseTo(0.5, 5);
    expect(name()).toBe('FIRST_SLIDE_PLAYING');
    clock.pass(5000);
    expect(name()).toBe('FIRST_SLIDE_PAUSED');
    expect(sleepTimer.get()).toMatchObject({ choice: 'off', asleep: true });
    expect(volumes.at(-1)).toBe(1);
    expect(clock.running).toBe(0);
    expect(volumes.slice(0, -1).sort((a, b) => b - a)).toEqual(volumes.slice(0, -1));
  });

  test('ends after ten minutes when the device’s clock is set forward meanwhile', () => {
    const { clock, sleepTimer, play, name } = setUp();
    play();
    sleepTimer.choose(10);
    clock.pass(minute);
    clock.set(60 * minute);
    expect(sleepTimer.minutesLeft()).toBe(9);
    clock.pass(9 * minute);
    expect(name()).toBe('FIRST_SLIDE_PAUSED');
  });

  test('counts only while the story plays, with a single clock timer', () => {
    const { clock, sleepTimer, play, pause } = setUp();
    sleepTimer.choose(10);
    expect(clock.running).toBe(0);
    clock.pass(60 * minute);
    expect(sleepTimer.minutesLeft()).toBe(10);
    play();
    expect(clock.running).toBe(1);
    clock.pass(4 * minute);
    pause();
    expect(clock.running).toBe(0);
    clock.pass(60 * minute);
    expect(sleepTimer.minutesLeft()).toBe(6);
  });

  test('is off after it has ended: Play continues without a timer, at full volume', () => {
    const { clock, volumes, sleepTimer, play, name } = setUp();
    play();
    sleepTimer.choose(10);
    clock.pass(10 * minute);
    play();
    expect(sleepTimer.get()).toEqual(timerOff);
    expect(volumes.at(-1)).toBe(1);
    clock.pass(60 * minute);
    expect(name()).toBe('FIRST_SLIDE_PLAYING');
  });

  test('restores the volume when it is switched off during the fade-out', () => {
    const { clock, volumes, sleepTimer, play } = setUp();
    play();
    sleepTimer.choose(10);
    clock.pass(10 * minute - 3000);
    sleepTimer.choose('off');
    expect(volumes.at(-1)).toBe(1);
    expect(clock.running).toBe(0);
  });

  test('stops its clock timer and restores the volume when the story is closed', () => {
    const { clock, volumes, sleepTimer, play, close } = setUp();
    play();
    sleepTimer.choose(10);
    clock.pass(10 * minute - 3000);
    close();
    expect(volumes.at(-1)).toBe(1);
    expect(clock.running).toBe(0);
  });
});

describe('the way back to the slide at which the timer was set', () => {
  test.each([10, 'story'] as const)('is there after a timer of %s, until the story plays', (choice) => {
    const { clock, store, sleepTimer, play } = setUp();
    store.dispatch({ type: 'GoTo', index: 1 });
    play();
    sleepTimer.choose(choice);
    expect(wayBack(sleepTimer.get())).toBeUndefined();
    store.dispatch({ type: 'GoTo', index: 2 });
    if (choice === 'story') store.dispatch({ type: 'Next' });
    clock.pass(10 * minute);
    expect(wayBack(sleepTimer.get())).toBe(1);
    sleepTimer.wake();
    store.dispatch({ type: 'Previous' });
    expect(wayBack(sleepTimer.get())).toBe(1);
    play();
    expect(wayBack(sleepTimer.get())).toBeUndefined();
  });

  test('is gone once the timer is switched off', () => {
    const { clock, sleepTimer, play } = setUp();
    play();
    sleepTimer.choose(10);
    clock.pass(10 * minute);
    sleepTimer.choose('off');
    expect(wayBack(sleepTimer.get())).toBeUndefined();
  });
});

describe('a timer until the end of the story', () => {
  test('counts no minutes, and is asleep after the end until it is woken', () => {
    const { clock, store, sleepTimer, play } = setUp(1);
    play();
    sleepTimer.choose('story');
    expect(clock.running).toBe(0);
    expect(sleepTimer.minutesLeft()).toBeUndefined();
    store.dispatch({ type: 'Next' });
    store.dispatch({ type: 'Next' });
    expect(sleepTimer.get()).toMatchObject({ choice: 'off', asleep: true });
    sleepTimer.wake();
    expect(sleepTimer.get()).toEqual({ ...timerOff, setAt: 0 });
  });

  test('an answer in the middle of the story is not its end', () => {
    const { store, sleepTimer, play } = setUp();
    play();
    sleepTimer.choose('story');
    store.dispatch({ type: 'AnswerPlayback', answer: { audioUrl: 'answer.mp3' } });
    expect(sleepTimer.get()).toMatchObject({ choice: 'story', asleep: false });
    store.dispatch({ type: 'Next' });
    expect(store.get().name).toBe('LAST_SLIDE_FINISHED');
    expect(sleepTimer.get()).toMatchObject({ choice: 'off', asleep: true });
  });

  test('a story without it does not end asleep', () => {
    const { store, sleepTimer, play } = setUp(1);
    play();
    store.dispatch({ type: 'Next' });
    store.dispatch({ type: 'Next' });
    expect(store.get().name).toBe('LAST_SLIDE_FINISHED');
    expect(sleepTimer.get().asleep).toBe(false);
  });
});

const event: fc.Arbitrary<SleepTimerEvent> = fc.oneof(
  fc.record({
    type: fc.constant('Chosen' as const),
    choice: fc.constantFrom(...sleepChoices),
    playing: fc.boolean(),
    index: fc.nat(3),
  }),
  fc.constantFrom('Started', 'Stopped', 'StoryOver', 'Over', 'Woken').map((type) => ({ type })),
);

test('no sequence of events makes the time left grow by itself or fall below 0', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(event, fc.nat(20 * minute))), (events) => {
      let now = 0;
      let timer = timerOff;
      for (const [nextEvent, later] of events) {
        const before = millisecondsLeft(timer, now);
        timer = reduceSleepTimer(timer, nextEvent, now);
        if (nextEvent.type !== 'Chosen') expect(millisecondsLeft(timer, now)).toBeLessThanOrEqual(before);
        now += later;
        expect(millisecondsLeft(timer, now)).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
