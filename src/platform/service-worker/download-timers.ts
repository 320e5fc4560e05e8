// Decides when the worker is asked to resume, and when unconfirmed messages are sent again.
import type { Clock } from '../../base/clock';

interface ResumeTimerDeps {
  readonly clock: Clock;
  readonly hasNetwork: () => boolean;
  /** Asks the worker to resume. */
  readonly resume: () => void;
}

/** What the worker is doing, by its last messages. */
export interface DownloadActivity {
  /** `fetching`: a message is expected soon. `unreachable`: the worker waits for a host that did not answer. */
  readonly work: 'none' | 'fetching' | 'unreachable';
  /** When the next retry is due, in milliseconds since the epoch. */
  readonly dueAt: number | undefined;
}

/**
 * Milliseconds without a message until the worker is asked to resume. The delay doubles each time it brings no progress. It is
 * short for an unreachable host, which may be back soon, without an `online` event while the network itself is up.
 */
const timeouts = {
  fetching: { first: 30_000, longest: 8 * 60_000 },
  unreachable: { first: 2000, longest: 2 * 60_000 },
} as const;
/** Browsers fire a timer with a much longer delay at once. */
const longestWait = 24 * 60 * 60_000;

/**
 * Creates a timer that calls `resume` when no progress is reported in time, or when a retry is due: the browser may have terminated
 * the worker, or a host may be reachable again. Sets no timer while there is no work.
 */
export function createResumeTimer({ clock, hasNetwork, resume }: ResumeTimerDeps) {
  let unanswered = 0;
  let stop: (() => void) | undefined;
  let waitedFor: DownloadActivity | undefined;
  const wait = (activity: DownloadActivity) => {
    const untilDue = (activity.dueAt ?? Infinity) - clock.now();
    const timeout = timeoutOf(activity, untilDue, unanswered);
    const next = Math.min(timeout, untilDue > 0 ? untilDue : Infinity);
    if (next === Infinity) return;
    stop = clock.after(Math.min(next, longestWait), () => {
      stop = undefined;
      // Downloads cannot resume offline. The page calls again when the network is back.
      if (!hasNetwork()) return;
      if (next === timeout) unanswered += 1;
      wait(activity);
      resume();
    });
  };
  return {
    /** Handles a message of the worker; `hasProgressed` says whether a download advanced. */
    update(activity: DownloadActivity, hasProgressed: boolean): void {
      // An unchanged status in answer to a query must not restart the timer, or many queries would delay it for ever.
      if (!hasProgressed && stop !== undefined && isSame(activity, waitedFor)) return;
      stop?.();
      stop = undefined;
      waitedFor = activity;
      if (hasProgressed) unanswered = 0;
      wait(activity);
    },
  };
}

function isSame(one: DownloadActivity, other: DownloadActivity | undefined): boolean {
  return one.work === other?.work && one.dueAt === other.dueAt;
}

/**
 * Returns the milliseconds to wait for a message: Infinity when none is expected. An overdue retry expects one, too.
 */
function timeoutOf({ work }: DownloadActivity, untilDue: number, unanswered: number): number {
  if (work === 'none' && untilDue > 0) return Infinity;
  const { first, longest } = timeouts[work === 'unreachable' ? work : 'fetching'];
  return Math.min(first * 2 ** unanswered, longest);
}

interface ResendTimerDeps {
  readonly clock: Clock;
  /** Whether the worker still has to confirm something. */
  readonly isUnconfirmed: () => boolean;
  readonly resend: () => void;
}

/** Milliseconds until a message is sent again; each further silence doubles the wait. */
const resendTimeouts = { first: 2000, longest: 2 * 60_000 } as const;

/**
 * Creates a timer that calls `resend` until nothing is unconfirmed: the browser may have terminated the worker before it confirmed
 * anything. Sets no timer once everything is confirmed.
 */
export function createResendTimer({ clock, isUnconfirmed, resend }: ResendTimerDeps) {
  let stop: (() => void) | undefined;
  const wait = (timeout: number): void => {
    stop?.();
    stop = undefined;
    if (!isUnconfirmed()) return;
    stop = clock.after(timeout, () => {
      stop = undefined;
      if (!isUnconfirmed()) return;
      resend();
      wait(Math.min(2 * timeout, resendTimeouts.longest));
    });
  };
  return {
    /** Waits for the shortest time again: a person has made another request. */
    restart: (): void => wait(resendTimeouts.first),
    /** Starts to wait, unless it waits already. */
    continue: (): void => {
      if (stop === undefined) wait(resendTimeouts.first);
    },
    stopIfConfirmed: (): void => {
      if (isUnconfirmed()) return;
      stop?.();
      stop = undefined;
    },
  };
}
