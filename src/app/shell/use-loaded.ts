// A hook that loads a part of the app when it is shown. Each mount tries again after a failure.
import { useEffect, useState } from 'react';
import { startLoad } from '../../platform/browser/start-load';

/**
 * Returns the part, or undefined while it loads. When it cannot be loaded, reports the error under `where` and calls
 * `onFailed`. `load` and `onFailed` must be stable.
 */
export function useLoaded<Part>(
  load: () => Promise<Part>,
  where: string,
  onFailed: () => void,
): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => startLoad(load, { where, onLoaded: setPart, onFailed }).stop, [load, where, onFailed]);
  return part;
}
