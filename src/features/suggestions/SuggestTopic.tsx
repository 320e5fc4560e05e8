// Suggest a topic (experience 2.4): a field and a button, then what became of it. Knows neither route nor session.
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useTexts } from '../../platform/i18n';
import { Button } from '../../ui/Button';
import { SpeechBubble } from '../../ui/robot/SpeechBubble';
import { maySubmit } from './state';
import { useSuggestion } from './use-suggestion';
import './suggestions.css';

interface SuggestTopicProps {
  /** Rejects when the suggestion was not saved. */
  readonly suggest: (text: string) => Promise<void>;
  /** A page of its own, or a block on another page. */
  readonly heading: 'h1' | 'h2';
}

export function SuggestTopic({ suggest, heading: Heading }: SuggestTopicProps) {
  const { t } = useTexts();
  const { state, dispatch, submit } = useSuggestion(suggest);
  const titleId = useId();
  const fieldId = useId();
  const place = useFocusOnNewState(state.name);
  const again = (words: string) => (
    <Button primary onClick={() => dispatch({ type: 'again' })}>
      {words}
    </Button>
  );
  return (
    <section className="suggest" aria-labelledby={titleId} ref={place}>
      <Heading id={titleId}>{t('suggestions.title')}</Heading>
      {state.name === 'NEW_SUGGESTION' && (
        <form
          className="suggest-form"
          aria-busy={state.isSending}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <label htmlFor={fieldId}>{t('suggestions.label')}</label>
          <input
            id={fieldId}
            data-takes-focus
            type="text"
            autoComplete="off"
            value={state.text}
            onChange={({ target }) => dispatch({ type: 'type', text: target.value })}
          />
          <Button primary type="submit" disabled={!maySubmit(state)}>
            {t(state.isSending ? 'suggestions.sending' : 'suggestions.submit')}
          </Button>
        </form>
      )}
      {state.name === 'SUBMITTED' && (
        <Answer mood="happy" words={t('suggestions.saved')}>
          {again(t('suggestions.another'))}
        </Answer>
      )}
      {state.name === 'ERROR' && (
        <Answer mood="sad" words={t('suggestions.failed')}>
          {again(t('suggestions.retry'))}
        </Answer>
      )}
    </section>
  );
}

interface AnswerProps {
  readonly mood: 'happy' | 'sad';
  readonly words: string;
  readonly children: ReactNode;
}

function Answer({ mood, words, children }: AnswerProps) {
  return (
    <SpeechBubble mood={mood}>
      <p data-takes-focus tabIndex={-1}>
        {words}
      </p>
      {children}
    </SpeechBubble>
  );
}

/** What had the focus went with its state: it goes on to the field, or to the answer, which is read out by that. */
function useFocusOnNewState(name: string) {
  const place = useRef<HTMLElement>(null);
  const last = useRef(name);
  useEffect(() => {
    if (last.current === name) return;
    last.current = name;
    place.current?.querySelector<HTMLElement>('[data-takes-focus]')?.focus();
  }, [name]);
  return place;
}
