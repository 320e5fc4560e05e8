// Puts a story to sleep: turns the sound down and then pauses it. One timer, and only while one is set and something plays.
// Draws nothing; knows the player by its store.
import type { Clock } from '../contract/clock';
import { createWritable, type Readable } from '../contract/readable';
import type { PlayerStore } from './state/player-store';
import { isDone, isPlaying } from './state/player-state';
import {
  counts,
  loudness,
  millisecondsLeft,
  minutesLeft,
  nextIn,
  noTimer,
  reduceSleep,
  type SleepChoice,
  type SleepEvent,
  type SleepTimer,
} from './sleep-timer-state';

export interface Bedtime extends Readable<SleepTimer> {
  readonly choose: (choice: SleepChoice) => void;
  /** Somebody is there again. */
  readonly wake: () => void;
  /** Whole minutes of playing that are left; undefined where none are counted. */
  readonly minutesLeft: () => number | undefined;
  /** Watches the player until taken back. */
  readonly open: () => () => void;
}

interface BedtimeDeps {
  readonly clock: Clock;
  readonly store: PlayerStore;
  /** 0 to 1. Some devices leave that to their buttons: there the pause alone is heard. */
  readonly setVolume: (volume: number) => void;
}

export function createBedtime({ clock, store, setVolume }: BedtimeDeps): Bedtime {
  const timer = createWritable<SleepTimer>(noTimer);
  let cancel = (): void => undefined;
  let volume = 1;

  const turnTo = (wanted: number): void => {
    if (wanted !== volume) setVolume(wanted);
    volume = wanted;
  };
  const resume = (): void => {
    cancel();
    const now = clock.now();
    turnTo(loudness(timer.get(), now));
    const next = nextIn(timer.get(), now);
    if (next !== undefined) cancel = clock.after(next, onTime);
  };
  const apply = (event: SleepEvent): void => {
    const after = reduceSleep(timer.get(), event, clock.now());
    if (after !== timer.get()) timer.set(after);
    resume();
  };
  const onTime = (): void => {
    const now = timer.get();
    if (!counts(now) || millisecondsLeft(now, clock.now()) > 0) return resume();
    store.dispatch({ type: 'Pause' });
    apply({ type: 'Over' });
  };

  return {
    get: timer.get,
    subscribe: timer.subscribe,
    choose: (choice) => apply({ type: 'Chosen', choice, playing: isPlaying(store.get()) }),
    wake: () => apply({ type: 'Woken' }),
    minutesLeft: () => minutesLeft(timer.get(), clock.now()),
    open() {
      const stopWatching = store.onAction((_, state, before) => {
        if (isPlaying(state) !== isPlaying(before)) apply({ type: isPlaying(state) ? 'Started' : 'Stopped' });
        if (isDone(state) && !isDone(before)) apply({ type: 'StoryOver' });
      });
      return () => {
        stopWatching();
        apply({ type: 'Stopped' });
        turnTo(1);
      };
    },
  };
}
