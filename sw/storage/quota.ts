// Sees to it that a presentation fits before it is fetched, or that nothing is fetched at all.
import { limits } from '../../src/contract/limits';
import type { Ledger } from '../downloads/ledger/ledger';
import { sizesIn } from '../media-cache/stored-medium';
import { leftOn, type Shelf } from '../downloads/download-contents';
import type { Clearing } from './cleanup';
import { planRoom, type RoomPlan } from './eviction';
import { announcedLengths, type LengthDeps } from './content-lengths';
import type { Living } from './clients';

export interface RoomDeps {
  readonly ledger: Ledger;
  readonly living: Living;
  readonly clearing: Clearing;
  /** What the browser says of the room it grants; empty where it does not say. */
  readonly estimate: () => Promise<StorageEstimate>;
}

/** So much free room is ample: no host is asked for lengths. */
const ample = 1024 ** 3;

/** So many bytes and no more: as there is no more room, or as it is a fair share. */
export interface Allowance {
  readonly bytes: number;
  readonly for: 'room' | 'share';
}

export type Room = ReturnType<typeof createRoom>;

/** What a quota error says: there is no room left, whatever the browser's estimate is. */
type Evidence = 'estimate' | 'quota-error';

export function createRoom({ ledger, living, clearing, estimate }: RoomDeps) {
  const freeBytes = async () => {
    const { quota, usage } = await estimate().catch(() => ({ quota: undefined, usage: undefined }));
    return quota === undefined ? Infinity : Math.max(0, quota - (usage ?? 0));
  };
  return {
    /** Returns how many bytes a presentation may take that nobody asked to be saved, of which `here` are here. */
    async unaskedBytes(here: number): Promise<Allowance> {
      const { quota = Infinity, usage = 0 } = await estimate().catch((): StorageEstimate => ({}));
      const { bytes, share, spared, mostSpared } = limits.unasked;
      const own = Math.min(bytes, quota * share);
      const free = here + quota - usage - Math.min(mostSpared, quota * spared);
      return free < own ? { bytes: Math.max(0, free), for: 'room' } : { bytes: own, for: 'share' };
    },
    /**
     * Makes room for what is left to fetch; bytes that are lacking, or 0 when it fits now. Where it cannot fit,
     * nothing has gone.
     */
    async shortOf(shelf: Shelf, evidence: Evidence, deps: LengthDeps): Promise<number> {
      const free = evidence === 'quota-error' ? 0 : await freeBytes();
      if (free > ample) return 0;
      const needed = Math.max(1, await bytesLeft(shelf, deps));
      await living.look();
      const plan: RoomPlan = planRoom(
        shelf.record,
        { needed, free },
        (await ledger.all()).values(),
        living.isAlive,
      );
      if (!plan.fits) return plan.shortOf;
      const gone = await clearing.giveWay(plan.letGo);
      // One of them was opened or asked for in this moment.
      return gone.length < plan.letGo.length ? needed : 0;
    },
  };
}

/** Bytes that are still to come. What did not change is copied from the generation before, and needs room all the same. */
async function bytesLeft(shelf: Shelf, deps: LengthDeps): Promise<number> {
  const left = leftOn(shelf).filter((url) => !shelf.missing.has(url));
  const copies = shelf.older ? await sizesIn(shelf.older) : new Map<string, number>();
  const unknown = left.filter((url) => !shelf.announced.has(url) && !copies.has(url));
  for (const [url, length] of await announcedLengths(unknown, deps)) shelf.announced.set(url, length);
  return left.reduce((bytes, url) => {
    const length = shelf.announced.get(url) ?? copies.get(url) ?? 0;
    return bytes + Math.max(0, length - (shelf.parts.get(url) ?? 0));
  }, 0);
}
