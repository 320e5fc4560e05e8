// The filters of the shelf, and their search parameters in its address (spec screens §3). Pure: does not read the address.
import {
  agesOfTargetGroup,
  badgeOfTargetGroup,
  type PresentationEntry,
} from '../../contract/presentation/list-entry';
import { compareIds } from '../../contract/presentation/presentation-id';
import type { Translate } from '../../platform/i18n/i18n';
import type { FeedbackSummary } from '../../contract/presentation/feedback';

export const ratingTypes = ['average', 'story', 'image', 'voice'] as const;
type RatingType = (typeof ratingTypes)[number];
/** The minimum ratings that the panel offers. An address may contain any value from 0 to 5. */
export const thresholds = [0, 2, 3, 4, 4.5] as const;

/** What a child chooses by a picture. */
export const subjects = ['animals', 'night', 'christmas', 'short', 'new', 'mine'] as const;
export type Subject = (typeof subjects)[number];

export interface Filters {
  /** Undefined for all stories. */
  readonly subject: Subject | undefined;
  /** Words that the title must contain. */
  readonly title: string;
  /** The age by `ageOf`; undefined for any. */
  readonly age: string | undefined;
  readonly ratingType: RatingType;
  /** The minimum rating of that type; 0 for none (spec screens §3). */
  readonly rating: number;
  readonly offlineOnly: boolean;
  /** Whether stories in other languages than the interface's are shown too. The device remembers it; no address has it. */
  readonly otherLanguages: boolean;
}

export const noFilters: Filters = {
  subject: undefined,
  title: '',
  age: undefined,
  ratingType: 'average',
  rating: 0,
  offlineOnly: false,
  otherLanguages: false,
};

export type FiltersInAddress = Omit<Filters, 'otherLanguages'>;

/** The search parameters of the shelf's address (spec screens §3). Default values are left out. */
export interface FilterSearch {
  readonly subject?: Subject;
  readonly title?: string;
  readonly age?: string;
  readonly by?: RatingType;
  readonly rating?: number;
  readonly offline?: true;
}

/** Returns the valid search parameters of an address. Ignores invalid ones. */
export function readFilterSearch(search: Readonly<Record<string, unknown>>): FilterSearch {
  const { title, age, by, rating, offline } = search;
  return searchOf({
    subject: subjects.find((each) => each === search['subject']),
    title: textOf(title),
    age: isAge(textOf(age)) ? textOf(age) : noFilters.age,
    ratingType: ratingTypes.find((type) => type === by) ?? noFilters.ratingType,
    rating: typeof rating === 'number' && rating > 0 && rating <= 5 ? rating : noFilters.rating,
    offlineOnly: offline === true,
  });
}

/** Returns a parameter as text. A parameter of digits arrives as a number. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Returns the search parameters for the filters. */
export function searchOf(filters: FiltersInAddress): FilterSearch {
  const { subject, title, age, ratingType, rating, offlineOnly } = filters;
  return {
    ...(subject === undefined ? {} : { subject }),
    ...(title === '' ? {} : { title }),
    ...(age === undefined ? {} : { age }),
    ...(ratingType === noFilters.ratingType ? {} : { by: ratingType }),
    ...(rating === noFilters.rating ? {} : { rating }),
    ...(offlineOnly ? { offline: true } : {}),
  };
}

/** Returns the filters for the search parameters, with defaults for those that are absent. */
export function filtersOf(search: FilterSearch): FiltersInAddress {
  const { subject, title = '', age, by, rating, offline } = search;
  return {
    subject,
    title,
    age,
    ratingType: by ?? noFilters.ratingType,
    rating: rating ?? noFilters.rating,
    offlineOnly: offline === true,
  };
}

/** Returns `3` for the group `age_3`, and any other group whole: `school_3` is no age. Undefined without a badge. */
function ageOfGroup(targetGroup: string | undefined): string | undefined {
  return agesOfTargetGroup(targetGroup)?.join('_') ?? (badgeOfTargetGroup(targetGroup) && targetGroup);
}

/** Returns whether there may be a group with this age. */
const isAge = (age: string): boolean => [`age_${age}`, age].some((group) => ageOfGroup(group) === age);

/** Returns how many of the filters behind the `Filters` button are set. */
export const countBehindButton = ({ age, rating, offlineOnly, otherLanguages }: Filters): number =>
  Number(age !== undefined) + Number(rating > 0) + Number(offlineOnly) + Number(otherLanguages);

