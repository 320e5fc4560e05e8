// The list entries this visit has seen, so that a page that only knows an id finds title and preview.
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import type { Api } from '../../platform/api';

const known = new Map<string, PresentationEntry>();

/** Notes the entries of a list, and gives the list back. */
export function rememberEntries(entries: PresentationEntry[]): PresentationEntry[] {
  for (const entry of entries) known.set(entry.id, entry);
  return entries;
}

/** The entry of an id, as far as this visit has seen it. */
export const knownEntry = (id: string): PresentationEntry | undefined => known.get(id);

/** The entry of an id; asks for the list when this visit has not seen it. Undefined when the list has none. */
export async function entryOf(
  id: string,
  api: Api,
  signal: AbortSignal,
): Promise<PresentationEntry | undefined> {
  if (!known.has(id)) rememberEntries(await api.listPresentations(signal));
  return known.get(id);
}
