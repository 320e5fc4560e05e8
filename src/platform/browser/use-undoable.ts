// Holds back a request of a person that can still be undone.
import { useCallback, useEffect, useRef, useState } from 'react';
import { onPageHidden } from './page-events';

/**
 * Returns the pending request and the functions that change it. `commit` gets a request that can no longer be undone: with `finish`, with
 * the next request, on unmount, and when the page is left or hidden, since a hidden page may never run again. It must be stable.
 *
 * @example
 * const { pending, begin, undo, finish } = useUndoable(deletePresentation);
 */
export function useUndoable<T>(commit: (request: T) => void) {
  const [pending, setPending] = useState<T>();
  const current = useRef<T>(undefined);
  const change = useCallback((next: T | undefined) => {
    current.current = next;
    setPending(() => next);
  }, []);
  const finish = useCallback(() => {
    const { current: last } = current;
    change(undefined);
    if (last !== undefined) commit(last);
  }, [change, commit]);
  useEffect(() => {
    const stopListening = onPageHidden(finish);
    return () => {
      stopListening();
      finish();
    };
  }, [finish]);
  return {
    pending,
    begin: useCallback(
      (request: T) => {
        finish();
        change(request);
      },
      [change, finish],
    ),
    undo: useCallback(() => change(undefined), [change]),
    finish,
  };
}
