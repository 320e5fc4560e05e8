// Shows its children to those who are signed in (spec contract §4), and to everyone else a sign-in in place or another page.
import {
  createContext,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { Navigate } from '@tanstack/react-router';
import { useApp } from '../providers';
import { inAppPath } from '../address/return-path';
import { focusPageFromOutside } from '../shell/opened-page';
import { LazyGateParts } from './session-routes';
import { useReadable } from '../../ui/use-readable';

interface GuardProps {
  /** Who is let in: everybody with a session by default, or people with an account, or staff (spec contract §4). */
  readonly only?: 'account' | 'staff';
  /** Shown in place to everyone else. Without it they are redirected. */
  readonly gate?: ReactNode;
  /** The path for everyone else, which leaves no history entry; only a path of this app is used (spec screens §1). */
  readonly fallback?: string;
  readonly children: ReactNode;
}

const PersonContext = createContext('');

/** Returns the username of the person whose work the page shows, also after the session's end; empty where nobody signs in. */
export const usePerson = (): string => useContext(PersonContext);

/**
 * Follows the session. A sign-out leaves the page at once. The page stays when the provider ends the session or does not answer. An
 * ended session asks to sign in again (spec people §8).
 */
export function Guard({ only, gate, fallback = '/', children }: GuardProps) {
  const { session, gates } = useApp();
  const view = useReadable(session);
  const { username = '', reason } = view;
  const isAllowed = only === undefined ? view.isSignedIn : only === 'staff' ? view.isStaff : view.hasAccount;
  /** The person whose work the page shows. */
  const [holder, setHolder] = useState<string>();
  const isKept = holder !== undefined && (reason === 'ended' || reason === 'waiting');
  const next = isAllowed ? username : isKept ? holder : undefined;
  if (next !== holder) setHolder(next);
  const isShown = next !== undefined;
  const hasEnded = reason === 'ended';
  /** What stands above the page. When its code cannot be loaded, it is loaded again when the session ends. */
  const above = hasEnded ? 'question' : 'warning';
  const [missing, setMissing] = useState<typeof above>();
  if (missing !== undefined && missing !== above) setMissing(undefined);
  const onMissing = useCallback(() => setMissing(above), [above]);
  /** From the start, since the first call may be refused before the question has loaded. */
  const isGateOpen = isShown && missing !== above;
  useEffect(() => (isGateOpen ? gates.open() : undefined), [gates, isGateOpen]);
  useFocusAfterExchange(isShown);

  if (!isShown) return gate ?? <Navigate to={inAppPath(fallback)} replace />;
  return (
    <>
      {/* Its key is the person, so that the work of another person begins anew. */}
      <PersonContext key={next} value={next}>
        {children}
      </PersonContext>
      {LazyGateParts && (
        <LazyGateParts
          key={above}
          hasEnded={hasEnded}
          onLeave={() => setHolder(undefined)}
          onMissing={onMissing}
        />
      )}
    </>
  );
}

/** Focuses the page when gate and content take each other's place, since what had the focus is gone. */
function useFocusAfterExchange(isShown: boolean): void {
  const wasShown = useRef(isShown);
  useEffect(() => {
    if (wasShown.current === isShown) return;
    wasShown.current = isShown;
    focusPageFromOutside();
  }, [isShown]);
}

interface SignInGateProps {
  readonly heading: string;
}

/** The gate of a page that has nothing else to show: its heading, and the sign-in. Where everybody is signed in, nobody sees it. */
export function SignInGate({ heading }: SignInGateProps) {
  const { SignIn } = useApp();
  return (
    <>
      <h1>{heading}</h1>
      <Suspense>{SignIn && <SignIn />}</Suspense>
    </>
  );
}
