import { useEffect, useState } from 'react';
import type { MonotonicClock } from '../../base/clock';

/** Returns the whole seconds that are left of `milliseconds`, from the mounting on. Its timer ends at 0. */
export function useSecondsLeft(clock: MonotonicClock, milliseconds: number): number {
  const [left, setLeft] = useState(secondsOf(milliseconds));
  useEffect(() => {
    const end = clock.monotonicNow() + milliseconds;
    const wait = (rest: number) => clock.after(rest - (secondsOf(rest) - 1) * 1000, update);
    // By the clock, since the timers of a page that is frozen or slowed down come late.
    const update = (): void => {
      const rest = end - clock.monotonicNow();
      setLeft(secondsOf(rest));
      if (rest > 0) cancel = wait(rest);
    };
    let cancel = wait(milliseconds);
    return () => cancel();
  }, [clock, milliseconds]);
  return left;
}

const secondsOf = (milliseconds: number): number => Math.max(0, Math.ceil(milliseconds / 1000));
