// Tracks which pages are open. A page that has just navigated sends messages and requests before the browser lists it, so
// it counts as open for 10 seconds.

export interface OpenClientsDeps {
  /** Returns the client ids of the pages that the browser lists. */
  readonly openClientIds: () => Promise<ReadonlySet<string>>;
  /** Returns milliseconds of a monotonic clock. */
  readonly monotonicNow: () => number;
}

/** Returns the client ids of the pages that the browser lists. */
export async function openClientIds(clients: Clients): Promise<ReadonlySet<string>> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return new Set(open.map(({ id }) => id));
}

/** Returns whether a page is open, by its client id. */
export type IsClientOpen = (client: string) => boolean;

export type OpenClients = ReturnType<typeof createOpenClients>;

/** Milliseconds for which a page counts as open after its last message or index request, before the browser lists it. */
const unlistedGrace = 10_000;

/** Creates the record of the open pages; it is empty until the first `refresh` or `add`. */
export function createOpenClients({ openClientIds, monotonicNow }: OpenClientsDeps) {
  let listed: ReadonlySet<string> = new Set();
  /** When pages that the browser has not listed yet last sent a message or requested an index. */
  const unlisted = new Map<string, number>();
  return {
    /** Records that a page sent a message or requested an index. */
    add: (client: string): void => {
      if (!listed.has(client)) unlisted.set(client, monotonicNow());
    },
    /** Reads the list of open pages from the browser. */
    refresh: async (): Promise<void> => {
      listed = await openClientIds();
      for (const [client, since] of unlisted) {
        if (listed.has(client) || monotonicNow() - since > unlistedGrace) unlisted.delete(client);
      }
    },
    /** Returns whether a page is open, by the last `refresh`, and the messages and index requests since. */
    isOpen: (client: string): boolean => listed.has(client) || unlisted.has(client),
  };
}
