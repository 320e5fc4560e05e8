// Runs one attempt at the download of a presentation, broadcasts its progress and its outcome to the pages, and deletes a record
// that nobody needs.
import * as limits from '../../src/contract/limits';
import { mediaCacheName } from '../../src/contract/worker/names';
import { createPrioritySemaphore } from './priority-semaphore';
import { reduceSave, type SaveEvent } from '../ledger/save-state';
import { applyEvent } from '../ledger/ledger';
import type { SaveRecord } from '../ledger/record';
import { isQuotaError } from '../media-cache/errors';
import type { QueueDeps } from './queue';
import { makeAttempt, type AttemptDeps } from './attempt';
import type { AttemptContext } from './attempt-context';
import type { Broadcasts } from './broadcasts';

export interface RunAttemptDeps
  extends
    Pick<AttemptDeps, 'caches' | 'ledger' | 'quota' | 'now' | 'wait'>,
    Pick<AttemptContext, 'appOrigin' | 'fetch' | 'after' | 'playerRequests'> {
  readonly broadcasts: Pick<Broadcasts, 'broadcastRecord' | 'broadcastProgress' | 'forgetProgress'>;
  /** Deletes the caches that no record names. Reads every record and the name of every cache. */
  readonly clearOrphans: () => Promise<void>;
  /** Deletes the caches of generations that records have stopped naming, without reading other records. */
  readonly clearDropped: () => Promise<void>;
  /** Returns the signal that ends the attempt at the download of a presentation. */
  readonly signalOf: (id: string) => AbortSignal;
  readonly priority: (id: string) => number;
  /** Returns whether a person paused a presentation and the ledger does not know. */
  readonly isPauseUnrecorded: (id: string) => boolean;
  /** Called when a download failed for want of storage, and the ledger could not record that either. */
  readonly noteUnrecordedFailure: (id: string) => void;
  /** Asks the browser to wake the worker when the network is back, where it can. */
  readonly wakeWhenOnline: () => Promise<unknown>;
}

/** Returns a function that runs one attempt at a download and concludes it: broadcasts the outcome, and deletes a disposable record. */
export function createRunAttempt(deps: RunAttemptDeps): QueueDeps['runAttempt'] {
  const { caches, ledger, quota, now, wait, appOrigin, fetch, after, playerRequests } = deps;
  const { broadcasts, signalOf, priority } = deps;
  const semaphore = createPrioritySemaphore(limits.filesAtOnce);
  const conclude = async (id: string, record: SaveRecord | undefined) => {
    broadcasts.forgetProgress(id);
    // The pages have the report of a pause that could not be recorded; the record would replace it.
    if (record && !deps.isPauseUnrecorded(id)) await broadcasts.broadcastRecord(record);
    if (record && isDisposable(record))
      await ledger.update(id, (current) => current && (isDisposable(current) ? undefined : current));
    if (record?.reason === 'network' && record.saveReason !== 'viewing') await deps.wakeWhenOnline();
    // The attempt may have opened its cache again after a removal had deleted it. If this fails, the next worker deletes the rest.
    await (record ? deps.clearDropped() : deps.clearOrphans()).catch(() => undefined);
  };
  return async (id, budget, onAllStarted) => {
    const listed = (await ledger.all()).get(id);
    // To open a lost cache would create it, and nothing would show any more that what it held has gone.
    const isLost =
      listed?.generation !== undefined && !(await caches.has(mediaCacheName(id, listed.generation)));
    const before = isLost ? await applyEvent(ledger, id, { type: 'cache-lost' }) : listed;
    if (before === undefined) return { isUnreachable: false };
    try {
      const { record, isUnreachable } = await makeAttempt(before, {
        caches,
        ledger,
        quota,
        now,
        wait,
        context: {
          appOrigin,
          fetch,
          after,
          playerRequests,
          semaphore,
          budget,
          onAllStarted,
          signal: signalOf(id),
          priority: () => priority(id),
        },
        onProgress: (counts) => broadcasts.broadcastProgress(id, counts),
      });
      await conclude(id, record);
      return { isUnreachable };
    } catch (error) {
      const isFull = isQuotaError(error);
      const event: SaveEvent = isFull ? { type: 'storage-full' } : { type: 'unexpected-error', now: now() };
      const record = await applyEvent(ledger, id, event).catch(() => {
        if (isFull) deps.noteUnrecordedFailure(id);
        // When the ledger itself fails, pages receive the state that it should have stored.
        return reduceSave(before, event);
      });
      await conclude(id, record);
      throw error;
    }
  };
}

/** Returns whether nobody needs a record: not asked for explicitly, without a readable index, and with no file stored. */
function isDisposable({ saveReason, reason, generation, pending }: SaveRecord): boolean {
  return saveReason !== 'requested' && reason === 'broken-index' && generation === undefined && !pending;
}
