// What is on this device, for React: each part re-renders for what it shows, not for every byte of another story.
import { useSyncExternalStore } from 'react';
import type { SavedPresentation } from '../../contract/offline/worker-messages';
import type { SavedById } from '../../platform/service-worker/downloads';
import type { Readable } from '../../contract/readable';

/** One presentation; undefined when nothing of it is here. */
export function useSaved(saved: Readable<SavedById>, id: string): SavedPresentation | undefined {
  return useSyncExternalStore(saved.subscribe, () => saved.get().get(id));
}

/** Something small about all of them; what `select` gives must compare by value: a number, a text, a boolean. */
export function useAboutSaved<T extends string | number | boolean>(
  saved: Readable<SavedById>,
  select: (all: SavedById) => T,
): T {
  return useSyncExternalStore(saved.subscribe, () => select(saved.get()));
}
