// Checks that a presentation fits on the device before it is fetched, and evicts others where allowed (spec offline §6).
import * as limits from '../../src/contract/limits';
import type { WorkerEnvironment } from '../environment';
import { storedBytesOf, type SaveRecord } from '../ledger/record';
import type { IsClientOpen } from '../open-clients';
import { mayEvict, type Cleanup } from './cleanup';

/** Free bytes from which no lengths are requested. */
const ampleBytes = 1024 ** 3;

/** A maximum of bytes, set by the free storage (`free-storage`) or by the share of one story (`share`). */
interface Allowance {
  readonly bytes: number;
  readonly for: 'free-storage' | 'share';
}

export type Quota = ReturnType<typeof createQuota>;

/** The storage of one attempt at a download. Both functions return the bytes that are lacking, or 0 when it may fit now. */
export interface DownloadStorage {
  /** Evicts others where the remaining bytes do not fit by the browser's estimate. */
  readonly ensureByEstimate: () => Promise<number>;
  /** After a quota error: evicts others, or waits for the storage of the last eviction. Returns 0 once the signal is aborted. */
  readonly ensureAfterQuotaError: () => Promise<number>;
}

/**
 * How often, and how many milliseconds apart, a full device is tried again after an eviction: a browser may free the storage of a
 * cache some time after it has deleted it, and more must not be evicted for that.
 */
const afterEviction = { tries: 3, wait: 1000 };

/** Creates the functions that limit what a presentation may use and free storage for it. */
export function createQuota({ ledger, openClients, estimate, wait }: WorkerEnvironment, cleanup: Cleanup) {
  const readEstimate = async () => {
    const { quota = Infinity, usage = 0 } = await estimate().catch((): StorageEstimate => ({}));
    return { quota, usage };
  };
  const freeBytes = async () => {
    const { quota, usage } = await readEstimate();
    const { share, bytes } = limits.reservedStorage;
    return Math.max(0, quota - usage - Math.min(bytes, Math.floor(quota * share)));
  };
  return {
    /**
     * Returns how many bytes an unrequested presentation may use, and their limit. Never rejects.
     */
    async allowanceOfUnrequested(storedBytes: number): Promise<Allowance> {
      const { quota, usage } = await readEstimate();
      const { bytes, share, reserved, maxReserved } = limits.unrequested;
      const own = Math.min(bytes, quota * share);
      const free = storedBytes + quota - usage - Math.min(maxReserved, quota * reserved);
      return free < own ? { bytes: Math.max(0, free), for: 'free-storage' } : { bytes: own, for: 'share' };
    },
    /**
     * Returns how one attempt at the download of a presentation gets its storage, by evicting others. Neither function evicts anything
     * when the remaining files cannot fit, nor once `signal` is aborted. `bytesLeft` counts the bytes still to be stored; it is called
     * only if the device may have too little.
     */
    storageFor(record: SaveRecord, signal: AbortSignal, bytesLeft: () => Promise<number>): DownloadStorage {
      let triesLeft = 0;
      const ensure = async (free: number): Promise<number> => {
        if (free > ampleBytes) return 0;
        const needed = Math.max(1, await bytesLeft());
        if (signal.aborted) return 0;
        await openClients.refresh();
        const plan: EvictionPlan = planEviction(
          record,
          { needed, free },
          (await ledger.all()).values(),
          openClients.isOpen,
        );
        if (signal.aborted) return 0;
        if (!plan.fits) return plan.shortOf;
        if (plan.evicted.length > 0) triesLeft = afterEviction.tries;
        const gone = await cleanup.evict(plan.evicted);
        // One of them was opened or requested in the meantime.
        return gone.length < plan.evicted.length ? needed : 0;
      };
      return {
        ensureByEstimate: async () => ensure(await freeBytes()),
        // No storage is left, whatever the browser's estimate is.
        ensureAfterQuotaError: async () => {
          if (triesLeft === 0) return ensure(0);
          triesLeft -= 1;
          await wait(afterEviction.wait);
          return 0;
        },
      };
    },
  };
}

export type EvictionPlan =
  /** It fits once these presentations are removed; the list may be empty. */
  | { readonly fits: true; readonly evicted: readonly string[] }
  /** The story does not fit, even after all evictions: `shortOf` bytes are lacking, and nothing must be removed. */
  | { readonly fits: false; readonly shortOf: number };

/**
 * Returns how `needed` bytes fit into `free` bytes. Only a requested presentation evicts others: the least
 * recently opened first, and only as many as needed.
 */
export function planEviction(
  wanted: SaveRecord,
  { needed, free }: { readonly needed: number; readonly free: number },
  records: Iterable<SaveRecord>,
  isOpen: IsClientOpen,
): EvictionPlan {
  const others = [...records].filter((record) => record.id !== wanted.id && storedBytesOf(record) > 0);
  const candidates = others
    .filter((record) => wanted.saveReason === 'requested' && mayEvict(record, isOpen))
    .sort((a, b) => (a.lastOpened ?? 0) - (b.lastOpened ?? 0));
  const chosen: SaveRecord[] = [];
  let available = free;
  for (const record of candidates) {
    if (available >= needed) break;
    chosen.push(record);
    available += storedBytesOf(record);
  }
  if (available < needed) return { fits: false, shortOf: Math.ceil(needed - available) };
  return { fits: true, evicted: withoutNeedless(chosen, available - needed).map(({ id }) => id) };
}

/** Drops presentations whose removal is not needed because a larger one goes; spares the most recently opened first. */
function withoutNeedless(chosen: readonly SaveRecord[], spare: number): SaveRecord[] {
  let left = spare;
  const needed = [...chosen].reverse().filter((record) => {
    const isNeeded = storedBytesOf(record) > left;
    if (!isNeeded) left -= storedBytesOf(record);
    return isNeeded;
  });
  return needed.reverse();
}
