// Shows its children to staff (spec contract §4) and redirects everyone else without a history entry (spec screens §1).
import { useSyncExternalStore, type ReactNode } from 'react';
import { Navigate } from '@tanstack/react-router';
import { useApp } from '../providers';
import { inAppPath } from './in-app-path';

interface GuardProps {
  /** The path for everyone else; only a path of this app is used. */
  readonly fallback?: string;
  readonly children: ReactNode;
}

/** Follows the session: redirects at once when the person signs out. */
export function Guard({ fallback = '/', children }: GuardProps) {
  const { session } = useApp();
  const { isStaff } = useSyncExternalStore(session.subscribe, session.get);
  return isStaff ? children : <Navigate to={inAppPath(fallback)} replace />;
}
