// The removal that can still be undone.
import { useCallback, useState } from 'react';
import { isRequestedAgain } from '../../contract/worker/worker-messages';
import { useUndoable } from '../../platform/browser/use-undoable';
import type { Downloads } from '../../platform/service-worker/download-requests';

/** Hides a story that a person removes, and lets the worker delete it only once that can no longer be undone. */
export function usePendingRemoval({ saved, remove }: Pick<Downloads, 'saved' | 'remove'>) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const show = useCallback(
    (id: string) => setHidden((before) => new Set([...before].filter((each) => each !== id))),
    [],
  );
  const { pending, begin, undo, finish } = useUndoable(
    useCallback(
      (last: { readonly id: string; readonly requestedAt: number | undefined }) => {
        // Another window has saved it again meanwhile.
        if (isRequestedAgain(saved.get().get(last.id)?.requestedAt, last.requestedAt)) show(last.id);
        else remove([last.id]);
      },
      [saved, remove, show],
    ),
  );
  return {
    id: pending?.id,
    isHidden: useCallback((id: string) => hidden.has(id), [hidden]),
    begin: useCallback(
      (id: string) => {
        begin({ id, requestedAt: saved.get().get(id)?.requestedAt });
        setHidden((before) => new Set([...before, id]));
      },
      [begin, saved],
    ),
    undo: () => {
      if (pending !== undefined) show(pending.id);
      undo();
    },
    finish,
  };
}
