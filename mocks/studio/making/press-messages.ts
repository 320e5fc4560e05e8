// The messages between the service and the process that presses a story, a talk or a party. Loads nothing of the press.
import * as v from 'valibot';
import { imageStyles } from '../../../src/contract/creation/choices';
import {
  newPresentationSettingsSchema,
  partySettingsSchema,
} from '../../../src/contract/creation/creation-settings';
import { talkRequestSchema } from '../talks/made-talk';
import { storyRequestSchema } from '../writing/made-story';

const talkPressRequestSchema = v.object({
  kind: v.literal('PRESENTATION'),
  talk: talkRequestSchema,
  imageStyle: v.picklist(imageStyles),
  /** Which slides get a film of the speaker: the cover only if it was asked for. */
  filmed: v.picklist(['none', 'all-but-cover', 'all']),
  subtitles: v.boolean(),
  /** A photo of the speaker in base64; its colours are used, and nothing of it is stored. */
  photo: v.exactOptional(v.string()),
  /** The requested settings without picture and voice; the index keeps them. */
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
export type PressRequest = v.InferOutput<typeof pressRequestSchema>;

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
const timesSchema = v.object(
  v.entriesFromList(['writing', 'drawing', 'speaking', 'encoding', 'filming'], v.number()),
);
export type PressTimes = v.InferOutput<typeof timesSchema>;

/**
 * The current step; page 0 is the cover, the page after the last is the ending. `painted` reports a finished picture, with its
 * description; in a story that is the text of its page.
 */
const progressSchema = v.object({
  stage: v.picklist(['painting', 'reading', 'filming', 'painted']),
  page: v.number(),
  /** How many pages there are with cover and ending: a talk may have fewer slides than were asked for. */
  pages: v.number(),
  description: v.exactOptional(v.string()),
});
export type PressProgress = v.InferOutput<typeof progressSchema>;

/** From the process: where it is, and how it ended. */
export const pressMessageSchema = v.variant('type', [
  v.object({ type: v.literal('progress'), ...progressSchema.entries }),
  v.object({ type: v.literal('done'), times: timesSchema }),
  v.object({
    type: v.literal('failed'),
    reason: v.string(),
    /** What an operator can change. */
    cause: v.exactOptional(v.picklist(['disk-full', 'no-voice'])),
  }),
]);
export type PressMessage = v.InferOutput<typeof pressMessageSchema>;
