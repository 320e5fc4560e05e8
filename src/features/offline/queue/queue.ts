// The stories that are being saved one after another: how many of them are here. Pure.
import type { SavedPresentation } from '../../../contract/offline/worker-messages';
import type { SavedById } from '../../../platform/service-worker/downloads';
import { saveStatusOf } from '../save-status';

/** Ids of all that belongs to the present queue, also what is done. */
export type QueueIds = ReadonlySet<string>;

export interface QueueStatus {
  readonly done: number;
  readonly total: number;
  /** Goes on when the network is back. */
  readonly isWaiting: boolean;
}

/** The queue grows with each story that is asked for while it lasts; the next one begins when it is over. */
export function followQueue(before: QueueIds, saved: SavedById): QueueIds {
  const underway = [...saved.values()].filter(isUnderway).map(({ id }) => id);
  const lasts = underway.some((id) => before.has(id));
  if (underway.length === 0 || (lasts && underway.every((id) => before.has(id)))) return before;
  return new Set([...(lasts ? before : []), ...underway]);
}

/** Undefined when there is nothing to tell. What is paused, failed or gone no longer counts. */
export function queueStatus(ids: QueueIds, saved: SavedById, isOnline: boolean): QueueStatus | undefined {
  let done = 0;
  let waiting = 0;
  let saving = 0;
  for (const id of ids) {
    const presentation = saved.get(id);
    const { name } = saveStatusOf(presentation, isOnline);
    if (name === 'saved' || name === 'incomplete') done += 1;
    if (name === 'waiting') waiting += 1;
    if (name === 'saving') saving += 1;
  }
  const total = done + waiting + saving;
  return total === 0 ? undefined : { done, total, isWaiting: saving === 0 && waiting > 0 };
}

/** The first story of the queue, if any, that the device has no room for. */
export function withoutRoom(ids: QueueIds, saved: SavedById): SavedPresentation | undefined {
  const noRoom = [...ids].find((id) => saveStatusOf(saved.get(id), true).name === 'no-room');
  return noRoom === undefined ? undefined : saved.get(noRoom);
}

/** On its way because someone asked; one that is only renewed can be read already. */
function isUnderway(presentation: SavedPresentation): boolean {
  if (presentation.origin !== 'asked-for' || presentation.readable) return false;
  const { name } = saveStatusOf(presentation, true);
  return name === 'saving' || name === 'waiting';
}
