// Lists the suggestions for staff, each with a button that deletes it (spec people §5).
import type { Timers } from '../../base/clock';
import type { Suggestion } from '../../contract/service/bodies';
import { useTexts } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import { passFocusToHeading, useFocusAfterRemoval } from '../../ui/move-focus';
import { SpeechBubble } from '../../ui/drawings/Guide';
import {
  useSuggestionList,
  type Deletions,
  type SuggestionList,
  type SuggestionListApi,
} from './suggestion-list';
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
