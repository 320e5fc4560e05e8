// The worker's end of the talk with pages: what a message asks of the keeper, and how pages are told.
import { readPageMessage, type WorkerMessage } from '../src/contract/offline/worker-messages';
import type { Keeper } from './keeping/keeper';

/** Tells every page, also those that this worker does not control yet. */
export async function tellPages(clients: Clients, message: WorkerMessage): Promise<void> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}

/** Ids of the pages that are open. */
export async function openPages(clients: Clients): Promise<ReadonlySet<string>> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  return new Set(pages.map(({ id }) => id));
}

export interface HearEdges {
  readonly keeper: Keeper;
  /** Puts the caches right, once in a worker's life. */
  readonly sweep: () => Promise<void>;
  readonly takeOver: () => Promise<void>;
}

/** Does what a page asks; `client` is the page's id. What is not of this talk's version is passed over. */
export async function hear(data: unknown, client: string | undefined, edges: HearEdges): Promise<void> {
  const message = readPageMessage(data);
  switch (message?.type) {
    case undefined:
      return;
    case 'prefetch':
      return edges.keeper.prefetch(message, client);
    case 'let-go':
      return edges.keeper.letGo(message.id, client);
    case 'remove':
      return edges.keeper.remove(message.id);
    case 'what-is-kept':
      await edges.sweep();
      return edges.keeper.tellKept();
    case 'take-over':
      return edges.takeOver();
  }
}
