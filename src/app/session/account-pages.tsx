// The pages of people's own accounts: give the forms the provider, the session and this device.
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from '@tanstack/react-router';
import { Account, Goodbye } from '../../features/session/account/Account';
import { type AddPasskeyDeps, Passkeys } from '../../features/session/account/Passkeys';
import { askForPasskey, createPasskey, hasPasskeySupport, isHostOf } from '../../platform/browser/passkey';
import { authenticatorCalls } from '../../platform/http/service-calls';
import type { IdentityProvider } from '../../platform/http/identity-provider';
import { EnrolPasskey } from '../../features/session/account/EnrolPasskey';
import { AccountAccess } from '../../features/session/account/AccountAccess';
import { report } from '../../platform/browser/report';
import { withDeviceDatabase } from '../../platform/storage/database';
import { knownDevicesIn } from '../../platform/storage/device-settings';
import { removeDraftsOf } from '../../platform/storage/drafts';
import { useApp } from '../providers';
import { homeHref } from '../address/hrefs';
import { hrefFrom } from '../address/return-path';
import { openIdentityProvider } from './session-provider';
import { useReadable } from '../../ui/use-readable';
import { Guard } from './Guard';
import { enrolmentTicket } from './session-routes';
import { NotFoundCard } from '../shell/unknown-page';
import { SignInInPlace } from './session-pages';

/** Stands behind the gate, but for the goodbye, after which nobody is signed in, and for the first passkey, before which nobody can be. */
export function AccountPage() {
  const [isDeleted, setDeleted] = useState(false);
  const ticket = useReadable(enrolmentTicket);
  useEffect(() => () => enrolmentTicket.set(undefined), []);
  const enrolment = useEnrolmentDeps();
  if (ticket !== undefined && enrolment)
    return <EnrolPasskey key={ticket} ticket={ticket} deps={enrolment} signInHref="#/sign-in" />;
  if (isDeleted) return <Goodbye homeHref={homeHref} />;
  return (
    <Guard only="account" gate={<SignInInPlace />}>
      <OwnAccount onDeleted={() => setDeleted(true)} />
    </Guard>
  );
}

function OwnAccount({ onDeleted }: { readonly onDeleted: () => void }) {
  const { session } = useApp();
  const provider = useProvider();
  // The page stays as it is when the session ends meanwhile; the guard begins it anew for another person.
  const [username] = useState(() => session.get().username);
  const deps = useMemo(() => {
    if (provider === undefined || username === undefined) return undefined;
    return {
      provider,
      session,
      devices: knownDevicesIn(withDeviceDatabase),
      removeDrafts: (person: string) => removeDraftsOf(person, withDeviceDatabase, () => localStorage),
      username,
      report,
    };
  }, [provider, session, username]);
  const passkeys = usePasskeyDeps(provider, username);
  const renderPasskeys = passkeys && (() => <Passkeys deps={passkeys} />);
  return deps && <Account deps={deps} renderPasskeys={renderPasskeys} onDeleted={onDeleted} />;
}

/** Returns what adding a passkey needs; undefined where the deployment has no passkeys. */
function usePasskeyDeps(
  provider: IdentityProvider | undefined,
  username: string | undefined,
): AddPasskeyDeps | undefined {
  const enrolment = useEnrolmentDeps();
  return useMemo(() => {
    if (enrolment === undefined || provider === undefined || username === undefined) return undefined;
    return { ...enrolment, provider, askForPasskey, username };
  }, [enrolment, provider, username]);
}

/** Returns what making a passkey needs; undefined where the deployment has no passkeys. */
function useEnrolmentDeps() {
  const { api, deployment } = useApp();
  const { webauthn } = deployment;
  return useMemo(() => {
    if (webauthn === undefined) return undefined;
    const isOwnHost = isHostOf(webauthn.relyingPartyId, location.hostname);
    return {
      ...authenticatorCalls(api),
      createPasskey,
      isSupported: hasPasskeySupport,
      // On another host, such as a developer's machine, passkeys belong to that host.
      relyingParty: { id: isOwnHost ? webauthn.relyingPartyId : undefined, name: webauthn.relyingPartyName },
      report,
    };
  }, [api, webauthn]);
}

/** Where nobody makes an account of their own there is no such page (spec contract §13). */
export function SignUpPage() {
  const { userPool } = useApp().deployment;
  if (userPool?.allowSignUp !== true) return <NotFoundCard />;
  return <AccountAccessPage start="sign-up" />;
}

export function ConfirmAccountPage() {
  return <AccountAccessPage start="confirm" />;
}

export function ForgottenPasswordPage() {
  return <AccountAccessPage start="forgotten" />;
}

function AccountAccessPage({ start }: { readonly start: 'sign-up' | 'confirm' | 'forgotten' }) {
  const { launch } = useApp();
  const provider = useProvider();
  const signInHref = useLocation({ select: (current) => hrefFrom('/sign-in', current) });
  return (
    provider && (
      <AccountAccess
        provider={provider}
        start={start}
        username={start === 'sign-up' ? undefined : launch.user}
        signInHref={signInHref}
        report={report}
      />
    )
  );
}

function useProvider() {
  const { userPool } = useApp().deployment;
  return useMemo(() => (userPool ? openIdentityProvider(userPool) : undefined), [userPool]);
}
