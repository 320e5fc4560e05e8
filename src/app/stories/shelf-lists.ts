// Requests the lists of the shelf before its first render. If they have come by then, it shows the stories at once: painting their
// placeholders first takes a slow tablet 0.2 s.
import { loadFeedback, type RatingsStore } from '../../features/feedback/summary/use-summaries';
import { galleryReducer, initialState } from '../../features/gallery/state';
import type { ShelfStore } from '../../features/gallery/use-gallery';
import type { Api } from '../../platform/http/api';
import { listEntries } from './known-entries';

type ListCalls = Pick<Api, 'listPresentations' | 'listFeedback'>;

interface ShelfListsDeps {
  readonly shelfStore: ShelfStore;
  readonly ratingsStore: RatingsStore;
  /** Resolves when the first render waits no longer for the lists. */
  readonly wait: () => Promise<void>;
}

/** Creates the loader of the two lists. What `prepare` has requested is the result of the next call of each list's function. */
export function createShelfLists({ shelfStore, ratingsStore, wait }: ShelfListsDeps) {
  let entries: ReturnType<typeof listEntries> | undefined;
  let records: ReturnType<Api['listFeedback']> | undefined;
  return {
    /** Requests both lists. Resolves when they are in the stores, when one has failed, or when `wait` is over. Never rejects. */
    async prepare(api: ListCalls): Promise<void> {
      entries = listEntries(api);
      records = api.listFeedback();
      // What comes later is rendered like any other list.
      let isLate = false;
      const stored = Promise.all([entries, loadFeedback(records)]).then(([loaded, ratings]) => {
        if (isLate) return;
        shelfStore.set(galleryReducer(initialState, { type: 'loaded', entries: loaded }));
        ratingsStore.set(ratings);
      });
      // Whoever takes a list handles its failure.
      await Promise.race([stored.catch(() => undefined), wait()]);
      isLate = true;
    },
    listEntries(api: ListCalls, signal: AbortSignal): ReturnType<typeof listEntries> {
      const requested = entries;
      entries = undefined;
      return requested ?? listEntries(api, signal);
    },
    listFeedback(api: ListCalls, signal: AbortSignal): ReturnType<Api['listFeedback']> {
      const requested = records;
      records = undefined;
      return requested ?? api.listFeedback(signal);
    },
  };
}
