// An entry of the gallery's list (core 3, decision 7). Does not know what the presentation itself holds.
import * as v from 'valibot';
import { absent, parseList } from '../parse';
import { embeddedFeedbackSchema, type FeedbackSummary } from '../service/feedback';
import { isPresentationId } from './presentation-id';
import { presentationIdSchema } from './presentation-id-schema';

/** An entry of `GET /api/presentation`. Only id, title and language are certain (decision 7). */
export interface PresentationEntry {
  readonly id: string;
  readonly title: string;
  /** 'English', 'German', or whatever a service says: an open string. */
  readonly language: string;
  readonly imageStyle?: string;
  /** As `age_3`; an open string. */
  readonly targetGroup?: string;
  readonly pageCount?: number;
  readonly previewImage?: string;
  /** Serves only when the records cannot be had: they win (decision 12). */
  readonly feedback?: FeedbackSummary;
}

/** A single text of the list: what is not text counts as absent, never as a reason to hide a story. */
const label = v.fallback(absent(v.string()), undefined);
const count = v.fallback(absent(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined);

const embedded = v.fallback(absent(embeddedFeedbackSchema), undefined);

/** `email` and all that is not named here is dropped as it is read (decision 7). */
export const presentationEntrySchema = v.pipe(
  v.object({
    id: presentationIdSchema,
    title: v.string(),
    language: v.string(),
    imageStyle: label,
    targetGroup: label,
    pageCount: count,
    previewImage: label,
    feedback: embedded,
  }),
  v.transform(entryOf),
);

/** What is certain, and what else may have been said. */
interface Told extends Pick<PresentationEntry, 'id' | 'title' | 'language'> {
  readonly imageStyle?: string | null | undefined;
  readonly targetGroup?: string | null | undefined;
  readonly pageCount?: number | null | undefined;
  readonly previewImage?: string | null | undefined;
  readonly feedback?: Omit<FeedbackSummary, 'presentationId'> | null | undefined;
}

/** An empty label says nothing, and is left out with those that are absent. */
function entryOf(told: Told): PresentationEntry {
  const { id, title, language, imageStyle, targetGroup, pageCount, previewImage, feedback } = told;
  const entry: { -readonly [field in keyof PresentationEntry]: PresentationEntry[field] } = {
    id,
    title,
    language,
  };
  if (imageStyle) entry.imageStyle = imageStyle;
  if (targetGroup) entry.targetGroup = targetGroup;
  if (typeof pageCount === 'number') entry.pageCount = pageCount;
  if (previewImage) entry.previewImage = previewImage;
  if (feedback) entry.feedback = { presentationId: id, ...feedback };
  return entry;
}

/** The gallery's list, read leniently (decision 7). Throws ShapeError when the body is no list. */
export function parsePresentationList(body: unknown) {
  return parseList(presentationEntrySchema, body, 'GET /api/presentation', readPlainly);
}

/** Ten thousand stories may come at once: what is certain of them is here read at a tenth of the schema's price. */
function readPlainly(item: unknown): PresentationEntry | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const told: { readonly [field in keyof PresentationEntry]?: unknown } = item;
  const { id, title, language, feedback } = told;
  if (!isPresentationId(id) || typeof title !== 'string' || typeof language !== 'string') return undefined;
  return entryOf({
    id,
    title,
    language,
    imageStyle: textOf(told.imageStyle),
    targetGroup: textOf(told.targetGroup),
    pageCount: isCount(told.pageCount) ? told.pageCount : undefined,
    previewImage: textOf(told.previewImage),
    feedback: feedback === undefined ? undefined : v.parse(embedded, feedback),
  });
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;

/** A story as far as its name goes; of a saved one either may be unknown. */
interface Titled {
  readonly title?: string | undefined;
  readonly language?: string | undefined;
}

/** Returns a title that can be read, and its language as `lang`; in place of an empty one `untitled`, in the interface's language. */
export function shownTitle(
  { title, language }: Titled,
  untitled: string,
): { readonly title: string; readonly lang: InterfaceLanguage | undefined } {
  return title?.trim() ? { title, lang: languageTagOf(language) } : { title: untitled, lang: undefined };
}

/** The part of a target group that its badge shows: all behind the first underscore (experience 2.3); undefined when there is none. */
export function badgeOfTargetGroup(targetGroup: string | undefined): string | undefined {
  return targetGroup?.replace(/^[^_]*_*/, '').trim() || undefined;
}

export type InterfaceLanguage = 'de' | 'en';
export type ContentLanguage = 'German' | 'English';

/** The language of the texts that an interface language lists and asks for (experience 2.3). */
export function contentLanguageOf(language: InterfaceLanguage): ContentLanguage {
  return language === 'en' ? 'English' : 'German';
}

/** The BCP 47 tag a presentation's texts carry as `lang` (decision 38); undefined when unknown. */
export function languageTagOf(contentLanguage: string | undefined): InterfaceLanguage | undefined {
  return contentLanguage === 'English' ? 'en' : contentLanguage === 'German' ? 'de' : undefined;
}
