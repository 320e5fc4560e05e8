// Reloads the page once when a lazy script of an old deploy is gone; after that the error boundary shows the failure. Unlike the reload
// for a new version it does not wait for empty fields. The form itself may need the script next, as the sign-in does, and the script
// stays gone until the reload.
import type { Clock } from '../../base/clock';
import { systemClock } from '../browser/system-clock';
import { serviceWorkerContainer } from './navigator-service-worker';
import type { Readable } from '../../base/readable';
import { tabStorage } from '../storage/site-storage';

/** The tab's key for the time of the last reload. */
export const reloadedAtKey = 'bookworm-reloaded-at';
/** Milliseconds after a reload in which a second failure does not cause another one. */
const minInterval = 60_000;

export interface MissingScriptsDeps {
  readonly target: EventTarget;
  readonly tabStorage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly clock: Clock;
  readonly hasNetwork: () => boolean;
  /** Whether a story plays, an answer is heard or something is made on this page. */
  readonly pageBusy: Readable<boolean>;
  readonly reload: () => void;
}

/**
 * Reloads the page when one of its scripts cannot be loaded any more; never offline and never twice in a row. A story that plays
 * continues without the script, whose error boundary shows the failure. The page reloads when the story is paused or left.
 */
export function reloadOnMissingScripts(deps: MissingScriptsDeps): void {
  const { target, hasNetwork, pageBusy, reload } = deps;
  const reloadWhenIdle = createIdleReload(reload, pageBusy);
  target.addEventListener('vite:preloadError', (event) => {
    if (!hasNetwork() || !mayReload(deps)) return;
    // If the reload comes at once, suppress the error until then; otherwise the import rejects.
    if (!pageBusy.get()) event.preventDefault();
    reloadWhenIdle();
  });
}

/** Returns whether the page may reload, and remembers the time. Without storage it may not, since it might loop. */
function mayReload({ tabStorage, clock }: MissingScriptsDeps): boolean {
  try {
    const last = Number(tabStorage.getItem(reloadedAtKey) ?? -minInterval);
    // A time that lies ahead is from before the clock was set back.
    if (Math.abs(clock.now() - last) < minInterval) return false;
    tabStorage.setItem(reloadedAtKey, String(clock.now()));
    return true;
  } catch {
    return false;
  }
}

/** Returns the dependencies from the browser. */
export function browserMissingScriptsDeps(): Omit<MissingScriptsDeps, 'pageBusy'> {
  return {
    target: window,
    tabStorage,
    clock: systemClock,
    // If the network itself is gone, only a worker can answer the reload.
    hasNetwork: () => navigator.onLine && Boolean(serviceWorkerContainer()?.controller),
    reload: () => location.reload(),
  };
}

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
