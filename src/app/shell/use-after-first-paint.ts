// What the app does beside its pages: it registers the service worker, resumes downloads and sends ratings.
import { useEffect } from 'react';
import { report } from '../../platform/browser/report';
import { useApp } from '../providers';

/** Starts the work once the first screen is painted, which needs none of it. */
export function useBackgroundWork(isPainted: boolean): void {
  const { startWorker, downloads, outbox, reachability } = useApp();
  useEffect(() => {
    if (!isPainted) return undefined;
    startWorker().catch((error: unknown) => report(error, 'service worker: load'));
    outbox.start();
    // The browser fires no event when the service answers again.
    return reachability.subscribe(() => {
      if (reachability.get()) downloads.resumeAll();
    });
  }, [isPainted, startWorker, downloads, outbox, reachability]);
}
