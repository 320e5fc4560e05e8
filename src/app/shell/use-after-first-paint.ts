// What the first paint of a page does not need: parts of the page, and what the app does beside its pages.
import { useEffect } from 'react';
import { report } from '../../platform/browser/report';
import { useApp } from '../providers';
import { afterFirstPaint } from '../../platform/browser/after-first-paint';
import { useScheduled } from '../../ui/lazy-part';

/** Registers the service worker, resumes downloads and sends ratings, once the first screen is painted. */
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

/** Returns true once the first screen has loaded and painted and the browser has been idle. */
export const useAfterFirstPaint = (): boolean => useScheduled(afterFirstPaint);
