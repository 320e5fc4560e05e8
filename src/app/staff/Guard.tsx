// Lets in who may act as staff (decision 32), and sends everyone else away without a trace in the history (decision 36).
import { useSyncExternalStore, type ReactNode } from 'react';
import { Navigate } from '@tanstack/react-router';
import { useApp } from '../providers';
import { inAppPath } from './in-app-path';

interface GuardProps {
  /** Where the others go; only ever a path of this app. */
  readonly fallback?: string;
  readonly children: ReactNode;
}

/** Follows the session: who signs out is sent away at once. */
export function Guard({ fallback = '/', children }: GuardProps) {
  const { session } = useApp();
  const { isStaff } = useSyncExternalStore(session.subscribe, session.get);
  return isStaff ? children : <Navigate to={inAppPath(fallback)} replace />;
}
