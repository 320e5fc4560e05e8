// The shelf as a pure state: what was listed, what of it is shown, in which order. Knows no network and no language file.
import {
  contentLanguageOf,
  type InterfaceLanguage,
  type PresentationEntry,
} from '../../contract/presentation/list-entry';
import { compareIds } from '../../contract/presentation/presentation-id';
import { limits } from '../../contract/limits';

export type GalleryState =
  | { readonly name: 'loading' }
  /** The list is here, or counts as empty because it could not be had (experience 2.3). */
  | {
      readonly name: 'listed';
      readonly entries: readonly PresentationEntry[];
      readonly failed: boolean;
      readonly shown: number;
    };

export type GalleryAction =
  | { readonly type: 'loading' }
  | { readonly type: 'loaded'; readonly entries: readonly PresentationEntry[] }
  | { readonly type: 'failed' }
  /** The sentinel came into view, or more was asked for. */
  | { readonly type: 'reveal-more' };

export const initialState: GalleryState = { name: 'loading' };

export function galleryReducer(state: GalleryState, action: GalleryAction): GalleryState {
  switch (action.type) {
    case 'loading':
      return initialState;
    case 'loaded':
      return { name: 'listed', entries: action.entries, failed: false, shown: shownOf(state) };
    case 'failed':
      // A shelf that is remembered is better than none.
      if (state.name === 'listed' && !state.failed) return state;
      return { name: 'listed', entries: [], failed: true, shown: shownOf(state) };
    case 'reveal-more':
      return state.name === 'listed' ? { ...state, shown: state.shown + limits.gallery.nextPage } : state;
  }
}

/** What was revealed once stays revealed. */
function shownOf(state: GalleryState): number {
  return state.name === 'listed' ? state.shown : limits.gallery.firstPage;
}

/** Those come first, and the others after them; both in the order they had. */
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
 * Entries of the interface's language, the higher average rating first, then the higher id (experience 2.3, decision 6).
 * Favourites stand before them all: `putFirst` moves them there without ordering anew.
 */
export function shelfOf(
  entries: readonly PresentationEntry[],
  language: InterfaceLanguage,
  averageOf: (entry: PresentationEntry) => number,
): readonly PresentationEntry[] {
  const wanted = contentLanguageOf(language);
  // Few ratings make few averages: within one of them only ids are compared.
  const byAverage = new Map<number, PresentationEntry[]>();
  for (const entry of entries) {
    if (entry.language !== wanted) continue;
    const average = averageOf(entry);
    const equals = byAverage.get(average);
    if (equals === undefined) byAverage.set(average, [entry]);
    else equals.push(entry);
  }
  return [...byAverage]
    .sort(([a], [b]) => b - a)
    .flatMap(([, equals]) => equals.sort((a, b) => compareIds(b.id, a.id)));
}
