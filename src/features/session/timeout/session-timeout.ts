// Ends the session of a gated page that nobody uses (spec people §8): a warning after ten minutes, signed out a minute later.
import type { Clock } from '../../../base/clock';
import { createWritable, type Readable } from '../../../base/readable';
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
  /** Ends the watch, since the session is over. */
  readonly stop: () => void;
  /** Ends the watch, since the page is left. One that slept still decides, without a warning, as nothing else may watch afterwards. */
  readonly leave: () => void;
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
  let isLeft = false;

  const warn = (isShown: boolean): void => {
    if (isWarning.get() !== isShown) isWarning.set(isShown);
  };
  const isOver = (): boolean => clock.now() - activity.last() >= idleTime + warningTime;
  /** Decides by the last use that is known, after the other tabs have answered. */
  const decide = (): void => {
    isAsking = false;
    if (isOver()) {
      stop();
      // What follows belongs to another session: the next page that is watched neither decides again nor ends that one.
      activity.begin();
      onTimeout();
    } else if (isLeft) stop();
    else {
      warn(clock.now() - activity.last() >= idleTime);
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
  const onLateUse = (): void => {
    if (!isAsking) check();
  };
  const stop = (): void => {
    cancel();
    stopWake();
    stopLateUse();
    warn(false);
  };
  // It is late as long as a page that was left decides.
  activity.use();
  const stopLateUse = activity.onLateUse(onLateUse);
  wait();
  return {
    isWarning,
    stay() {
      activity.use();
      warn(false);
      check();
    },
    stop,
    leave() {
      if (!isOver()) return stop();
      isLeft = true;
      stopWake();
      warn(false);
      if (!isAsking) check();
    },
  };
}
