// Ends the session of a gated page that nobody uses (spec people §8): a warning after ten minutes, signed out a minute later.
import type { Clock } from '../../../contract/clock';
import { createWritable, type Readable } from '../../../contract/readable';
import { idleTime, warningTime, type Activity } from './activity';

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

/** Starts to watch. It has one timer until it is stopped. */
export function watchSessionTimeout({
  clock,
  activity,
  onWake,
  onTimeout,
}: SessionTimeoutDeps): SessionTimeout {
  const isWarning = createWritable(false);
  let cancel = (): void => undefined;
  let isAsking = false;

  const warn = (isShown: boolean): void => {
    if (isWarning.get() !== isShown) isWarning.set(isShown);
  };
  /** Decides by the last use that is known, after the other tabs have answered. */
  const decide = (): void => {
    isAsking = false;
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
    isAsking = clock.now() >= activity.last() + (isWarning.get() ? idleTime + warningTime : idleTime);
    if (isAsking) cancel = activity.askOthers(decide);
    else wait();
  };
  const wait = (): void => {
    const due = activity.last() + (isWarning.get() ? idleTime + warningTime : idleTime);
    cancel = clock.after(Math.max(0, due - clock.now()), check);
  };
  const stopWake = onWake(check);
  // The page slept, and is used before it has noticed that. Once only, since a moving pointer would put off the decision.
  const stopLateUse = activity.onLateUse(() => {
    if (!isAsking) check();
  });
  const stop = (): void => {
    cancel();
    stopWake();
    stopLateUse();
    warn(false);
  };
  activity.begin();
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
