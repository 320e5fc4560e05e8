// The rows of the offline library: their order, and the removals from the press until the row has gone. Pure.
import { compareIds } from '../../contract/presentation/presentation-id';
import type { SavedPresentation } from '../../contract/worker/worker-messages';
import type { SavedById } from '../../platform/service-worker/download-requests';
import type { Readable } from '../../base/readable';

interface Removal {
  /** The stories, and the time of each one's request: a story that is requested again in another window stays. */
  readonly requestedAt: ReadonlyMap<string, number | undefined>;
  /** The text that is announced once all of them are gone. */
  readonly announcement: string;
  /** The height of the row in pixels, whose place stays empty for a moment; 0 leaves no gap. */
  readonly height: number;
}

export interface RemovalState {
  /** The stories in the order of display. */
  readonly ids: readonly string[];
  /** The same stories, and in their old places the removed ones that left a gap. */
  readonly rows: readonly string[];
  readonly underWay: readonly Removal[];
  /** The heights of the gaps by the story that was there. */
  readonly gaps: ReadonlyMap<string, number>;
  /** The removals that ended last, and before which of the remaining rows the last of them stood. */
  readonly ended: { readonly removals: readonly Removal[]; readonly at: number } | undefined;
}

export type RemovalAction =
  | { readonly type: 'requested'; readonly removal: Removal }
  | { readonly type: 'listed'; readonly ids: readonly string[] }
  | { readonly type: 'gaps-closed' };

/** Returns the state of a list from which nothing was removed. */
export function initialRemovals(ids: readonly string[]): RemovalState {
  return { ids, rows: ids, underWay: [], gaps: new Map(), ended: undefined };
}

/** Returns the next state. */
export function removalReducer(state: RemovalState, action: RemovalAction): RemovalState {
  switch (action.type) {
    case 'requested':
      return { ...state, underWay: [...state.underWay, action.removal] };
    case 'listed':
      return listed(state, action.ids);
    case 'gaps-closed':
      return { ...state, rows: state.ids, gaps: new Map() };
  }
}

function listed(state: RemovalState, ids: readonly string[]): RemovalState {
  const isThere = new Set(ids);
  const isUnderWay = (removal: Removal) => [...removal.requestedAt.keys()].some((id) => isThere.has(id));
  const removals = state.underWay.filter((removal) => !isUnderWay(removal));
  const gaps = new Map(state.gaps);
  for (const { requestedAt, height } of removals)
    for (const id of requestedAt.keys()) if (height > 0) gaps.set(id, height);
  for (const id of ids) gaps.delete(id);
  const before = new Set(state.rows);
  // A removal that is undone has its old place again.
  const rows =
    state.gaps.size === 0 && gaps.size === 0
      ? ids
      : [
          ...ids.filter((id) => !before.has(id)),
          ...state.rows.filter((id) => isThere.has(id) || gaps.has(id)),
        ];
  const underWay = state.underWay.filter(isUnderWay);
  const last = removals.at(-1);
  if (last === undefined) return { ...state, ids, rows, gaps };
  const [first = ''] = last.requestedAt.keys();
  const above = state.rows.slice(0, state.rows.indexOf(first));
  const at = above.filter((id) => isThere.has(id)).length;
  return { ids, rows, underWay, gaps, ended: { removals, at } };
}

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
