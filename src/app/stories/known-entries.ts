// The list entries that this page knows: loaded, saved or made on this device. A page with only an id finds title and preview in the
// cache of the loaded ones.
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { PresentationsNotFoundError } from '../../contract/service/errors';
import type { Api } from '../../platform/http/api';
import type { Timers } from '../../base/clock';
import { pathOfCall } from '../../contract/service/calls';
import { inTime } from '../../platform/http/time-limit';
import { contentLanguageOf, type InterfaceLanguage } from '../../contract/languages';
import type { SavedById } from '../../platform/service-worker/download-requests';
import { isAvailableOffline } from '../../features/offline/save-status';
import { createWritable } from '../../base/readable';

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

/** Milliseconds. An entry only names a story that plays already, and is saved once its entry is known or missing. */
const longestWait = 10_000;

/** Returns the cached entries, in the order in which they were first seen. */
export const knownEntries = (): readonly PresentationEntry[] => [...known.values()];

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
  if (knownEntry(id) === undefined) await inTime(limited, (ending) => listEntries(api, ending));
  return knownEntry(id);
}

/**
 * Returns an entry for each saved story that opens without a network. A story that was saved without its language appears on the
 * shelf of every language.
 */
export function savedEntries(saved: SavedById, language: InterfaceLanguage): readonly PresentationEntry[] {
  return [...saved.values()].filter(isAvailableOffline).map((presentation) => {
    const { id, title, language: savedLanguage, pageCount, cover, previewImage } = presentation;
    const picture = previewImage ?? cover;
    return {
      id,
      title: title ?? '',
      language: savedLanguage ?? contentLanguageOf(language),
      ...(pageCount === undefined ? {} : { pageCount }),
      ...(picture === undefined ? {} : { previewImage: picture }),
    };
  });
}

type Complete = (listed: readonly PresentationEntry[]) => readonly PresentationEntry[];

/** Completes the service's list with the stories that were made on this device. Known some time after the first paint. */
export const withMadeEntries = createWritable<Complete>((listed) => listed);
