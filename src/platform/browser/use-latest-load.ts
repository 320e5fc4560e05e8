// A hook that loads what a component shows, and again on request.
import { useCallback, useEffect, useState } from 'react';
import { createLatestLoad } from './start-load';

type Loads = ReturnType<typeof createLatestLoad>;

/**
 * Starts a load on mount, and stops the latest one on unmount. Returns a function that starts another one, in place of one that is
 * still on its way. `start` must be stable: a new function loads again.
 */
export function useLatestLoad<Load>(start: (loads: Loads) => Load): () => Load {
  const [loads] = useState(createLatestLoad);
  const load = useCallback(() => start(loads), [start, loads]);
  useEffect(() => {
    load();
    return loads.stop;
  }, [load, loads]);
  return load;
}
