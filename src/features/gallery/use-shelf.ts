// Which stories stand on the shelf, and in which order: each step is done again only when what it depends on changes.
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { limits } from '../../contract/limits';
import type { InterfaceLanguage, PresentationEntry } from '../../contract/presentation/list-entry';
import type { FeedbackSummary } from '../../contract/service/feedback';
import { systemClock } from '../../platform/browser/clock';
import type { FavouriteIds } from '../../platform/storage/favourites';
import type { Readable } from '../../contract/readable';
import { filterShelf, type Filters } from './filter/filters';
import { putFirst, shelfOf, type GalleryState } from './state';

interface Ratings {
  /** The same function until a rating changes. */
  readonly summaryOf: (entry: PresentationEntry) => FeedbackSummary | undefined;
  /** They are on their way, and may still change the order. */
  readonly isLoading: boolean;
}

export interface ShelfSources {
  readonly language: InterfaceLanguage;
  readonly filters: Filters;
  readonly ratings: Ratings;
  readonly favourites: Readable<FavouriteIds>;
  /** What plays without network, since it is on this device; it makes the shelf where no list can be had. */
  readonly kept: Readable<readonly PresentationEntry[]>;
  /** Whether the service can be reached. */
  readonly isOnline: boolean;
}

export interface ShelfView {
  readonly isLoading: boolean;
  /** The service is away: what plays all the same comes first. */
  readonly isAway: boolean;
  /** All there are, in any language. */
  readonly entries: readonly PresentationEntry[];
  /** All that could stand here in this language, best first. */
  readonly listed: readonly PresentationEntry[];
  /** What fits, best first. */
  readonly fitting: readonly PresentationEntry[];
  /** The same in the order in which it is shown. */
  readonly shelf: readonly PresentationEntry[];
  readonly loved: readonly PresentationEntry[];
  readonly isSaved: (entry: PresentationEntry) => boolean;
}

const none: readonly PresentationEntry[] = [];

/** A favourite that is toggled moves entries: it orders none anew and asks for no summary. */
export function useShelf(state: GalleryState, sources: ShelfSources): ShelfView {
  const { language, filters, ratings, isOnline } = sources;
  const { summaryOf } = ratings;
  const isWaiting = useWaitForRatings(state.name === 'listed' && ratings.isLoading);
  // What is rated high enough cannot be told before the ratings are here, however long that takes.
  const isUndecided = ratings.isLoading && filters.rating > 0;
  const isLoading = state.name === 'loading' || isWaiting || isUndecided;
  const failed = state.name === 'listed' && state.failed;
  const isAway = !isLoading && (failed || !isOnline);
  const kept = useKept(sources.kept, isAway || filters.offlineOnly);
  const isSaved = useMemo(() => isAmong(new Set(kept.map(({ id }) => id))), [kept]);
  const favourites = useSyncExternalStore(sources.favourites.subscribe, sources.favourites.get);
  const isLoved = useMemo(() => isAmong(favourites), [favourites]);

  const entries = state.name === 'loading' ? none : failed ? kept : state.entries;
  const listed = useMemo(
    () => shelfOf(entries, language, (entry) => summaryOf(entry)?.averageRating ?? 0),
    [entries, language, summaryOf],
  );
  const fitting = useMemo(
    () => filterShelf(listed, filters, { summaryOf, isSaved }),
    [listed, filters, summaryOf, isSaved],
  );
  const ordered = useMemo(() => putFirst(fitting, isLoved), [fitting, isLoved]);
  const loved = useMemo(() => listed.filter(isLoved), [listed, isLoved]);
  return {
    isLoading,
    isAway,
    entries,
    listed,
    fitting,
    shelf: isAway ? putFirst(ordered, isSaved) : ordered,
    loved,
    isSaved,
  };
}

/** True while a list that is here waits for the ratings that order it: a shelf that is re-ordered later jumps. */
function useWaitForRatings(areMissing: boolean): boolean {
  const [isOver, setOver] = useState(false);
  const isWaiting = areMissing && !isOver;
  useEffect(
    () => (isWaiting ? systemClock.after(limits.gallery.ratingsWait, () => setOver(true)) : undefined),
    [isWaiting],
  );
  return isWaiting;
}

const getNothing = () => none;
const neverChanges = () => () => undefined;

/** What is on this device, followed only while the shelf stands by it: what is saved online moves no card. */
function useKept(kept: ShelfSources['kept'], isNeeded: boolean): readonly PresentationEntry[] {
  return useSyncExternalStore(isNeeded ? kept.subscribe : neverChanges, isNeeded ? kept.get : getNothing);
}

const isAmong =
  (ids: ReadonlySet<string>) =>
  ({ id }: PresentationEntry): boolean =>
    ids.has(id);
