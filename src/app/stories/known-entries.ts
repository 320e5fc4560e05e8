// Caches the list entries loaded since the page was opened, so that a page that knows only an id finds title and preview.
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { PresentationsNotFoundError } from '../../contract/service/errors';
import type { Api } from '../../platform/http/api';

const known = new Map<string, PresentationEntry>();

/**
 * Loads the service's list, caches its entries and returns them; empty when the service answers that there are none (spec contract §6).
 * Rejects with the service's other errors.
 */
export async function listEntries(
  api: Pick<Api, 'listPresentations'>,
  signal?: AbortSignal,
): Promise<readonly PresentationEntry[]> {
  try {
    const entries = await api.listPresentations(signal);
    cacheEntries(entries);
    return entries;
  } catch (error) {
    if (error instanceof PresentationsNotFoundError) return [];
    throw error;
  }
}

/** Caches entries that no list contains. */
export function cacheEntries(entries: readonly PresentationEntry[]): void {
  for (const entry of entries) known.set(entry.id, entry);
}

/** Returns the cached entry of an id; undefined when it was in no list that was loaded, and not made on this device. */
export const knownEntry = (id: string): PresentationEntry | undefined => known.get(id);
