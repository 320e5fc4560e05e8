// Gives priority to the file that the player waits for: while a page's own request is pending, no other medium
// starts in the background, and the requested file is fetched next. Indexes and lengths are requested all the same.
import * as limits from '../../src/contract/limits';
import { withoutFragment } from '../../src/contract/presentation/media-clip';
import { resultInTime, type Wait } from '../timers';

export interface PlayerRequests {
  /**
   * Records that a page waits for an address until the response has settled, or has taken as long as a stall may last. Returns the
   * same response.
   */
  waitingFor<T>(url: string, response: Promise<T>): Promise<T>;
  /** Returns whether a page waits for an address. */
  isWaiting(): boolean;
  /** Resolves when no page waits. */
  idle(): Promise<void>;
  /** Returns the last requested address for which `isLeft` returns true; undefined when there is none. */
  lastRequested(isLeft: (url: string) => boolean): string | undefined;
  /** Forgets which addresses were requested. */
  forget(): void;
}

/** More addresses than one page can show at a time. */
const maxRequested = 50;

/** Creates the record of the pages' own requests; no page waits at first. */
export function createPlayerRequests(wait: Wait): PlayerRequests {
  const requested = new Set<string>();
  let pendingCount = 0;
  let idleListeners: (() => void)[] = [];

  const begin = (url: string) => {
    pendingCount += 1;
    const address = withoutFragment(url);
    requested.delete(address);
    requested.add(address);
    const [oldest] = requested;
    if (requested.size > maxRequested && oldest !== undefined) requested.delete(oldest);
  };
  const end = () => {
    pendingCount -= 1;
    if (pendingCount > 0) return;
    for (const wake of idleListeners) wake();
    idleListeners = [];
  };
  return {
    waitingFor(url, response) {
      begin(url);
      const settled = response.then(
        () => undefined,
        () => undefined,
      );
      // A request that hangs would hold up every download for as long as its page is open.
      void resultInTime(settled, limits.media.stall, wait).then(end);
      return response;
    },
    isWaiting: () => pendingCount > 0,
    idle: () =>
      pendingCount === 0 ? Promise.resolve() : new Promise((wake) => void idleListeners.push(wake)),
    lastRequested: (isLeft) => [...requested].reverse().find(isLeft),
    forget: () => requested.clear(),
  };
}
