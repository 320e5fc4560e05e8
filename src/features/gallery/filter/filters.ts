// Filters the shelf.
import type { PresentationEntry } from '../../../contract/presentation/list-entry';
import type { FeedbackSummary } from '../../../contract/presentation/feedback';
import { ageOfGroup, type Filters, type RatingType } from './filter-search';
import { foldText } from './fold-text';

/** Returns how many of the filters behind the `Filters` button are set. */
export const countBehindButton = ({ age, rating, offlineOnly, otherLanguages }: Filters): number =>
  Number(age !== undefined) + Number(rating > 0) + Number(offlineOnly) + Number(otherLanguages);

/** Returns whether any filter is set. */
export const isFiltering = (filters: Filters): boolean =>
  (filters.title !== '' && foldText(filters.title) !== '') || countBehindButton(filters) > 0;

interface StoryFacts {
  readonly summaryOf: (entry: PresentationEntry) => FeedbackSummary | undefined;
  readonly isSaved: (entry: PresentationEntry) => boolean;
}

/** Returns the entries that match, in the same order. Returns the same list while no filter is set. */
export function filterShelf(
  entries: readonly PresentationEntry[],
  filters: Filters,
  { summaryOf, isSaved }: StoryFacts,
): readonly PresentationEntry[] {
  if (!isFiltering(filters)) return entries;
  const { age, ratingType, rating, offlineOnly } = filters;
  const matchesTitle = titleFilter(filters.title);
  return entries.filter(
    (entry) =>
      (age === undefined || ageOf(entry) === age) &&
      (rating === 0 || ratingOf(summaryOf(entry), ratingType) >= rating) &&
      (!offlineOnly || isSaved(entry)) &&
      matchesTitle(entry),
  );
}

/** Returns the rating of that type. A story without ratings has 0, which is below every minimum. */
function ratingOf(summary: FeedbackSummary | undefined, type: RatingType): number {
  if (summary === undefined) return 0;
  return type === 'average' ? summary.averageRating : summary.details[type];
}

/** Returns a predicate: every searched word occurs in the title. */
function titleFilter(searched: string): (entry: PresentationEntry) => boolean {
  const words = foldText(searched).split(' ');
  return (entry) => {
    const title = foldedTitle(entry);
    return words.every((word) => title.includes(word));
  };
}

/** Caches the folded titles, so that typing does not fold them again. They are dropped with the list. */
const foldedTitles = new WeakMap<PresentationEntry, string>();

function foldedTitle(entry: PresentationEntry): string {
  const folded = foldedTitles.get(entry) ?? foldText(entry.title);
  foldedTitles.set(entry, folded);
  return folded;
}

const ageOf = ({ targetGroup }: PresentationEntry): string | undefined => ageOfGroup(targetGroup);

/** Returns the ages on a shelf by `ageOf`, the youngest first. Includes the requested one. */
export function agesOf(
  entries: readonly PresentationEntry[],
  requested: string | undefined,
): readonly string[] {
  const ages = new Set(entries.flatMap((entry) => ageOf(entry) ?? []));
  if (requested !== undefined) ages.add(requested);
  return [...ages].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
}
