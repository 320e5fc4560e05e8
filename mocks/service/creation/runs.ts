// Remembers how far the runs are whose message had a key, by its hash (spec contract §5). What they made is found in the store.
import type { PresentationStore } from '../../store/store';
import { ExpiringMap } from '../identity/expiring-map';

const day = 24 * 60 * 60_000;
/** How many failed runs are remembered. */
const mostFailed = 10_000;

/** Creates the list of runs; `now` returns milliseconds since 1970. Of a run that a restart ends nothing is known. */
export function createRuns(presentations: PresentationStore, now: () => number) {
  const underWay = new Map<string, number>();
  const failed = new ExpiringMap<true>({ lifetime: day, maxSize: mostFailed, now });
  return {
    /** Notes that a run has begun. `end` notes that it has ended, or was cancelled; then nothing is known of it. */
    begin(keyHash: string): { readonly end: (wasCancelled: boolean) => Promise<void> } {
      failed.delete(keyHash);
      underWay.set(keyHash, (underWay.get(keyHash) ?? 0) + 1);
      return {
        end: async (wasCancelled) => {
          const others = (underWay.get(keyHash) ?? 1) - 1;
          if (others > 0) underWay.set(keyHash, others);
          else underWay.delete(keyHash);
          if (!wasCancelled && (await presentations.madeInRun(keyHash)) === undefined)
            failed.set(keyHash, true);
        },
      };
    },
    /** Resolves to what a client is told of a run; to undefined when nothing is known of it. */
    async find(keyHash: string): Promise<object | undefined> {
      const made = await presentations.madeInRun(keyHash);
      if (made !== undefined) {
        const entry = Object(made.entry);
        const presentation = made.published ? entry : { ...entry, published: false };
        return { state: 'finished', id: entry.id, presentation };
      }
      if (underWay.has(keyHash)) return { state: 'running' };
      return failed.get(keyHash) === true ? { state: 'failed' } : undefined;
    },
  };
}
