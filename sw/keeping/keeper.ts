// Carries out what pages ask to be kept, let go and removed.
// Knows what happens when, not how a medium is fetched (run.ts) nor what may go (policy.ts).
import { limits } from '../../src/contract/limits';
import { talkVersion as version, type WorkerMessage } from '../../src/contract/offline/worker-messages';
import { createGate } from './batch';
import { createClearing, type Clearing, type ClearingEdges } from './clearing';
import type { KeptRecord, RecordChange } from './ledger';
import { mayBeLetGo, mayResume, savedOf } from './policy';
import { keepPresentation, type RunEdges, type RunEnd } from './run';
import { createTurns } from './turns';

export interface KeeperEdges extends ClearingEdges, Pick<RunEdges, 'origin' | 'fetch' | 'now'> {
  /** Tells every page. */
  readonly tell: (message: WorkerMessage) => Promise<void>;
  /** Asks the browser to wake the worker when the network is back, where it can. */
  readonly wakeWhenOnline: () => Promise<void>;
}

/** What a page wants of one presentation. */
export interface Wish extends Pick<KeptRecord, 'id' | 'keep' | 'mediaOrigins'> {
  readonly previewImage?: string;
}

/** There is more to keep than one waking of the worker brought. */
class MoreToKeepError extends Error {
  override readonly name = 'MoreToKeepError';
}

export type Keeper = ReturnType<typeof createKeeper>;

/** The keeper of one worker. Its promises are for `waitUntil`. */
export function createKeeper(edges: KeeperEdges) {
  const { ledger } = edges;
  const turns = createTurns();
  const clearing = createClearing(edges, turns);
  const run = createRuns(edges, clearing);

  const runInTurn = (id: string): Promise<void> => {
    const signal = turns.signalOf(id);
    return turns.inTurn(id, () => run(id, signal));
  };
  const tellKept = async () => {
    const presentations = [...(await ledger.all()).values()].map((record) => savedOf(record));
    await edges.tell({ version, type: 'kept', presentations });
  };
  const remove = async (id: string) => {
    await clearing.drop([id]);
    await tellKept();
  };
  const unfinished = async () => [...(await ledger.all()).values()].filter(mayResume);

  return {
    /** Keeps a presentation, as far as one run comes; `keep` once said stays said. */
    prefetch: async (wish: Wish, client?: string): Promise<void> => {
      await ledger.update(wish.id, wishedFor(wish, client, await edges.liveClients()));
      await runInTurn(wish.id);
    },
    /** Notes that a page reads it; nothing happens for what is not in the ledger. */
    view: async (id: string, client: string): Promise<void> => {
      const known = (await ledger.all()).get(id);
      if (known === undefined || known.viewers.includes(client)) return;
      await ledger.update(id, (record) => record && { ...record, viewers: [...record.viewers, client] });
    },
    /** The viewer was left: what is not to be kept goes, unless another page still views it. */
    letGo: async (id: string, client?: string): Promise<void> => {
      const record = await ledger.update(id, withoutViewer(client));
      if (record && mayBeLetGo(record, await edges.liveClients())) await remove(id);
    },
    remove,
    tellKept,
    /** Puts right what an ended worker or the browser left behind. */
    sweep: clearing.sweep,
    /** Goes on with all that is to be kept and is not whole. Throws MoreToKeepError when there is still more to do. */
    resume: async (): Promise<void> => {
      await Promise.all((await unfinished()).map(({ id }) => runInTurn(id)));
      if ((await unfinished()).length > 0) throw new MoreToKeepError();
    },
  };
}

/** Gives what runs one run for a presentation, and tells pages how it went. */
function createRuns(edges: KeeperEdges, { clearOrphans, makeRoom }: Clearing) {
  const { ledger, tell } = edges;
  const gate = createGate(limits.prefetchAtOnce);
  const tellProgress = (record: KeptRecord, resting: boolean) =>
    tell({ version, type: 'progress', ...savedOf(record), resting });

  const conclude = async (id: string, end: RunEnd) => {
    if (end === 'taken-back') return clearOrphans();
    const record = await ledger.update(id, changeAfter(end));
    await clearOrphans();
    if (record) await tellProgress(record, end === 'resting');
    if (end === 'network' && record?.keep) await edges.wakeWhenOnline();
    const reason = end === 'complete' || end === 'resting' ? record?.trouble : end;
    const missing = record?.missing ?? [];
    if (reason) await tell({ version, type: 'prefetch-failed', id, reason, missing });
  };
  return async (id: string, signal: AbortSignal): Promise<void> => {
    const record = (await ledger.all()).get(id);
    if (record === undefined || signal.aborted) return;
    const onProgress = (now: KeptRecord) => void tellProgress(now, false);
    const here = { gate, signal, onProgress, makeRoom: () => makeRoom(id) };
    await conclude(id, await keepPresentation(record, { ...edges, ...here }));
  };
}

function wishedFor(wish: Wish, client: string | undefined, live: ReadonlySet<string>): RecordChange {
  const { id, mediaOrigins } = wish;
  return (record) => {
    const viewers = (record?.viewers ?? []).filter((viewer) => live.has(viewer) && viewer !== client);
    const nothing = { elsewhere: [], missing: [], done: 0, total: 0, bytes: 0 };
    const previewImage = wish.previewImage ?? record?.previewImage;
    return {
      ...nothing,
      ...record,
      id,
      mediaOrigins,
      keep: wish.keep || (record?.keep ?? false),
      viewers: client === undefined ? viewers : [...viewers, client],
      ...(previewImage === undefined ? {} : { previewImage }),
    };
  };
}

function withoutViewer(client: string | undefined): RecordChange {
  return (record) => record && { ...record, viewers: record.viewers.filter((viewer) => viewer !== client) };
}

/** What a run's end leaves in the ledger. */
function changeAfter(end: Exclude<RunEnd, 'taken-back'>): RecordChange {
  return (record) => {
    if (record === undefined || end === 'complete' || end === 'resting') return record;
    if (end === 'broken-index') return undefined;
    const { coming: _halfDone, ...whole } = record;
    // What was whole before stays; a half new generation would only take its room.
    if (end === 'storage-full' && whole.generation !== undefined) return { ...whole, trouble: end };
    return { ...record, trouble: end };
  };
}
