// What a creation asks for (core 3, core 9). Knows neither forms nor the stream.
import * as v from 'valibot';
import { absent } from '../parse';
import { sentKinds } from '../presentation/kind';
import {
  furtherImageGenerators,
  furtherTextGenerators,
  imageGenerators,
  speakerVideoGenerators,
  textGenerators,
} from './choices';
import { isEmail, isPresentationTitle, isStoryTitle } from './rules';

/** Upper bounds, far above what any form offers: without them one message could ask for a memory full of pages. */
export const creationBounds = {
  pages: 100,
  /** Characters of a field that somebody fills in. */
  text: 10_000,
  /** Characters of a photo or voice, as an address or a data URL. */
  medium: 8 * 1024 * 1024,
} as const;

const text = v.pipe(v.string(), v.maxLength(creationBounds.text));
const medium = v.pipe(v.string(), v.maxLength(creationBounds.medium));
const pages = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(creationBounds.pages));
const language = v.picklist(['German', 'English']);

const described = { name: text, personDescription: text, imageDescription: text, speaker: text };
export const personDataSchema = v.object({
  ...described,
  image: v.exactOptional(medium),
  audio: v.exactOptional(medium),
});
export type PersonData = v.InferOutput<typeof personDataSchema>;

/** A person as the service sends it; an image or audio that is null is none. */
export const receivedPersonSchema = v.pipe(
  v.object({ ...described, image: absent(medium), audio: absent(medium) }),
  v.transform(({ image, audio, ...person }): PersonData => {
    return { ...person, ...(image ? { image } : {}), ...(audio ? { audio } : {}) };
  }),
);

export const newPresentationSettingsSchema = v.object({
  kind: v.exactOptional(v.picklist(sentKinds)),
  title: v.pipe(text, v.check(isPresentationTitle, 'shorter than 3 characters')),
  numberOfSlides: pages,
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
  title: v.pipe(text, v.check(isStoryTitle, 'not one line of 1 to 300 characters')),
  kind: v.picklist(sentKinds),
  language,
  person: v.object({ image: v.exactOptional(medium), audio: v.exactOptional(medium) }),
  imageStyle: text,
  targetGroup: text,
  pageCount: pages,
  /** Empty where none is asked for (the kiosk). */
  email: v.pipe(
    text,
    v.check((email) => email === '' || isEmail(email), 'not an e-mail address'),
  ),
  consentToContact: v.boolean(),
  mode: v.literal('simple'),
});
export type SimpleSettings = v.InferOutput<typeof simpleSettingsSchema>;

export const newPersonSettingsSchema = v.object({ ...described, textGeneratorName: text });
export type NewPersonSettings = v.InferOutput<typeof newPersonSettingsSchema>;

const prompt = v.pipe(text, v.minLength(1), v.maxLength(150));
const partyEntries = {
  initialPrompt: prompt,
  changePrompt: prompt,
  numberOfIterations: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(20)),
  textGeneratorName: text,
  imageGeneratorName: text,
};
export const partySettingsSchema = v.object(partyEntries);
export type PartySettings = v.InferOutput<typeof partySettingsSchema>;

/** A Dallic Party as it is stored: what was asked for, and the pictures that came of it (core 3). */
export const storedPartySchema = v.object({
  ...partyEntries,
  steps: v.array(v.object({ imageUrl: text, description: text })),
});
export type StoredParty = v.InferOutput<typeof storedPartySchema>;
