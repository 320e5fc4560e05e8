// Ties the list of suggestions to the service: loads it, deletes one, loads it again (experience 2.4).
import { useCallback, useEffect, useReducer } from 'react';
import type { Suggestion } from '../../../contract/service/bodies';
import { HttpError, NotSignedInError } from '../../../contract/service/errors';
import { isAbort, type Api } from '../../../platform/http/api';
import { report } from '../../../platform/browser/report';
import { noSuggestionsYet, suggestionsReducer, type ListTrouble } from './state';

export type SuggestionsApi = Pick<Api, 'listSuggestions' | 'deleteSuggestion'>;

/** The list, and what can be done with it. */
export function useSuggestions(api: SuggestionsApi) {
  const [state, dispatch] = useReducer(suggestionsReducer, noSuggestionsYet);
  const load = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      try {
        const suggestions = await api.listSuggestions(signal);
        if (!signal?.aborted) dispatch({ type: 'loaded', suggestions });
      } catch (error) {
        if (isAbort(error)) return;
        report(error, 'suggestions: list');
        dispatch({ type: 'failed', trouble: troubleOf(error) });
      }
    },
    [api],
  );
  useEffect(() => {
    const leaving = new AbortController();
    void load(leaving.signal);
    return () => leaving.abort();
  }, [load]);
  return {
    state,
    loadAgain: () => {
      dispatch({ type: 'loading' });
      void load();
    },
    remove: async (suggestion: Suggestion): Promise<void> => {
      dispatch({ type: 'delete', suggestion });
      try {
        await api.deleteSuggestion(suggestion.id).catch(unlessGone);
        await load();
        dispatch({ type: 'deleted', suggestion });
      } catch (error) {
        report(error, 'suggestions: delete');
        dispatch({ type: 'not-deleted', suggestion });
      }
    },
  };
}

/** Somebody else was quicker, and what was asked for is so. */
function unlessGone(error: unknown): void {
  if (!(error instanceof HttpError && error.status === 404)) throw error;
}

/** By class, never by message (decision 38): a session that has ended is a session that is missing. */
function troubleOf(error: unknown): ListTrouble {
  const isRefused = error instanceof HttpError && error.status === 401;
  return error instanceof NotSignedInError || isRefused ? 'signed-out' : 'other';
}
