// What people suggested, for staff: a list, each with a button that deletes it (experience 2.4). Knows no route.
import type { Suggestion } from '../../../contract/service/bodies';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { useFocusAfterRemoval } from '../../../ui/list/use-focus-after-removal';
import { SpeechBubble } from '../../../ui/robot/SpeechBubble';
import type { SuggestionsState } from './state';
import { useSuggestions, type SuggestionsApi } from './use-suggestions';
import '../suggestions.css';

export function ManageSuggestions({ api }: { readonly api: SuggestionsApi }) {
  const { t } = useTexts();
  const { state, loadAgain, remove } = useSuggestions(api);
  const { list } = state;
  const place = useFocusAfterRemoval(list);
  return (
    <section className="suggestion-list-page" aria-labelledby="suggestions-title" ref={place}>
      <h1 id="suggestions-title" tabIndex={-1}>
        {t('app.places.suggestions')}
      </h1>
      <Told told={state.told} />
      <ListState list={list} onTryAgain={loadAgain} />
      {typeof list !== 'string' && list.length > 0 && (
        <ul className="suggestion-list">
          {list.map((suggestion) => (
            <Row
              key={suggestion.id}
              suggestion={suggestion}
              isLeaving={state.leaving.has(suggestion.id)}
              onDelete={() => void remove(suggestion)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ListStateProps extends Pick<SuggestionsState, 'list'> {
  readonly onTryAgain: () => void;
}

/** What stands where no suggestion stands. */
function ListState({ list, onTryAgain }: ListStateProps) {
  const { t } = useTexts();
  if (list === 'loading') return <output>{t('suggestions.loading')}</output>;
  if (list === 'signed-out' || list === 'other')
    return (
      <SpeechBubble mood="sad">
        <p role="alert">{t(list === 'signed-out' ? 'suggestions.signedOut' : 'suggestions.notLoaded')}</p>
        <Button primary onClick={onTryAgain}>
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

/** What became of the last one, for those who listen; for everyone where it failed. */
function Told({ told }: Pick<SuggestionsState, 'told'>) {
  const { t } = useTexts();
  return (
    <>
      <output className="visually-hidden">
        {told?.name === 'deleted' && t('suggestions.deleted', { suggestion: told.suggestion })}
      </output>
      {told?.name === 'not-deleted' && (
        <p role="alert">{t('suggestions.notDeleted', { suggestion: told.suggestion })}</p>
      )}
    </>
  );
}

interface RowProps {
  readonly suggestion: Suggestion;
  readonly isLeaving: boolean;
  readonly onDelete: () => void;
}

function Row({ suggestion: { id, suggestion }, isLeaving, onDelete }: RowProps) {
  const { t } = useTexts();
  const wordsId = `suggestion-${id}`;
  return (
    <li className="suggestion-row" aria-busy={isLeaving}>
      <p id={wordsId}>{suggestion}</p>
      <Button aria-describedby={wordsId} aria-disabled={isLeaving} onClick={() => isLeaving || onDelete()}>
        {t('suggestions.delete')}
      </Button>
    </li>
  );
}
