// Computes which stories the shelf shows, and in which order. Each step runs again only when its inputs change.
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Clock } from '../../contract/clock';
import * as limits from '../../contract/limits';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import type { InterfaceLanguage } from '../../contract/languages';
import type { FeedbackSummary } from '../../contract/presentation/feedback';
import type { FavouriteIds } from '../../platform/storage/favourites';
import type { Readable } from '../../contract/readable';
import { filterShelf, type Filters } from './filter/filters';
import { putFirst, shelfOf, type GalleryState } from './state';

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
  readonly favourites: Readable<FavouriteIds>;
  /** The stories that are saved on this device. They are the shelf's contents if the list could not be loaded. */
  readonly saved: Readable<readonly PresentationEntry[]>;
  /** Whether the service can be reached. */
  readonly isReachable: boolean;
}

export interface ShelfView {
  readonly isLoading: boolean;
  /** Whether the service cannot be reached or the list could not be loaded. Saved stories then come first. */
  readonly isOffline: boolean;
  /** All stories in all languages. */
  readonly entries: readonly PresentationEntry[];
  /** All stories in this language, the best first. */
  readonly inLanguage: readonly PresentationEntry[];
  /** The stories that match the filters, the best first. */
  readonly matching: readonly PresentationEntry[];
  /** The same stories in the order of display. */
  readonly shelf: readonly PresentationEntry[];
  readonly favourites: readonly PresentationEntry[];
  readonly isSaved: (entry: PresentationEntry) => boolean;
}

const none: readonly PresentationEntry[] = [];

/** Returns the view of the shelf. Toggling a favourite sorts nothing again and reads no summary. */
export function useShelf(state: GalleryState, sources: ShelfSources): ShelfView {
  const { clock, language, filters, ratings, isReachable } = sources;
  const { summaryOf } = ratings;
  const isWaiting = useWaitForRatings(clock, state.name === 'loaded' && ratings.isLoading);
  // A filter by rating needs the ratings, so it waits for them without a limit.
  const needsRatings = ratings.isLoading && filters.rating > 0;
  const isLoading = state.name === 'loading' || isWaiting || needsRatings;
  const failed = state.name === 'loaded' && state.failed;
  const isOffline = !isLoading && (failed || !isReachable);
  const saved = useSaved(sources.saved, isOffline || filters.offlineOnly);
  const isSaved = useMemo(() => isAmong(new Set(saved.map(({ id }) => id))), [saved]);
  const favouriteIds = useSyncExternalStore(sources.favourites.subscribe, sources.favourites.get);
  const isFavourite = useMemo(() => isAmong(favouriteIds), [favouriteIds]);

  const entries = state.name === 'loading' ? none : failed ? saved : state.entries;
  const inLanguage = useMemo(
    () => shelfOf(entries, language, (entry) => summaryOf(entry)?.averageRating ?? 0),
    [entries, language, summaryOf],
  );
  const matching = useMemo(
    () => filterShelf(inLanguage, filters, { summaryOf, isSaved }),
    [inLanguage, filters, summaryOf, isSaved],
  );
  const ordered = useMemo(() => putFirst(matching, isFavourite), [matching, isFavourite]);
  const favourites = useMemo(() => inLanguage.filter(isFavourite), [inLanguage, isFavourite]);
  return {
    isLoading,
    isOffline,
    entries,
    inLanguage,
    matching,
    shelf: isOffline ? putFirst(ordered, isSaved) : ordered,
    favourites,
    isSaved,
  };
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

const getNone = () => none;
const subscribeToNothing = () => () => undefined;

/** Returns the saved stories. Subscribes only while the shelf depends on them: online, saving moves no card. */
function useSaved(saved: ShelfSources['saved'], isNeeded: boolean): readonly PresentationEntry[] {
  return useSyncExternalStore(
    isNeeded ? saved.subscribe : subscribeToNothing,
    isNeeded ? saved.get : getNone,
  );
}

const isAmong =
  (ids: ReadonlySet<string>) =>
  ({ id }: PresentationEntry): boolean =>
    ids.has(id);
