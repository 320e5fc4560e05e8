// What a creation asks for (core 3, core 9). Knows neither forms nor the stream.
import * as v from 'valibot';
import { sentKinds } from '../presentation/kind';

export const imageGenerators = ['flux', 'dalle-2', 'dalle-3', 'stable-diffusion-3'] as const;
export const textGenerators = ['openai-gpt4-o', 'openai-gpt4-turbo', 'openai-gpt4', 'openai-gpt3'] as const;
export const speakerVideoGenerators = ['none', 'one-shot-talking-face', 'd-id'] as const;

/** What the specification names beyond those that the advanced form offers (core 3). */
export const furtherImageGenerators = [
  'kinderbuch-ai-hf',
  'kinderbuch-ai-skainet',
  'kinderbuch-ai-replicate',
  'kinderbuch-ai-openai',
  'kinderbuch-ai-openai-responses',
  'mock',
] as const;
export const furtherTextGenerators = [
  'the-artist',
  'gpt4-turbo',
  'gpt4-o',
  'gpt4-1',
  'gpt4-5',
  'gpt5',
  'o3',
  'o4-mini',
  'aleph-alpha',
  'mock',
] as const;

export const imageStyles = [
  'crayon',
  'quentin_blake',
  'j_drawing',
  'childpaint',
  'pastel_dream',
  'ink_splash',
  'crayon_cozy',
  'paper_collage',
  'scandi_minimal',
  'retro_gouache',
] as const;
export type ImageStyle = (typeof imageStyles)[number];

export const targetGroups = ['age_1', 'age_2', 'age_3', 'age_4', 'age_5', 'age_6', 'age_7'] as const;
export type TargetGroup = (typeof targetGroups)[number];

/** Page counts that may be asked for, smallest first (core 9). */
export function pageCountsOf(targetGroup: TargetGroup): readonly number[] {
  return targetGroup === 'age_1' || targetGroup === 'age_2' ? [6, 8, 10] : [8, 12, 16];
}

const text = v.string();
const language = v.picklist(['German', 'English']);

export const personDataSchema = v.object({
  name: text,
  personDescription: text,
  imageDescription: text,
  speaker: text,
  image: v.exactOptional(text),
  audio: v.exactOptional(text),
});
export type PersonData = v.InferOutput<typeof personDataSchema>;

export const newPresentationSettingsSchema = v.object({
  kind: v.exactOptional(v.picklist(sentKinds)),
  title: v.pipe(text, v.minLength(3)),
  numberOfSlides: v.pipe(v.number(), v.integer(), v.minValue(1)),
  narrationStyle: v.exactOptional(text),
  language,
  createCoverSlideVideo: v.boolean(),
  createSubtitles: v.exactOptional(v.boolean()),
  contentModeration: v.boolean(),
  promotion: v.picklist(['none', 'xlpr']),
  imageGeneratorName: v.picklist([...imageGenerators, ...furtherImageGenerators]),
  speakerVideoGeneratorName: v.picklist(speakerVideoGenerators),
  textGeneratorName: v.picklist([...textGenerators, ...furtherTextGenerators]),
  person: personDataSchema,
});
export type NewPresentationSettings = v.InferOutput<typeof newPresentationSettingsSchema>;

export const simpleSettingsSchema = v.object({
  title: v.pipe(text, v.minLength(1), v.maxLength(300)),
  kind: v.picklist(sentKinds),
  language,
  person: v.object({ image: v.exactOptional(text), audio: v.exactOptional(text) }),
  imageStyle: text,
  targetGroup: text,
  pageCount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  email: v.pipe(text, v.regex(/^$|^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'not an e-mail address')),
  consentToContact: v.boolean(),
  mode: v.literal('simple'),
});
export type SimpleSettings = v.InferOutput<typeof simpleSettingsSchema>;

export const newPersonSettingsSchema = v.object({
  name: text,
  personDescription: text,
  imageDescription: text,
  speaker: text,
  textGeneratorName: text,
});
export type NewPersonSettings = v.InferOutput<typeof newPersonSettingsSchema>;

const prompt = v.pipe(text, v.minLength(1), v.maxLength(150));
export const partySettingsSchema = v.object({
  initialPrompt: prompt,
  changePrompt: prompt,
  numberOfIterations: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(20)),
  textGeneratorName: text,
  imageGeneratorName: text,
});
export type PartySettings = v.InferOutput<typeof partySettingsSchema>;
