// The gated pages that are open. A call that the service answered 401 waits while one of them asks to sign in again.
import { createWritable, type Readable } from '../../base/readable';
import type { SessionView } from '../../features/session/tokens/session-view';

/** The number of open pages that ask to sign in again when the session has ended. */
export interface OpenGates extends Readable<number> {
  /** Counts such a page; returns a function for its end. */
  readonly open: () => () => void;
}

/** Creates the record of the open gated pages; none is open at first. */
export function createOpenGates(): OpenGates {
  const { get, set, subscribe } = createWritable(0);
  return {
    get,
    subscribe,
    open() {
      set(get() + 1);
      let isOpen = true;
      return () => {
        if (isOpen) set(get() - 1);
        isOpen = false;
      };
    },
  };
}

/** Resolves to true when somebody has signed in again; to false when no page asks for it, or no longer. */
export function waitForSignIn(
  gates: Readable<number>,
  session: Readable<SessionView>,
  signal?: AbortSignal,
): Promise<boolean> {
  return new Promise((resolve) => {
    const check = (): void => {
      const { isSignedIn, reason } = session.get();
      if (!isSignedIn && reason === 'ended' && gates.get() > 0 && !signal?.aborted) return;
      for (const unsubscribe of subscriptions) unsubscribe();
      signal?.removeEventListener('abort', check);
      resolve(isSignedIn);
    };
    const subscriptions = [session.subscribe(check), gates.subscribe(check)];
    signal?.addEventListener('abort', check);
    check();
  });
}
