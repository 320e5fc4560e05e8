// The button that is held to ask a question, the understood question and its answer (spec player §13).
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';
import { type Translate, useTexts } from '../../platform/i18n/i18n';
import { passFocusTo } from '../../ui/move-focus';
import { useReadable } from '../../ui/use-readable';
import { IconFrame } from '../../ui/Icon';
import type { Asker } from './asker';
import { type AskState, isListening } from './ask-state';
import './ask-panel.css';

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

interface AskButtonProps {
  readonly asker: Asker;
  readonly state: AskState;
  readonly onPress: () => void;
}

/**
 * The button that listens while it is held. A short tap, a key or a switch begins, and the next one ends. A finger that is
 * lifted outside of the button cancels.
 */
export function AskButton({ asker, state, onPress }: AskButtonProps) {
  const { t } = useTexts();
  const pressedAt = useRef(0);
  /** The finger whose press counts; undefined for a key. Another one on the button must neither begin nor end anything. */
  const pointer = useRef<Pick<PointerEvent, 'pointerId' | 'pointerType'>>(undefined);
  const press = ({ timeStamp }: SyntheticEvent): void => {
    pressedAt.current = timeStamp;
    onPress();
    asker.press();
  };
  // What the press begins may keep the page busy, so that it learns of the lifted finger later than the browser.
  const release = ({ timeStamp }: SyntheticEvent): void => asker.release(timeStamp - pressedAt.current);
  const lift = (event: PointerEvent, end: (event: PointerEvent) => void): void => {
    if (event.pointerId !== pointer.current?.pointerId) return;
    pointer.current = undefined;
    // Else the press, or the time limit, has ended the recording, and the question is being answered.
    if (isHeld(asker.get())) end(event);
  };
  return (
    <button
      type="button"
      className="ask-button"
      aria-pressed={isListening(state)}
      aria-disabled={state.name === 'thinking' || undefined}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        if (isHeld(asker.get())) {
          // The first finger of its kind: the one before is no longer down, though its end did not arrive here.
          const isLost = event.isPrimary && event.pointerType === pointer.current?.pointerType;
          if (!isLost) return;
          release(event);
        }
        const { pointerId, pointerType } = event;
        pointer.current = { pointerId, pointerType };
        // The lifted finger is reported here, wherever that happens.
        event.currentTarget.setPointerCapture(pointerId);
        press(event);
      }}
      onPointerUp={(event) => lift(event, isInside(event) ? release : asker.cancel)}
      onPointerCancel={(event) => lift(event, asker.cancel)}
      onKeyDown={(event) => {
        if (!isPressKey(event)) return;
        event.preventDefault();
        if (event.repeat) return;
        if (!isHeld(asker.get())) pointer.current = undefined;
        press(event);
      }}
      onKeyUp={(event) => {
        if (!isPressKey(event)) return;
        event.preventDefault();
        release(event);
      }}
      onBlur={(event) => {
        if (!isHeld(asker.get()) || pointer.current !== undefined) return;
        // The key is lifted elsewhere, which is not reported here. It may be the browser's question for the microphone that took the
        // focus: a tap stays one.
        if (asker.get().name === 'opening') release(event);
        else asker.cancel();
      }}
      onClick={(event) => {
        if (!isWithoutPointer(event)) return;
        press(event);
        release(event);
      }}
    >
      <Level asker={asker} />
      <IconFrame>
        <path d="M12 2.5a3.7 3.7 0 0 1 3.7 3.7v5.3a3.7 3.7 0 0 1-7.4 0V6.2A3.7 3.7 0 0 1 12 2.5ZM6 10.3a1.2 1.2 0 0 1 1.2 1.2 4.8 4.8 0 0 0 9.6 0 1.2 1.2 0 0 1 2.4 0 7.2 7.2 0 0 1-6 7.1v1.9h1.9a1.2 1.2 0 0 1 0 2.4H8.9a1.2 1.2 0 0 1 0-2.4h1.9v-1.9a7.2 7.2 0 0 1-6-7.1A1.2 1.2 0 0 1 6 10.3Z" />
      </IconFrame>
      <span>{t('kiosk.questions.ask')}</span>
    </button>
  );
}

/** A ring that grows with the voice. */
function Level({ asker }: { readonly asker: Asker }) {
  const { peak } = useReadable(asker.level);
  return (
    <span
      className="ask-level"
      aria-hidden="true"
      style={{ transform: `scale(${1 + Math.min(1, peak) * 0.6})` }}
    />
  );
}

const isHeld = (state: AskState): boolean => 'isPressed' in state && state.isPressed;

const isPressKey = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** A click of a screen reader or a switch, which no pointer and no key came before. */
const isWithoutPointer = ({ detail }: MouseEvent): boolean => detail === 0;

function isInside({ currentTarget, clientX, clientY }: PointerEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}
