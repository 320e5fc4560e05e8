// Tells pages how presentations stand. Changes nothing.
import {
  talkVersion as version,
  type SaveState,
  type SaveOrigin,
  type SavedPresentation,
  type WorkerMessage,
} from '../../src/contract/offline/worker-messages';
import type { Ledger } from './ledger/ledger';
import { noCounts, type Counts, type SaveRecord } from './ledger/record';

export interface BroadcastDeps {
  readonly ledger: Pick<Ledger, 'all' | 'peek'>;
  /** Tells every page. */
  readonly broadcast: (message: WorkerMessage) => Promise<void>;
  /** Milliseconds, of a clock that only grows. */
  readonly now: () => number;
  /** Lets so many milliseconds pass; what is to come then is lost with the worker. */
  readonly wait: (milliseconds: number) => Promise<void>;
}

/** Milliseconds between two words on the same presentation while it is being fetched. */
const leastInterval = 250;

/** How far a run has come that goes on. */
interface Running {
  /** Counted when pages are told: a story of hundreds of files would be counted again with each of its bytes. */
  counts: () => Counts;
  /** When pages heard of it last. */
  told: number;
  /** They are to hear what came since. */
  isAwaited: boolean;
}

export function createBroadcasts({ ledger, broadcast, now, wait }: BroadcastDeps) {
  /** What the ledger does not say yet. */
  const running = new Map<string, Running>();
  const progress = (record: SaveRecord, resting = false) =>
    broadcast({
      version,
      type: 'progress',
      presentation: savedOf(record, running.get(record.id)?.counts()),
      resting,
    });
  const passed = (id: string, run: Running): void => {
    run.told = now();
    const record = ledger.peek()?.get(id);
    if (record) void progress(record);
  };
  return {
    progress,
    /** How far a run has come; pages are told from time to time. */
    passing: (id: string, counts: () => Counts): void => {
      const run = running.get(id) ?? { counts, told: -Infinity, isAwaited: false };
      running.set(id, Object.assign(run, { counts }));
      if (run.isAwaited) return;
      const left = run.told + leastInterval - now();
      if (left <= 0) return passed(id, run);
      run.isAwaited = true;
      void wait(left).then(() => {
        run.isAwaited = false;
        if (running.get(id) === run) passed(id, run);
      });
    },
    /** A run has ended: the ledger knows all. */
    ended: (id: string): void => void running.delete(id),
    kept: async (): Promise<void> => {
      const records = [...(await ledger.all()).values()];
      const presentations = records.map((record) => savedOf(record, running.get(record.id)?.counts()));
      await broadcast({ version, type: 'kept', presentations });
    },
    /** The device gives no storage at all. */
    noStorage: (id: string, origin: SaveOrigin): Promise<void> => {
      const { files, bytes, missing } = noCounts;
      const presentation = { id, origin, state: 'failed', reason: 'storage-full', readable: false } as const;
      return broadcast({
        version,
        type: 'progress',
        presentation: { ...presentation, files, bytes, missing },
        resting: false,
      });
    },
  };
}

const waitsForRetry: readonly SaveState[] = ['queued', 'incomplete'];

/** The record as pages see it; `running` where a run has come further than the ledger says. */
function savedOf(record: SaveRecord, running?: Counts): SavedPresentation {
  const { id, origin, state, reason, shortOf, generation, coming, kind, cover, lastOpened } = record;
  const { title, language, pageCount, previewImage, retry } = record;
  const { files, bytes, missing } = running ?? coming?.counts ?? record.counts;
  return {
    id,
    origin,
    state,
    readable: generation !== undefined,
    files,
    bytes,
    missing: missing.map(nameOf),
    ...(reason === undefined ? {} : { reason }),
    ...(shortOf === undefined ? {} : { shortOf }),
    ...(retry === undefined || !waitsForRetry.includes(state) ? {} : { retryAt: retry.at }),
    ...(kind === undefined ? {} : { kind }),
    ...(cover === undefined ? {} : { cover }),
    ...(lastOpened === undefined ? {} : { lastOpened }),
    ...(title === undefined ? {} : { title }),
    ...(language === undefined ? {} : { language }),
    ...(pageCount === undefined ? {} : { pageCount }),
    ...(previewImage === undefined ? {} : { previewImage }),
  };
}

/** The file's name as people know it. */
function nameOf(url: string): string {
  const name = new URL(url).pathname.split('/').at(-1) ?? url;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
