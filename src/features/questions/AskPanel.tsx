// The button that is held to ask a question, the understood question and its answer (spec player §13).
import { useEffect } from 'react';
import { useTexts, type Translate } from '../../platform/i18n/i18n';
import { passFocusTo } from '../../ui/move-focus';
import type { Asker } from './asker';
import { AskButton } from './AskButton';
import type { AskState } from './ask-state';
import './ask-panel.css';
import { useReadable } from '../../ui/use-readable';

interface AskPanelProps {
  readonly asker: Asker;
  /** Whether an answer was played last; false once the presentation goes on. */
  readonly isAnswering: boolean;
  /** The language of the presentation, in which it answers. */
  readonly lang: string | undefined;
  /** Called before the microphone opens: the presentation must be silent. */
  readonly onPress: () => void;
  /** Leads back to the slide at which the question was asked. */
  readonly onContinue: () => void;
}

/** Shows the button, what happens with the question, and the answer as text. */
export function AskPanel({ asker, isAnswering, lang, onPress, onContinue }: AskPanelProps) {
  const { t } = useTexts();
  const state = useReadable(asker);
  useEffect(() => asker.start(), [asker]);
  const exchange = isAnswering && state.name === 'idle' ? state.conversation.at(-1) : undefined;
  return (
    <aside className="ask" data-ask={state.name} aria-label={t('kiosk.questions.area')}>
      <output className="ask-text">
        {exchange ? (
          <span lang={lang} dir="auto">
            <span className="ask-question">{exchange.question}</span>
            <span>{exchange.answer}</span>
          </span>
        ) : (
          <span>{statusOf(state, t)}</span>
        )}
      </output>
      <div className="ask-buttons">
        {exchange && (
          <button ref={passFocusToAsk} type="button" className="button" onClick={onContinue}>
            {t('kiosk.questions.continue')}
          </button>
        )}
        {state.name === 'thinking' && (
          <button ref={passFocusToAsk} type="button" className="button" onClick={asker.cancel}>
            {t('kiosk.questions.cancel')}
          </button>
        )}
        <AskButton asker={asker} state={state} onPress={onPress} />
      </div>
    </aside>
  );
}

const passFocusToAsk = passFocusTo((removed) =>
  removed.closest('.ask')?.querySelector<HTMLElement>('.ask-button'),
);

/** Returns the status text about the question; empty before the first question. */
function statusOf(state: AskState, t: Translate): string {
  switch (state.name) {
    case 'idle':
      return '';
    case 'opening':
      return t('kiosk.questions.opening');
    case 'recording':
      return t(state.isPressed ? 'kiosk.questions.speakPressed' : 'kiosk.questions.speakTapped');
    case 'thinking':
      return t('kiosk.questions.thinking');
    case 'failed':
      return t(`kiosk.questions.failed.${state.failure}`);
  }
}
