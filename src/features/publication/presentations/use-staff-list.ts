// Connects the staff's list to the service: loads it, performs an action and reloads it (spec contract §5).
import { useCallback, useEffect, useReducer } from 'react';
import type { PresentationEntry } from '../../../contract/presentation/list-entry';
import { PresentationNotFoundError, PresentationsNotFoundError } from '../../../contract/service/errors';
import { isAbort, type Api } from '../../../platform/http/api';
import { report } from '../../../platform/browser/report';
import { staffListReducer, initialStaffList, type Action } from './state';

export type StaffListApi = Pick<Api, 'listPresentations' | 'unpublish' | 'deletePresentation'>;

/** Returns the state of the list, `loadAgain` and `perform`. Loads the list on mount. */
export function useStaffList(api: StaffListApi) {
  const [state, dispatch] = useReducer(staffListReducer, initialStaffList);
  const load = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      try {
        const entries = await api.listPresentations(signal);
        if (!signal?.aborted) dispatch({ type: 'loaded', entries });
      } catch (error) {
        if (isAbort(error)) return;
        // The service answers with this error when there are no presentations (spec contract §6).
        const isEmpty = error instanceof PresentationsNotFoundError;
        if (!isEmpty) report(error, 'staff list: failed loading presentations');
        dispatch(isEmpty ? { type: 'loaded', entries: [] } : { type: 'failed' });
      }
    },
    [api],
  );
  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);
  return {
    state,
    loadAgain: () => {
      dispatch({ type: 'loading' });
      void load();
    },
    perform: async (action: Action, entry: PresentationEntry): Promise<void> => {
      dispatch({ type: 'do', entry });
      try {
        await (action === 'delete' ? api.deletePresentation(entry.id) : api.unpublish(entry.id));
        dispatch({ type: 'did', action, entry });
        await load();
      } catch (error) {
        const isGone = error instanceof PresentationNotFoundError;
        // Somebody else has deleted it already, so the requested result is reached.
        const isDone = isGone && action === 'delete';
        if (!isDone) report(error, `staff list: ${action}`);
        dispatch({ type: isDone ? 'did' : 'did-not', action, entry });
        if (isGone) await load();
      }
    },
  };
}
