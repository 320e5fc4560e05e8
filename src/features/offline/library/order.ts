// Orders the list of saved stories. Pure.
import { compareIds } from '../../../contract/presentation/presentation-id';
import type { SavedPresentation } from '../../../contract/worker/worker-messages';
import type { SavedById } from '../../../platform/service-worker/download-requests';
import type { Readable } from '../../../base/readable';

/**
 * Returns the ids in display order, or `before` itself when nothing changed. Stories that are shown stay in place, so
 * that nothing moves under a finger. New stories come first: unfinished ones before the others, then by descending id.
 * Stories stored for this viewing only are not in the library.
 */
export function updateOrder(before: readonly string[], saved: SavedById): readonly string[] {
  const staying = before.filter((id) => isInLibrary(saved.get(id)));
  const known = new Set(staying);
  const fresh = [...saved.values()]
    .filter((presentation) => isInLibrary(presentation) && !known.has(presentation.id))
    .sort((a, b) => unfinishedFirst(a, b) || compareIds(b.id, a.id))
    .map(({ id }) => id);
  return fresh.length === 0 && staying.length === before.length ? before : [...fresh, ...staying];
}

/** Derives a readable list of ids from the saved presentations. Its order is stable from the first read on. */
export function orderedIds({ get, subscribe }: Readable<SavedById>): Readable<readonly string[]> {
  let order: readonly string[] = [];
  return { subscribe, get: () => (order = updateOrder(order, get())) };
}

/** Returns false for a presentation that is stored for this viewing only, and for undefined. */
export function isInLibrary(presentation: SavedPresentation | undefined): boolean {
  return presentation !== undefined && presentation.saveReason !== 'viewing';
}

const unfinishedFirst = (a: SavedPresentation, b: SavedPresentation): number =>
  Number(a.state === 'saved') - Number(b.state === 'saved');
