// What of the shelf is wanted. Pure; speaks of search parameters as plain values and knows no address.
import { badgeOfTargetGroup, type PresentationEntry } from '../../../contract/presentation/list-entry';
import type { FeedbackSummary } from '../../../contract/service/feedback';
import { foldText } from './fold-text';

export const ratingTypes = ['average', 'story', 'image', 'voice'] as const;
type RatingType = (typeof ratingTypes)[number];
/** The thresholds that are offered; an address may ask for any from 0 to 5. */
export const thresholds = [0, 2, 3, 4, 4.5] as const;

export interface Filters {
  /** Words of the title. */
  readonly title: string;
  /** As the badge says it; undefined for any. */
  readonly age: string | undefined;
  readonly ratingType: RatingType;
  /** The least rating of that type; 0 asks for none (experience 2.3). */
  readonly rating: number;
  readonly offlineOnly: boolean;
}

export const noFilters: Filters = {
  title: '',
  age: undefined,
  ratingType: 'average',
  rating: 0,
  offlineOnly: false,
};

/** The search parameters of the shelf's address (decision 18); what filters nothing is left out. */
export interface FilterSearch {
  readonly title?: string;
  readonly age?: string;
  readonly by?: RatingType;
  readonly rating?: number;
  readonly offline?: true;
}

/** Reads what an address asks for; what makes no sense filters nothing. */
export function readFilterSearch(search: Readonly<Record<string, unknown>>): FilterSearch {
  const { title, age, by, rating, offline } = search;
  return searchOf({
    title: wordOf(title),
    age: wordOf(age) || undefined,
    ratingType: ratingTypes.find((type) => type === by) ?? noFilters.ratingType,
    rating: typeof rating === 'number' && rating > 0 && rating <= 5 ? rating : noFilters.rating,
    offlineOnly: offline === true,
  });
}

/** A search parameter of digits only is read as a number. */
const wordOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

export function searchOf({ title, age, ratingType, rating, offlineOnly }: Filters): FilterSearch {
  return {
    ...(title === '' ? {} : { title }),
    ...(age === undefined ? {} : { age }),
    ...(ratingType === noFilters.ratingType ? {} : { by: ratingType }),
    ...(rating === noFilters.rating ? {} : { rating }),
    ...(offlineOnly ? { offline: true } : {}),
  };
}

export function filtersOf({ title = '', age, by, rating, offline }: FilterSearch): Filters {
  return {
    title,
    age,
    ratingType: by ?? noFilters.ratingType,
    rating: rating ?? noFilters.rating,
    offlineOnly: offline === true,
  };
}

/** How many of the filters behind the `Filter` button hold something back. */
export const countBehindButton = ({ age, rating, offlineOnly }: Filters): number =>
  Number(age !== undefined) + Number(rating > 0) + Number(offlineOnly);

/** Whether anything is held back. */
export const isFiltering = (filters: Filters): boolean =>
  foldText(filters.title) !== '' || countBehindButton(filters) > 0;

interface Known {
  readonly summaryOf: (entry: PresentationEntry) => FeedbackSummary | undefined;
  readonly isSaved: (entry: PresentationEntry) => boolean;
}

/** The entries that fit, in the order they had; the very same list where nothing is held back. */
export function filterShelf(
  entries: readonly PresentationEntry[],
  filters: Filters,
  { summaryOf, isSaved }: Known,
): readonly PresentationEntry[] {
  if (!isFiltering(filters)) return entries;
  const { age, ratingType, rating, offlineOnly } = filters;
  const fitsTitle = titleFilter(filters.title);
  return entries.filter(
    (entry) =>
      (age === undefined || badgeOfTargetGroup(entry.targetGroup) === age) &&
      (rating === 0 || ratingOf(summaryOf(entry), ratingType) >= rating) &&
      (!offlineOnly || isSaved(entry)) &&
      fitsTitle(entry),
  );
}

/** What nobody has rated is below every threshold. */
function ratingOf(summary: FeedbackSummary | undefined, type: RatingType): number {
  if (summary === undefined) return 0;
  return type === 'average' ? summary.averageRating : summary.details[type];
}

/** Each word that is asked for stands somewhere in the title. */
function titleFilter(asked: string): (entry: PresentationEntry) => boolean {
  const words = foldText(asked).split(' ');
  return (entry) => {
    const title = foldedTitle(entry);
    return words.every((word) => title.includes(word));
  };
}

/** Folded once, however many letters are typed; forgotten with the list. */
const foldedTitles = new WeakMap<PresentationEntry, string>();

function foldedTitle(entry: PresentationEntry): string {
  const folded = foldedTitles.get(entry) ?? foldText(entry.title);
  foldedTitles.set(entry, folded);
  return folded;
}

/** The target groups of a shelf as their badges show them, the youngest first, and with them the one that is asked for. */
export function agesOf(entries: readonly PresentationEntry[], asked: string | undefined): readonly string[] {
  const ages = new Set(entries.flatMap(({ targetGroup }) => badgeOfTargetGroup(targetGroup) ?? []));
  if (asked !== undefined) ages.add(asked);
  return [...ages].sort((a, b) => a.localeCompare(b, undefined, { numeric: true }));
}
