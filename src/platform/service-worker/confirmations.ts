// Drops pending requests and changes once the worker confirms them. Loaded after the first paint.
import { isRequestedAgain } from '../../contract/worker/worker-messages';
import { activeStates, type SavedPresentation } from '../../contract/worker/worker-messages';
import { rank, type PendingRequests } from './pending-requests';

/** Creates the functions that compare what the worker reports with what is pending. */
export function createConfirmations({ requests, paused, changes, remember }: PendingRequests) {
  return {
    /** Returns what a person did that is not confirmed, without what they did to pending requests. */
    unconfirmedChanges: () => [...changes].filter(([id]) => !requests.has(id)),
    /**
     * Drops the requests that stories of the worker confirm, those of the same or a weaker saveReason. A change stays: the worker may not have
     * received it yet. Drops the removal of an earlier record, too: somebody saved that story again after it was removed.
     */
    confirm: (list: readonly SavedPresentation[]): void => {
      for (const { id, saveReason, requestedAt } of list) {
        const message = requests.get(id);
        if (message === undefined) {
          if (isRequestedAgain(requestedAt, changes.get(id)?.requestedAt)) changes.delete(id);
        } else if (rank(saveReason) >= rank(message.saveReason)) {
          requests.delete(id);
          paused.delete(id);
        }
      }
      remember();
    },
    /** Drops the pause or resumption that a report of the worker confirms. */
    confirmChange: ({ id, state }: Pick<SavedPresentation, 'id' | 'state'>): void => {
      const type = changes.get(id)?.type;
      const isActive = activeStates.includes(state);
      if ((type === 'pause' && !isActive) || (type === 'resume' && state !== 'paused')) changes.delete(id);
    },
    /**
     * Drops the changes that a list of the worker confirms, and those of stories that it does not have. A story that has failed may
     * have done so before it was resumed.
     */
    confirmChangesOf: (list: readonly SavedPresentation[]): void => {
      const states = new Map(list.map(({ id, state }) => [id, state]));
      for (const [id, { type }] of changes) {
        const state = states.get(id);
        const isActive = state !== undefined && activeStates.includes(state);
        if (
          state === undefined ||
          (type === 'pause' && !isActive) ||
          (type === 'resume' && (isActive || state === 'saved'))
        )
          changes.delete(id);
      }
    },
    /** Returns a story of the worker with the saveReason of its request, while that is not confirmed. */
    withRequestedOrigin: (saved: SavedPresentation): SavedPresentation => {
      const message = requests.get(saved.id);
      return message === undefined ? saved : { ...saved, saveReason: message.saveReason };
    },
  };
}
