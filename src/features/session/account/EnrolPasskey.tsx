// Enrols the first passkey of an account, by the ticket of the operator's link (spec contract §12).
import { useEffect, useRef, useState } from 'react';
import { decodeBase64url } from '../../../contract/identity/session-token';
import { useTexts } from '../../../platform/i18n/i18n';
import { Button } from '../../../ui/Button';
import { useFocusOnStep } from '../../../ui/move-focus';
import { AccountCard } from './AccountCard';
import { type AddPasskeyDeps, type PasskeyFailure, passkeyFailureOf, registrationOf } from './Passkeys';
import '../session.css';

type EnrolPasskeyDeps = Pick<
  AddPasskeyDeps,
  'addAuthenticator' | 'createPasskey' | 'isSupported' | 'relyingParty' | 'report'
>;

interface EnrolPasskeyProps {
  readonly ticket: string;
  readonly deps: EnrolPasskeyDeps;
  readonly signInHref: string;
}

export function EnrolPasskey({ ticket, deps, signInHref }: EnrolPasskeyProps) {
  const { t } = useTexts();
  const username = usernameIn(ticket);
  const [step, setStep] = useState<'ready' | 'creating' | 'done' | Exclude<PasskeyFailure, 'none-yet'>>(
    username === undefined ? 'denied' : deps.isSupported() ? 'ready' : 'unsupported',
  );
  const leaving = useRef(new AbortController());
  const steps = useFocusOnStep<HTMLDivElement>(step);
  // Leaving the page aborts the browser's request.
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);
  const create = async (of: string): Promise<void> => {
    const { signal } = leaving.current;
    setStep('creating');
    try {
      const registration = await registrationOf(ticket, of, [], deps, signal);
      signal.throwIfAborted();
      await deps.addAuthenticator(of, {
        challenge: ticket,
        existingAuthenticatorResponse: null,
        newAuthenticatorResponse: registration,
      });
      setStep('done');
    } catch (error) {
      if (signal.aborted) return;
      deps.report(error, 'account: enrol passkey');
      const failure = passkeyFailureOf(error);
      setStep(failure === 'none-yet' ? 'unexpected' : failure);
    }
  };
  const canCreate = username !== undefined && step !== 'denied' && step !== 'unsupported' && step !== 'done';
  const hasFailed = step !== 'ready' && step !== 'creating' && step !== 'done';
  return (
    <section className="account" aria-labelledby="enrol-title">
      <h1 id="enrol-title" tabIndex={-1}>
        {t('account.enrol.title')}
      </h1>
      <AccountCard title={username ?? t('account.passkeys.title')}>
        <div className="account-form" aria-busy={step === 'creating'} ref={steps}>
          <p
            className={hasFailed ? 'form-error' : undefined}
            role={hasFailed ? 'alert' : undefined}
            tabIndex={-1}
            data-takes-focus
          >
            {t(`account.enrol.steps.${step}`)}
          </p>
          <div className="account-actions">
            {canCreate && (
              <Button
                primary
                aria-disabled={step === 'creating'}
                onClick={() => step !== 'creating' && void create(username)}
              >
                {t('account.enrol.create')}
              </Button>
            )}
            {step === 'done' && (
              <a className="button button-primary" href={signInHref}>
                {t('account.enrol.signIn')}
              </a>
            )}
          </div>
        </div>
      </AccountCard>
    </section>
  );
}

/** Returns whose ticket it is: the name before its dot. Undefined for a text that is no ticket. */
function usernameIn(ticket: string): string | undefined {
  const [name, secret] = ticket.split('.');
  try {
    return name && secret ? decodeBase64url(name) : undefined;
  } catch {
    return undefined;
  }
}
