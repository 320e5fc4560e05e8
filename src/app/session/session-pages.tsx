// The pages of signing in: give the sign-in its provider, its devices and what follows it.
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from '@tanstack/react-router';
import type { UserPool } from '../../contract/deployment';
import type { SignInDeps, SignInRunDeps } from '../../features/session/sign-in/sign-in-run';
import { SignIn } from '../../features/session/sign-in/SignIn';
import { systemClock } from '../../platform/browser/system-clock';
import { askForPasskey, offerPasskey } from '../../platform/browser/passkey';
import { ignoreFailedImport, report } from '../../platform/browser/report';
import { withDeviceDatabase } from '../../platform/storage/database';
import { knownDevicesIn } from '../../platform/storage/device-settings';
import { useApp } from '../providers';
import { openIdentityProvider } from './session-provider';
import { hrefFrom, returnPathOf } from '../address/return-path';
import { useReadable } from '../../ui/use-readable';

/** The name of every device in the provider's list: nothing about the device itself leaves it. */
const deviceName = 'Bookworm';

/** Signs in, then shows the page from which a link led here, or the shelf. */
export function SignInPage() {
  const { session } = useApp();
  const { isSignedIn } = useReadable(session);
  const navigate = useNavigate();
  const href = useLocation({ select: returnPathOf });
  useEffect(() => {
    if (isSignedIn) void navigate({ href, replace: true });
  }, [isSignedIn, navigate, href]);
  return isSignedIn ? null : <SignInInPlace />;
}

interface SignInInPlaceProps {
  /** Whether a page that must not be left stands below: its links then open in a new tab where there are tabs. */
  readonly isAbovePage?: boolean;
}

/** Signs in where it stands: the page follows the session. */
export function SignInInPlace({ isAbovePage = false }: SignInInPlaceProps) {
  const { session, deployment, launch, policy } = useApp();
  const { userPool, webauthn } = deployment;
  const location = useLocation();
  const inNewTab = isAbovePage && policy.hasTabs;
  // The page is still open in its own tab: a second one of it is of no use.
  const current = inNewTab ? shelf : location;
  const [sessionsEnded, setSessionsEnded] = useState(0);
  const deps = useMemo(() => {
    if (userPool === undefined) return undefined;
    const onTokens: SignInRunDeps['onTokens'] = (result, username, finished) => {
      session
        .adopt(result, username, finished)
        .then(() => {
          // Signed out in another tab while this one still asked: the form begins anew.
          if (!session.get().isSignedIn) setSessionsEnded((count) => count + 1);
        })
        .catch((error: unknown) => {
          report(error, 'session: sign-in');
          setSessionsEnded((count) => count + 1);
        });
    };
    return { ...signInDeps(userPool), onTokens };
  }, [userPool, session]);
  // The tokens are stored by the session, whose code must not be waited for when they arrive.
  useEffect(() => void import('./page-session').catch(ignoreFailedImport), []);
  if (deps === undefined) return null;
  return (
    <SignIn
      key={sessionsEnded}
      deps={deps}
      username={launch.user}
      hasPasskeys={webauthn !== undefined}
      links={{
        forgotten: hrefFrom('/forgotten-password', current),
        create: userPool?.allowSignUp === true ? hrefFrom('/sign-up', current) : undefined,
        confirm: hrefFrom('/confirm-account', current),
        inNewTab,
      }}
    />
  );
}

const shelf = { pathname: '/', search: {}, searchStr: '' };

function signInDeps(userPool: UserPool): SignInDeps {
  return {
    provider: openIdentityProvider(userPool),
    devices: knownDevicesIn(withDeviceDatabase),
    clock: systemClock,
    deviceName,
    askForPasskey,
    offerPasskey,
    report,
  };
}
