// Carries out what pages ask to be kept, paused, let go and removed.
// Knows what happens when, not how a medium is fetched (run.ts) nor what may go (room/).
import { limits } from '../../src/contract/limits';
import { createGate } from './priority-semaphore';
import { after, type KeepingEvent } from './save-state';
import { LedgerTimeoutError } from './ledger/connection';
import type { Ledger, RecordChange } from './ledger/ledger';
import { noCounts, type KeptRecord, type Listed } from './ledger/record';
import { inOrder, isDue, urgencyOf } from './priority';
import type { PlayerFirst } from './player-requests';
import { createQueue } from './queue';
import { givenTo, openedBy, type GivenIndex } from './client-generations';
import { createClearing, type ClearingDeps } from '../storage/cleanup';
import { createLiving, type LivingDeps } from '../storage/clients';
import { createRoom, type RoomDeps } from '../storage/quota';
import { keepPresentation, type RunDeps } from './download';
import { createTelling, type TellingDeps } from './progress';
import { createTurns } from './abort-controllers';

export interface KeeperDeps
  extends
    LivingDeps,
    TellingDeps,
    Pick<ClearingDeps, 'caches'>,
    Pick<RoomDeps, 'estimate'>,
    Pick<RunDeps, 'origin' | 'fetch' | 'date' | 'wait'> {
  readonly ledger: Ledger;
  readonly playerFirst: PlayerFirst;
  /** Asks the browser to wake the worker when the network is back, where it can. */
  readonly wakeWhenOnline: () => Promise<unknown>;
}

/** What a page wants of one presentation. */
export interface Wish extends Listed, Pick<KeptRecord, 'id' | 'origin' | 'mediaOrigins'> {}

/** There is more to keep than one waking of the worker brought. */
class MoreToKeepError extends Error {
  override readonly name = 'MoreToKeepError';
}

export type Keeper = ReturnType<typeof createKeeper>;

/** The keeper of one worker. Its promises are for `waitUntil`. */
export function createKeeper(deps: KeeperDeps) {
  const desk = createDesk(deps);
  const { ledger, living, telling, queue } = desk;
  return {
    ...createGoing(desk),
    ...createStopping(desk),
    /** Notes that a page opens it; nothing happens for what is not in the ledger. */
    view: async (id: string, client: string): Promise<void> => {
      living.meet(client);
      const opened: RecordChange = (record) => record && openedBy(record, client, deps.date());
      if ((await ledger.all()).has(id)) await ledger.update(id, opened).catch(() => undefined);
    },
    /** Notes which index a page was given, so that it gets the media that belong to it. */
    given: async (id: string, client: string, index: GivenIndex): Promise<void> => {
      const given: RecordChange = (record) => record && givenTo(record, client, index, deps.date());
      await ledger.update(id, given).catch(() => undefined);
    },
    tellKept: telling.kept,
    /** Puts right what an ended worker or the browser left behind, once in a worker's life; what pages left behind, each time. */
    sweep: createSweep(desk, queue.isRunning),
  };
}

type Desk = ReturnType<typeof createDesk>;

/** All that works together in one worker. */
function createDesk(deps: KeeperDeps) {
  const { ledger, date } = deps;
  const turns = createTurns();
  const living = createLiving(deps);
  const telling = createTelling(deps);
  const clearing = createClearing({ ...deps, living, turns });
  const room = createRoom({ ...deps, living, clearing });
  const urgency = (id: string) => {
    const record = ledger.peek()?.get(id);
    return record ? urgencyOf(record, living.isAlive) : Infinity;
  };
  const isWaiting = (record: KeptRecord, wanted: ReadonlySet<string>) =>
    wanted.has(record.id) || isDue(record, date());
  const waiting = async (wanted: ReadonlySet<string> = new Set()) => {
    const records = [...(await ledger.all()).values()].filter((record) => isWaiting(record, wanted));
    return inOrder(records, living.isAlive).map(({ id }) => id);
  };
  const onTired = async () => {
    const [next] = await waiting();
    const record = next === undefined ? undefined : ledger.peek()?.get(next);
    if (record) await telling.progress(record, true);
  };
  const run = createRuns({ deps, turns, telling, clearing, room, urgency });
  const queue = createQueue({ ...deps, waiting, urgency, run, onTired });
  return { deps, ledger, turns, living, telling, clearing, waiting, queue };
}

