// The order of the shelf (spec screens §3). Pure.
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { languageTagOf, type InterfaceLanguage } from '../../contract/languages';
import { compareIds } from '../../contract/presentation/presentation-id';

/** Returns the entries with those first for which `isFirst` holds. Both groups keep their order. */
export function putFirst(
  entries: readonly PresentationEntry[],
  isFirst: (entry: PresentationEntry) => boolean,
): readonly PresentationEntry[] {
  // Most are copied in long runs: a press on a heart waits for this.
  const first: PresentationEntry[] = [];
  const others: (readonly PresentationEntry[])[] = [];
  let from = 0;
  entries.forEach((entry, at) => {
    if (!isFirst(entry)) return;
    first.push(entry);
    others.push(entries.slice(from, at));
    from = at + 1;
  });
  return first.length === 0 ? entries : first.concat(...others, entries.slice(from));
}

/**
 * Returns the entries in a language, or in all of them: the higher average rating first, then the higher id (spec screens §3,
 * spec contract §9). Favourites come before all others; `putFirst` moves them there without sorting again.
 */
export function shelfOf<Entry extends Pick<PresentationEntry, 'id' | 'language'>>(
  entries: readonly Entry[],
  language: InterfaceLanguage | undefined,
  averageOf: (entry: Entry) => number,
): readonly Entry[] {
  // There are few different averages, so entries are grouped by average and sorted by id within a group.
  const byAverage = new Map<number, Entry[]>();
  for (const entry of entries) {
    if (language !== undefined && languageTagOf(entry.language) !== language) continue;
    const average = averageOf(entry);
    const group = byAverage.get(average);
    if (group === undefined) byAverage.set(average, [entry]);
    else group.push(entry);
  }
  return [...byAverage]
    .sort(([a], [b]) => b - a)
    .flatMap(([, group]) => group.sort((a, b) => compareIds(b.id, a.id)));
}
