// Adds a passkey to the account, in two steps: the existing one confirms, then the new one is made.
import { useEffect, useReducer, useRef, type MouseEvent } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { useFirstClick } from '../../../ui/use-first-click';
import { useFocusOnStep } from '../../../ui/move-focus';
import {
  confirmWithPasskey,
  createNewPasskey,
  passkeyFailureOf,
  type AddPasskeyDeps,
  addPasskeyReducer,
  idle,
} from './add-passkey';

export function Passkeys({ deps }: { readonly deps: AddPasskeyDeps }) {
  const { t } = useTexts();
  const [state, dispatch] = useReducer(addPasskeyReducer, idle);
  const running = useRef<AbortController>(undefined);
  const clicks = useFirstClick();
  const steps = useFocusOnStep<HTMLDivElement>(state.name);
  // Leaving the page aborts the browser's request.
  useEffect(() => () => running.current?.abort(), []);

  const run = (work: (signal: AbortSignal) => Promise<void>): void => {
    const controller = new AbortController();
    running.current = controller;
    work(controller.signal).catch((error: unknown) => {
      if (controller.signal.aborted) return;
      deps.report(error, 'account: add passkey');
      dispatch({ type: 'failed', failure: passkeyFailureOf(error) });
    });
  };
  // The buttons take each other's place, where the second click of a double tap lands.
  const start = (event: MouseEvent): void => {
    if (!clicks.isFirst(event)) return;
    dispatch({ type: 'start' });
    run(async (signal) => {
      const confirmation = await confirmWithPasskey(deps, signal);
      signal.throwIfAborted();
      dispatch({ type: 'confirmed', confirmation });
    });
  };
  const add = (event: MouseEvent): void => {
    if (!clicks.isFirst(event) || state.name !== 'confirmed') return;
    dispatch({ type: 'add' });
    run(async (signal) => {
      const passkey = await createNewPasskey(state.confirmation, deps, signal);
      signal.throwIfAborted();
      dispatch({ type: 'created' });
      await deps.addAuthenticator(deps.username, passkey);
      dispatch({ type: 'added' });
    });
  };
  const isSending = state.name === 'sending';
  const cancel = (event: MouseEvent): void => {
    if (!clicks.isFirst(event) || isSending) return;
    running.current?.abort();
    dispatch({ type: 'cancel' });
  };

  if (!deps.isSupported()) return <p>{t('account.passkeys.unsupported')}</p>;
  const isBusy = state.name === 'confirming' || state.name === 'adding' || isSending;
  return (
    <div className="account-form" aria-busy={isBusy} ref={steps}>
      <p tabIndex={-1} data-takes-focus>
        {t(`account.passkeys.steps.${state.name}`)}
      </p>
      {state.name === 'idle' && state.failure && (
        <p className="form-error" role="alert">
          {t(`account.passkeys.failure.${state.failure}`)}
        </p>
      )}
      {/* Not every screen reader announces an output that is inserted together with its text. */}
      <output className="account-notice">
        {state.name === 'idle' && state.isAdded && t('account.passkeys.added')}
      </output>
      <div className="account-actions" onPointerDown={clicks.notePointer}>
        {state.name === 'idle' && <Button onClick={start}>{t('account.passkeys.add')}</Button>}
        {state.name === 'confirmed' && (
          <Button primary onClick={add}>
            {t('account.passkeys.continue')}
          </Button>
        )}
        {state.name !== 'idle' && (
          <Button aria-disabled={isSending} onClick={cancel}>
            {t('account.passkeys.cancel')}
          </Button>
        )}
      </div>
    </div>
  );
}
