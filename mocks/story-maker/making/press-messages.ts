// The messages between the service and the process that presses a story, a talk or a party. Loads nothing of the press.
import * as v from 'valibot';
import { targetGroups } from '../../../src/contract/creation/choices';
import { heroSchema } from '../../../src/contract/creation/hero';
import { imageStyles } from '../../../src/contract/creation/image-styles';
import { newPresentationSettingsSchema, partySettingsSchema } from '../../../src/contract/creation/settings';
import { speakerLanguages } from '../../../src/contract/creation/speakers';

const storyRequestSchema = v.object({
  title: v.string(),
  kind: v.picklist(['STORY', 'CHILDRENS_STORY', 'DARKTALE', 'CHRISTMAS_STORY']),
  language: v.picklist(['German', 'English']),
  imageStyle: v.picklist(imageStyles),
  targetGroup: v.picklist(targetGroups),
  pageCount: v.number(),
  hero: v.exactOptional(heroSchema),
});

const talkPressRequestSchema = v.object({
  kind: v.literal('PRESENTATION'),
  talk: v.object({
    title: v.string(),
    language: v.picklist(speakerLanguages),
    numberOfSlides: v.number(),
    narrationStyle: v.exactOptional(v.string()),
    tone: v.exactOptional(v.picklist(['ERNEST', 'FUNNY'])),
    isForChild: v.exactOptional(v.boolean()),
    person: v.object({
      name: v.string(),
      personDescription: v.string(),
      imageDescription: v.string(),
      speaker: v.string(),
    }),
  }),
  imageStyle: v.picklist(imageStyles),
  /** Which slides get a film of the speaker: the cover only if it was asked for. */
  filmed: v.picklist(['none', 'all-but-cover', 'all']),
  subtitles: v.boolean(),
  /** A photo of the speaker in base64; its colours are used, and nothing of it is stored. */
  photo: v.exactOptional(v.string()),
  /** What was asked for, without picture and voice; the index keeps it. */
  settings: v.exactOptional(
    v.object({
      ...newPresentationSettingsSchema.entries,
      person: v.omit(newPresentationSettingsSchema.entries.person, ['image', 'audio']),
    }),
  ),
});
/** A talk that is to be made. */
export type TalkPressRequest = v.InferOutput<typeof talkPressRequestSchema>;

const partyPressRequestSchema = v.object({
  kind: v.literal('DALLIC_PARTY'),
  settings: partySettingsSchema,
  imageStyle: v.picklist(imageStyles),
});
/** A Dallic Party that is to be made. */
export type PartyPressRequest = v.InferOutput<typeof partyPressRequestSchema>;

const pressRequestSchema = v.variant('kind', [
  storyRequestSchema,
  talkPressRequestSchema,
  partyPressRequestSchema,
]);
/** What the press can make, by the kind under which it is stored. */
type PressRequest = v.InferOutput<typeof pressRequestSchema>;

/** To the process: what to make. */
export const pressJobSchema = v.object({
  id: v.string(),
  request: pressRequestSchema,
  seed: v.number(),
  /** A new folder, which is filled. */
  folder: v.string(),
});
export type PressJob<Request extends PressRequest = PressRequest> = Omit<
  v.InferOutput<typeof pressJobSchema>,
  'request'
> & {
  readonly request: Request;
};

/** The list entry, beside the index in the folder. */
export const entryName = 'entry.json';

/** Milliseconds that each kind of work took. */
const timesSchema = v.object({
  writing: v.number(),
  drawing: v.number(),
  speaking: v.number(),
  encoding: v.number(),
  filming: v.number(),
});
export type PressTimes = v.InferOutput<typeof timesSchema>;

/**
 * What is just being done; page 0 is the cover, the page after the last is the ending. `painted` is a picture of a talk or party
 * that is ready: it names what the picture shows.
 */
const progressSchema = v.object({
  stage: v.picklist(['painting', 'reading', 'filming', 'painted']),
  page: v.number(),
  /** How many slides a talk has, which may be fewer than were asked for. */
  slides: v.exactOptional(v.number()),
  description: v.exactOptional(v.string()),
});
export type PressProgress = v.InferOutput<typeof progressSchema>;

/** From the process: where it is, and how it ended. */
export const pressMessageSchema = v.variant('type', [
  v.object({ type: v.literal('progress'), ...progressSchema.entries }),
  v.object({ type: v.literal('done'), times: timesSchema }),
  v.object({ type: v.literal('failed'), reason: v.string(), isDiskFull: v.boolean() }),
]);
export type PressMessage = v.InferOutput<typeof pressMessageSchema>;
