// After a deploy the lazy parts of the old version are gone: reload once, then leave it to the error boundary.
import { systemClock, type Clock } from './clock';

const reloadedAt = 'bookworm-reloaded-at';
/** A second failure within this time, in milliseconds, is not cured by another reload. */
const once = 60_000;

export interface GoneChunksEdges {
  readonly target: EventTarget;
  readonly memory: Pick<Storage, 'getItem' | 'setItem'>;
  readonly clock: Clock;
  readonly isOnline: () => boolean;
  readonly reload: () => void;
}

/** Reloads the page when a part of it cannot be had any more; never offline, never twice in a row. */
export function reloadOnGoneChunks(edges: GoneChunksEdges): void {
  edges.target.addEventListener('vite:preloadError', (event) => {
    if (!edges.isOnline() || !mayReload(edges)) return;
    event.preventDefault();
    edges.reload();
  });
}

/** Without a memory of the last time there is no reload, since it might never end. */
function mayReload({ memory, clock }: GoneChunksEdges): boolean {
  try {
    if (clock.now() - Number(memory.getItem(reloadedAt) ?? -once) < once) return false;
    memory.setItem(reloadedAt, String(clock.now()));
    return true;
  } catch {
    return false;
  }
}

/** The edges of the page this runs in. */
export function browserGoneChunks(): GoneChunksEdges {
  return {
    target: window,
    memory: {
      getItem: (key) => sessionStorage.getItem(key),
      setItem: (key, value) => sessionStorage.setItem(key, value),
    },
    clock: systemClock,
    isOnline: () => navigator.onLine,
    reload: () => location.reload(),
  };
}
