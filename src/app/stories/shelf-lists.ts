// Requests the lists of the shelf before its first render. If they have come by then, it shows the stories at once: painting their
// placeholders first takes a slow tablet 0.2 s.
import type { MonotonicClock } from '../../base/clock';
import { pathOfCall } from '../../contract/service/calls';
import { loadFeedback, type RatingsStore } from '../../features/feedback/summary/summaries';
import { galleryReducer, initialState, type ShelfStore } from '../../features/gallery/use-gallery';
import type { Api } from '../../platform/http/api';
import { inTime } from '../../platform/http/time-limit';
import { listEntries } from './known-entries';

type ListCalls = Pick<Api, 'listPresentations' | 'listFeedback'>;

interface ShelfListsDeps {
  readonly shelfStore: ShelfStore;
  readonly ratingsStore: RatingsStore;
  /** Resolves when the first render waits no longer for the lists. */
  readonly wait: () => Promise<unknown>;
  readonly clock: MonotonicClock;
}

/** How long a requested list may wait for its gallery, in milliseconds: a person may leave before the first render and come back later. */
const longestUse = 5000;

/**
 * Creates the loader of the two lists. What `prepare` has just requested is the result of the next call of each list's function. The
 * ratings are not called for when they came in time.
 */
export function createShelfLists({ shelfStore, ratingsStore, wait, clock }: ShelfListsDeps) {
  let entries: ReturnType<typeof listEntries> | undefined;
  let records: ReturnType<Api['listFeedback']> | undefined;
  let usableUntil = 0;
  return {
    /** Requests both lists. Resolves when they are in the stores, when one has failed, or when `wait` is over. Never rejects. */
    async prepare(api: ListCalls): Promise<void> {
      entries = listEntries(api);
      records = api.listFeedback();
      usableUntil = clock.monotonicNow() + longestUse;
      // Set after the first render, a store would overwrite the newer state of the gallery.
      let isLate = false;
      const stored = Promise.all([entries, loadFeedback(records)]).then(([loaded, ratings]) => {
        if (isLate) return;
        shelfStore.set(galleryReducer(initialState, { type: 'loaded', entries: loaded }));
        ratingsStore.set(ratings);
        records = undefined;
      });
      // The caller that takes a list handles its failure.
      await Promise.race([stored.catch(() => undefined), wait()]);
      isLate = true;
    },
    /** Rejects with the service's errors, and with NetworkError when the list takes too long. */
    listEntries(api: ListCalls, signal: AbortSignal): ReturnType<typeof listEntries> {
      const requested = clock.monotonicNow() < usableUntil ? entries : undefined;
      entries = undefined;
      const limited = { clock, url: pathOfCall('listPresentations'), signal };
      return inTime(limited, (ending) => requested ?? listEntries(api, ending));
    },
    listFeedback(api: ListCalls, signal: AbortSignal): ReturnType<Api['listFeedback']> {
      const requested = clock.monotonicNow() < usableUntil ? records : undefined;
      records = undefined;
      const limited = { clock, url: pathOfCall('listFeedback'), signal };
      return inTime(limited, (ending) => requested ?? api.listFeedback(ending));
    },
  };
}
