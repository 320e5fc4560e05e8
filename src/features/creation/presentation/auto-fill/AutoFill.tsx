import { useEffect, useId, useRef } from 'react';
import { useTexts } from '../../../../platform/i18n/i18n';
import { Button } from '../../../../ui/Button';
import { reasonsOf } from '../../run/flagging';
import { ServiceMessage } from '../../run/ServiceMessage';
import type { FormAction } from '../form';
import type { AutoFillState } from './state';
import type { AutoFillControls } from './use-auto-fill';

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

function AutoFillResult({ state, canUndo }: { readonly state: AutoFillState; readonly canUndo: boolean }) {
  const { t } = useTexts();
  switch (state.name) {
    case 'WAITING':
      return canUndo ? t('creation.presentation.autoFill.done') : null;
    case 'GENERATING':
      return t('creation.presentation.autoFill.underWay');
    case 'ERROR':
      return (
        <>
          {t('creation.presentation.autoFill.failed')}{' '}
          {t(`creation.presentation.autoFill.causes.${state.cause}`)}{' '}
          <ServiceMessage message={state.message} />
        </>
      );
    case 'ABORT': {
      const reason = reasonsOf(state.reason).join(', ');
      const denied = t('creation.presentation.autoFill.denied');
      return reason === '' ? denied : `${denied} ${t('creation.presentation.reason', { reason })}`;
    }
  }
}

/** Moves the focus to the button that takes the place of the one that was pressed, unless it has gone elsewhere meanwhile. */
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
