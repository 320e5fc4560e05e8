// React hooks for the saved presentations. A component re-renders only when the value that it reads changes.
import { useSyncExternalStore } from 'react';
import type { SavedPresentation } from '../../contract/worker/worker-messages';
import type { SavedById } from '../../platform/service-worker/download-requests';
import type { Readable } from '../../base/readable';

/** Returns one saved presentation, or undefined when nothing of it is on this device. */
export function useSaved(saved: Readable<SavedById>, id: string): SavedPresentation | undefined {
  return useSyncExternalStore(saved.subscribe, () => saved.get().get(id));
}

/** Returns what `select` derives from all presentations: a number, string or boolean, so that it compares by value. */
export function useSavedSelector<T extends string | number | boolean>(
  saved: Readable<SavedById>,
  select: (all: SavedById) => T,
): T {
  return useSyncExternalStore(saved.subscribe, () => select(saved.get()));
}
