// The sleep timer: fades the volume out, then pauses the story. Runs one timer, only while minutes are set and the story
// plays. Draws nothing.
import type { MonotonicClock } from '../base/clock';
import { createWritable, type Readable } from '../base/readable';
import type { PlayerStore } from './state/player-store';
import { isPlaying, isStoryOver } from './state/player-state';
import {
  countsMinutes,
  volumeOf,
  millisecondsLeft,
  minutesLeft,
  nextUpdateIn,
  timerOff,
  reduceSleepTimer,
  type SleepChoice,
  type SleepTimerEvent,
  type SleepTimerState,
} from './sleep-timer-state';

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
