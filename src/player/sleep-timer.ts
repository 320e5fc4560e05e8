// The sleep timer: it ends after a number of minutes of playback, or at the end of the story; it fades the volume out, then pauses the
// story. Runs one timer, only while minutes are set and the story plays. Draws nothing.
import type { MonotonicClock } from '../base/clock';
import { createWritable, type Readable } from '../base/readable';
import type { PlayerStore } from './state/player-store';
import { isPlaying, isStoryOver } from './state/player-state';

const sleepMinutes = [10, 20, 30] as const;
export type SleepChoice = 'off' | 'story' | (typeof sleepMinutes)[number];
export const sleepChoices: readonly SleepChoice[] = ['off', 'story', ...sleepMinutes];

/** Milliseconds of fade-out before the timer ends. */
const fade = 10_000;

/** `left` is in milliseconds of playback; while the story plays it is the value at `since`. */
export interface SleepTimerState {
  readonly choice: SleepChoice;
  readonly left: number;
  /** When the timer last started to run, in milliseconds of a monotonic clock; undefined while nothing plays. */
  readonly since: number | undefined;
  /** The timer has ended and nobody has touched the player since. */
  readonly asleep: boolean;
  /** The index of the slide at which the timer was set; undefined once the story plays after the timer has ended. */
  readonly setAt: number | undefined;
}

export type SleepTimerEvent =
  | {
      readonly type: 'Chosen';
      readonly choice: SleepChoice;
      readonly playing: boolean;
      /** The index of the current slide. */
      readonly index: number;
    }
  | { readonly type: 'Started' }
  | { readonly type: 'Stopped' }
  /** The story reached its end. */
  | { readonly type: 'StoryOver' }
  /** The minutes are over. */
  | { readonly type: 'Over' }
  | { readonly type: 'Woken' };

export const timerOff: SleepTimerState = {
  choice: 'off',
  left: 0,
  since: undefined,
  asleep: false,
  setAt: undefined,
};

/**
 * Returns the state after an event at `monotonicNow`, in milliseconds of a monotonic clock. Time that passes while nothing plays does not
 * count.
 */
export function reduceSleepTimer(
  timer: SleepTimerState,
  event: SleepTimerEvent,
  monotonicNow: number,
): SleepTimerState {
  switch (event.type) {
    case 'Chosen':
      return choose(event, monotonicNow);
    case 'Started':
      return start(timer, monotonicNow);
    case 'Stopped':
      return timer.since === undefined
        ? timer
        : { ...timer, left: millisecondsLeft(timer, monotonicNow), since: undefined };
    case 'StoryOver':
      return timer.choice === 'story' ? fallAsleep(timer) : timer;
    case 'Over':
      return fallAsleep(timer);
    case 'Woken':
      return timer.asleep ? { ...timer, asleep: false } : timer;
  }
}

/** Where the timer was set is kept until the story plays again. */
const fallAsleep = ({ setAt }: SleepTimerState): SleepTimerState => ({ ...timerOff, asleep: true, setAt });

/** Returns the index of the slide at which a timer was set that has ended, until the story plays again; otherwise undefined. */
export const wayBack = ({ choice, setAt }: SleepTimerState): number | undefined =>
  choice === 'off' ? setAt : undefined;

/** Playing after the timer has ended switches the timer off. */
function start(timer: SleepTimerState, monotonicNow: number): SleepTimerState {
  if (wayBack(timer) !== undefined) return timerOff;
  return countsMinutes(timer) && timer.since === undefined ? { ...timer, since: monotonicNow } : timer;
}

function choose(
  { choice, playing, index }: Extract<SleepTimerEvent, { readonly type: 'Chosen' }>,
  monotonicNow: number,
): SleepTimerState {
  if (choice === 'off') return timerOff;
  const left = choice === 'story' ? 0 : choice * 60_000;
  const since = choice !== 'story' && playing ? monotonicNow : undefined;
  return { choice, left, since, asleep: false, setAt: index };
}

/** Returns whether the timer counts minutes. */
const countsMinutes = ({ choice }: SleepTimerState): boolean => choice !== 'off' && choice !== 'story';

