// Suggests a topic (spec people §5): a form with one field, then the result. Reads neither route nor session.
import { useEffect, useId } from 'react';
import type { Clock } from '../../base/clock';
import { useTexts } from '../../platform/i18n/i18n';
import { Button } from '../../ui/Button';
import { SpeechBubble } from '../../ui/guide/SpeechBubble';
import { useFocusOnStep } from '../../ui/use-focus-on-step';
import {
  maySubmit,
  useSuggestionForm,
  type Suggest,
  type SuggestionFormControls,
  type SuggestionFormState,
} from './suggestion-form';
import './suggestions.css';

interface SuggestTopicProps {
  readonly suggest: Suggest;
  readonly clock: Pick<Clock, 'after'>;
  /** Counts something that only memory holds, until the returned function is called. Must be stable. */
  readonly holdWork: () => () => void;
  /** `h1` on a page of its own, `h2` in a block on another page. */
  readonly heading: 'h1' | 'h2';
}

export function SuggestTopic({ suggest, clock, holdWork, heading: Heading }: SuggestTopicProps) {
  const { t } = useTexts();
  const form = useSuggestionForm(suggest, clock);
  const { state } = form;
  const hasFailed = state.name === 'ERROR';
  // The text is in no field then.
  useEffect(() => (hasFailed ? holdWork() : undefined), [hasFailed, holdWork]);
  const titleId = useId();
  const section = useFocusOnStep<HTMLElement>(state.name);
  const backToForm = () => form.dispatch({ type: 'again' });
  return (
    <section className="suggest" aria-labelledby={titleId} ref={section}>
      <Heading id={titleId}>{t('app.pages.suggest')}</Heading>
      {state.name === 'NEW_SUGGESTION' && <Form {...form} state={state} />}
      {state.name === 'SUBMITTED' && (
        <Result
          mood="happy"
          text={t('suggestions.saved')}
          backLabel={t('suggestions.another')}
          onBack={backToForm}
        />
      )}
      {state.name === 'ERROR' && (
        <Result
          mood="sad"
          text={t('suggestions.failed')}
          backLabel={t('suggestions.retry')}
          onBack={backToForm}
        />
      )}
    </section>
  );
}

interface FormProps extends Pick<SuggestionFormControls, 'dispatch' | 'submit'> {
  readonly state: Extract<SuggestionFormState, { readonly name: 'NEW_SUGGESTION' }>;
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
        readOnly={state.isSending}
        onChange={({ target }) => dispatch({ type: 'type', text: target.value })}
      />
      <Button primary type="submit" disabled={!maySubmit(state)}>
        {t(state.isSending ? 'suggestions.sending' : 'suggestions.submit')}
      </Button>
    </form>
  );
}

interface ResultProps {
  readonly mood: 'happy' | 'sad';
  readonly text: string;
  /** The label of the button that leads back to the form. */
  readonly backLabel: string;
  readonly onBack: () => void;
}

function Result({ mood, text, backLabel, onBack }: ResultProps) {
  return (
    <SpeechBubble mood={mood}>
      <p data-takes-focus tabIndex={-1}>
        {text}
      </p>
      <Button primary onClick={onBack}>
        {backLabel}
      </Button>
    </SpeechBubble>
  );
}
