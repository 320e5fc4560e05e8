// The staff's list of suggestions: loads it, deletes one and loads it again (spec people §5).
import { useCallback, useReducer } from 'react';
import type { Timers } from '../../base/clock';
import type { Suggestion } from '../../contract/service/bodies';
import { pathOfCall } from '../../contract/service/calls';
import { HttpError, NotSignedInError, saysNotFound } from '../../contract/service/errors';
import type { suggestionCalls } from '../../platform/http/service-calls';
import { inTime } from '../../platform/http/time-limit';
import { report } from '../../platform/browser/report';
import { useResource, type Resource } from '../../platform/browser/use-resource';

export interface Deletions {
  /** Ids that are being deleted. They stay in the list until it is loaded again. */
  readonly inProgress: ReadonlySet<string>;
  /** The result of the last deletion; undefined once another one starts. */
  readonly lastResult: { readonly name: 'deleted' | 'not-deleted'; readonly suggestion: string } | undefined;
}

export interface DeletionsAction {
  readonly type: 'delete' | 'deleted' | 'not-deleted';
  readonly suggestion: Suggestion;
}

export const noDeletions: Deletions = { inProgress: new Set(), lastResult: undefined };

/** Returns the state after an action. */
export function deletionsReducer({ inProgress }: Deletions, action: DeletionsAction): Deletions {
  const { id, suggestion } = action.suggestion;
  switch (action.type) {
    case 'delete':
      return { inProgress: new Set([...inProgress, id]), lastResult: undefined };
    case 'deleted':
    case 'not-deleted':
      return {
        inProgress: new Set([...inProgress].filter((other) => other !== id)),
        lastResult: { name: action.type, suggestion },
      };
  }
}

export type SuggestionListApi = Pick<
  ReturnType<typeof suggestionCalls>,
  'listSuggestions' | 'deleteSuggestion'
>;

/** The reason why the list failed to load: nobody is signed in, or the session has ended, or any other error. */
type ListFailure = 'signed-out' | 'other';

export type SuggestionList = 'loading' | ListFailure | readonly Suggestion[];

/** Returns the list, the state of its deletions, `retry` and `remove`. Loads the list on mount. */
export function useSuggestionList(api: SuggestionListApi, clock: Timers) {
  const [deletions, dispatch] = useReducer(deletionsReducer, noDeletions);
  const { resource, retry, reload } = useResource<readonly Suggestion[]>(
    useCallback(
      (signal) => inTime({ clock, url: pathOfCall('listSuggestions'), signal }, api.listSuggestions),
      [api, clock],
    ),
    { where: 'suggestions: list' },
  );
  return {
    list: listOf(resource),
    deletions,
    retry: () => void retry(),
    remove: async (suggestion: Suggestion): Promise<void> => {
      dispatch({ type: 'delete', suggestion });
      try {
        await inTime(
          { clock, url: pathOfCall('deleteSuggestion', { suggestionId: suggestion.id }) },
          (signal) => api.deleteSuggestion(suggestion.id, signal),
        ).catch(ignoreNotFound);
        await reload();
        dispatch({ type: 'deleted', suggestion });
      } catch (error) {
        report(error, 'suggestions: delete');
        dispatch({ type: 'not-deleted', suggestion });
      }
    },
  };
}

const listOf = (resource: Resource<readonly Suggestion[]>): SuggestionList =>
  resource.name === 'failed' ? failureOf(resource.error) : (resource.value ?? 'loading');

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
