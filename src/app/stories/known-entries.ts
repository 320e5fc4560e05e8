// The list entries this visit has seen, so that a page that only knows an id finds title and preview.
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { PresentationsNotFoundError } from '../../contract/service/errors';
import type { Api } from '../../platform/http/api';

const known = new Map<string, PresentationEntry>();

/**
 * Returns the service's list and notes its entries; empty where the service says that there are none (core 8). Rejects with
 * the service's other errors.
 */
export async function listEntries(
  api: Pick<Api, 'listPresentations'>,
  signal?: AbortSignal,
): Promise<readonly PresentationEntry[]> {
  try {
    const entries = await api.listPresentations(signal);
    for (const entry of entries) known.set(entry.id, entry);
    return entries;
  } catch (error) {
    if (error instanceof PresentationsNotFoundError) return [];
    throw error;
  }
}

/** The entry of an id, as far as this visit has seen it. */
export const knownEntry = (id: string): PresentationEntry | undefined => known.get(id);

/** The entry of an id; asks for the list when this visit has not seen it. Undefined when the list has none. */
export async function entryOf(
  id: string,
  api: Api,
  signal: AbortSignal,
): Promise<PresentationEntry | undefined> {
  if (!known.has(id)) await listEntries(api, signal);
  return known.get(id);
}
