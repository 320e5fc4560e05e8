// Has the service make up the rest of a person from a name (spec contract §2, spec screens §11), in a separate run.
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { reasonsOf, ServiceMessage } from '../run-parts';
import { createRun } from '../run/creation-run';
import type { StreamDeps } from '../run/run-stream';
import type { RunState } from '../run/run-state';
import { type FormAction, type FormState, personMessageOf } from './presentation-form';
import { useReadable } from '../../../ui/use-readable';

export interface AutoFillControls {
  readonly state: RunState;
  readonly isGenerating: boolean;
  /** Whether there is a name to make up a person from. */
  readonly hasName: boolean;
  /** Asks for a person, or does nothing without a name. */
  readonly start: () => void;
  readonly cancel: () => void;
}

/** Returns the controls of the run that makes up a person. Its result fills the form. */
export function useAutoFill(
  { clock, openStream, accessToken, renewToken, uploadPerson, report, isStaff }: StreamDeps,
  form: FormState,
  dispatch: (action: FormAction) => void,
): AutoFillControls {
  // Nothing of it is kept: leaving the form ends the request.
  const [run] = useState(() =>
    createRun({ clock, openStream, accessToken, renewToken, uploadPerson, report, isStaff }),
  );
  const state = useReadable(run);
  useEffect(() => run.leave, [run]);
  const fill = useEffectEvent(dispatch);
  const person = state.name === 'PERSON_CREATED' ? state.person : undefined;
  useEffect(() => {
    if (person !== undefined) fill({ type: 'auto-fill', person });
  }, [person]);
  const message = personMessageOf(form);
  const isGenerating = state.name === 'CREATING';
  return {
    state,
    isGenerating,
    hasName: message !== undefined,
    start() {
      if (message === undefined || isGenerating) return;
      run.restart();
      run.start(message);
    },
    cancel: run.restart,
  };
}

interface AutoFillProps {
  readonly autoFill: AutoFillControls;
  readonly canUndo: boolean;
  readonly dispatch: (action: FormAction) => void;
}

/** The button that has the rest of a person made up, and what came of it (spec screens §11). */
export function AutoFill({ autoFill, canUndo, dispatch }: AutoFillProps) {
  const { t } = useTexts();
  const { state, isGenerating, hasName, start, cancel } = autoFill;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const hint = hasName ? 'hint' : 'needsName';
  const group = useRef<HTMLDivElement>(null);
  useFocusOnButtons(group, button, isGenerating, canUndo);
  return (
    <div className="auto-fill" ref={group}>
      {isGenerating ? (
        <Button ref={button} onClick={cancel}>
          {t('creation.presentation.autoFill.cancel')}
        </Button>
      ) : (
        <Button ref={canUndo ? undefined : button} disabled={!hasName} aria-describedby={id} onClick={start}>
          {t('creation.presentation.autoFill.start')}
        </Button>
      )}
      {canUndo && !isGenerating && (
        <Button ref={button} onClick={() => dispatch({ type: 'undo' })}>
          {t('creation.presentation.autoFill.undo')}
        </Button>
      )}
      <p className="field-hint" id={id}>
        {!isGenerating && t(`creation.presentation.autoFill.${hint}`)}
      </p>
      <output>
        <AutoFillResult state={state} canUndo={canUndo} />
      </output>
    </div>
  );
}

function AutoFillResult({ state, canUndo }: { readonly state: RunState; readonly canUndo: boolean }) {
  const { t } = useTexts();
  const causeText = (cause: 'service' | 'connection' | 'not-signed-in' | 'timeout' | 'quota') =>
    `${t('creation.presentation.autoFill.failed')} ${t(`creation.presentation.autoFill.causes.${cause}`)}`;
  switch (state.name) {
    case 'CREATING':
      return t('creation.presentation.autoFill.underWay');
    case 'ERROR':
      return (
        <>
          {causeText(state.cause)} <ServiceMessage message={state.message} />
        </>
      );
    case 'TIMEOUT':
      return causeText('timeout');
    case 'QUOTA_EXCEEDED':
      return causeText('quota');
    case 'DENIED': {
      const reason = reasonsOf(state.reason).join(', ');
      const denied = t('creation.presentation.autoFill.denied');
      return reason === '' ? denied : `${denied} ${t('creation.presentation.reason', { reason })}`;
    }
    default:
      return canUndo ? t('creation.presentation.autoFill.done') : null;
  }
}

/** Moves the focus to the button that replaces the pressed button, unless the focus has moved elsewhere meanwhile. */
function useFocusOnButtons(
  group: { readonly current: HTMLDivElement | null },
  button: { readonly current: HTMLButtonElement | null },
  isGenerating: boolean,
  canUndo: boolean,
): void {
  const last = useRef({ isGenerating, canUndo });
  useEffect(() => {
    const before = last.current;
    last.current = { isGenerating, canUndo };
    if (before.isGenerating === isGenerating && before.canUndo === canUndo) return;
    const { activeElement } = document;
    const isHere = activeElement === document.body || group.current?.contains(activeElement);
    if (isHere) button.current?.focus();
  }, [group, button, isGenerating, canUndo]);
}
