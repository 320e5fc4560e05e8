// A hook that loads a part of the app when it is shown. Each mount tries again after a failure.
import { useEffect, useState } from 'react';
import { startLoad } from '../../platform/browser/start-load';

/**
 * Returns the part, or undefined while it loads. Calls `onFailed` when it cannot be loaded. `load` and `onFailed` must be
 * stable.
 */
export function useLoaded<Part>(load: () => Promise<Part>, onFailed: () => void): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(
    () => startLoad(load, { where: 'feedback: load dialog', onLoaded: setPart, onFailed }).stop,
    [load, onFailed],
  );
  return part;
}
