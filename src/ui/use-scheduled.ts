// A hook for what is rendered later than the component around it.
import { startTransition, useEffect, useState } from 'react';

/**
 * Returns true once `schedule` has made its call; it returns a function that cancels the call, and must be the same function each time.
 * What is then added is rendered as a transition, in slices.
 */
export function useScheduled(schedule: (call: () => void) => () => void): boolean {
  const [hasCome, setCome] = useState(false);
  useEffect(() => schedule(() => startTransition(() => setCome(true))), [schedule]);
  return hasCome;
}
