// The gated pages that are open. A call that the service answered 401 waits while one of them asks to sign in again.
import type { Readable } from '../../contract/readable';
import type { SessionView } from '../../features/session/tokens/session-view';

export interface OpenGates {
  /** Counts a page that asks to sign in again when the session has ended; returns a function for its end. */
  readonly open: () => () => void;
  /** Resolves to true when somebody has signed in again; to false when no page asks for it, or no longer. */
  readonly waitForSignIn: (session: Readable<SessionView>, signal?: AbortSignal) => Promise<boolean>;
}

/** Creates the record of the open gated pages; none is open at first. */
export function createOpenGates(): OpenGates {
  let gates = 0;
  const listeners = new Set<() => void>();
  return {
    open() {
      gates += 1;
      let isOpen = true;
      return () => {
        if (isOpen) gates -= 1;
        isOpen = false;
        for (const call of listeners) call();
      };
    },
    waitForSignIn: (session, signal) =>
      new Promise((resolve) => {
        const check = (): void => {
          const { isSignedIn, reason } = session.get();
          if (!isSignedIn && reason === 'ended' && gates > 0 && !signal?.aborted) return;
          listeners.delete(check);
          unsubscribe();
          signal?.removeEventListener('abort', check);
          resolve(isSignedIn);
        };
        const unsubscribe = session.subscribe(check);
        listeners.add(check);
        signal?.addEventListener('abort', check);
        check();
      }),
  };
}
