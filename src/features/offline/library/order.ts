// The order in which the saved stories stand. Pure.
import { compareIds } from '../../../contract/presentation/presentation-id';
import type { SavedPresentation } from '../../../contract/offline/worker-messages';
import type { SavedById } from '../../../platform/service-worker/downloads';
import type { Readable } from '../../../contract/readable';

/**
 * What stood somewhere stays there, so that nothing moves under a finger. What is new comes first: the unfinished before
 * the rest, then the higher id. What is here for this viewing only is not listed. The same list as before when nothing changed.
 */
export function keepOrder(before: readonly string[], saved: SavedById): readonly string[] {
  const staying = before.filter((id) => isListed(saved.get(id)));
  const known = new Set(staying);
  const fresh = [...saved.values()]
    .filter((presentation) => isListed(presentation) && !known.has(presentation.id))
    .sort((a, b) => unfinishedFirst(a, b) || compareIds(b.id, a.id))
    .map(({ id }) => id);
  return fresh.length === 0 && staying.length === before.length ? before : [...fresh, ...staying];
}

/** The order as it changes, from the first look on. */
export function orderedIds({ get, subscribe }: Readable<SavedById>): Readable<readonly string[]> {
  let order: readonly string[] = [];
  return { subscribe, get: () => (order = keepOrder(order, get())) };
}

export function isListed(presentation: SavedPresentation | undefined): boolean {
  return presentation !== undefined && presentation.origin !== 'viewing';
}

const unfinishedFirst = (a: SavedPresentation, b: SavedPresentation): number =>
  Number(a.state === 'saved') - Number(b.state === 'saved');
