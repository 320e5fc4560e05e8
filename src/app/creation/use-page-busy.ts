// Says that something is being made on this page, which nothing may interrupt, just like a story that plays. `viewer-page.tsx` does the
// same by itself: a module that both use would be loaded with the shelf.
import { useEffect } from 'react';
import type { Writable } from '../../base/readable';
import { useApp } from '../providers';

/** Returns whether the page is busy, for the page to set. It is not any more once the page is left. */
export function usePageBusy(): Writable<boolean> {
  const { pageBusy } = useApp();
  useEffect(() => () => pageBusy.set(false), [pageBusy]);
  return pageBusy;
}
