// The schema of a story of the sample library, and its types. The stories are data: `stories/`.
import * as v from 'valibot';
import { imageStyles } from '../../../src/contract/creation/choices';
import { sceneSchema } from '../drawing/scene';
import { speakerNames } from '../drawing/speaker-figure';

/** One page: a headline, the text that is read aloud, and the picture. */
const pageSchema = v.strictObject({ headline: v.string(), text: v.string(), scene: sceneSchema });

const titled = {
  /** Digits only (spec contract §9). */
  id: v.pipe(v.string(), v.regex(/^\d+$/)),
  title: v.string(),
  language: v.picklist(['German', 'English']),
  imageStyle: v.picklist(imageStyles),
};

/** A story or presentation that is narrated page by page. */
export const narratedStorySchema = v.strictObject({
  ...titled,
  kind: v.picklist(['PRESENTATION', 'STORY', 'CHILDRENS_STORY', 'DARKTALE', 'CHRISTMAS_STORY']),
  /** A presentation for everyone has none. */
  targetGroup: v.exactOptional(v.picklist(['age_1', 'age_2', 'age_3', 'age_4', 'age_5', 'age_6', 'age_7'])),
  voice: v.picklist(['english-woman', 'english-man', 'german-woman', 'german-man']),
  /** Gives every page the film of a speaker on green. */
  speaker: v.exactOptional(v.picklist(speakerNames)),
  /** Its text is the title that is read aloud; its headline is above (the app swaps the two, spec contract §1). */
  cover: pageSchema,
  pages: v.pipe(v.array(pageSchema), v.readonly()),
  ending: pageSchema,
});

/** A Dallic Party: one picture that a repeated prompt changes again and again. */
const partySchema = v.strictObject({
  ...titled,
  kind: v.literal('DALLIC_PARTY'),
  initialPrompt: v.string(),
  changePrompt: v.string(),
  steps: v.pipe(v.array(v.strictObject({ description: v.string(), scene: sceneSchema })), v.readonly()),
});

export const storySchema = v.variant('kind', [narratedStorySchema, partySchema]);

export type Page = Readonly<v.InferOutput<typeof pageSchema>>;
export type NarratedStory = Readonly<v.InferOutput<typeof narratedStorySchema>>;
export type Party = Readonly<v.InferOutput<typeof partySchema>>;
export type Story = NarratedStory | Party;
