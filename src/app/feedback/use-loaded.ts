// A hook that loads a part of the app when it is shown. Each mount tries again after a failure.
import { useEffect, useState } from 'react';
import { report } from '../../platform/browser/report';

/**
 * Returns the part, or undefined while it loads. Calls `onFailed` when it cannot be loaded. `load` and `onFailed` must be
 * stable.
 */
export function useLoaded<Part>(load: () => Promise<Part>, onFailed: () => void): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (loaded) => {
        if (isCurrent) setPart(loaded);
      },
      (error: unknown) => {
        report(error, 'feedback: load dialog');
        if (isCurrent) onFailed();
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [load, onFailed]);
  return part;
}
