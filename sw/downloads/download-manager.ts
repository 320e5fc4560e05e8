// Handles the messages of pages: their requests to save, pause, resume, release and remove presentations. Creates the parts that
// download and remove them, and connects these.
import { listCacheName } from '../../src/contract/worker/worker-names';
import {
  protocolVersion as version,
  readPageMessage,
  type PageMessage,
  type SaveReason,
} from '../../src/contract/worker/worker-messages';
import type { WorkerEnvironment } from '../environment';
import { LedgerTimeoutError, applyEvent, knownRecords, type RecordChange } from '../ledger/ledger';
import { openedBy, type SaveRecord } from '../ledger/record';
import { assignTo, requestedBy, type AssignedIndex, type SaveRequest } from '../ledger/save-state';
import { createCleanup, type Cleanup } from '../storage/cleanup';
import { createRunAttempt } from './attempt';
import { createBroadcasts } from './broadcasts';
import { createDownloadOrder, createStops } from './download-order';
import { createQueue } from './download-queue';

/** Thrown when presentations are still unfinished after one wake-up of the worker. */
export class MoreToDownloadError extends Error {
  override readonly name = 'MoreToDownloadError';
}

export type DownloadManager = ReturnType<typeof createDownloadManager>;

/** Creates the download manager of one worker. Pass the promises of its methods to `waitUntil`. */
export function createDownloadManager(environment: WorkerEnvironment) {
  const { ledger, openClients, now } = environment;
  const parts = createParts(environment);
  const repairAndRemoveAbandoned = createRepair(parts.cleanup, parts.queue.isActive);
  const methods = {
    ...createStartMethods(environment, parts),
    ...createStopMethods(environment, parts),
    /**
     * Repairs what a terminated worker or the browser left inconsistent, once per worker. Removes on every call the presentations
     * that closed pages were only viewing.
     */
    repairAndRemoveAbandoned,
    broadcastSavedList: parts.broadcasts.broadcastSavedList,
    /** Records that a page opened a presentation. Does nothing when the ledger has no record of it. */
    recordOpened: async (id: string, client: string): Promise<void> => {
      openClients.add(client);
      if (!(await ledger.all()).has(id)) return;
      // `openedBy` removes the pages that are closed. Otherwise a record would grow with each page that opened the story.
      await openClients.refresh();
      const opened: RecordChange = (record) => record && openedBy(record, client, now(), openClients.isOpen);
      await ledger.update(id, opened).catch(() => undefined);
    },
    /** Records which index a page received, so that the page receives the media of the same generation. Never rejects. */
    recordAssignedIndex: async (id: string, client: string, index: AssignedIndex): Promise<void> => {
      const assigned: RecordChange = (record) => record && assignTo(record, client, index, now());
      await ledger.update(id, assigned).catch(() => undefined);
    },
  };
  const resumeAfterRepair = async (): Promise<void> => {
    await repairAndRemoveAbandoned();
    await methods.resumeAll();
  };
  const handle = async (message: PageMessage, client: string | undefined): Promise<void> => {
    switch (message.type) {
      case 'save':
        return methods.save(message, client);
      case 'save-all':
        return methods.saveAll(message.requests, client);
      case 'resume-all':
        return resumeAfterRepair();
      case 'pause':
        return methods.pause(message.id);
      case 'resume':
        return methods.resume(message.id);
      case 'release':
        return methods.release(message.id, client);
      case 'remove':
        return methods.remove(message.ids);
      case 'forget':
        return methods.forget(message.keep);
      case 'list-saved':
        await repairAndRemoveAbandoned();
        return methods.broadcastSavedList();
      case 'take-over':
        await environment.broadcast({ version, type: 'taking-over' });
        return environment.takeOver();
    }
  };
  return {
    ...methods,
    /**
     * Resolves once this worker controls the open pages. Cleans up and resumes downloads without delaying that, since pages wait for
     * the activation and a large cache is deleted entry by entry.
     */
    activate: async (): Promise<void> => {
      void resumeAfterRepair().catch((error: unknown) => environment.reports.report(error, 'resume'));
      await environment.claimPages();
    },
    /**
     * Handles a message of a page; `client` is the page's client id. Resolves with true afterwards; with false, and does nothing,
     * for a message of unknown type or version. Rejects as the called method does, for example when the ledger fails.
     */
    handleMessage: async (data: unknown, client: string | undefined): Promise<boolean> => {
      const message = readPageMessage(data);
      if (message === undefined) return false;
      await handle(message, client);
      return true;
    },
  };
}

