// Finds the list entry of a story that was opened by its address.
import type { Timers } from '../../base/clock';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { pathOfCall } from '../../contract/service/calls';
import type { Api } from '../../platform/http/api';
import { inTime } from '../../platform/http/time-limit';
import { knownEntry, listEntries } from './known-entries';

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
  if (knownEntry(id) === undefined) await inTime(limited, (ending) => listEntries(api, ending));
  return knownEntry(id);
}
