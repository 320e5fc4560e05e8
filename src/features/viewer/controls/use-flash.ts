// The short 'clicked' look of a button (200 ms), also when its key was pressed. Knows buttons by name only.
import { useCallback, useEffect, useState } from 'react';
import { limits } from '../../../contract/limits';
import type { Clock } from '../../../platform/clock';

/** The name that flashes now, and how to make one flash. */
export function useFlash(clock: Clock): readonly [string | undefined, (name: string) => void] {
  const [flash, setFlash] = useState<{ readonly name: string }>();
  useEffect(
    () => (flash ? clock.after(limits.player.buttonFlash, () => setFlash(undefined)) : undefined),
    [flash, clock],
  );
  return [flash?.name, useCallback((name: string) => setFlash({ name }), [])];
}