type Parts = ReturnType<typeof createParts>;

/** Creates the parts of the download manager and connects them. */
function createParts(environment: WorkerEnvironment) {
  const { ledger } = environment;
  const stops = createStops();
  const order = createDownloadOrder(environment, stops.isStopped);
  const broadcasts = createBroadcasts(environment);
  const cleanup = createCleanup(environment, stops.abort);
  const runAttempt = createRunAttempt(environment, { broadcasts, cleanup, stops, priority: order.priority });
  const onTimeBudgetSpent = async () => {
    const next = await order.firstWaiting();
    const record = next === undefined ? undefined : ledger.peek()?.get(next);
    if (record) await broadcasts.broadcastRecord(record, true);
  };
  const queue = createQueue(environment, { ...order, runAttempt, onTimeBudgetSpent });
  /**
   * Broadcasts that a request was not recorded, as far as that is known. On a full device saved stories stay saved, and stored
   * files stay stored.
   */
  const broadcastUnrecorded = async (
    id: string,
    ledgerFailure: LedgerFailure,
    saveReason: SaveReason = 'requested',
  ) => {
    // A page that receives no message asks again, and the database may have opened by then.
    if (ledgerFailure === 'not-open') return;
    const record = ledger.peek()?.get(id);
    if (record === undefined) await broadcasts.broadcastNoStorage(id, saveReason);
    else await broadcasts.broadcastRecord(saveReason === 'requested' ? withoutStorage(record) : record);
  };
  return { stops, order, broadcasts, cleanup, queue, broadcastUnrecorded };
}

/** Creates the methods that start or resume downloads. */
function createStartMethods({ ledger, now, openClients }: WorkerEnvironment, parts: Parts) {
  const { broadcasts, cleanup, queue, stops, order, broadcastUnrecorded } = parts;
  const saveAll = async (saveRequests: readonly SaveRequest[], client?: string): Promise<void> => {
    if (client !== undefined) openClients.add(client);
    // A pause or removal that follows at once must find the record of a person's request.
    const areRequested = saveRequests.every(({ saveReason }) => saveReason === 'requested');
    if (!areRequested) await openClients.refresh();
    const time = now();
    // Fractions of a millisecond keep the order of the requests, in which they are downloaded.
    const changes = saveRequests.map((request, nth): [string, RecordChange] => [
      request.id,
      (record) => requestedBy(record, request, client, time + nth / saveRequests.length, openClients.isOpen),
    ]);
    const noted = await ledger.updateAll(new Map(changes)).catch(ledgerFailureOf);
    if (noted === 'not-open' || noted === 'no-storage') {
      for (const { id, saveReason } of saveRequests) await broadcastUnrecorded(id, noted, saveReason);
      return;
    }
    // The downloads may begin minutes later, but the page waits for a confirmation.
    const [first] = noted;
    if (noted.length === 1 && first) await broadcasts.broadcastRecord(first);
    else await broadcasts.broadcastSavedList();
    for (const { id, saveReason } of saveRequests)
      if (saveReason === 'requested' || !stops.isPauseUnrecorded(id)) stops.release(id);
    if (areRequested) await openClients.refresh();
    await queue.run(saveRequests.map(({ id }) => id));
  };
  return {
    /** Saves a presentation, as far as one time budget allows. A stronger reason is never replaced by a weaker one. */
    save: (saveRequest: SaveRequest, client?: string): Promise<void> => saveAll([saveRequest], client),
    /** Saves many, the first one first. Pages receive one list of all instead of a message about each. */
    saveAll,
    /** Resumes a paused download, or retries a failed or incomplete one. */
    resume: async (id: string): Promise<void> => {
      const record = await applyEvent(ledger, id, { type: 'resumed' }).catch(ledgerFailureOf);
      if (record === 'not-open' || record === 'no-storage') return broadcastUnrecorded(id, record);
      stops.release(id);
      // The page shows a request that was never recorded, for want of storage. It may be made again.
      if (record === undefined) return broadcasts.broadcastSavedList();
      await broadcasts.broadcastRecord(record);
      await queue.run([id]);
    },
    /** Resumes unfinished downloads, for one time budget. */
    resumeAll: async (): Promise<void> => {
      await openClients.refresh();
      await queue.run();
    },
    /** Resumes unfinished downloads. Throws MoreToDownloadError when some are still unfinished afterwards. */
    wake: async (): Promise<void> => {
      // Otherwise it would fetch what closed pages were only viewing.
      await cleanup.removeAbandoned();
      await queue.run();
      if ((await order.firstWaiting()) !== undefined) throw new MoreToDownloadError();
    },
  };
}

