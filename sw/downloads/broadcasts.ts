// Broadcasts the records of saved presentations, and their progress, to the pages.
import {
  listedOf,
  protocolVersion as version,
  type SaveState,
  type SaveReason,
  type SavedPresentation,
} from '../../src/contract/worker/worker-messages';
import type { WorkerEnvironment } from '../environment';
import { LedgerTimeoutError, type Ledger } from '../ledger/ledger';
import { noCounts, type Counts, type SaveRecord } from '../ledger/record';
import { unfinishedStates } from '../ledger/save-state';

/** Minimum milliseconds between two messages about the same presentation while it is being fetched. */
const minInterval = 250;

/** The progress of an attempt at a download that is underway. */
interface ActiveAttempt {
  /** Called only when a message is sent: counting hundreds of files on every byte would be slow. */
  counts: () => Counts;
  /** When the last message was sent. */
  reportedAt: number;
  /** Whether a message will be sent once the interval is over. */
  isScheduled: boolean;
}

export type Broadcasts = ReturnType<typeof createBroadcasts>;

/** Creates the broadcasts of one worker. They resolve once the messages are posted. */
export function createBroadcasts({ ledger, broadcast, monotonicNow, wait }: WorkerEnvironment) {
  /** Progress that is not in the ledger yet. */
  const active = new Map<string, ActiveAttempt>();
  /** `hasMore`, as the message calls it, says that the time budget is spent and more is left. */
  const broadcastRecord = (record: SaveRecord, hasMore = false) =>
    broadcast({
      version,
      type: 'progress',
      presentation: savedOf(record, active.get(record.id)?.counts()),
      hasMore,
    });
  const report = (id: string, attempt: ActiveAttempt): void => {
    attempt.reportedAt = monotonicNow();
    const record = ledger.peek()?.get(id);
    if (record) void broadcastRecord(record);
  };
  return {
    /** Broadcasts the record of one presentation. */
    broadcastRecord,
    /** Records the progress of an attempt, and broadcasts it at most every 250 ms. */
    broadcastProgress: (id: string, counts: () => Counts): void => {
      const attempt = active.get(id) ?? { counts, reportedAt: -Infinity, isScheduled: false };
      active.set(id, Object.assign(attempt, { counts }));
      if (attempt.isScheduled) return;
      const left = attempt.reportedAt + minInterval - monotonicNow();
      if (left <= 0) return report(id, attempt);
      attempt.isScheduled = true;
      void wait(left).then(() => {
        attempt.isScheduled = false;
        if (active.get(id) === attempt) report(id, attempt);
      });
    },
    /** Forgets the progress of an attempt that has ended: the ledger has it now. */
    forgetProgress: (id: string): void => void active.delete(id),
    /**
     * Broadcasts the status of all presentations; nothing while the database does not open. They may be in it, and a page that
     * receives no list asks again.
     */
    broadcastSavedList: async (): Promise<void> => {
      const records = [...(await ledger.all()).values()];
      if (ledger.peek() === undefined && (await isNotOpen(ledger))) return;
      const presentations = records.map((record) => savedOf(record, active.get(record.id)?.counts()));
      await broadcast({ version, type: 'saved-list', presentations });
    },
    /** Broadcasts that a presentation without a record cannot be saved, since the device gives no storage. */
    broadcastNoStorage: (id: string, saveReason: SaveReason): Promise<void> => {
      const { files, bytes, missing } = noCounts;
      const presentation = {
        id,
        saveReason,
        state: 'failed',
        reason: 'storage-full',
        readable: false,
      } as const;
      return broadcast({
        version,
        type: 'progress',
        presentation: { ...presentation, files, bytes, missing },
        hasMore: false,
      });
    },
  };
}

function isNotOpen(ledger: Ledger): Promise<boolean> {
  return ledger.read().then(
    () => false,
    (error: unknown) => error instanceof LedgerTimeoutError,
  );
}

const waitsForRetry: readonly SaveState[] = ['queued', 'incomplete'];

/**
 * Returns the counts of the pending generation; without one, or while a page has only opened it, the counts of the complete
 * generation.
 */
function reportedCountsOf({ state, counts, pending }: SaveRecord): Counts {
  if (pending === undefined) return counts;
  return unfinishedStates.includes(state) || pending.counts.files.total > 0 ? pending.counts : counts;
}

/** Returns the record as pages see it; `current` when an attempt is further ahead than the ledger. */
function savedOf(record: SaveRecord, current?: Counts): SavedPresentation {
  const { id, saveReason, state, reason, shortOf, generation, kind, cover, lastOpened, retry, requestedAt } =
    record;
  const { files, bytes, missing } = current ?? reportedCountsOf(record);
  return {
    id,
    saveReason,
    state,
    readable: generation !== undefined,
    files,
    bytes,
    missing: missing.map(nameOf),
    requestedAt,
    ...(reason === undefined ? {} : { reason }),
    ...(shortOf === undefined ? {} : { shortOf }),
    ...(retry === undefined || retry.isEarly || !waitsForRetry.includes(state) ? {} : { retryAt: retry.at }),
    ...(kind === undefined ? {} : { kind }),
    ...(cover === undefined ? {} : { cover }),
    ...(lastOpened === undefined ? {} : { lastOpened }),
    ...listedOf(record),
  };
}

/** Returns the decoded file name of an address. */
function nameOf(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? url;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
