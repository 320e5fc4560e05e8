// The reducer of the gallery, and the order of the shelf. Pure.
import { type PresentationEntry } from '../../contract/presentation/list-entry';
import { languageTagOf, type InterfaceLanguage } from '../../contract/languages';
import { compareIds } from '../../contract/presentation/presentation-id';
import * as limits from '../../contract/limits';

export type GalleryState =
  | { readonly name: 'loading' }
  /** The list is loaded, or empty because it could not be loaded (spec screens §3). */
  | {
      readonly name: 'loaded';
      readonly entries: readonly PresentationEntry[];
      readonly failed: boolean;
      /** How many stories were revealed, and in which view: another choice or language begins with the first page again. */
      readonly shown: number;
      readonly view: string | undefined;
    };

export type GalleryAction =
  | { readonly type: 'loading' }
  | { readonly type: 'loaded'; readonly entries: readonly PresentationEntry[] }
  | { readonly type: 'failed' }
  /** The sentinel came into view, or the button was pressed. */
  | { readonly type: 'reveal-more'; readonly view: string }
  /** Another view is shown. */
  | { readonly type: 'view'; readonly view: string };

export const initialState: GalleryState = { name: 'loading' };

/** Returns the next state. Actions that do not apply return the same state. */
export function galleryReducer(state: GalleryState, action: GalleryAction): GalleryState {
  switch (action.type) {
    case 'loading':
      return initialState;
    case 'loaded':
      // The list that the first render already has.
      if (state.name === 'loaded' && !state.failed && state.entries === action.entries) return state;
      return { ...pageOf(state), name: 'loaded', entries: action.entries, failed: false };
    case 'failed':
      // The list from the last load stays.
      if (state.name === 'loaded' && !state.failed) return state;
      return { ...pageOf(state), name: 'loaded', entries: [], failed: true };
    case 'reveal-more':
      return inView(state, action.view, limits.gallery.nextPage);
    case 'view':
      return inView(state, action.view, 0);
  }
}

function inView(state: GalleryState, view: string, more: number): GalleryState {
  const shown = shownIn(state, view) + more;
  return state.name === 'loading' || (more === 0 && shown === state.shown)
    ? state
    : { ...state, shown, view };
}

/** Returns how many stories are revealed in a view. */
export const shownIn = (state: GalleryState, view: string): number =>
  state.name === 'loaded' && state.view === view ? state.shown : limits.gallery.firstPage;

/** Returns what a new list keeps: it shows as many stories as before. */
const pageOf = (state: GalleryState) =>
  state.name === 'loaded' ? state : { shown: limits.gallery.firstPage, view: undefined };

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
 * Returns the entries in a language, or in all of them: the higher average rating first, then the higher id (spec screens §3,
 * spec contract §9). Favourites come before all others; `putFirst` moves them there without sorting again.
 */
export function shelfOf(
  entries: readonly PresentationEntry[],
  language: InterfaceLanguage | undefined,
  averageOf: (entry: PresentationEntry) => number,
): readonly PresentationEntry[] {
  // There are few different averages, so entries are grouped by average and sorted by id within a group.
  const byAverage = new Map<number, PresentationEntry[]>();
  for (const entry of entries) {
    if (language !== undefined && languageTagOf(entry.language) !== language) continue;
    const average = averageOf(entry);
    const group = byAverage.get(average);
    if (group === undefined) byAverage.set(average, [entry]);
    else group.push(entry);
  }
  return [...byAverage]
    .sort(([a], [b]) => b - a)
    .flatMap(([, group]) => group.sort((a, b) => compareIds(b.id, a.id)));
}
