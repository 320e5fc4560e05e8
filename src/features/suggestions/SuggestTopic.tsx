// Suggest a topic (experience 2.4): a field and a button, then what became of it. Knows neither route nor session.
import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import { SpeechBubble } from '../../ui/robot/SpeechBubble';
import { maySubmit, type SuggestionState } from './state';
import { useSuggestion, type SuggestionForm } from './use-suggestion';
import './suggestions.css';

interface SuggestTopicProps {
  /** Rejects when the suggestion was not saved. */
  readonly suggest: (text: string) => Promise<void>;
  /** A page of its own, or a block on another page. */
  readonly heading: 'h1' | 'h2';
}

export function SuggestTopic({ suggest, heading: Heading }: SuggestTopicProps) {
  const { t } = useTexts();
  const form = useSuggestion(suggest);
  const { state } = form;
  const titleId = useId();
  const place = useFocusOnNewState(state.name);
  const again = () => form.dispatch({ type: 'again' });
  return (
    <section className="suggest" aria-labelledby={titleId} ref={place}>
      <Heading id={titleId}>{t('app.places.suggest')}</Heading>
      {state.name === 'NEW_SUGGESTION' && <Form {...form} state={state} />}
      {state.name === 'SUBMITTED' && (
        <Answer
          mood="happy"
          words={t('suggestions.saved')}
          again={t('suggestions.another')}
          onAgain={again}
        />
      )}
      {state.name === 'ERROR' && (
        <Answer mood="sad" words={t('suggestions.failed')} again={t('suggestions.retry')} onAgain={again} />
      )}
    </section>
  );
}

interface FormProps extends Pick<SuggestionForm, 'dispatch' | 'submit'> {
  readonly state: Extract<SuggestionState, { readonly name: 'NEW_SUGGESTION' }>;
}

function Form({ state, dispatch, submit }: FormProps) {
  const { t } = useTexts();
  const fieldId = useId();
  return (
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
  );
}

interface AnswerProps {
  readonly mood: 'happy' | 'sad';
  readonly words: string;
  /** On the button that leads back to the form. */
  readonly again: string;
  readonly onAgain: () => void;
}

function Answer({ mood, words, again, onAgain }: AnswerProps) {
  return (
    <SpeechBubble mood={mood}>
      <p data-takes-focus tabIndex={-1}>
        {words}
      </p>
      <Button primary onClick={onAgain}>
        {again}
      </Button>
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
