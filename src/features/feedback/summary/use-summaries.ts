// Ties the ratings of the shelf to the service and to this device's own. A failure is only reported (experience 2.3).
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { FeedbackNotFoundError } from '../../../contract/service/errors';
import type { FeedbackRecord } from '../../../contract/service/feedback';
import { isAbort } from '../../../platform/api';
import type { Readable } from '../../../platform/readable';
import { report } from '../../../platform/report';
import { loadedFeedback, summariesOf, type LoadedFeedback, type SummaryOf } from './summaries';

interface SummariesEdges {
  /** Must be stable: a new function loads again. */
  readonly listFeedback: (signal: AbortSignal) => Promise<readonly FeedbackRecord[]>;
  readonly ownRatings: Readable<readonly FeedbackRecord[]>;
  /** Whether the service can be reached; coming back, it is asked again for what it failed to tell. */
  readonly isOnline: boolean;
}

/** The same function until something changes. */
export function useSummaries({ listFeedback, ownRatings, isOnline }: SummariesEdges): SummaryOf {
  const [loaded, setLoaded] = useState<LoadedFeedback>({ name: 'loading' });
  const isWanted = loaded.name !== 'loaded' && (isOnline || loaded.name === 'loading');
  useEffect(() => {
    if (!isWanted) return undefined;
    const leaving = new AbortController();
    loadFeedback(listFeedback, leaving.signal).then(setLoaded, (error: unknown) => {
      if (leaving.signal.aborted || isAbort(error)) return;
      report(error, 'gallery: failed loading feedback');
      setLoaded({ name: 'failed' });
    });
    return () => leaving.abort();
  }, [listFeedback, isWanted]);
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
