// After a deploy the lazy parts of the old version are gone: reload once, then leave it to the error boundary.
import { createIdleReload } from './app-update';
import type { Clock } from '../../contract/clock';
import { systemClock } from '../browser/clock';
import { browserWorkers } from './worker-container';
import type { Readable } from '../../contract/readable';
import { tabStorage } from '../storage/site-storage';

const reloadedAt = 'bookworm-reloaded-at';
/** A second failure within this time, in milliseconds, is not cured by another reload. */
const once = 60_000;

export interface GoneChunksDeps {
  readonly target: EventTarget;
  readonly memory: Pick<Storage, 'getItem' | 'setItem'>;
  readonly clock: Clock;
  readonly isOnline: () => boolean;
  /** Whether a story plays on this page. */
  readonly playing: Readable<boolean>;
  readonly reload: () => void;
}

/**
 * Reloads the page when a part of it cannot be had any more; never offline, never twice in a row. While a story plays it
 * goes on without that part, whose place says so as it can, and the reload comes when the story is paused or left.
 */
export function reloadOnGoneChunks(deps: GoneChunksDeps): void {
  const { target, isOnline, playing, reload } = deps;
  const reloadWhenIdle = createIdleReload(reload, playing);
  target.addEventListener('vite:preloadError', (event) => {
    if (!isOnline() || !mayReload(deps)) return;
    // Whoever asked for the part waits for the reload, or is told at once that there is none to wait for.
    if (!playing.get()) event.preventDefault();
    reloadWhenIdle();
  });
}

/** Without a memory of the last time there is no reload, since it might never end. */
function mayReload({ memory, clock }: GoneChunksDeps): boolean {
  try {
    if (clock.now() - Number(memory.getItem(reloadedAt) ?? -once) < once) return false;
    memory.setItem(reloadedAt, String(clock.now()));
    return true;
  } catch {
    return false;
  }
}

/** The edges of the page this runs in. */
export function browserGoneChunks(): Omit<GoneChunksDeps, 'playing'> {
  return {
    target: window,
    memory: tabStorage,
    clock: systemClock,
    // Where it is the network that is gone, only a worker has an answer to the reload.
    isOnline: () => navigator.onLine && Boolean(browserWorkers()?.controller),
    reload: () => location.reload(),
  };
}
