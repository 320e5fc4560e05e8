// Reloads the page when it is not in use. Apart from `app-update.ts`, which the first paint does not need.
import type { Readable } from '../../base/readable';

/** Returns a function that reloads the page, now or as soon as it is not in use, as while a story plays. */
export function createIdleReload(reload: () => void, inUse: Readable<boolean>): () => void {
  let stopWaiting: (() => void) | undefined;
  return () => {
    if (!inUse.get()) return reload();
    stopWaiting ??= inUse.subscribe(() => {
      if (inUse.get()) return;
      stopWaiting?.();
      stopWaiting = undefined;
      reload();
    });
  };
}
