// The filters of the shelf, and their search parameters in its address (spec screens §3). Pure: does not read the address.
import { agesOfTargetGroup, badgeOfTargetGroup } from '../../contract/presentation/list-entry';

export const ratingTypes = ['average', 'story', 'image', 'voice'] as const;
export type RatingType = (typeof ratingTypes)[number];
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
export function ageOfGroup(targetGroup: string | undefined): string | undefined {
  return agesOfTargetGroup(targetGroup)?.join('_') ?? (badgeOfTargetGroup(targetGroup) && targetGroup);
}

/** Returns whether there may be a group with this age. */
const isAge = (age: string): boolean => [`age_${age}`, age].some((group) => ageOfGroup(group) === age);
