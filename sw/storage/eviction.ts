// What gives way to a presentation that someone asked for (issue: storage). Pure; deletes nothing.
import { bytesHere, type SaveRecord } from '../downloads/ledger/record';
import type { IsAlive } from '../downloads/priority';

export type EvictionPlan =
  /** It fits once these are gone; none may be in the way at all. */
  | { readonly fits: true; readonly release: readonly string[] }
  /** It does not fit whatever goes: so many bytes are lacking, and nothing is to go. */
  | { readonly fits: false; readonly shortOf: number };

/** Whether it may go to make room: not asked for, and open on no page. */
export function mayGiveWay({ origin, viewers }: SaveRecord, isAlive: IsAlive): boolean {
  return origin !== 'asked-for' && !viewers.some(({ client }) => isAlive(client));
}

/**
 * How `needed` bytes fit into `free` ones. Only who was asked for pushes others out: least recently opened first, and
 * only as many as are needed.
 */
export function planEviction(
  wanted: SaveRecord,
  { needed, free }: { readonly needed: number; readonly free: number },
  records: Iterable<SaveRecord>,
  isAlive: IsAlive,
): EvictionPlan {
  const others = [...records].filter((record) => record.id !== wanted.id && bytesHere(record) > 0);
  const candidates = others
    .filter((record) => wanted.origin === 'asked-for' && mayGiveWay(record, isAlive))
    .sort((a, b) => (a.lastOpened ?? 0) - (b.lastOpened ?? 0));
  const chosen: SaveRecord[] = [];
  let quotaManager = free;
  for (const record of candidates) {
    if (quotaManager >= needed) break;
    chosen.push(record);
    quotaManager += bytesHere(record);
  }
  if (quotaManager < needed) return { fits: false, shortOf: Math.ceil(needed - quotaManager) };
  return { fits: true, release: withoutNeedless(chosen, quotaManager - needed).map(({ id }) => id) };
}

/** A large one that goes may make it needless that a smaller one goes; the most recently opened are spared first. */
function withoutNeedless(chosen: readonly SaveRecord[], spare: number): SaveRecord[] {
  let left = spare;
  const needed = [...chosen].reverse().filter((record) => {
    const isNeeded = bytesHere(record) > left;
    if (!isNeeded) left -= bytesHere(record);
    return isNeeded;
  });
  return needed.reverse();
}
