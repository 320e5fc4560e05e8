// A part of the app that is loaded when it is shown. Where it cannot be had, whoever showed it is told; the next time it is tried anew.
import { useEffect, useState } from 'react';
import { report } from '../../platform/browser/report';

/** Undefined until it is here. `load` and `onFailed` must be stable. */
export function useLoaded<Part>(load: () => Promise<Part>, onFailed: () => void): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => {
        if (isWanted) setPart(loaded);
      },
      (error: unknown) => {
        report(error, 'feedback: load dialog');
        if (isWanted) onFailed();
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, onFailed]);
  return part;
}
