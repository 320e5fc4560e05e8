// Loads the list for the gallery's state, and loads it again on request. A failure is only reported (spec screens §3).
import { startTransition, useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { onNetworkBack, onPageWake } from '../../platform/browser/page-events';
import { startLoad } from '../../platform/browser/use-resource';
import { createWritable, type Readable, type Writable } from '../../base/readable';
import * as limits from '../../contract/limits';
import type { Clock } from '../../base/clock';
import type { InterfaceLanguage } from '../../contract/languages';
import type { FeedbackSummary } from '../../contract/presentation/feedback';
import type { FavouriteIds } from '../../platform/storage/favourites';
import { useReadable } from '../../ui/use-readable';
import type { Slice } from './shelf-rows';
import type { Filters } from './filters';
import { filterShelf } from './filtered-shelf';
import { putFirst, shelfOf } from './shelf-order';

interface GalleryControls {
  readonly state: GalleryState;
  /** How many stories are revealed. */
  readonly shown: number;
  readonly revealMore: () => void;
  /** Clears the shelf and loads the list again. */
  readonly loadAgain: () => void;
  /** Loads the list again without clearing the shelf meanwhile. */
  readonly refresh: () => void;
}

/** The shelf at the end of the last visit. A visit starts with it; the new list replaces it once it is loaded. */
export interface ShelfStore extends Writable<GalleryState> {
  /** The cards that were in the window. */
  readonly slice: Writable<Slice | undefined>;
}

/** Creates a store with the initial state. */
export function createShelfStore(): ShelfStore {
  return { ...createWritable(initialState), slice: createWritable<Slice | undefined>(undefined) };
}

/** Loads the list and returns the state with its controls. `load` need not be stable; `view` names language and filters. */
export function useGallery(
  load: (signal: AbortSignal) => Promise<readonly PresentationEntry[]>,
  shelfStore: ShelfStore,
  view: string,
): GalleryControls {
  const [state, dispatch] = useReducer(galleryReducer, shelfStore, ({ get }) => get());
  useEffect(() => shelfStore.set(state), [shelfStore, state]);
  const [attempt, setAttempt] = useState(() => ({ load }));
  useEffect(
    () =>
      startLoad(attempt.load, {
        where: 'gallery: failed loading presentations',
        onLoaded: (entries) => dispatch({ type: 'loaded', entries }),
        onFailed: () => dispatch({ type: 'failed' }),
      }).stop,
    [attempt],
  );
  useEffect(() => dispatch({ type: 'view', view }), [view]);
  // As a transition, so that no tap waits for the cards.
  const revealMore = useCallback(
    () => startTransition(() => dispatch({ type: 'reveal-more', view })),
    [view],
  );
  const refresh = useCallback(() => setAttempt(({ load: same }) => ({ load: same })), []);
  return {
    state,
    shown: shownIn(state, view),
    refresh,
    revealMore,
    loadAgain: useCallback(() => {
      dispatch({ type: 'loading' });
      refresh();
    }, [refresh]),
  };
}

/** While `isOffline`: loads the list again when the network is back, and whenever the page becomes visible. */
export function useRefreshWhenBack(isOffline: boolean, refresh: () => void): void {
  useEffect(() => {
    if (!isOffline) return undefined;
    const stopNetwork = onNetworkBack(refresh);
    const stopWake = onPageWake(refresh);
    return () => {
      stopNetwork();
      stopWake();
    };
  }, [isOffline, refresh]);
}

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

type GalleryAction =
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

// Computes which stories the shelf shows, and in which order. Each step runs again only when its inputs change.

interface Ratings {
  /** The same function until a rating changes. */
  readonly summaryOf: (entry: PresentationEntry) => FeedbackSummary | undefined;
  /** Whether they are still loading, so that the order may change. */
  readonly isLoading: boolean;
}

export interface ShelfSources {
  readonly clock: Clock;
  readonly language: InterfaceLanguage;
  readonly filters: Filters;
  readonly ratings: Ratings;
  /** The ids of the presentations made on this device. */
  readonly madeHere: ReadonlySet<string>;
  /** Returns a loaded list, completed with the stories made on this device; the same result for the same list. */
  readonly complete: Readable<(listed: readonly PresentationEntry[]) => readonly PresentationEntry[]>;
  /** The stories that are saved on this device. They are the shelf's contents if the list could not be loaded. */
  readonly saved: Readable<readonly PresentationEntry[]>;
  /** Whether `saved` is known: the worker says it some time after the first paint. */
  readonly isSavedKnown: boolean;
  /** Whether the service can be reached. */
  readonly isReachable: boolean;
}

export interface ShelfView {
  /** Whether the list or its order is still loading. The code that asks the worker for the saved stories is loaded after that. */
  readonly isBusy: boolean;
  /** Whether the list could not be loaded. */
  readonly failed: boolean;
  /** Whether it is unknown what the shelf shows. */
  readonly isLoading: boolean;
  /** Whether the service cannot be reached or the list could not be loaded. Saved stories then come first. */
  readonly isOffline: boolean;
  /** All stories in all languages. */
  readonly entries: readonly PresentationEntry[];
  /** All stories in this language, or in all of them if the filters say so, the best first. */
  readonly inLanguage: readonly PresentationEntry[];
  /** The stories that match the filters, the best first. */
  readonly matching: readonly PresentationEntry[];
  /** Counts all stories as saved until it is known which are. */
  readonly isSaved: (entry: PresentationEntry) => boolean;
}

const none: readonly PresentationEntry[] = [];

/** Returns the view of the shelf, but for its order of display. */
export function useShelf(state: GalleryState, sources: ShelfSources): ShelfView {
  const { clock, language, filters, ratings, isSavedKnown, isReachable, madeHere } = sources;
  const { summaryOf } = ratings;
  const isWaiting = useWaitForRatings(clock, state.name === 'loaded' && ratings.isLoading);
  // A filter by rating needs the ratings, so it waits for them without a limit.
  const needsRatings = ratings.isLoading && filters.rating > 0;
  const isBusy = state.name === 'loading' || isWaiting || needsRatings;
  const failed = state.name === 'loaded' && state.failed;
  const isLoading = isBusy || (!isSavedKnown && (failed || filters.offlineOnly));
  const isOffline = !isBusy && (failed || !isReachable);
  // None while the shelf does not depend on them: online, saving renders and moves no card.
  const saved = useReadable(sources.saved, (list) => (isOffline || filters.offlineOnly ? list : none));
  const isSaved = useMemo(
    () => (isSavedKnown ? isAmong(new Set(saved.map(({ id }) => id))) : () => true),
    [saved, isSavedKnown],
  );

  const complete = useReadable(sources.complete);
  const listed = filters.otherLanguages ? undefined : language;
  const entries = state.name === 'loading' ? none : failed ? saved : complete(state.entries);
  const inLanguage = useMemo(
    () => shelfOf(entries, listed, (entry) => summaryOf(entry)?.averageRating ?? 0),
    [entries, listed, summaryOf],
  );
  const isMadeHere = useMemo(() => isAmong(madeHere), [madeHere]);
  const matching = useMemo(
    () => filterShelf(inLanguage, filters, { summaryOf, isSaved, isMadeHere }),
    [inLanguage, filters, summaryOf, isSaved, isMadeHere],
  );
  return { isBusy, failed, isLoading, isOffline, entries, inLanguage, matching, isSaved };
}

export interface DisplayOrder {
  readonly favourites: Readable<FavouriteIds>;
  /** The ids of the presentations that were just made on this device: they come first, with a ribbon. */
  readonly fresh: ReadonlySet<string>;
}

/**
 * Returns the matching stories in the order of display. Toggling a favourite sorts nothing again, reads no summary, and renders only the
 * components that call this.
 */
export function useDisplayOrder(
  { matching, isOffline, isSaved }: Pick<ShelfView, 'matching' | 'isOffline' | 'isSaved'>,
  { favourites, fresh }: DisplayOrder,
): readonly PresentationEntry[] {
  const ids = useReadable(favourites);
  return useMemo(() => {
    const favouritesFirst = putFirst(matching, isAmong(ids));
    const ordered = fresh.size === 0 ? favouritesFirst : putFirst(favouritesFirst, isAmong(fresh));
    return isOffline ? putFirst(ordered, isSaved) : ordered;
  }, [matching, ids, fresh, isOffline, isSaved]);
}

/** Returns whether a loaded list waits for the ratings. Sorting the shelf by them later would make it jump. */
function useWaitForRatings(clock: Clock, areLoading: boolean): boolean {
  const [hasTimedOut, setTimedOut] = useState(false);
  const isWaiting = areLoading && !hasTimedOut;
  useEffect(
    () => (isWaiting ? clock.after(limits.gallery.ratingsWait, () => setTimedOut(true)) : undefined),
    [clock, isWaiting],
  );
  return isWaiting;
}

const isAmong =
  (ids: ReadonlySet<string>) =>
  ({ id }: PresentationEntry): boolean =>
    ids.has(id);
