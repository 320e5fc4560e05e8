// An entry of the gallery's list (spec contract §1, §10).
import * as v from 'valibot';
import { languageTagOf, type LanguageTag } from '../languages';
import { parseList, withoutRepeated } from '../../base/parse';
import { embeddedFeedbackSchema, type FeedbackSummary } from './feedback';
import { isPresentationId } from './presentation-id';
import { presentationIdSchema } from './presentation-id-schema';

/** An entry of `GET /api/presentation`. Only id, title and language are certain (spec contract §10). */
export interface PresentationEntry {
  readonly id: string;
  readonly title: string;
  /** 'English', 'German', or any other string of a service. */
  readonly language: string;
  readonly imageStyle?: string;
  /** Such as `age_3`; any string. */
  readonly targetGroup?: string;
  readonly pageCount?: number;
  readonly previewImage?: string;
  /** As in the index, such as `CHRISTMAS_STORY`; any string. */
  readonly kind?: string;
  /** What it is about, such as `animals` and `night`; any strings. */
  readonly subjects?: readonly string[];
  /** Whether no story was written for its title: the embedded storyteller made it up on the spot. */
  readonly improvised?: boolean;
  /** Only in lists for staff and makers, where an unpublished presentation says so (spec people §7). */
  readonly published?: false;
  /** Used only when the records cannot be loaded; the records take precedence (spec people §1). */
  readonly feedback?: FeedbackSummary;
}

/** An optional text. Anything else counts as absent, so that it never hides a story. */
const label = v.fallback(v.nullish(v.string()), undefined);
const count = v.fallback(v.nullish(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined);

const labels = v.fallback(v.nullish(v.pipe(v.array(v.string()), v.readonly())), undefined);

const flag = v.fallback(v.nullish(v.boolean()), undefined);

const embedded = v.fallback(v.nullish(embeddedFeedbackSchema), undefined);

/** Reading drops `email` and all fields that are not named here (spec contract §10). */
export const presentationEntrySchema = v.pipe(
  v.object({
    id: presentationIdSchema,
    title: v.string(),
    language: v.string(),
    imageStyle: label,
    targetGroup: label,
    pageCount: count,
    previewImage: label,
    kind: label,
    subjects: labels,
    improvised: flag,
    published: flag,
    feedback: embedded,
  }),
  v.transform(entryOf),
);

/** The certain fields of an entry, and the optional ones as parsed. */
interface ParsedFields extends Pick<PresentationEntry, 'id' | 'title' | 'language'> {
  readonly imageStyle?: string | null | undefined;
  readonly targetGroup?: string | null | undefined;
  readonly pageCount?: number | null | undefined;
  readonly previewImage?: string | null | undefined;
  readonly kind?: string | null | undefined;
  readonly subjects?: readonly string[] | null | undefined;
  readonly improvised?: boolean | null | undefined;
  readonly published?: boolean | null | undefined;
  readonly feedback?: Omit<FeedbackSummary, 'presentationId'> | null | undefined;
}

/** Returns the entry without absent fields and empty labels. */
function entryOf(fields: ParsedFields): PresentationEntry {
  const { id, title, language, imageStyle, targetGroup, pageCount, previewImage } = fields;
  const { kind, subjects, improvised, published, feedback } = fields;
  const entry: { -readonly [field in keyof PresentationEntry]: PresentationEntry[field] } = {
    id,
    title,
    language,
  };
  if (imageStyle) entry.imageStyle = imageStyle;
  if (targetGroup) entry.targetGroup = targetGroup;
  if (typeof pageCount === 'number') entry.pageCount = pageCount;
  if (previewImage) entry.previewImage = previewImage;
  if (kind) entry.kind = kind;
  if (subjects?.length) entry.subjects = subjects;
  if (improvised) entry.improvised = true;
  if (published === false) entry.published = false;
  if (feedback) entry.feedback = { presentationId: id, ...feedback };
  return entry;
}

/** Parses the gallery's list leniently: each id once (spec contract §10). Throws ShapeError when the body is no list. */
export function parsePresentationList(body: unknown) {
  return withoutRepeated(parseList(presentationEntrySchema, body, 'GET /api/presentation', readFast));
}

/** Reads an entry without the schema, at a tenth of its cost: a list may have ten thousand stories. */
function readFast(item: unknown): PresentationEntry | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const fields: { readonly [field in keyof PresentationEntry]?: unknown } = item;
  const { id, title, language, feedback } = fields;
  if (!isPresentationId(id) || typeof title !== 'string' || typeof language !== 'string') return undefined;
  return entryOf({
    id,
    title,
    language,
    imageStyle: textOf(fields.imageStyle),
    targetGroup: textOf(fields.targetGroup),
    pageCount: isCount(fields.pageCount) ? fields.pageCount : undefined,
    previewImage: textOf(fields.previewImage),
    kind: textOf(fields.kind),
    subjects: textsOf(fields.subjects),
    improvised: fields.improvised === true,
    published: fields.published !== false,
    feedback: feedback === undefined ? undefined : v.parse(embedded, feedback),
  });
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const textsOf = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) && value.every((each) => typeof each === 'string') ? value : undefined;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** The title and language of a story; of a saved one either may be unknown. */
interface Titled {
  readonly title?: string | undefined;
  readonly language?: string | undefined;
}

/** Returns the title to show and its language as `lang`; for an empty title `untitled`, with `lang` undefined. */
export function shownTitle(
  { title, language }: Titled,
  untitled: string,
): { readonly title: string; readonly lang: LanguageTag | undefined } {
  return title?.trim() ? { title, lang: languageTagOf(language) } : { title: untitled, lang: undefined };
}

/**
 * Returns the text of a target group's badge, the part after the first underscore (spec screens §3); undefined when it
 * is empty.
 */
export function badgeOfTargetGroup(targetGroup: string | undefined): string | undefined {
  return targetGroup?.replace(/^[^_]*_*/, '').trim() || undefined;
}

/**
 * Returns the ages of a target group, from the youngest on: of `age_3` only 3, of `age_1_2` 1 and 2, as they are written. Undefined
 * for any other group.
 */
export function agesOfTargetGroup(targetGroup: string | undefined): readonly string[] | undefined {
  return targetGroup?.match(/^age_(\d+(?:_\d+)?)$/)?.[1]?.split('_');
}

/** Returns the `url` of a list entry: its index, relative to the site's root. */
export function urlOf(id: string): string {
  return `presentations/${id}/index.json`;
}
