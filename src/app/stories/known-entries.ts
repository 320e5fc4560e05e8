// Caches the list entries loaded since the page was opened, so that a page that knows only an id finds title and preview.
import type { Timers } from '../../contract/clock';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { PresentationsNotFoundError } from '../../contract/service/errors';
import { pathOfCall } from '../../contract/service/calls';
import type { Api } from '../../platform/http/api';
import { inTime } from '../../platform/http/time-limit';

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
    for (const entry of entries) known.set(entry.id, entry);
    return entries;
  } catch (error) {
    if (error instanceof PresentationsNotFoundError) return [];
    throw error;
  }
}

/** Returns the cached entry of an id; undefined when no list has contained it. */
export const knownEntry = (id: string): PresentationEntry | undefined => known.get(id);

/** Milliseconds. An entry only names a story that plays already, and is saved once its entry is known or missing. */
const longestWait = 10_000;

/**
 * Returns the entry of an id and loads the list when it is not cached; undefined when the list does not contain it. Rejects with the
 * service's errors, and with NetworkError when the list takes too long.
 */
export async function entryOf(
  id: string,
  api: Pick<Api, 'listPresentations'>,
  { clock, signal }: { readonly clock: Timers; readonly signal: AbortSignal },
): Promise<PresentationEntry | undefined> {
  const limited = { clock, limit: longestWait, url: pathOfCall('listPresentations'), signal };
  if (!known.has(id)) await inTime(limited, (ending) => listEntries(api, ending));
  return known.get(id);
}
