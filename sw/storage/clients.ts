// Which pages are open. A page that has just navigated speaks before the browser lists it: it is spared for a moment.

export interface OpenClientsDeps {
  /** Ids of the pages that the browser lists. */
  readonly liveClients: () => Promise<ReadonlySet<string>>;
  /** Milliseconds, of a clock that only grows. */
  readonly now: () => number;
}

export type OpenClients = ReturnType<typeof createOpenClients>;

/** Milliseconds for which a page that spoke counts as open before the browser has listed it once. */
const benefitOfDoubt = 10_000;

export function createOpenClients({ liveClients, now }: OpenClientsDeps) {
  let listed: ReadonlySet<string> = new Set();
  /** Pages that spoke and that the browser has not listed yet, and when they spoke. */
  const met = new Map<string, number>();
  return {
    /** A page spoke. */
    meet: (client: string): void => {
      if (!listed.has(client)) met.set(client, now());
    },
    /** Asks the browser anew. */
    look: async (): Promise<void> => {
      listed = await liveClients();
      for (const [client, spoke] of met) {
        if (listed.has(client) || now() - spoke > benefitOfDoubt) met.delete(client);
      }
    },
    /** As of the last look, and of who spoke since. */
    isAlive: (client: string): boolean => listed.has(client) || met.has(client),
  };
}