/** Returns whether any filter is set. */
export const isFiltering = (filters: Filters): boolean =>
  filters.subject !== undefined || isSearching(filters);

/** Returns whether any filter is set but for the subject, which is always seen. */
export const isSearching = (filters: Filters): boolean =>
  (filters.title !== '' && foldText(filters.title) !== '') || countBehindButton(filters) > 0;

/** Returns whether nothing but a title is searched for. */
export const hasOnlyTitle = (filters: Filters): boolean =>
  filters.subject === undefined && countBehindButton(filters) === 0;

interface StoryFacts {
  /** Whether it was made on this device. */
  readonly isMadeHere: (entry: PresentationEntry) => boolean;
  readonly summaryOf: (entry: PresentationEntry) => FeedbackSummary | undefined;
  readonly isSaved: (entry: PresentationEntry) => boolean;
}

/** Returns the entries that match, in the same order. Returns the same list while no filter is set. */
export function filterShelf(
  entries: readonly PresentationEntry[],
  filters: Filters,
  { summaryOf, isSaved, isMadeHere }: StoryFacts,
): readonly PresentationEntry[] {
  if (!isFiltering(filters)) return entries;
  const { age, ratingType, rating, offlineOnly } = filters;
  const matchesTitle = titleFilter(filters.title);
  const isAbout = filters.subject && subjectFilter(filters.subject, entries, isMadeHere);
  return entries.filter(
    (entry) =>
      (age === undefined || ageOf(entry) === age) &&
      (rating === 0 || ratingOf(summaryOf(entry), ratingType) >= rating) &&
      (!offlineOnly || isSaved(entry)) &&
      (isAbout === undefined || isAbout(entry)) &&
      matchesTitle(entry),
  );
}

/** A story of at most so many pages is short. */
const mostPagesOfShort = 8;
/** How many of the newest stories are new. */
const mostNew = 12;

/** Returns a predicate. A story whose entry does not tell its kind and subjects is found by none of theirs. */
function subjectFilter(
  subject: Subject,
  entries: readonly PresentationEntry[],
  isMadeHere: (entry: PresentationEntry) => boolean,
): (entry: PresentationEntry) => boolean {
  switch (subject) {
    case 'animals':
      return (entry) => entry.subjects?.includes('animals') === true;
    case 'night':
      return (entry) => entry.kind === 'DARKTALE' || entry.subjects?.includes('night') === true;
    case 'christmas':
      return (entry) => entry.kind === 'CHRISTMAS_STORY' || entry.subjects?.includes('christmas') === true;
    case 'short':
      return ({ pageCount }) => pageCount !== undefined && pageCount <= mostPagesOfShort;
    case 'new': {
      const newest = new Set(
        entries
          .map(({ id }) => id)
          .sort((a, b) => compareIds(b, a))
          .slice(0, mostNew),
      );
      return ({ id }) => newest.has(id);
    }
    case 'mine':
      return isMadeHere;
  }
}

/** Returns the subjects of which there are stories. */
export const subjectsOf = (
  entries: readonly PresentationEntry[],
  isMadeHere: (entry: PresentationEntry) => boolean,
): readonly Subject[] =>
  subjects.filter((subject) => entries.some(subjectFilter(subject, entries, isMadeHere)));

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

/** Replacements for letters that Unicode does not decompose into a base letter and a mark. */
const replacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Returns the text in lower case, without accents, with ß as ss, one space between words and none around them. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => replacements[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Like `targetGroupText`, as short as a card needs it. */
export function shortGroupText(t: Translate, targetGroup: string | undefined): string | undefined {
  const [from, to] = agesOfTargetGroup(targetGroup) ?? [];
  return from !== undefined && to === undefined
    ? t('gallery.fromAge', { age: from })
    : targetGroupText(t, targetGroup);
}

/**
 * Returns `age_3` and `age_1_2` as ages, and any other group as the words after its underscore. Returns undefined when
 * there is no text.
 */
export function targetGroupText(t: Translate, targetGroup: string | undefined): string | undefined {
  const [from, to] = agesOfTargetGroup(targetGroup) ?? [];
  if (from === undefined) return badgeOfTargetGroup(targetGroup)?.replaceAll('_', ' ');
  return to === undefined
    ? t('gallery.age', { age: from, count: Number(from) })
    : t('gallery.ages', { from, to });
}
