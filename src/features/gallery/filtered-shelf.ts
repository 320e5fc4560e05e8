// The stories of the shelf that match the filters, and the texts of their groups of age. Only the shelf needs it: the address of every
// page is read with `filters.ts`.
import {
  agesOfTargetGroup,
  badgeOfTargetGroup,
  type PresentationEntry,
} from '../../contract/presentation/list-entry';
import { compareIds } from '../../contract/presentation/presentation-id';
import type { Translate } from '../../platform/i18n/i18n';
import type { FeedbackSummary } from '../../contract/presentation/feedback';
import { ageOfGroup, subjects, type Filters, type RatingType, type Subject } from './filters';

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
