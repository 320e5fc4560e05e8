// Tracks which pages are open, and which files their players wait for.
import * as limits from '../src/contract/limits';
import { withoutFragment } from '../src/contract/presentation/media-path';
import { resultInTime, type Wait } from './timers';

/** Returns whether a page is open, by its client id. */
export type IsClientOpen = (client: string) => boolean;

export type OpenClients = ReturnType<typeof createOpenClients>;

/** Milliseconds for which a page counts as open after its last message or index request, before the browser lists it. */
const unlistedGrace = 10_000;

/**
 * Creates the record of the open pages. The browser lists a page that has just navigated only after its first messages and requests, so
 * that page counts as open for 10 seconds. The record is empty until the first `refresh` or `add`. `listClientIds` returns the client ids of
 * the pages that the browser lists.
 */
export function createOpenClients(
  listClientIds: () => Promise<ReadonlySet<string>>,
  monotonicNow: () => number,
) {
  let listed: ReadonlySet<string> = new Set();
  /** When pages that the browser has not listed yet last sent a message or requested an index. */
  const unlisted = new Map<string, number>();
  return {
    /** Records that a page sent a message or requested an index. */
    add: (client: string): void => {
      if (!listed.has(client)) unlisted.set(client, monotonicNow());
    },
    /** Reads and returns the client ids of the pages that the browser lists. */
    refresh: async (): Promise<ReadonlySet<string>> => {
      listed = await listClientIds();
      for (const [client, since] of unlisted) {
        if (listed.has(client) || monotonicNow() - since > unlistedGrace) unlisted.delete(client);
      }
      return listed;
    },
    /** Returns whether a page is open, by the last `refresh`, and the messages and index requests since. */
    isOpen: (client: string): boolean => listed.has(client) || unlisted.has(client),
  };
}

/**
 * Gives priority to the file that the player waits for: while a page's own request is pending, no other medium starts in the background,
 * and the requested file is fetched next. Indexes and lengths are requested all the same.
 */
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
