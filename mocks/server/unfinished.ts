// One budget of memory for all that clients have begun to send and not finished: messages of the stream and bodies of requests
// (docs/security.md).

/** One message or body that is being received. */
export interface Unfinished {
  /** Counts received bytes. It may end the connection, this one or another. */
  add(bytes: number): void;
  /** It is complete, or its connection has ended. */
  finish(): void;
}

export interface UnfinishedBudget {
  /** Begins to count for an address; `end` is called when it has to go. */
  begin(address: string | undefined, end: () => void): Unfinished;
}

interface Holder {
  readonly address: string | undefined;
  readonly end: () => void;
  bytes: number;
}

/**
 * Creates a budget in bytes. When it is used up, the largest of the address that holds most has to go: many small ones of a stranger
 * do not drive out the large one of somebody else.
 */
export function createUnfinishedBudget(limit: number): UnfinishedBudget {
  const holders = new Set<Holder>();
  let total = 0;
  const remove = (holder: Holder): void => {
    if (holders.delete(holder)) total -= holder.bytes;
  };
  return {
    begin(address, end) {
      const holder: Holder = { address, end, bytes: 0 };
      holders.add(holder);
      return {
        add(bytes) {
          if (!holders.has(holder)) return;
          holder.bytes += bytes;
          total += bytes;
          if (total <= limit) return;
          const largest = largestOf(holders);
          if (largest === undefined) return;
          remove(largest);
          largest.end();
        },
        finish: () => remove(holder),
      };
    },
  };
}

function largestOf(holders: ReadonlySet<Holder>): Holder | undefined {
  const ofAddress = new Map<string | undefined, number>();
  for (const { address, bytes } of holders) ofAddress.set(address, (ofAddress.get(address) ?? 0) + bytes);
  const most = Math.max(...ofAddress.values());
  let largest: Holder | undefined;
  for (const holder of holders)
    if (ofAddress.get(holder.address) === most && holder.bytes > (largest?.bytes ?? -1)) largest = holder;
  return largest;
}
