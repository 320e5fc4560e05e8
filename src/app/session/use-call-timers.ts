import { useMemo } from 'react';
import type { Timers } from '../../base/clock';
import { systemClock } from '../../platform/browser/clock';
import { useApp } from '../providers';
import { callTimers } from './call-timers';

/** Returns the page's timers for calls that a person waits for: they stand still while the session has ended. */
export function useCallTimers(): Timers {
  const { session } = useApp();
  return useMemo(() => callTimers(systemClock, session), [session]);
}
