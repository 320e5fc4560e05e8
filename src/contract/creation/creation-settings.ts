// The settings that a creation sends (spec contract §1, §7), with the hero of a story, and the rules for creations (spec contract §3).
import * as v from 'valibot';
import * as limits from '../limits';
import { sentKinds } from '../presentation/kind';
import {
  furtherImageGenerators,
  furtherTextGenerators,
  imageGenerators,
  speakerVideoGenerators,
  textGenerators,
  promotions,
} from './choices';
import { speakerLanguages } from './speakers';

export const skins = ['pale', 'light', 'olive', 'tan', 'brown', 'dark'] as const;
export const hairColours = ['black', 'dark', 'brown', 'red', 'blond'] as const;
export const hairstyles = ['long', 'short', 'curls', 'plaits', 'bun', 'bob', 'ponytail', 'afro'] as const;

/** Returns the text without control characters, which nobody sees in a name. */
export const withoutControls = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, '');

/** Returns the name without spaces around it; undefined for a name that is empty, too long or holds control characters. */
export function heroNameOf(text: string): string | undefined {
  const name = text.trim();
  const fits = name !== '' && name.length <= limits.creation.heroNameLength;
  return fits && withoutControls(name) === name ? name : undefined;
}

const knownLooksSchema = v.object({
  skin: v.exactOptional(v.picklist(skins)),
  hair: v.exactOptional(v.picklist(hairColours)),
  hairstyle: v.exactOptional(v.picklist(hairstyles)),
  glasses: v.exactOptional(v.boolean()),
  wheelchair: v.exactOptional(v.boolean()),
});
/** How somebody looks. The story chooses the missing features. */
export type HeroLooks = v.InferOutput<typeof knownLooksSchema>;

/** Reads looks leniently: a value that nobody knows is left to the story. */
export const looksSchema = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((looks) =>
    Object.fromEntries(
      Object.entries(looks).filter(([look, value]) => v.is(knownLooksSchema, { [look]: value })),
    ),
  ),
  knownLooksSchema,
);

export const heroSchema = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.check((name) => heroNameOf(name) !== undefined, 'not a name'),
  ),
  looks: looksSchema,
});
/** The child that a story is about. */
export type Hero = v.InferOutput<typeof heroSchema>;

/** The limits of a party: characters of a prompt, and numbers of iterations (spec contract §3). */
export const partyLimits = { promptLength: 150, minIterations: 2, maxIterations: 20 } as const;

/**
 * Returns whether a text is an e-mail address: characters before one `@`, a dot inside the rest, no spaces (spec contract §3).
 * Runs in linear time.
 */
export function isEmail(text: string): boolean {
  if (/\s/.test(text)) return false;
  const [name, domain, ...rest] = text.split('@');
  if (!name || domain === undefined || rest.length > 0) return false;
  return domain.slice(1, -1).includes('.') && !domain.startsWith('.') && !domain.endsWith('.');
}

/** Returns whether a text is a story title: one line that is not too long and not only spaces (spec contract §3). */
export function isStoryTitle(text: string): boolean {
  return text.trim() !== '' && text.length <= limits.creation.titleLength && !/[\r\n\u2028\u2029]/.test(text);
}

/** The fields of the presentation form that decide whether its button is enabled. */
export interface PresentationForm {
  readonly title: string;
  /** A personality's key, `custom` or `you`. */
  readonly personality: string;
  readonly person: {
    readonly name: string;
    readonly personDescription: string;
    readonly imageDescription: string;
    readonly speaker: string;
    /** The user's own recording, if there is one. */
    readonly image?: string | undefined;
    readonly audio?: string | undefined;
  };
}

export type CreationObstacle = 'title-too-short' | 'person-incomplete' | 'no-recording';

/** Returns the first obstacle to creating a presentation; undefined when it is allowed (spec contract §3). */
export function creationObstacle({
  title,
  personality,
  person,
}: PresentationForm): CreationObstacle | undefined {
  if (!limits.isLongEnough(title)) return 'title-too-short';
  const described = [person.personDescription, person.imageDescription, person.name, person.speaker];
  if (described.some((field) => field.trim() === '')) return 'person-incomplete';
  return personality === 'you' && !hasRecording(person) ? 'no-recording' : undefined;
}

