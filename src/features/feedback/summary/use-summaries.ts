// Loads the ratings of the shelf and adds this device's own. A failure is only reported (spec screens §3).
import { useEffect, useMemo } from 'react';
import { FeedbackNotFoundError } from '../../../contract/service/errors';
import type { FeedbackRecord } from '../../../contract/presentation/feedback';
import { startLoad } from '../../../platform/browser/start-load';
import { createWritable, type Readable, type Writable } from '../../../base/readable';
import { loadedFeedback, summariesOf, type LoadedFeedback, type SummaryOf } from './summaries';
import { useReadable } from '../../../ui/use-readable';

/** The loaded ratings, so that the shelf has the same order when a person returns to it. */
export interface RatingsStore extends Writable<LoadedFeedback> {
  /** Whether the service could not be reached since they were requested: they may come from a cache, and newer ones may be there. */
  readonly isOutdated: Writable<boolean>;
}

/** Creates a store in the state `loading`. */
export function createRatingsStore(): RatingsStore {
  return { ...createWritable<LoadedFeedback>({ name: 'loading' }), isOutdated: createWritable(false) };
}

interface SummariesDeps {
  readonly ratingsStore: RatingsStore;
  /** Must be stable: a new function starts another load. */
  readonly listFeedback: (signal: AbortSignal) => Promise<readonly FeedbackRecord[]>;
  readonly ownRatings: Readable<readonly FeedbackRecord[]>;
  /** Whether the service can be reached. When it is back, the ratings are loaded again. */
  readonly isReachable: boolean;
}

interface Summaries {
  /** The same function until a rating changes. */
  readonly summaryOf: SummaryOf;
  readonly isLoading: boolean;
}

/** Loads the ratings once, and again when the service is back after an outage. Returns the summary function. */
export function useSummaries({
  ratingsStore,
  listFeedback,
  ownRatings,
  isReachable,
}: SummariesDeps): Summaries {
  const loaded = useReadable(ratingsStore);
  const shouldLoad = loaded.name !== 'loaded' && (isReachable || loaded.name === 'loading');
  useEffect(() => {
    if (!shouldLoad) return undefined;
    return startLoad((signal) => loadFeedback(listFeedback(signal)), {
      where: 'gallery: failed loading feedback',
      onLoaded: ratingsStore.set,
      onFailed: () => ratingsStore.set({ name: 'failed' }),
    }).stop;
  }, [ratingsStore, listFeedback, shouldLoad]);
  useEffect(() => {
    const { isOutdated } = ratingsStore;
    if (!isReachable) isOutdated.set(true);
    if (!isReachable || !isOutdated.get() || ratingsStore.get().name !== 'loaded') return undefined;
    return startLoad((signal) => loadFeedback(listFeedback(signal)), {
      where: 'gallery: failed loading feedback',
      onLoaded: (ratings) => {
        isOutdated.set(false);
        ratingsStore.set(ratings);
      },
    }).stop;
  }, [ratingsStore, listFeedback, isReachable]);
  const own = useReadable(ownRatings);
  const summaryOf = useMemo(() => summariesOf(loaded, own), [loaded, own]);
  return { summaryOf, isLoading: loaded.name === 'loading' };
}

/** Resolves with the ratings; 404 means that there are none (spec contract §5). Rejects with the service's other errors. */
export async function loadFeedback(records: Promise<readonly FeedbackRecord[]>): Promise<LoadedFeedback> {
  try {
    return loadedFeedback(await records);
  } catch (error) {
    if (error instanceof FeedbackNotFoundError) return loadedFeedback([]);
    throw error;
  }
}
