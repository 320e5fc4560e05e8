// Carries out what pages ask to be kept, paused, let go and removed.
// Knows what happens when, not how a medium is fetched (run.ts) nor what may go (room/).
import { limits } from '../../src/contract/limits';
import { createPrioritySemaphore } from './priority-semaphore';
import { reduceSave, type SaveEvent } from './save-state';
import { LedgerTimeoutError } from './ledger/connection';
import type { Ledger, RecordChange } from './ledger/ledger';
import { noCounts, type SaveRecord, type Listed } from './ledger/record';
import { inOrder, isDue, urgencyOf } from './priority';
import type { PlayerRequests } from './player-requests';
import { createQueue } from './queue';
import { assignTo, openedBy, type AssignedIndex } from './client-generations';
import { createCleanup, type CleanupDeps } from '../storage/cleanup';
import { createOpenClients, type OpenClientsDeps } from '../storage/clients';
import { createQuota, type QuotaDeps } from '../storage/quota';
import { downloadPresentation, type RunDeps } from './download';
import { createBroadcasts, type BroadcastDeps } from './progress';
import { createAbortControllers } from './abort-controllers';

export interface DownloadManagerDeps
  extends
    OpenClientsDeps,
    BroadcastDeps,
    Pick<CleanupDeps, 'caches'>,
    Pick<QuotaDeps, 'estimate'>,
    Pick<RunDeps, 'origin' | 'fetch' | 'date' | 'wait'> {
  readonly ledger: Ledger;
  readonly playerRequests: PlayerRequests;
  /** Asks the browser to wake the worker when the network is back, where it can. */
  readonly wakeWhenOnline: () => Promise<unknown>;
}

/** What a page wants of one presentation. */
export interface SaveRequest extends Listed, Pick<SaveRecord, 'id' | 'origin' | 'mediaOrigins'> {}

/** There is more to keep than one waking of the worker brought. */
class MoreToDownloadError extends Error {
  override readonly name = 'MoreToKeepError';
}

export type DownloadManager = ReturnType<typeof createDownloadManager>;

/** The keeper of one worker. Its promises are for `waitUntil`. */
export function createDownloadManager(deps: DownloadManagerDeps) {
  const context = createContext(deps);
  const { ledger, openClients, broadcasts, queue } = context;
  return {
    ...createGoing(context),
    ...createStopping(context),
    /** Notes that a page opens it; nothing happens for what is not in the ledger. */
    view: async (id: string, client: string): Promise<void> => {
      openClients.meet(client);
      const opened: RecordChange = (record) => record && openedBy(record, client, deps.date());
      if ((await ledger.all()).has(id)) await ledger.update(id, opened).catch(() => undefined);
    },
    /** Notes which index a page was given, so that it gets the media that belong to it. */
    assigned: async (id: string, client: string, index: AssignedIndex): Promise<void> => {
      const assigned: RecordChange = (record) => record && assignTo(record, client, index, deps.date());
      await ledger.update(id, assigned).catch(() => undefined);
    },
    broadcastSaved: broadcasts.kept,
    /** Puts right what an ended worker or the browser left behind, once in a worker's life; what pages left behind, each time. */
    sweep: createSweep(context, queue.isRunning),
  };
}

type Context = ReturnType<typeof createContext>;

/** All that works together in one worker. */
function createContext(deps: DownloadManagerDeps) {
  const { ledger, date } = deps;
  const abortControllers = createAbortControllers();
  const openClients = createOpenClients(deps);
  const broadcasts = createBroadcasts(deps);
  const cleanup = createCleanup({ ...deps, openClients, abortControllers });
  const quotaManager = createQuota({ ...deps, openClients, cleanup });
  const urgency = (id: string) => {
    const record = ledger.peek()?.get(id);
    return record ? urgencyOf(record, openClients.isAlive) : Infinity;
  };
  const isWaiting = (record: SaveRecord, wanted: ReadonlySet<string>) =>
    wanted.has(record.id) || isDue(record, date());
  const waiting = async (wanted: ReadonlySet<string> = new Set()) => {
    const records = [...(await ledger.all()).values()].filter((record) => isWaiting(record, wanted));
    return inOrder(records, openClients.isAlive).map(({ id }) => id);
  };
  const onTimeBudgetSpent = async () => {
    const [next] = await waiting();
    const record = next === undefined ? undefined : ledger.peek()?.get(next);
    if (record) await broadcasts.progress(record, true);
  };
  const run = createRuns({ deps, abortControllers, broadcasts, cleanup, quotaManager, urgency });
  const queue = createQueue({ ...deps, waiting, urgency, run, onTimeBudgetSpent });
  return { deps, ledger, abortControllers, openClients, broadcasts, cleanup, waiting, queue };
}

/** What makes presentations come. */
function createGoing({ deps, ledger, openClients, broadcasts, queue, waiting }: Context) {
  return {
    /** Keeps a presentation, as far as one shift comes; a stronger origin once said stays said. */
    prefetch: async (saveRequest: SaveRequest, client?: string): Promise<void> => {
      if (client !== undefined) openClients.meet(client);
      await openClients.look();
      const asked = withRequest(saveRequest, client, deps.date(), openClients.isAlive);
      const noted = await ledger.update(saveRequest.id, asked).catch((error: unknown) => error);
      // A page that is told nothing asks again, and by then it may have opened.
      if (noted instanceof LedgerTimeoutError) return;
      if (noted === undefined || noted instanceof Error)
        return broadcasts.noStorage(saveRequest.id, saveRequest.origin);
      await queue.resumeAll([saveRequest.id]);
    },
    resume: async (id: string): Promise<void> => {
      const record = await happen(deps, id, { type: 'resumed' });
      if (record) await queue.resumeAll([id]);
    },
    /** Goes on with what is unfinished, for one shift. */
    resumeAll: async (): Promise<void> => {
      await openClients.look();
      await queue.resumeAll();
    },
    /** Goes on, and throws MoreToDownloadError when there is still more to do. */
    wake: async (): Promise<void> => {
      await queue.resumeAll();
      if ((await waiting()).length > 0) throw new MoreToDownloadError();
    },
  };
}

