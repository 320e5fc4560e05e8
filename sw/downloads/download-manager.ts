// Handles the pages' requests to save, pause, resume, release and remove presentations.
// Fetching is in attempt.ts; removing and the quota are in storage/.
import { listCacheName } from '../../src/contract/worker/names';
import { listedOf, type Listed, type SaveReason } from '../../src/contract/worker/worker-messages';
import { firstInOrder, isDue, priorityOf } from './priority';
import { reduceSave } from '../ledger/save-state';
import { LedgerTimeoutError } from '../ledger/connection';
import { applyEvent, knownRecords, type Ledger, type RecordChange } from '../ledger/ledger';
import { noCounts, type SaveRecord } from '../ledger/record';
import { createQueue } from './queue';
import { assignTo, openedBy, type AssignedIndex } from '../ledger/client-generations';
import { createCleanup, type Cleanup, type CleanupDeps } from '../storage/cleanup';
import { notingDropped } from '../storage/dropped-generations';
import { createOpenClients, type IsClientOpen, type OpenClientsDeps } from '../open-clients';
import { createQuota, type QuotaDeps } from '../storage/quota';
import { createRunAttempt, type RunAttemptDeps } from './run-attempt';
import { createBroadcasts, type BroadcastDeps } from './broadcasts';

export interface DownloadManagerDeps
  extends
    OpenClientsDeps,
    BroadcastDeps,
    Pick<CleanupDeps, 'caches'>,
    Pick<QuotaDeps, 'estimate'>,
    Pick<
      RunAttemptDeps,
      'appOrigin' | 'fetch' | 'now' | 'wait' | 'after' | 'playerRequests' | 'wakeWhenOnline'
    > {
  readonly ledger: Ledger;
}

/** A page's request to save one presentation. */
export interface SaveRequest extends Listed, Pick<SaveRecord, 'id' | 'saveReason' | 'mediaOrigins'> {}

/** Thrown when presentations are still unfinished after one wake-up of the worker. */
export class MoreToDownloadError extends Error {
  override readonly name = 'MoreToDownloadError';
}

export type DownloadManager = ReturnType<typeof createDownloadManager>;

/** Creates the download manager of one worker. Pass the promises of its methods to `waitUntil`; `activate.ts` alone does not. */
export function createDownloadManager(deps: DownloadManagerDeps) {
  const context = createContext(deps);
  const { ledger, openClients, broadcasts, queue } = context;
  return {
    ...createStartMethods(context),
    ...createStopMethods(context),
    /** Records that a page opened a presentation. Does nothing when the ledger has no record of it. */
    recordOpened: async (id: string, client: string): Promise<void> => {
      openClients.add(client);
      if (!(await ledger.all()).has(id)) return;
      // `openedBy` removes the pages that are closed. Otherwise a record would grow with each page that opened the story.
      await openClients.refresh();
      const opened: RecordChange = (record) =>
        record && openedBy(record, client, deps.now(), openClients.isOpen);
      await ledger.update(id, opened).catch(() => undefined);
    },
    /** Records which index a page received, so that it receives the media of the same generation. */
    recordAssignedIndex: async (id: string, client: string, index: AssignedIndex): Promise<void> => {
      const assigned: RecordChange = (record) => record && assignTo(record, client, index, deps.now());
      await ledger.update(id, assigned).catch(() => undefined);
    },
    broadcastSavedList: broadcasts.broadcastSavedList,
    /**
     * Repairs what a terminated worker or the browser left inconsistent, once per worker. Removes on every call what
     * closed pages were only viewing.
     */
    repairAndRemoveAbandoned: createRepair(context.cleanup, queue.isActive),
  };
}

type ManagerContext = ReturnType<typeof createContext>;

