// A hook that delays the rendering of a part of a component.
import { startTransition, useEffect, useState } from 'react';

/**
 * Returns true once `schedule` has made its call. `schedule` returns a function that cancels the call, and must be the same function
 * each time. React renders the change to true as a transition, in slices.
 */
export function useScheduled(schedule: (call: () => void) => () => void): boolean {
  const [hasCome, setCome] = useState(false);
  useEffect(() => schedule(() => startTransition(() => setCome(true))), [schedule]);
  return hasCome;
}
