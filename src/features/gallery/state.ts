// The reducer of the gallery, and the order of the shelf. Pure.
import { type PresentationEntry } from '../../contract/presentation/list-entry';
import { contentLanguageOf, type InterfaceLanguage } from '../../contract/languages';
import { compareIds } from '../../contract/presentation/presentation-id';
import * as limits from '../../contract/limits';

/** The cards of the first paint: more than a usual screen shows, in full rows of two, three or four. The rest of the first page follows at once. */
const firstPaintCards = 12;

export type GalleryState =
  | { readonly name: 'loading' }
  /** The list is loaded, or empty because it could not be loaded (spec screens §3). */
  | {
      readonly name: 'loaded';
      readonly entries: readonly PresentationEntry[];
      readonly failed: boolean;
      readonly shown: number;
    };

export type GalleryAction =
  | { readonly type: 'loading' }
  | { readonly type: 'loaded'; readonly entries: readonly PresentationEntry[] }
  | { readonly type: 'failed' }
  /** The first paint is over, the sentinel came into view, or the button was pressed. */
  | { readonly type: 'reveal-more' };

export const initialState: GalleryState = { name: 'loading' };

/** Returns the next state. Actions that do not apply return the same state. */
export function galleryReducer(state: GalleryState, action: GalleryAction): GalleryState {
  switch (action.type) {
    case 'loading':
      return initialState;
    case 'loaded':
      // The list that the first render already has.
      if (state.name === 'loaded' && !state.failed && state.entries === action.entries) return state;
      return { name: 'loaded', entries: action.entries, failed: false, shown: shownOf(state) };
    case 'failed':
      // The list from the last load stays.
      if (state.name === 'loaded' && !state.failed) return state;
      return { name: 'loaded', entries: [], failed: true, shown: shownOf(state) };
    case 'reveal-more':
      return state.name === 'loaded' ? { ...state, shown: moreThan(state.shown) } : state;
  }
}

/** Returns whether so many stories are those of the first paint, which grows by itself. */
export const isFirstPaint = (shown: number): boolean => shown < limits.gallery.firstPage;

/** Returns how many stories the shelf shows next: the first page, then a page more each time. */
function moreThan(shown: number): number {
  const { firstPage, nextPage } = limits.gallery;
  return isFirstPaint(shown) ? firstPage : shown + nextPage;
}

/** Returns how many stories a new list shows: as many as before, or those of the first paint. */
function shownOf(state: GalleryState): number {
  return state.name === 'loaded' ? state.shown : firstPaintCards;
}

/** Returns the entries with those first for which `isFirst` holds. Both groups keep their order. */
export function putFirst(
  entries: readonly PresentationEntry[],
  isFirst: (entry: PresentationEntry) => boolean,
): readonly PresentationEntry[] {
  const first: PresentationEntry[] = [];
  const others: PresentationEntry[] = [];
  for (const entry of entries) (isFirst(entry) ? first : others).push(entry);
  return first.length === 0 ? entries : [...first, ...others];
}

/**
 * Returns the entries of the interface's language: the higher average rating first, then the higher id (spec screens §3,
 * spec contract §9). Favourites come before all others; `putFirst` moves them there without sorting again.
 */
export function shelfOf(
  entries: readonly PresentationEntry[],
  language: InterfaceLanguage,
  averageOf: (entry: PresentationEntry) => number,
): readonly PresentationEntry[] {
  const contentLanguage = contentLanguageOf(language);
  // There are few different averages, so entries are grouped by average and sorted by id within a group.
  const byAverage = new Map<number, PresentationEntry[]>();
  for (const entry of entries) {
    if (entry.language !== contentLanguage) continue;
    const average = averageOf(entry);
    const group = byAverage.get(average);
    if (group === undefined) byAverage.set(average, [entry]);
    else group.push(entry);
  }
  return [...byAverage]
    .sort(([a], [b]) => b - a)
    .flatMap(([, group]) => group.sort((a, b) => compareIds(b.id, a.id)));
}