/** What makes presentations come. */
function createGoing({ deps, ledger, living, telling, queue, waiting }: Desk) {
  return {
    /** Keeps a presentation, as far as one shift comes; a stronger origin once said stays said. */
    prefetch: async (wish: Wish, client?: string): Promise<void> => {
      if (client !== undefined) living.meet(client);
      await living.look();
      const asked = wishedFor(wish, client, deps.date(), living.isAlive);
      const noted = await ledger.update(wish.id, asked).catch((error: unknown) => error);
      // A page that is told nothing asks again, and by then it may have opened.
      if (noted instanceof LedgerTimeoutError) return;
      if (noted === undefined || noted instanceof Error) return telling.noStorage(wish.id, wish.origin);
      await queue.goOn([wish.id]);
    },
    resume: async (id: string): Promise<void> => {
      const record = await happen(deps, id, { type: 'resumed' });
      if (record) await queue.goOn([id]);
    },
    /** Goes on with what is unfinished, for one shift. */
    goOn: async (): Promise<void> => {
      await living.look();
      await queue.goOn();
    },
    /** Goes on, and throws MoreToKeepError when there is still more to do. */
    wake: async (): Promise<void> => {
      await queue.goOn();
      if ((await waiting()).length > 0) throw new MoreToKeepError();
    },
  };
}

/** What makes presentations stop or go. */
function createStopping({ deps, turns, telling, clearing }: Desk) {
  return {
    /** Stops fetching it until `resume`; what is here stays. */
    pause: async (id: string): Promise<void> => {
      const record = await happen(deps, id, { type: 'paused' });
      if (record?.state !== 'paused') return;
      turns.takeBack(id);
      await telling.progress(record);
    },
    /** The viewer was left: what is here for viewing only goes, unless another page still views it. */
    letGo: async (id: string, client?: string): Promise<void> => {
      if ((await clearing.letGo(id, client)).length > 0) await telling.kept();
    },
    remove: async (ids: readonly string[]): Promise<void> => {
      await clearing.remove(ids);
      await telling.kept();
    },
  };
}

function createSweep({ clearing }: Desk, isRunning: (id: string) => boolean) {
  let putRight: Promise<void> | undefined;
  const once = () => (putRight ??= clearing.putRight(isRunning).catch(() => (putRight = undefined)));
  return async (): Promise<void> => {
    await once();
    await clearing.letAbandonedGo().catch(() => undefined);
  };
}

interface RunsDesk extends Pick<RunDeps, 'room'>, Pick<Desk, 'turns' | 'telling' | 'clearing'> {
  readonly deps: KeeperDeps;
  readonly urgency: (id: string) => number;
}

/** Gives what runs one run for a presentation, and tells pages how it went. */
function createRuns({ deps, turns, telling, clearing, room, urgency }: RunsDesk) {
  const { ledger } = deps;
  const gate = createGate(limits.prefetchAtOnce);
  const conclude = async (id: string, record: KeptRecord | undefined) => {
    telling.ended(id);
    await clearing.clearOrphans();
    if (record === undefined) return;
    await telling.progress(record);
    if (isNothing(record))
      await ledger.update(id, (current) => current && (isNothing(current) ? undefined : current));
    if (record.reason === 'network' && record.origin !== 'viewing') await deps.wakeWhenOnline();
  };
  const run: Parameters<typeof createQueue>[0]['run'] = async (id, shift, onAllBegun) => {
    const asked = (await ledger.all()).get(id);
    if (asked === undefined) return { isOffline: false };
    const here = { ...shift, gate, room, onAllBegun, signal: turns.signalOf(id), urgency: () => urgency(id) };
    const onProgress: RunDeps['onProgress'] = (counts) => telling.passing(id, counts);
    try {
      const { record, isOffline } = await keepPresentation(asked, { ...deps, ...here, onProgress });
      await conclude(id, record);
      return { isOffline };
    } catch (error) {
      const stumbled = { type: 'stumbled', now: deps.date() } as const;
      // Where the ledger itself fails, pages are told what it should say.
      await conclude(id, await happen(deps, id, stumbled).catch(() => after(asked, stumbled)));
      throw error;
    }
  };
  return run;
}

function happen({ ledger }: KeeperDeps, id: string, event: KeepingEvent): Promise<KeptRecord | undefined> {
  return ledger.update(id, (record) => record && after(record, event));
}

/** Nobody asked for it explicitly, the service does not have it, and nothing of it is here. */
function isNothing({ origin, reason, generation, coming }: KeptRecord): boolean {
  return origin !== 'asked-for' && reason === 'broken-index' && generation === undefined && !coming;
}

function wishedFor(
  wish: Wish,
  client: string | undefined,
  now: number,
  isAlive: (client: string) => boolean,
): RecordChange {
  const { id, origin, mediaOrigins, ...listed } = wish;
  return (record) => {
    const fresh: KeptRecord = {
      id,
      origin,
      state: 'queued',
      viewers: [],
      mediaOrigins,
      counts: noCounts,
      elsewhere: [],
      wishedAt: now,
    };
    const asked = after(
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
