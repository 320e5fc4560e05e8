// Lists the suggestions for staff, each with a button that deletes it (spec people §5).
import { useCallback, useReducer } from 'react';
import type { Timers } from '../../base/clock';
import type { Suggestion } from '../../contract/service/bodies';
import { useTexts } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import { passFocusToHeading, useFocusAfterRemoval } from '../../ui/move-focus';
import { SpeechBubble } from '../../ui/drawings/Guide';
import { pathOfCall } from '../../contract/service/calls';
import { HttpError, NotSignedInError, saysNotFound } from '../../contract/service/errors';
import type { suggestionCalls } from '../../platform/http/service-calls';
import { inTime } from '../../platform/http/time-limit';
import { report } from '../../platform/browser/report';
import { type Resource, useResource } from '../../platform/browser/use-resource';
import './suggestions.css';

interface ManageSuggestionsProps {
  readonly api: SuggestionListApi;
  /** Times the service's answers to deletions. */
  readonly clock: Timers;
}

export function ManageSuggestions({ api, clock }: ManageSuggestionsProps) {
  const { t } = useTexts();
  const { list, deletions, retry, remove } = useSuggestionList(api, clock);
  const container = useFocusAfterRemoval(list);
  return (
    <section className="suggestion-list-page" aria-labelledby="suggestions-title" ref={container}>
      <h1 id="suggestions-title" tabIndex={-1}>
        {t('app.pages.suggestions')}
      </h1>
      <LastResult lastResult={deletions.lastResult} />
      <ListState list={list} onTryAgain={retry} />
      {typeof list !== 'string' && list.length > 0 && (
        <ul className="suggestion-list">
          {list.map((suggestion) => (
            <Row
              key={suggestion.id}
              suggestion={suggestion}
              isDeleting={deletions.inProgress.has(suggestion.id)}
              onDelete={() => void remove(suggestion)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ListStateProps {
  readonly list: SuggestionList;
  readonly onTryAgain: () => void;
}

/** Shows the loading, failed or empty state of the list. */
function ListState({ list, onTryAgain }: ListStateProps) {
  const { t } = useTexts();
  if (list === 'loading') return <output>{t('suggestions.loading')}</output>;
  if (list === 'signed-out' || list === 'other')
    return (
      <SpeechBubble mood="sad">
        <p role="alert">{t(list === 'signed-out' ? 'suggestions.signedOut' : 'suggestions.notLoaded')}</p>
        <Button primary ref={passFocusToHeading} onClick={onTryAgain}>
          {t('suggestions.tryAgain')}
        </Button>
      </SpeechBubble>
    );
  return list.length > 0 ? null : (
    <SpeechBubble mood="neutral">
      <p>{t('suggestions.none')}</p>
    </SpeechBubble>
  );
}

/** Announces the result of the last deletion to screen readers, and shows it to everyone when it failed. */
function LastResult({ lastResult }: Pick<Deletions, 'lastResult'>) {
  const { t } = useTexts();
  return (
    <>
      <output className="visually-hidden">
        {lastResult?.name === 'deleted' && t('suggestions.deleted', { suggestion: lastResult.suggestion })}
      </output>
      {lastResult?.name === 'not-deleted' && (
        <p role="alert">{t('suggestions.notDeleted', { suggestion: lastResult.suggestion })}</p>
      )}
    </>
  );
}

interface RowProps {
  readonly suggestion: Suggestion;
  readonly isDeleting: boolean;
  readonly onDelete: () => void;
}

function Row({ suggestion: { id, suggestion }, isDeleting, onDelete }: RowProps) {
  const { t } = useTexts();
  const textId = `suggestion-${id}`;
  return (
    <li className="suggestion-row" aria-busy={isDeleting}>
      <p id={textId}>{suggestion}</p>
      <Button aria-describedby={textId} aria-disabled={isDeleting} onClick={() => isDeleting || onDelete()}>
        {t('suggestions.delete')}
      </Button>
    </li>
  );
}

// The staff's list of suggestions: loads it, deletes one and loads it again (spec people §5).

interface Deletions {
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

type SuggestionList = 'loading' | ListFailure | readonly Suggestion[];

/** Returns the list, the state of its deletions, `retry` and `remove`. Loads the list on mount. */
function useSuggestionList(api: SuggestionListApi, clock: Timers) {
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
