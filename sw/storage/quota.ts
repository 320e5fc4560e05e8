// Sees to it that a presentation fits before it is fetched, or that nothing is fetched at all.
import { limits } from '../../src/contract/limits';
import type { Ledger } from '../downloads/ledger/ledger';
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

export type Quota = ReturnType<typeof createQuota>;

/** What a quota error says: there is no room left, whatever the browser's estimate is. */
type Evidence = 'estimate' | 'quota-error';

export function createQuota({ ledger, openClients, cleanup, estimate }: QuotaDeps) {
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
    async shortOf(contents: DownloadContents, evidence: Evidence, deps: LengthDeps): Promise<number> {
      const free = evidence === 'quota-error' ? 0 : await freeBytes();
      if (free > ample) return 0;
      const needed = Math.max(1, await bytesLeft(contents, deps));
      await openClients.look();
      const manifest: EvictionPlan = planEviction(
        contents.record,
        { needed, free },
        (await ledger.all()).values(),
        openClients.isAlive,
      );
      if (!manifest.fits) return manifest.shortOf;
      const gone = await cleanup.giveWay(manifest.release);
      // One of them was opened or asked for in this moment.
      return gone.length < manifest.release.length ? needed : 0;
    },
  };
}

/** Bytes that are still to come. What did not change is copied from the generation before, and needs room all the same. */
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
