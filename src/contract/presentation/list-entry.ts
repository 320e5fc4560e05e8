// An entry of the gallery's list (core 3, decision 7). Does not know what the presentation itself holds.
import * as v from 'valibot';
import { absent, parseList } from '../parse';
import { embeddedFeedbackSchema, type FeedbackSummary } from '../service/feedback';
import { presentationIdSchema } from './presentation-id-schema';

/** An entry of `GET /api/presentation`. Only id, title and language are certain (decision 7). */
export interface PresentationEntry {
  readonly id: string;
  readonly title: string;
  /** 'English', 'German', or whatever a service says: an open string. */
  readonly language: string;
  readonly imageStyle?: string;
  /** As `age_3`. */
  readonly targetGroup?: string;
  readonly pageCount?: number;
  readonly previewImage?: string;
  /** Serves only when the records cannot be had: they win (decision 12). */
  readonly feedback?: FeedbackSummary;
}

/** A single text of the list: what is not text counts as absent, never as a reason to hide a story. */
const label = v.fallback(absent(v.string()), undefined);
const count = v.fallback(absent(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined);

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
    feedback: v.fallback(absent(embeddedFeedbackSchema), undefined),
  }),
  v.transform((entry): PresentationEntry => {
    const { id, title, language, imageStyle, targetGroup, pageCount, previewImage, feedback } = entry;
    return {
      id,
      title,
      language,
      ...(imageStyle ? { imageStyle } : {}),
      ...(targetGroup ? { targetGroup } : {}),
      ...(typeof pageCount === 'number' ? { pageCount } : {}),
      ...(previewImage ? { previewImage } : {}),
      ...(feedback ? { feedback: { presentationId: id, ...feedback } } : {}),
    };
  }),
);

/** The gallery's list, read leniently (decision 7). Throws ShapeError when the body is no list. */
export function parsePresentationList(body: unknown) {
  return parseList(presentationEntrySchema, body, 'GET /api/presentation');
}

/** The age a badge shows: what stands behind the underscore (experience 2.3); undefined when there is none. */
export function ageOfTargetGroup(targetGroup: string | undefined): string | undefined {
  return targetGroup?.split('_')[1] || undefined;
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
