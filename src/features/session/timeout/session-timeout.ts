// Ends the session of a gated page that nobody uses (spec people §8): a warning after ten minutes, signed out a minute later.
import type { Clock } from '../../../contract/clock';
import { createWritable, type Readable } from '../../../contract/readable';
import type { Activity } from './activity';

export interface SessionTimeoutDeps {
  readonly clock: Clock;
  readonly activity: Activity;
  /** Subscribes to the moments when the page is shown again or resumes; returns an unsubscribe function. */
  readonly onWake: (call: () => void) => () => void;
  /** Called once, when the warning was not answered. */
  readonly onTimeout: () => void;
}

interface SessionTimeout {
  /** True while the warning is shown. */
  readonly isWarning: Readable<boolean>;
  /** Answers the warning: the person is there. */
  readonly stay: () => void;
  readonly stop: () => void;
}

/** How long a gated page may be unused, and how long the warning is shown (spec people §8); milliseconds. */
export const idleTime = 10 * 60_000;
export const warningTime = 60_000;

/** Starts to watch. It has one timer until it is stopped. */
export function watchSessionTimeout({
  clock,
  activity,
  onWake,
  onTimeout,
}: SessionTimeoutDeps): SessionTimeout {
  const isWarning = createWritable(false);
  let cancel = (): void => undefined;

  const warn = (isShown: boolean): void => {
    if (isWarning.get() !== isShown) isWarning.set(isShown);
  };
  /** Decides by the last use that is known, after the other tabs have answered. */
  const decide = (): void => {
    const idle = clock.now() - activity.last();
    if (idle >= idleTime + warningTime) {
      stop();
      onTimeout();
    } else {
      warn(idle >= idleTime);
      wait();
    }
  };
  const check = (): void => {
    cancel();
    const isDue = clock.now() >= activity.last() + (isWarning.get() ? idleTime + warningTime : idleTime);
    if (isDue) cancel = activity.askOthers(decide);
    else wait();
  };
  const wait = (): void => {
    const due = activity.last() + (isWarning.get() ? idleTime + warningTime : idleTime);
    cancel = clock.after(Math.max(0, due - clock.now()), check);
  };
  const stopWake = onWake(check);
  const stop = (): void => {
    cancel();
    stopWake();
    warn(false);
  };
  activity.use();
  wait();
  return {
    isWarning,
    stay() {
      activity.use();
      warn(false);
      check();
    },
    stop,
  };
}
