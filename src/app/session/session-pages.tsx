// The pages of signing in: give the sign-in its provider, its devices and what follows it.
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useNavigate } from '@tanstack/react-router';
import type { UserPool } from '../../contract/deployment';
import type { AuthenticationResult } from '../../contract/identity/answers';
import type { LoginDeps } from '../../features/session/login/login-run';
import { SignIn } from '../../features/session/login/SignIn';
import { systemClock } from '../../platform/browser/clock';
import { askForPasskey, offerPasskey } from '../../platform/browser/passkey';
import { report } from '../../platform/browser/report';
import { inDeviceStore } from '../../platform/storage/database';
import { knownDevicesIn } from '../../platform/storage/known-devices';
import { useApp } from '../providers';
import { openIdentityProvider } from './page-provider';

/** The name of every device in the provider's list: nothing about the device itself leaves it. */
const deviceName = 'Bookworm';

/** Signs in, then shows the shelf. */
export function SignInPage() {
  const { session } = useApp();
  const { isSignedIn } = useSyncExternalStore(session.subscribe, session.get);
  const navigate = useNavigate();
  useEffect(() => {
    if (isSignedIn) void navigate({ to: '/', replace: true });
  }, [isSignedIn, navigate]);
  return isSignedIn ? null : <SignInInPlace />;
}

/** Signs in where it stands: the page follows the session. */
export function SignInInPlace() {
  const { session, deployment, launch } = useApp();
  const { userPool, webauthn } = deployment;
  const deps = useMemo(() => (userPool ? loginDeps(userPool) : undefined), [userPool]);
  const adopt = useCallback(
    (result: AuthenticationResult, username: string) => void session.adopt(result, username),
    [session],
  );
  if (deps === undefined) return null;
  return (
    <SignIn
      deps={deps}
      username={launch.user}
      hasPasskeys={webauthn !== undefined}
      links={{ forgotten: '#/forgotten-password', create: '#/sign-up', confirm: '#/confirm-account' }}
      onSignedIn={adopt}
    />
  );
}

function loginDeps(userPool: UserPool): LoginDeps {
  return {
    provider: openIdentityProvider(userPool),
    devices: knownDevicesIn(inDeviceStore),
    clock: systemClock,
    deviceName,
    askForPasskey,
    offerPasskey,
    report,
  };
}
