// Handles messages from pages and broadcasts messages to them.
import {
  protocolVersion as version,
  readPageMessage,
  type PageMessage,
  type WorkerMessage,
} from '../src/contract/worker/worker-messages';
import type { DownloadManager } from './downloads/download-manager';

/** Posts a message to every page, including those that this worker does not control yet; resolves when it is posted. */
export async function broadcast(clients: Clients, message: WorkerMessage): Promise<void> {
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const client of open) client.postMessage(message);
}

/** Posts an unexpected error to every page, for its reports. `where` names the operation that failed. */
export function broadcastError(clients: Clients, error: unknown, where: string): Promise<void> {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  // The query of an address may hold what a person is known by.
  const withoutQueries = message.replace(/\?\S*/g, '?…');
  return broadcast(clients, { version, type: 'error', where, error: name, message: withoutQueries });
}

export interface MessageDeps {
  readonly downloadManager: DownloadManager;
  readonly broadcast: (message: WorkerMessage) => Promise<void>;
  readonly takeOver: () => Promise<void>;
}

/**
 * Handles a message of a page; `client` is the page's client id. Resolves with true once it is handled; with false, and does nothing,
 * for a message of unknown type or version. Rejects as what it calls does, for example when the ledger fails.
 */
export async function handleMessage(
  data: unknown,
  client: string | undefined,
  deps: MessageDeps,
): Promise<boolean> {
  const message = readPageMessage(data);
  if (message === undefined) return false;
  await handle(message, client, deps);
  return true;
}

async function handle(
  message: PageMessage,
  client: string | undefined,
  { downloadManager, broadcast: broadcastToPages, takeOver }: MessageDeps,
): Promise<void> {
  switch (message.type) {
    case 'save':
      return downloadManager.save(message, client);
    case 'save-all':
      return downloadManager.saveAll(message.requests, client);
    case 'resume-all':
      await downloadManager.repairAndRemoveAbandoned();
      return downloadManager.resumeAll();
    case 'pause':
      return downloadManager.pause(message.id);
    case 'resume':
      return downloadManager.resume(message.id);
    case 'release':
      return downloadManager.release(message.id, client);
    case 'remove':
      return downloadManager.remove(message.ids);
    case 'forget':
      return downloadManager.forget(message.keep);
    case 'list-saved':
      await downloadManager.repairAndRemoveAbandoned();
      return downloadManager.broadcastSavedList();
    case 'take-over':
      await broadcastToPages({ version, type: 'taking-over' });
      return takeOver();
  }
}
