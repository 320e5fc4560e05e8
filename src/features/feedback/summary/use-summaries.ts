// Ties the ratings of the shelf to the service and to this device's own. A failure is only reported (experience 2.3).
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { FeedbackNotFoundError } from '../../../contract/service/errors';
import type { FeedbackRecord } from '../../../contract/service/feedback';
import { isAbort } from '../../../platform/api';
import { createWritable, type Readable, type Writable } from '../../../platform/readable';
import { report } from '../../../platform/report';
import { loadedFeedback, summariesOf, type LoadedFeedback, type SummaryOf } from './summaries';

/** What was loaded last, so that whoever comes back finds it; a new list replaces it as soon as it is here. */
export type FeedbackMemory = Writable<LoadedFeedback>;

export function createFeedbackMemory(): FeedbackMemory {
  return createWritable<LoadedFeedback>({ name: 'loading' });
}

interface SummariesEdges {
  readonly memory: FeedbackMemory;
  /** Must be stable: a new function loads again. */
  readonly listFeedback: (signal: AbortSignal) => Promise<readonly FeedbackRecord[]>;
  readonly ownRatings: Readable<readonly FeedbackRecord[]>;
  /** Whether the service can be reached; coming back, it is asked again for what it failed to tell. */
  readonly isOnline: boolean;
}

/** The same function until something changes. */
export function useSummaries({ memory, listFeedback, ownRatings, isOnline }: SummariesEdges): SummaryOf {
  const loaded = useSyncExternalStore(memory.subscribe, memory.get);
  const [hasFailed, setFailed] = useState(false);
  const isWanted = !hasFailed || isOnline;
  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    loadFeedback(listFeedback, leaving.signal).then(memory.set, (error: unknown) => {
      if (leaving.signal.aborted || isAbort(error)) return;
      report(error, 'gallery: failed loading feedback');
      setFailed(true);
      if (memory.get().name === 'loading') memory.set({ name: 'failed' });
    });
    return () => leaving.abort();
  }, [memory, listFeedback, isWanted]);
  const own = useSyncExternalStore(ownRatings.subscribe, ownRatings.get);
  return useMemo(() => summariesOf(loaded, own), [loaded, own]);
}

/** 404 says that there are none (core 7). Rejects with the service's other errors. */
async function loadFeedback(
  list: SummariesEdges['listFeedback'],
  signal: AbortSignal,
): Promise<LoadedFeedback> {
  try {
    return loadedFeedback(await list(signal));
  } catch (error) {
    if (error instanceof FeedbackNotFoundError) return loadedFeedback([]);
    throw error;
  }
}
