// Makes an account, confirms it, or sets a new password for a forgotten one, step by step (spec people §10).
import { useId, useMemo, useReducer, type ReactNode } from 'react';
import { useTexts } from '../../../platform/i18n/i18n';
import { useFocusOnStep } from '../../../ui/use-focus-on-step';
import type { IdentityProvider } from '../../../platform/http/identity-provider';
import { useRequest, type Report } from '../form/use-request';
import { ConfirmForm, ForgottenForm, ResetForm, SignUpForm, type StepProps } from './account-access-forms';
import { createAccessCalls } from './account-access-calls';
import { beginAccess, accessReducer, type AccessState } from './state';
import '../sign-in/sign-in.css';

interface AccountAccessProps {
  readonly provider: IdentityProvider;
  readonly start: 'sign-up' | 'confirm' | 'forgotten';
  /** Prefills the field. */
  readonly username?: string | undefined;
  readonly signInHref: string;
  readonly report: Report;
}

export function AccountAccess({ provider, start, username, signInHref, report }: AccountAccessProps) {
  const { t } = useTexts();
  const [state, dispatch] = useReducer(accessReducer, beginAccess(start, username));
  const calls = useMemo(() => createAccessCalls(provider), [provider]);
  const request = useRequest(report, `account access: ${state.step}`);
  const titleId = useId();
  const section = useFocusOnStep<HTMLElement>(state.step);
  return (
    <section className="sign-in" aria-labelledby={titleId} aria-busy={request.isPending} ref={section}>
      <h1 id={titleId} tabIndex={-1} data-takes-focus>
        {t(`account.access.titles.${state.step}`)}
      </h1>
      <Step state={state} dispatch={dispatch} calls={calls} request={request} signInHref={signInHref} />
      {!isDone(state) && (
        <p className="sign-in-links">
          <a href={signInHref}>{t('account.access.toSignIn')}</a>
        </p>
      )}
    </section>
  );
}

const isDone = ({ step }: AccessState): boolean => step === 'confirmed' || step === 'password-changed';

function Step({ signInHref, ...props }: StepProps & { readonly signInHref: string }): ReactNode {
  const { t } = useTexts();
  switch (props.state.step) {
    case 'sign-up':
      return <SignUpForm {...props} />;
    case 'confirm':
      return <ConfirmForm {...props} />;
    case 'forgotten':
      return <ForgottenForm {...props} />;
    case 'reset':
      return <ResetForm {...props} />;
    case 'confirmed':
    case 'password-changed':
      return (
        <>
          <p>{t(`account.access.done.${props.state.step}`)}</p>
          <a className="button button-primary" href={signInHref}>
            {t('session.signIn.submit')}
          </a>
        </>
      );
  }
}
