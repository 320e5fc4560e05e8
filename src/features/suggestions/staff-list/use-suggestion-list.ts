// Connects the list of suggestions to the service: loads it, deletes one and reloads it (spec people §5).
import { useCallback, useReducer } from 'react';
import type { Timers } from '../../../base/clock';
import type { Suggestion } from '../../../contract/service/bodies';
import { pathOfCall } from '../../../contract/service/calls';
import { HttpError, NotSignedInError, saysNotFound } from '../../../contract/service/errors';
import type { suggestionCalls } from '../../../platform/http/suggestion-calls';
import { inTime } from '../../../platform/http/time-limit';
import { report } from '../../../platform/browser/report';
import { useLatestLoad } from '../../../platform/browser/use-latest-load';
import { initialList, suggestionListReducer, type ListFailure } from './state';

export type SuggestionListApi = Pick<
  ReturnType<typeof suggestionCalls>,
  'listSuggestions' | 'deleteSuggestion'
>;

/** Returns the state of the list, `loadAgain` and `remove`. Loads the list on mount. */
export function useSuggestionList(api: SuggestionListApi, clock: Timers) {
  const [state, dispatch] = useReducer(suggestionListReducer, initialList);
  const load = useLatestLoad(
    useCallback(
      (loads) =>
        loads.start(
          (signal) => inTime({ clock, url: pathOfCall('listSuggestions'), signal }, api.listSuggestions),
          {
            where: 'suggestions: list',
            onLoaded: (suggestions) => dispatch({ type: 'loaded', suggestions }),
            onFailed: (error) => dispatch({ type: 'failed', failure: failureOf(error) }),
          },
        ),
      [api, clock],
    ),
  );
  return {
    state,
    loadAgain: () => {
      dispatch({ type: 'loading' });
      load();
    },
    remove: async (suggestion: Suggestion): Promise<void> => {
      dispatch({ type: 'delete', suggestion });
      try {
        await inTime(
          { clock, url: pathOfCall('deleteSuggestion', { suggestionId: suggestion.id }) },
          (signal) => api.deleteSuggestion(suggestion.id, signal),
        ).catch(ignoreNotFound);
        await load().settled;
        dispatch({ type: 'deleted', suggestion });
      } catch (error) {
        report(error, 'suggestions: delete');
        dispatch({ type: 'not-deleted', suggestion });
      }
    },
  };
}

/** Ignores a 404 of the service: somebody else has deleted it already, so the result is reached. Rethrows other errors. */
function ignoreNotFound(error: unknown): void {
  if (!(error instanceof HttpError && saysNotFound(error))) throw error;
}

/**
 * Classifies by the error's class, never by its message (spec screens §6). Status 401 means that the session has ended and
 * counts as signed out.
 */
function failureOf(error: unknown): ListFailure {
  const isRefused = error instanceof HttpError && error.status === 401;
  return error instanceof NotSignedInError || isRefused ? 'signed-out' : 'other';
}
