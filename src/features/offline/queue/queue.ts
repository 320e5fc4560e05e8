// Counts the progress of the stories that are being saved one after another. Pure.
import type { SavedPresentation } from '../../../contract/worker/worker-messages';
import type { SavedById } from '../../../platform/service-worker/download-requests';
import { saveStatusOf } from '../save-status';

/** Ids of all stories in the current queue, including those that are done. */
export type QueueIds = ReadonlySet<string>;

export interface QueueStatus {
  readonly done: number;
  readonly total: number;
  /** True when saving resumes only once the network is back. */
  readonly isWaiting: boolean;
}

/**
 * Returns the ids of the queue after a change, or `before` when nothing joined. A story that is asked for while the
 * queue is in progress joins it. Once the queue is done, the next story starts a new one.
 */
export function followQueue(before: QueueIds, saved: SavedById): QueueIds {
  const pending = [...saved.values()].filter(isPending).map(({ id }) => id);
  const isInProgress = pending.some((id) => before.has(id));
  if (pending.length === 0 || (isInProgress && pending.every((id) => before.has(id)))) return before;
  return new Set([...(isInProgress ? before : []), ...pending]);
}

/** Returns the progress, or undefined when the queue is empty. Paused, failed and removed stories do not count. */
export function queueStatus(ids: QueueIds, saved: SavedById, isReachable: boolean): QueueStatus | undefined {
  let done = 0;
  let waiting = 0;
  let saving = 0;
  for (const id of ids) {
    const presentation = saved.get(id);
    const { name } = saveStatusOf(presentation, isReachable);
    if (name === 'saved' || name === 'incomplete') done += 1;
    if (name === 'waiting') waiting += 1;
    if (name === 'saving') saving += 1;
  }
  const total = done + waiting + saving;
  return total === 0 ? undefined : { done, total, isWaiting: saving === 0 && waiting > 0 };
}

/** Returns the first story of the queue for which the device has too little storage, or undefined. */
export function firstOverQuota(ids: QueueIds, saved: SavedById): SavedPresentation | undefined {
  const id = [...ids].find((one) => saveStatusOf(saved.get(one), true).name === 'storage-full');
  return id === undefined ? undefined : saved.get(id);
}

/** True for a first download that someone asked for. A story that is only being renewed is readable already. */
function isPending(presentation: SavedPresentation): boolean {
  if (presentation.saveReason !== 'requested' || presentation.readable) return false;
  const { name } = saveStatusOf(presentation, true);
  return name === 'saving' || name === 'waiting';
}
