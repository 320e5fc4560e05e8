// Checks that a presentation fits on the device before it is fetched, and evicts others where allowed.
import * as limits from '../../src/contract/limits';
import type { Ledger } from '../ledger/ledger';
import type { SaveRecord } from '../ledger/record';
import type { Cleanup } from './cleanup';
import { planEviction, type EvictionPlan } from './eviction';
import type { OpenClients } from '../open-clients';

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
interface Allowance {
  readonly bytes: number;
  readonly for: 'free-storage' | 'share';
}

export type Quota = ReturnType<typeof createQuota>;

/** `quota-error`: no storage is left, whatever the browser's estimate is. */
type Evidence = 'estimate' | 'quota-error';

/** Creates the functions that limit what a presentation may use and free storage for it. */
export function createQuota({ ledger, openClients, cleanup, estimate }: QuotaDeps) {
  const freeBytes = async () => {
    const { quota, usage } = await estimate().catch(() => ({ quota: undefined, usage: undefined }));
    return quota === undefined ? Infinity : Math.max(0, quota - (usage ?? 0));
  };
  return {
    /**
     * Returns how many bytes a presentation may use that nobody asked to save, and what limits them; `here` bytes of it are already
     * stored. Never rejects.
     */
    async allowanceOfNotAskedFor(here: number): Promise<Allowance> {
      const { quota = Infinity, usage = 0 } = await estimate().catch((): StorageEstimate => ({}));
      const { bytes, share, reserved, maxReserved } = limits.notAskedFor;
      const own = Math.min(bytes, quota * share);
      const free = here + quota - usage - Math.min(maxReserved, quota * reserved);
      return free < own ? { bytes: Math.max(0, free), for: 'free-storage' } : { bytes: own, for: 'share' };
    },
    /**
     * Ensures storage for what is left to fetch of a presentation, by evicting others. Returns the bytes that are lacking, or 0 when it
     * fits now. Evicts nothing when it cannot fit, nor once `signal` is aborted; returns 0 then. Counts what is left only if the device
     * may have too little.
     */
    async ensureStorage(
      record: SaveRecord,
      evidence: Evidence,
      bytesLeft: () => Promise<number>,
      signal: AbortSignal,
    ): Promise<number> {
      const free = evidence === 'quota-error' ? 0 : await freeBytes();
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
      const gone = await cleanup.evict(plan.evicted);
      // One of them was opened or asked for in the meantime.
      return gone.length < plan.evicted.length ? needed : 0;
    },
  };
}