/** What makes presentations stop or go. */
function createStopping({ deps, abortControllers, broadcasts, cleanup }: Context) {
  return {
    /** Stops fetching it until `resume`; what is here stays. */
    pause: async (id: string): Promise<void> => {
      const record = await happen(deps, id, { type: 'paused' });
      if (record?.state !== 'paused') return;
      abortControllers.abort(id);
      await broadcasts.progress(record);
    },
    /** The viewer was left: what is here for viewing only goes, unless another page still views it. */
    release: async (id: string, client?: string): Promise<void> => {
      if ((await cleanup.release(id, client)).length > 0) await broadcasts.kept();
    },
    remove: async (ids: readonly string[]): Promise<void> => {
      await cleanup.remove(ids);
      await broadcasts.kept();
    },
  };
}

function createSweep({ cleanup }: Context, isRunning: (id: string) => boolean) {
  let putRight: Promise<void> | undefined;
  const once = () => (putRight ??= cleanup.putRight(isRunning).catch(() => (putRight = undefined)));
  return async (): Promise<void> => {
    await once();
    await cleanup.letAbandonedGo().catch(() => undefined);
  };
}

interface RunContext
  extends Pick<RunDeps, 'quotaManager'>, Pick<Context, 'abortControllers' | 'broadcasts' | 'cleanup'> {
  readonly deps: DownloadManagerDeps;
  readonly urgency: (id: string) => number;
}

/** Gives what runs one run for a presentation, and tells pages how it went. */
function createRuns({ deps, abortControllers, broadcasts, cleanup, quotaManager, urgency }: RunContext) {
  const { ledger } = deps;
  const semaphore = createPrioritySemaphore(limits.prefetchAtOnce);
  const conclude = async (id: string, record: SaveRecord | undefined) => {
    broadcasts.ended(id);
    await cleanup.clearOrphans();
    if (record === undefined) return;
    await broadcasts.progress(record);
    if (isNothing(record))
      await ledger.update(id, (current) => current && (isNothing(current) ? undefined : current));
    if (record.reason === 'network' && record.origin !== 'viewing') await deps.wakeWhenOnline();
  };
  const run: Parameters<typeof createQueue>[0]['run'] = async (id, shift, onAllStarted) => {
    const asked = (await ledger.all()).get(id);
    if (asked === undefined) return { isOffline: false };
    const here = {
      ...shift,
      semaphore,
      quotaManager,
      onAllStarted,
      signal: abortControllers.signalOf(id),
      urgency: () => urgency(id),
    };
    const onProgress: RunDeps['onProgress'] = (counts) => broadcasts.passing(id, counts);
    try {
      const { record, isOffline } = await downloadPresentation(asked, { ...deps, ...here, onProgress });
      await conclude(id, record);
      return { isOffline };
    } catch (error) {
      const unexpectedError = { type: 'unexpected-error', now: deps.date() } as const;
      // Where the ledger itself fails, pages are told what it should say.
      await conclude(
        id,
        await happen(deps, id, unexpectedError).catch(() => reduceSave(asked, unexpectedError)),
      );
      throw error;
    }
  };
  return run;
}

function happen(
  { ledger }: DownloadManagerDeps,
  id: string,
  event: SaveEvent,
): Promise<SaveRecord | undefined> {
  return ledger.update(id, (record) => record && reduceSave(record, event));
}

/** Nobody asked for it explicitly, the service does not have it, and nothing of it is here. */
function isNothing({ origin, reason, generation, coming }: SaveRecord): boolean {
  return origin !== 'asked-for' && reason === 'broken-index' && generation === undefined && !coming;
}

function withRequest(
  saveRequest: SaveRequest,
  client: string | undefined,
  now: number,
  isAlive: (client: string) => boolean,
): RecordChange {
  const { id, origin, mediaOrigins, ...listed } = saveRequest;
  return (record) => {
    const fresh: SaveRecord = {
      id,
      origin,
      state: 'queued',
      viewers: [],
      mediaOrigins,
      counts: noCounts,
      elsewhere: [],
      wishedAt: now,
    };
    const asked = reduceSave(
      { ...(record ?? fresh), ...listedOf(listed), mediaOrigins },
      { type: 'asked', origin },
    );
    if (origin === 'asked-for') return asked;
    return client === undefined ? { ...asked, lastOpened: now } : openedBy(asked, client, now, isAlive);
  };
}

/** What a wish does not say stays as it was said before. */
function listedOf({ title, language, pageCount, previewImage }: Listed): Listed {
  return {
    ...(title === undefined ? {} : { title }),
    ...(language === undefined ? {} : { language }),
    ...(pageCount === undefined ? {} : { pageCount }),
    ...(previewImage === undefined ? {} : { previewImage }),
  };
}
