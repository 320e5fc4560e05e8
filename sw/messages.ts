// The worker's end of the talk with pages: what a message asks of the keeper, and how pages are told.
import { readPageMessage, type WorkerMessage } from '../src/contract/offline/worker-messages';
import type { Keeper } from './downloads/download-manager';

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

export interface HearDeps {
  readonly keeper: Keeper;
  readonly takeOver: () => Promise<void>;
}

/** Does what a page asks; `client` is the page's id. What is not of this talk's version is passed over. */
export async function hear(
  data: unknown,
  client: string | undefined,
  { keeper, takeOver }: HearDeps,
): Promise<void> {
  const message = readPageMessage(data);
  switch (message?.type) {
    case undefined:
      return;
    case 'prefetch':
      return keeper.prefetch(message, client);
    case 'go-on':
      await keeper.sweep();
      return keeper.goOn();
    case 'pause':
      return keeper.pause(message.id);
    case 'resume':
      return keeper.resume(message.id);
    case 'let-go':
      return keeper.letGo(message.id, client);
    case 'remove':
      return keeper.remove(message.ids);
    case 'what-is-kept':
      await keeper.sweep();
      return keeper.tellKept();
    case 'take-over':
      return takeOver();
  }
}
