// The removal that can still be undone.
import { useCallback, useEffect, useRef, useState } from 'react';
import { isRequestedAgain } from '../../contract/worker/worker-messages';
import type { Downloads } from '../../platform/service-worker/download-requests';

/**
 * Hides a story that a person removes, and lets the worker delete it only once that can no longer be undone: after some seconds, with the
 * next removal, or when the page is left.
 */
export function usePendingRemoval(downloads: Pick<Downloads, 'saved' | 'remove'>) {
  const [pending, setPending] = useState<{ readonly id: string; readonly requestedAt: number | undefined }>();
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const current = useRef(pending);
  const change = useCallback((next: typeof pending) => {
    current.current = next;
    setPending(next);
  }, []);
  const show = useCallback(
    (id: string) => setHidden((before) => new Set([...before].filter((each) => each !== id))),
    [],
  );
  const finish = useCallback(() => {
    const { current: last } = current;
    change(undefined);
    if (last === undefined) return;
    // Another window has saved it again meanwhile.
    if (isRequestedAgain(downloads.saved.get().get(last.id)?.requestedAt, last.requestedAt)) show(last.id);
    else downloads.remove([last.id]);
  }, [change, downloads, show]);
  useEffect(() => {
    addEventListener('pagehide', finish);
    return () => {
      removeEventListener('pagehide', finish);
      finish();
    };
  }, [finish]);
  return {
    id: pending?.id,
    isHidden: useCallback((id: string) => hidden.has(id), [hidden]),
    begin: useCallback(
      (id: string) => {
        finish();
        change({ id, requestedAt: downloads.saved.get().get(id)?.requestedAt });
        setHidden((before) => new Set([...before, id]));
      },
      [change, downloads, finish],
    ),
    undo: useCallback(() => {
      if (current.current !== undefined) show(current.current.id);
      change(undefined);
    }, [change, show]),
    finish,
  };
}
