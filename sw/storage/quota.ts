// Checks that a presentation fits on the device before it is fetched, and evicts others where allowed.
import * as limits from '../../src/contract/limits';
import type { Ledger } from '../ledger/ledger';
import { sizesIn } from '../media-cache/stored-medium';
import { leftOn, type DownloadContents } from '../downloads/download-contents';
import type { Cleanup } from './cleanup';
import { planEviction, type EvictionPlan } from './eviction';
import { announcedLengths, type LengthDeps } from './content-lengths';
import type { OpenClients } from './clients';

export interface QuotaDeps {
  readonly ledger: Ledger;
  readonly openClients: OpenClients;
  readonly cleanup: Cleanup;
  /** Returns the browser's storage estimate; empty where it gives none. */
  readonly estimate: () => Promise<StorageEstimate>;
}

/** Free bytes from which no host is asked for lengths. */
const ampleBytes = 1024 ** 3;

/** A maximum of bytes, set by the free storage (`free-storage`) or by the share of one story (`share`). */
export interface Allowance {
  readonly bytes: number;
  readonly for: 'free-storage' | 'share';
}

export type Quota = ReturnType<typeof createQuota>;

/** `quota-error`: no storage is left, whatever the browser's estimate is. */
type Evidence = 'estimate' | 'quota-error';

export function createQuota({ ledger, openClients, cleanup, estimate }: QuotaDeps) {
  const freeBytes = async () => {
    const { quota, usage } = await estimate().catch(() => ({ quota: undefined, usage: undefined }));
    return quota === undefined ? Infinity : Math.max(0, quota - (usage ?? 0));
  };
  return {
    /**
     * Returns how many bytes a presentation may use that nobody asked to save; `here` bytes of it are already stored.
     */
    async unaskedBytes(here: number): Promise<Allowance> {
      const { quota = Infinity, usage = 0 } = await estimate().catch((): StorageEstimate => ({}));
      const { bytes, share, reserved, maxReserved } = limits.unasked;
      const own = Math.min(bytes, quota * share);
      const free = here + quota - usage - Math.min(maxReserved, quota * reserved);
      return free < own ? { bytes: Math.max(0, free), for: 'free-storage' } : { bytes: own, for: 'share' };
    },
    /**
     * Frees storage for what is left to fetch. Returns the bytes that are lacking, or 0 when it fits now. Evicts
     * nothing when it cannot fit.
     */
    async shortOf(contents: DownloadContents, evidence: Evidence, deps: LengthDeps): Promise<number> {
      const free = evidence === 'quota-error' ? 0 : await freeBytes();
      if (free > ampleBytes) return 0;
      const needed = Math.max(1, await bytesLeft(contents, deps));
      await openClients.refresh();
      const plan: EvictionPlan = planEviction(
        contents.record,
        { needed, free },
        (await ledger.all()).values(),
        openClients.isAlive,
      );
      if (!plan.fits) return plan.shortOf;
      const gone = await cleanup.evict(plan.evicted);
      // One of them was opened or asked for in the meantime.
      return gone.length < plan.evicted.length ? needed : 0;
    },
  };
}

/** Returns the bytes still to be stored, including unchanged files that are copied from the previous generation. */
async function bytesLeft(contents: DownloadContents, deps: LengthDeps): Promise<number> {
  const left = leftOn(contents).filter((url) => !contents.missing.has(url));
  const copies = contents.older ? await sizesIn(contents.older) : new Map<string, number>();
  const unknown = left.filter((url) => !contents.announced.has(url) && !copies.has(url));
  for (const [url, length] of await announcedLengths(unknown, deps)) contents.announced.set(url, length);
  return left.reduce((bytes, url) => {
    const length = contents.announced.get(url) ?? copies.get(url) ?? 0;
    return bytes + Math.max(0, length - (contents.parts.get(url) ?? 0));
  }, 0);
}
