// What gives way to a presentation that someone asked for (issue: storage). Pure; deletes nothing.
import { bytesHere, type KeptRecord } from '../downloads/ledger/record';
import type { IsAlive } from '../downloads/priority';

export type RoomPlan =
  /** It fits once these are gone; none may be in the way at all. */
  | { readonly fits: true; readonly letGo: readonly string[] }
  /** It does not fit whatever goes: so many bytes are lacking, and nothing is to go. */
  | { readonly fits: false; readonly shortOf: number };

/** Whether it may go to make room: not asked for, and open on no page. */
export function mayGiveWay({ origin, viewers }: KeptRecord, isAlive: IsAlive): boolean {
  return origin !== 'asked-for' && !viewers.some(({ client }) => isAlive(client));
}

/**
 * How `needed` bytes fit into `free` ones. Only who was asked for pushes others out: least recently opened first, and
 * only as many as are needed.
 */
export function planRoom(
  wanted: KeptRecord,
  { needed, free }: { readonly needed: number; readonly free: number },
  records: Iterable<KeptRecord>,
  isAlive: IsAlive,
): RoomPlan {
  const others = [...records].filter((record) => record.id !== wanted.id && bytesHere(record) > 0);
  const candidates = others
    .filter((record) => wanted.origin === 'asked-for' && mayGiveWay(record, isAlive))
    .sort((a, b) => (a.lastOpened ?? 0) - (b.lastOpened ?? 0));
  const chosen: KeptRecord[] = [];
  let room = free;
  for (const record of candidates) {
    if (room >= needed) break;
    chosen.push(record);
    room += bytesHere(record);
  }
  if (room < needed) return { fits: false, shortOf: Math.ceil(needed - room) };
  return { fits: true, letGo: withoutNeedless(chosen, room - needed).map(({ id }) => id) };
}

/** A large one that goes may make it needless that a smaller one goes; the most recently opened are spared first. */
function withoutNeedless(chosen: readonly KeptRecord[], spare: number): KeptRecord[] {
  let left = spare;
  const needed = [...chosen].reverse().filter((record) => {
    const isNeeded = bytesHere(record) > left;
    if (!isNeeded) left -= bytesHere(record);
    return isNeeded;
  });
  return needed.reverse();
}
