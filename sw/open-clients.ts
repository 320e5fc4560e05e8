// Tracks which pages are open. The browser lists a page that has just navigated only after its first messages and requests, so
// that page counts as open for 10 seconds.

/** Returns whether a page is open, by its client id. */
export type IsClientOpen = (client: string) => boolean;

export type OpenClients = ReturnType<typeof createOpenClients>;

/** Milliseconds for which a page counts as open after its last message or index request, before the browser lists it. */
const unlistedGrace = 10_000;

/**
 * Creates the record of the open pages; it is empty until the first `refresh` or `add`. `listClientIds` returns the client ids of
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
