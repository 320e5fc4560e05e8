// Connects the staff's list to the service: loads it, performs an action and reloads it (spec contract §5).
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { Timers } from '../../../base/clock';
import type { PresentationEntry } from '../../../contract/presentation/list-entry';
import type { Incomplete, MissingMedium } from '../../../contract/service/missing-media';
import { pathOfCall } from '../../../contract/service/calls';
import {
  HttpError,
  PresentationNotFoundError,
  PresentationsNotFoundError,
} from '../../../contract/service/errors';
import type { ListedPresentation, publicationCalls } from '../../../platform/http/publication-calls';
import { inTime } from '../../../platform/http/time-limit';
import { report } from '../../../platform/browser/report';
import { startLoad } from '../../../platform/browser/start-load';
import { useLatestLoad } from '../../../platform/browser/use-latest-load';
import { staffListReducer, initialStaffList, type Action } from './state';

export type StaffListApi = Pick<
  ReturnType<typeof publicationCalls>,
  'listMissingMedia' | 'unpublish' | 'deletePresentation'
> & {
  /** Returns all presentations, or to a member what they made. */
  readonly listPresentations: (signal?: AbortSignal) => Promise<readonly ListedPresentation[]>;
};

/** Returns the state of the list, the missing files of a presentation, `loadAgain` and `perform`. Loads the list on mount. */
export function useStaffList(api: StaffListApi, clock: Timers) {
  const [state, dispatch] = useReducer(staffListReducer, initialStaffList);
  const load = useLatestLoad(
    useCallback(
      (loads) =>
        loads.start(
          (signal) =>
            inTime({ clock, url: pathOfCall('listPresentations'), signal }, (ending) =>
              api.listPresentations(ending).catch(emptyIfNone),
            ),
          {
            where: 'staff list: failed loading presentations',
            onLoaded: (entries) => dispatch({ type: 'loaded', entries }),
            onFailed: () => dispatch({ type: 'failed' }),
          },
        ),
      [api, clock],
    ),
  );
  return {
    state,
    missingMediaOf: useMissingMedia(api),
    loadAgain: () => {
      dispatch({ type: 'loading' });
      load();
    },
    perform: async (action: Action, entry: PresentationEntry): Promise<void> => {
      dispatch({ type: 'action-started', entry });
      try {
        const call = action === 'delete' ? 'deletePresentation' : 'unpublish';
        const url = pathOfCall(call, { presentationId: entry.id });
        await inTime({ clock, url }, (signal) => api[call](entry.id, signal));
        dispatch({ type: 'action-done', action, entry });
        await load().settled;
      } catch (error) {
        const isGone = error instanceof PresentationNotFoundError;
        // Somebody else has deleted it already, so the requested result is reached.
        const isDone = isGone && action === 'delete';
        if (!isDone) report(error, `staff list: ${action}`);
        if (isDone) dispatch({ type: 'action-done', action, entry });
        else dispatch({ type: 'action-failed', action, entry, isForbidden: isForbidden(error) });
        if (isGone) await load().settled;
      }
    },
  };
}

/** Loads once which files are missing. Returns those of a presentation; none until they are known, or when they cannot be loaded. */
function useMissingMedia(api: StaffListApi): (id: string) => readonly MissingMedium[] {
  const [incomplete, setIncomplete] = useState<readonly Incomplete[]>([]);
  useEffect(
    () =>
      startLoad((signal) => api.listMissingMedia(signal), {
        where: 'staff list: failed loading missing media',
        onLoaded: setIncomplete,
      }).stop,
    [api],
  );
  return useMemo(() => {
    const byId = new Map(
      incomplete.map(({ presentationId, missingMedia }) => [presentationId, missingMedia]),
    );
    return (id) => byId.get(id) ?? [];
  }, [incomplete]);
}

/** Returns whether the service knows who asks, and refuses it: somebody else made the presentation. */
const isForbidden = (error: unknown): boolean => error instanceof HttpError && error.status === 403;

/** Returns no entries for the error of a service that has none (spec contract §6). Rethrows other errors. */
function emptyIfNone(error: unknown): readonly PresentationEntry[] {
  if (error instanceof PresentationsNotFoundError) return [];
  throw error;
}