/** Returns the milliseconds of playback that are left, never below 0. */
export function millisecondsLeft({ left, since }: SleepTimerState, monotonicNow: number): number {
  return Math.max(0, left - (since === undefined ? 0 : monotonicNow - since));
}

/** Returns the minutes that are left, rounded up, or undefined if the timer counts no minutes. */
function minutesLeft(timer: SleepTimerState, monotonicNow: number): number | undefined {
  return countsMinutes(timer) ? Math.ceil(millisecondsLeft(timer, monotonicNow) / 60_000) : undefined;
}

/** Returns the volume, 0 to 1; it falls linearly over the last ten seconds. */
function volumeOf(timer: SleepTimerState, monotonicNow: number): number {
  if (!countsMinutes(timer)) return 1;
  return Math.min(1, millisecondsLeft(timer, monotonicNow) / fade);
}

/** Milliseconds between two steps of the fade-out. */
const fadeStep = 250;

/**
 * Returns the milliseconds from `monotonicNow` until the fade-out starts, makes its next step or ends; undefined while the timer does
 * not run.
 */
function nextUpdateIn(timer: SleepTimerState, monotonicNow: number): number | undefined {
  if (timer.since === undefined || !countsMinutes(timer)) return undefined;
  const left = millisecondsLeft(timer, monotonicNow);
  return left > fade ? left - fade : Math.min(left, fadeStep);
}

export interface SleepTimer extends Readable<SleepTimerState> {
  readonly choose: (choice: SleepChoice) => void;
  /** Ends the sleep screen after a touch or a key press. */
  readonly wake: () => void;
  /** Returns the minutes of playback that are left, rounded up; undefined if the timer counts none. */
  readonly minutesLeft: () => number | undefined;
  /** Watches the player; returns a function that ends this and restores the volume. */
  readonly open: () => () => void;
}

interface SleepTimerDeps {
  readonly clock: MonotonicClock;
  readonly store: PlayerStore;
  /** 0 to 1. Some devices allow only their hardware buttons to change the volume; there is no fade-out on them. */
  readonly setVolume: (volume: number) => void;
}

/** Returns a sleep timer that is off. It has an effect between `open` and the call of the function that `open` returns. */
export function createSleepTimer({ clock, store, setVolume }: SleepTimerDeps): SleepTimer {
  const timer = createWritable<SleepTimerState>(timerOff);
  let cancel = (): void => undefined;
  let volume = 1;

  const changeVolume = (wanted: number): void => {
    if (wanted !== volume) setVolume(wanted);
    volume = wanted;
  };
  const schedule = (): void => {
    cancel();
    const monotonicNow = clock.monotonicNow();
    changeVolume(volumeOf(timer.get(), monotonicNow));
    const next = nextUpdateIn(timer.get(), monotonicNow);
    if (next !== undefined) cancel = clock.after(next, onUpdate);
  };
  const apply = (event: SleepTimerEvent): void => {
    const after = reduceSleepTimer(timer.get(), event, clock.monotonicNow());
    if (after !== timer.get()) timer.set(after);
    schedule();
  };
  const onUpdate = (): void => {
    const state = timer.get();
    if (!countsMinutes(state) || millisecondsLeft(state, clock.monotonicNow()) > 0) return schedule();
    store.dispatch({ type: 'Pause' });
    apply({ type: 'Over' });
  };

  return {
    get: timer.get,
    subscribe: timer.subscribe,
    choose(choice) {
      const state = store.get();
      apply({ type: 'Chosen', choice, playing: isPlaying(state), index: state.index });
    },
    wake: () => apply({ type: 'Woken' }),
    minutesLeft: () => minutesLeft(timer.get(), clock.monotonicNow()),
    open() {
      const stopWatching = store.onAction('effects', (_, state, before) => {
        if (isPlaying(state) !== isPlaying(before)) apply({ type: isPlaying(state) ? 'Started' : 'Stopped' });
        if (isStoryOver(state) && !isStoryOver(before)) apply({ type: 'StoryOver' });
      });
      return () => {
        stopWatching();
        apply({ type: 'Stopped' });
        changeVolume(1);
      };
    },
  };
}
