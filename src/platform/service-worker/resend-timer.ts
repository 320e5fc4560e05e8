// Decides when to send again what the worker has not confirmed: the browser may have terminated it before it did. Sets no timer
// once everything is confirmed.
import type { Clock } from '../../base/clock';

interface ResendTimerDeps {
  readonly clock: Clock;
  /** Whether the worker still has to confirm something. */
  readonly isUnconfirmed: () => boolean;
  readonly resend: () => void;
}

/** Milliseconds until a message is sent again; each further silence doubles the wait. */
const timeouts = { first: 2000, longest: 2 * 60_000 } as const;

/** Creates a timer that calls `resend` until nothing is unconfirmed. */
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
      wait(Math.min(2 * timeout, timeouts.longest));
    });
  };
  return {
    /** Waits for the shortest time again: a person has done something new. */
    restart: (): void => wait(timeouts.first),
    /** Starts to wait, unless it does already: what was posted can wait as long as what was posted before. */
    continue: (): void => {
      if (stop === undefined) wait(timeouts.first);
    },
    stopIfConfirmed: (): void => {
      if (isUnconfirmed()) return;
      stop?.();
      stop = undefined;
    },
  };
}