/** Creates the parts of the download manager and connects them. */
function createContext(deps: DownloadManagerDeps) {
  const { caches, now, wait, monotonicNow, appOrigin, fetch, playerRequests } = deps;
  const { ledger, takeDropped } = notingDropped(deps.ledger);
  const abortControllers = createAbortControllers();
  const openClients = createOpenClients({ openClientIds: deps.openClientIds, monotonicNow });
  const broadcasts = createBroadcasts({ ledger, broadcast: deps.broadcast, monotonicNow, wait });
  /** Downloads that stopped without a record of it, since the ledger failed. It still calls them unfinished; only a request starts them. */
  const unrecordedStops = new Map<string, 'paused' | 'failed'>();
  const abort = (id: string) => {
    unrecordedStops.delete(id);
    abortControllers.abort(id);
  };
  const cleanup = createCleanup({ caches, ledger, takeDropped, openClients, abort });
  const quota = createQuota({ ledger, openClients, cleanup, estimate: deps.estimate });
  const { priority, firstWaiting } = createDownloadOrder({
    ledger,
    now,
    isOpen: openClients.isOpen,
    isHeldBack: (id) => unrecordedStops.has(id),
  });
  const onTimeBudgetSpent = async () => {
    const next = await firstWaiting();
    const record = next === undefined ? undefined : ledger.peek()?.get(next);
    if (record) await broadcasts.broadcastRecord(record, true);
  };
  const runAttempt = createRunAttempt({
    caches,
    ledger,
    quota,
    now,
    wait,
    after: deps.after,
    appOrigin,
    fetch,
    playerRequests,
    broadcasts,
    clearOrphans: cleanup.clearOrphans,
    clearDropped: cleanup.clearDropped,
    signalOf: abortControllers.signalOf,
    priority,
    isPauseUnrecorded: (id) => unrecordedStops.get(id) === 'paused',
    noteUnrecordedFailure: (id) => {
      if (!unrecordedStops.has(id)) unrecordedStops.set(id, 'failed');
    },
    wakeWhenOnline: deps.wakeWhenOnline,
  });
  const queue = createQueue({ firstWaiting, priority, runAttempt, onTimeBudgetSpent, monotonicNow, wait });
  /**
   * Broadcasts that a request was not recorded, as far as that is known. A full device does not take away what is saved, nor what
   * is stored of the rest.
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
  return {
    caches,
    ledger,
    now,
    playerRequests,
    abortControllers,
    unrecordedStops,
    openClients,
    broadcasts,
    cleanup,
    firstWaiting,
    queue,
    broadcastUnrecorded,
  };
}

/** Creates the abort controllers of the presentations, one each, which end the attempts at their downloads. */
function createAbortControllers() {
  const controllers = new Map<string, AbortController>();
  return {
    /** Returns the signal of a presentation. All callers share it until `abort`, which replaces it. */
    signalOf: (id: string): AbortSignal => {
      const controller = controllers.get(id) ?? new AbortController();
      controllers.set(id, controller);
      return controller.signal;
    },
    /** Aborts the work on a presentation. */
    abort: (id: string): void => {
      controllers.get(id)?.abort();
      controllers.delete(id);
    },
  };
}

interface DownloadOrderDeps extends Pick<DownloadManagerDeps, 'ledger' | 'now'> {
  readonly isOpen: IsClientOpen;
  /** Returns whether a download must not start, whatever the ledger says. */
  readonly isHeldBack: (id: string) => boolean;
}

/** Creates the order of the downloads: the priority of each, and which of them wait. */
function createDownloadOrder({ ledger, now, isOpen, isHeldBack }: DownloadOrderDeps) {
  const priority = (id: string) => {
    const record = ledger.peek()?.get(id);
    return record ? priorityOf(record, isOpen) : Infinity;
  };
  const firstWaiting = async (
    wanted: ReadonlySet<string> = new Set(),
    mayStart: (id: string) => boolean = () => true,
  ) => {
    const [all, ongoing] = [await ledger.all(), await ledger.ongoing()];
    const records = [...wanted].map((id) => all.get(id)).filter((record) => record !== undefined);
    for (const record of ongoing.values()) if (isDue(record, now())) records.push(record);
    const startable = records.filter(({ id }) => !isHeldBack(id) && mayStart(id));
    return firstInOrder(startable, isOpen)?.id;
  };
  return { priority, firstWaiting };
}

/** Creates the methods that start or resume downloads. */
function createStartMethods(context: ManagerContext) {
  const { ledger, now, openClients, broadcasts, cleanup, queue, unrecordedStops, firstWaiting } = context;
  const saveAll = async (saveRequests: readonly SaveRequest[], client?: string): Promise<void> => {
    if (client !== undefined) openClients.add(client);
    // A pause or removal that follows at once must find the record of a person's request.
    const areRequested = saveRequests.every(({ saveReason }) => saveReason === 'requested');
    if (!areRequested) await openClients.refresh();
    const changes = changesOf(saveRequests, client, now(), openClients.isOpen);
    const noted = await ledger.updateAll(changes).catch(ledgerFailureOf);
    if (noted === 'not-open' || noted === 'no-storage') {
      for (const { id, saveReason } of saveRequests) await context.broadcastUnrecorded(id, noted, saveReason);
      return;
    }
    // The downloads may begin minutes later, but the page waits for a confirmation.
    const [first] = noted;
    if (noted.length === 1 && first) await broadcasts.broadcastRecord(first);
    else await broadcasts.broadcastSavedList();
    for (const { id, saveReason } of saveRequests)
      if (saveReason === 'requested' || unrecordedStops.get(id) !== 'paused') unrecordedStops.delete(id);
    if (areRequested) await openClients.refresh();
    await queue.run([...changes.keys()]);
  };
  return {
    /** Saves a presentation, as far as one time budget allows. A stronger saveReason is never replaced by a weaker one. */
    save: (saveRequest: SaveRequest, client?: string): Promise<void> => saveAll([saveRequest], client),
    /** Saves many, the first one first. Pages receive one list of all instead of a message about each. */
    saveAll,
    /** Resumes a paused download, or retries one that failed or is incomplete. */
    resume: async (id: string): Promise<void> => {
      const record = await applyEvent(ledger, id, { type: 'resumed' }).catch(ledgerFailureOf);
      if (record === 'not-open' || record === 'no-storage') return context.broadcastUnrecorded(id, record);
      unrecordedStops.delete(id);
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
      if ((await firstWaiting()) !== undefined) throw new MoreToDownloadError();
    },
  };
}

type LedgerFailure = 'not-open' | 'no-storage';

/** Returns why the ledger did not record a request. */
function ledgerFailureOf(error: unknown): LedgerFailure {
  return error instanceof LedgerTimeoutError ? 'not-open' : 'no-storage';
}

/** Returns a record as pages see it when the ledger did not record what a person asked for. What is finished stays so. */
function withoutStorage(record: SaveRecord): SaveRecord {
  const isFinished = record.state === 'saved' || record.state === 'incomplete';
  return isFinished ? record : { ...record, state: 'failed', reason: 'storage-full' };
}

/** Creates the methods that pause or remove presentations. */
function createStopMethods(context: ManagerContext) {
  const { ledger, abortControllers, broadcasts, cleanup, queue, unrecordedStops } = context;
  return {
    /** Stops fetching a presentation until `resume`. Files that are already stored stay. */
    pause: async (id: string): Promise<void> => {
      const record = await applyEvent(ledger, id, { type: 'paused' }).catch(ledgerFailureOf);
      if (record === 'not-open' || record === 'no-storage') {
        unrecordedStops.set(id, 'paused');
        abortControllers.abort(id);
        return context.broadcastUnrecorded(id, record);
      }
      unrecordedStops.delete(id);
      if (record?.state !== 'paused') return;
      abortControllers.abort(id);
      await broadcasts.broadcastRecord(record);
    },
    /** Called when the viewer is left: removes a presentation stored for viewing only, unless another page views it. */
    release: async (id: string, client?: string): Promise<void> => {
      // If the ledger fails, `removeAbandoned` removes it later.
      const removed = await cleanup.release(id, client).catch(() => []);
      if (removed.length > 0) await broadcasts.broadcastSavedList();
    },
    /** Removes presentations. Rejects when the ledger fails; what it removed before is gone, and is not listed any more. */
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
      await context.caches.delete(listCacheName);
      queue.forget(keep);
      context.playerRequests.forget();
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

/** Returns the change that each request makes. Fractions of a millisecond keep their order, in which they are downloaded. */
function changesOf(
  saveRequests: readonly SaveRequest[],
  client: string | undefined,
  now: number,
  isOpen: IsClientOpen,
): ReadonlyMap<string, RecordChange> {
  const changes = saveRequests.map(
    (saveRequest, nth) =>
      [saveRequest.id, withRequest(saveRequest, client, now + nth / saveRequests.length, isOpen)] as const,
  );
  return new Map(changes);
}

function withRequest(
  saveRequest: SaveRequest,
  client: string | undefined,
  now: number,
  isOpen: IsClientOpen,
): RecordChange {
  const { id, saveReason, mediaOrigins, ...listed } = saveRequest;
  return (record) => {
    const fresh: SaveRecord = {
      id,
      saveReason,
      state: 'queued',
      viewers: [],
      mediaOrigins,
      counts: noCounts,
      outsideMedia: [],
      requestedAt: now,
    };
    const requested = reduceSave(
      { ...(record ?? fresh), ...listedOf(listed), mediaOrigins },
      { type: 'requested', saveReason },
    );
    if (saveReason === 'requested') return requested;
    return client === undefined
      ? { ...requested, lastOpened: now }
      : openedBy(requested, client, now, isOpen);
  };
}
