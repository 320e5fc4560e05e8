import { useEffect, useState } from 'react';
import type { Clock } from '../../contract/clock';

/** Returns the whole seconds that are left of `milliseconds`, from the mounting on. Its timer ends at 0. */
export function useSecondsLeft(clock: Clock, milliseconds: number): number {
  const [left, setLeft] = useState(Math.ceil(milliseconds / 1000));
  useEffect(
    () => (left > 0 ? clock.after(1000, () => setLeft((seconds) => Math.max(0, seconds - 1))) : undefined),
    [clock, left],
  );
  return left;
}
