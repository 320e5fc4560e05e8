// When a story is to fall asleep: after so many minutes of playing, or when it is over. Pure; the time is told to it.

const sleepMinutes = [10, 20, 30] as const;
export type SleepChoice = 'off' | 'story' | (typeof sleepMinutes)[number];
export const sleepChoices: readonly SleepChoice[] = ['off', 'story', ...sleepMinutes];

/** Milliseconds over which the sound fades, before the timer is over. */
const fade = 10_000;

/** Milliseconds of playing that are left, as of `since` while it plays. */
export interface SleepTimer {
  readonly choice: SleepChoice;
  readonly left: number;
  /** When it last began to run, in milliseconds since the epoch; undefined while nothing plays. */
  readonly since: number | undefined;
  /** It has put the story to sleep, and nobody woke it since. */
  readonly asleep: boolean;
}

export type SleepEvent =
  | { readonly type: 'Chosen'; readonly choice: SleepChoice; readonly playing: boolean }
  | { readonly type: 'Started' }
  | { readonly type: 'Stopped' }
  /** The story was told to its end. */
  | { readonly type: 'StoryOver' }
  /** The minutes are over. */
  | { readonly type: 'Over' }
  | { readonly type: 'Woken' };

export const noTimer: SleepTimer = { choice: 'off', left: 0, since: undefined, asleep: false };
const sleeping: SleepTimer = { ...noTimer, asleep: true };

/** The timer after an event at `now`. Time that passes while nothing plays does not count. */
export function reduceSleep(timer: SleepTimer, event: SleepEvent, now: number): SleepTimer {
  switch (event.type) {
    case 'Chosen':
      return choose(event.choice, event.playing, now);
    case 'Started':
      return start(timer, now);
    case 'Stopped':
      return timer.since === undefined
        ? timer
        : { ...timer, left: millisecondsLeft(timer, now), since: undefined };
    case 'StoryOver':
      return timer.choice === 'story' ? sleeping : timer;
    case 'Over':
      return sleeping;
    case 'Woken':
      return timer.asleep ? noTimer : timer;
  }
}

/** Whoever plays after it was put to sleep plays without a timer. */
function start(timer: SleepTimer, now: number): SleepTimer {
  if (timer.asleep) return noTimer;
  return counts(timer) && timer.since === undefined ? { ...timer, since: now } : timer;
}

function choose(choice: SleepChoice, playing: boolean, now: number): SleepTimer {
  if (choice === 'off') return noTimer;
  const left = choice === 'story' ? 0 : choice * 60_000;
  return { choice, left, since: choice !== 'story' && playing ? now : undefined, asleep: false };
}

/** Whether minutes are counted at all. */
export const counts = ({ choice }: SleepTimer): boolean => choice !== 'off' && choice !== 'story';

/** Milliseconds of playing until it is over, never below 0. */
export function millisecondsLeft({ left, since }: SleepTimer, now: number): number {
  return Math.max(0, left - (since === undefined ? 0 : now - since));
}

/** Whole minutes as a person reads them: the one that has begun counts; undefined where none are counted. */
export function minutesLeft(timer: SleepTimer, now: number): number | undefined {
  return counts(timer) ? Math.ceil(millisecondsLeft(timer, now) / 60_000) : undefined;
}

/** How loud it is, 0 to 1: falls evenly over the last ten seconds. */
export function loudness(timer: SleepTimer, now: number): number {
  if (!counts(timer)) return 1;
  return Math.min(1, millisecondsLeft(timer, now) / fade);
}

/** Milliseconds between two steps of the fade. */
const fadeStep = 250;

/** When something happens next, in milliseconds from `now`: the fade begins, goes a step on, or ends. Undefined at rest. */
export function nextIn(timer: SleepTimer, now: number): number | undefined {
  if (timer.since === undefined || !counts(timer)) return undefined;
  const left = millisecondsLeft(timer, now);
  return left > fade ? left - fade : Math.min(left, fadeStep);
}
