// Computes which stories the shelf shows, and in which order. Each step runs again only when its inputs change.
import { useEffect, useMemo, useState } from 'react';
import type { Clock } from '../../base/clock';
import * as limits from '../../contract/limits';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import type { InterfaceLanguage } from '../../contract/languages';
import type { FeedbackSummary } from '../../contract/presentation/feedback';
import type { FavouriteIds } from '../../platform/storage/favourites';
import type { Readable } from '../../base/readable';
import { filterShelf, type Filters } from './filter/filters';
import { putFirst, shelfOf } from './shelf/shelf-order';
import type { GalleryState } from './use-gallery';
import { useReadable } from '../../ui/use-readable';

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
  /** The same stories in the order of display. */
  readonly shelf: readonly PresentationEntry[];
  readonly favourites: readonly PresentationEntry[];
  /** Counts all stories as saved until it is known which are. */
  readonly isSaved: (entry: PresentationEntry) => boolean;
}

const none: readonly PresentationEntry[] = [];

/** Returns the view of the shelf. Toggling a favourite sorts nothing again and reads no summary. */
export function useShelf(state: GalleryState, sources: ShelfSources): ShelfView {
  const { clock, language, filters, ratings, isSavedKnown, isReachable } = sources;
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
  const favouriteIds = useReadable(sources.favourites);
  const isFavourite = useMemo(() => isAmong(favouriteIds), [favouriteIds]);

  const complete = useReadable(sources.complete);
  const listed = filters.otherLanguages ? undefined : language;
  const entries = state.name === 'loading' ? none : failed ? saved : complete(state.entries);
  const inLanguage = useMemo(
    () => shelfOf(entries, listed, (entry) => summaryOf(entry)?.averageRating ?? 0),
    [entries, listed, summaryOf],
  );
  const matching = useMemo(
    () => filterShelf(inLanguage, filters, { summaryOf, isSaved }),
    [inLanguage, filters, summaryOf, isSaved],
  );
  const ordered = useMemo(() => putFirst(matching, isFavourite), [matching, isFavourite]);
  const favourites = useMemo(() => inLanguage.filter(isFavourite), [inLanguage, isFavourite]);
  return {
    isBusy,
    failed,
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

const isAmong =
  (ids: ReadonlySet<string>) =>
  ({ id }: PresentationEntry): boolean =>
    ids.has(id);
