// Chooses which presentations to evict for one that somebody asked for (spec offline §6). Pure; deletes nothing.
import { isViewed } from '../ledger/client-generations';
import { storedBytesOf, type SaveRecord } from '../ledger/record';
import type { IsClientOpen } from '../open-clients';

export type EvictionPlan =
  /** It fits once these presentations are removed; the list may be empty. */
  | { readonly fits: true; readonly evicted: readonly string[] }
  /** It does not fit whatever is removed: `shortOf` bytes are lacking, and nothing must be removed. */
  | { readonly fits: false; readonly shortOf: number };

/** Returns whether a presentation may be evicted: nobody asked for it, and no page has it open. */
export function mayEvict(record: SaveRecord, isOpen: IsClientOpen): boolean {
  return record.saveReason !== 'requested' && !isViewed(record, isOpen);
}

/**
 * Returns how `needed` bytes fit into `free` bytes. Only a presentation that was asked for evicts others: the least
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
