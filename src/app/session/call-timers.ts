// Timers for the time limits of calls that a person waits for.
import type { Timers } from '../../base/clock';
import type { Readable } from '../../base/readable';
import type { SessionView } from '../../features/session/tokens/session-view';

/**
 * Returns timers that do not run while the session has ended, and begin anew after the sign-in: a call that was refused waits for
 * it (spec people §8), however long that takes.
 */
export function callTimers(clock: Timers, session: Readable<SessionView>): Timers {
  return {
    after(milliseconds, call) {
      let cancel = (): void => undefined;
      let wasRunning = false;
      const follow = (): void => {
        const { isSignedIn, reason } = session.get();
        const isRunning = isSignedIn || reason !== 'ended';
        if (isRunning === wasRunning) return;
        wasRunning = isRunning;
        cancel();
        if (!isRunning) return;
        cancel = clock.after(milliseconds, () => {
          unsubscribe();
          call();
        });
      };
      const unsubscribe = session.subscribe(follow);
      follow();
      return () => {
        unsubscribe();
        cancel();
      };
    },
  };
}