type LedgerFailure = 'not-open' | 'no-storage';

/** Returns why the ledger did not record a request. */
function ledgerFailureOf(error: unknown): LedgerFailure {
  return error instanceof LedgerTimeoutError ? 'not-open' : 'no-storage';
}

/** Returns a record as pages see it when the ledger did not record a person's request. A finished one stays as it is. */
function withoutStorage(record: SaveRecord): SaveRecord {
  const isFinished = record.state === 'saved' || record.state === 'incomplete';
  return isFinished ? record : { ...record, state: 'failed', reason: 'storage-full' };
}

/** Creates the methods that pause or remove presentations. */
function createStopMethods({ ledger, caches, playerRequests }: WorkerEnvironment, parts: Parts) {
  const { broadcasts, cleanup, queue, stops, broadcastUnrecorded } = parts;
  return {
    /** Stops fetching a presentation until `resume`. Files that are already stored stay. */
    pause: async (id: string): Promise<void> => {
      const record = await applyEvent(ledger, id, { type: 'paused' }).catch(ledgerFailureOf);
      if (record === 'not-open' || record === 'no-storage') {
        stops.pauseUnrecorded(id);
        return broadcastUnrecorded(id, record);
      }
      stops.release(id);
      if (record?.state !== 'paused') return;
      stops.abort(id);
      await broadcasts.broadcastRecord(record);
    },
    /** Called when the viewer is left: removes a presentation stored for viewing only, unless another page views it. */
    release: async (id: string, client?: string): Promise<void> => {
      // If the ledger fails, `removeAbandoned` removes it later.
      const removed = await cleanup.release(id, client).catch(() => []);
      if (removed.length > 0) await broadcasts.broadcastSavedList();
    },
    /** Removes presentations. Rejects when the ledger fails; presentations removed before are not listed any more. */
    remove: async (ids: readonly string[]): Promise<void> => {
      try {
        await cleanup.remove(ids);
      } finally {
        await broadcasts.broadcastSavedList();
      }
    },
    /**
     * Removes every presentation but those to keep, also from memory, and the lists, which may name what a visitor made.
     * Rejects with LedgerTimeoutError while the ledger does not open.
     */
    forget: async (keep: readonly string[]): Promise<void> => {
      const all = [...(await knownRecords(ledger)).keys()];
      await cleanup.remove(all.filter((id) => !keep.includes(id)));
      await cleanup.clearOrphans();
      await caches.delete(listCacheName);
      queue.forget(keep);
      playerRequests.forget();
      await broadcasts.broadcastSavedList();
    },
  };
}

function createRepair({ reconcile, removeAbandoned }: Cleanup, isActive: (id: string) => boolean) {
  let reconciled: Promise<void> | undefined;
  const reconcileOnce = () => (reconciled ??= reconcile(isActive).catch(() => (reconciled = undefined)));
  return async (): Promise<void> => {
    await reconcileOnce();
    await removeAbandoned().catch(() => undefined);
  };
}
