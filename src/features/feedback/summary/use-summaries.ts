// Ties the ratings of the shelf to the service and to this device's own. A failure is only reported (experience 2.3).
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { FeedbackNotFoundError } from '../../../contract/service/errors';
import type { FeedbackRecord } from '../../../contract/service/feedback';
import { isAbort } from '../../../platform/http/api';
import { createWritable, type Readable, type Writable } from '../../../contract/readable';
import { report } from '../../../platform/browser/report';
import { loadedFeedback, summariesOf, type LoadedFeedback, type SummaryOf } from './summaries';

/** What was loaded, so that whoever comes back finds the shelf in the order in which it was left. */
export type RatingsMemory = Writable<LoadedFeedback>;

export function createRatingsMemory(): RatingsMemory {
  return createWritable<LoadedFeedback>({ name: 'loading' });
}

interface SummariesDeps {
  readonly memory: RatingsMemory;
  /** Must be stable: a new function loads again. */
  readonly listFeedback: (signal: AbortSignal) => Promise<readonly FeedbackRecord[]>;
  readonly ownRatings: Readable<readonly FeedbackRecord[]>;
  /** Whether the service can be reached; coming back, it is asked again for what it failed to tell. */
  readonly isOnline: boolean;
}

interface Summaries {
  /** The same function until something changes. */
  readonly summaryOf: SummaryOf;
  readonly isLoading: boolean;
}

/** Loads once a visit, and again what could not be had. */
export function useSummaries({ memory, listFeedback, ownRatings, isOnline }: SummariesDeps): Summaries {
  const loaded = useSyncExternalStore(memory.subscribe, memory.get);
  const isWanted = loaded.name !== 'loaded' && (isOnline || loaded.name === 'loading');
  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    loadFeedback(listFeedback, leaving.signal).then(memory.set, (error: unknown) => {
      if (leaving.signal.aborted || isAbort(error)) return;
      report(error, 'gallery: failed loading feedback');
      memory.set({ name: 'failed' });
    });
    return () => leaving.abort();
  }, [memory, listFeedback, isWanted]);
  const own = useSyncExternalStore(ownRatings.subscribe, ownRatings.get);
  const summaryOf = useMemo(() => summariesOf(loaded, own), [loaded, own]);
  return { summaryOf, isLoading: loaded.name === 'loading' };
}

/** 404 says that there are none (core 7). Rejects with the service's other errors. */
async function loadFeedback(
  list: SummariesDeps['listFeedback'],
  signal: AbortSignal,
): Promise<LoadedFeedback> {
  try {
    return loadedFeedback(await list(signal));
  } catch (error) {
    if (error instanceof FeedbackNotFoundError) return loadedFeedback([]);
    throw error;
  }
}