/** Returns whether both picture and voice are present; one alone is not uploaded (spec contract §3). */
export function hasRecording(person: PresentationForm['person']): boolean {
  return Boolean(person.image) && Boolean(person.audio);
}

/**
 * Upper bounds, far above what any form offers. Without them one message could request enough pages to exhaust the
 * memory.
 */
export const creationBounds = {
  pages: 100,
  /** Characters of a text field. */
  text: 10_000,
  /** Characters of a photo or voice, as an address or a data URL. */
  medium: 8 * 1024 * 1024,
} as const;

const text = v.pipe(v.string(), v.maxLength(creationBounds.text));
const medium = v.pipe(v.string(), v.maxLength(creationBounds.medium));
const pages = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(creationBounds.pages));
const language = v.picklist(['German', 'English']);

const described = { name: text, personDescription: text, imageDescription: text, speaker: text };
const personDataSchema = v.object({
  ...described,
  image: v.exactOptional(medium),
  audio: v.exactOptional(medium),
});
export type PersonData = v.InferOutput<typeof personDataSchema>;

/** A person as the service sends it; null counts as no image or audio. */
export const receivedPersonSchema = v.pipe(
  v.object({ ...described, image: v.nullish(medium), audio: v.nullish(medium) }),
  v.transform(({ image, audio, ...person }): PersonData => {
    return { ...person, ...(image ? { image } : {}), ...(audio ? { audio } : {}) };
  }),
);

export const newPresentationSettingsSchema = v.object({
  kind: v.exactOptional(v.picklist(sentKinds)),
  title: v.pipe(text, v.check(limits.isLongEnough, 'too short')),
  numberOfSlides: pages,
  narrationStyle: v.exactOptional(text),
  language: v.picklist(speakerLanguages),
  createCoverSlideVideo: v.boolean(),
  createSubtitles: v.exactOptional(v.boolean()),
  contentModeration: v.boolean(),
  promotion: v.picklist(promotions),
  imageGeneratorName: v.picklist([...imageGenerators, ...furtherImageGenerators]),
  speakerVideoGeneratorName: v.picklist(speakerVideoGenerators),
  textGeneratorName: v.picklist([...textGenerators, ...furtherTextGenerators]),
  person: personDataSchema,
});
export type NewPresentationSettings = v.InferOutput<typeof newPresentationSettingsSchema>;

export const simpleSettingsSchema = v.object({
  title: v.pipe(
    text,
    v.check(isStoryTitle, `not one line of 1 to ${limits.creation.titleLength} characters`),
  ),
  kind: v.picklist(sentKinds),
  language,
  person: v.object({ image: v.exactOptional(medium), audio: v.exactOptional(medium) }),
  imageStyle: text,
  targetGroup: text,
  pageCount: pages,
  /** Empty in the kiosk, which does not ask for one. */
  email: v.pipe(
    text,
    v.check((email) => email === '' || isEmail(email), 'not an e-mail address'),
  ),
  consentToContact: v.boolean(),
  mode: v.literal('simple'),
  /** The child that a story is about. One of the wrong shape is ignored: the story is made without it. */
  hero: v.optional(v.fallback(v.optional(heroSchema), undefined)),
});
export type SimpleSettings = v.InferOutput<typeof simpleSettingsSchema>;

export const newPersonSettingsSchema = v.object({ ...described, textGeneratorName: text });

const prompt = v.pipe(text, v.minLength(1), v.maxLength(partyLimits.promptLength));
export const partySettingsSchema = v.object({
  initialPrompt: prompt,
  changePrompt: prompt,
  numberOfIterations: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(partyLimits.minIterations),
    v.maxValue(partyLimits.maxIterations),
  ),
  textGeneratorName: text,
  imageGeneratorName: text,
});
