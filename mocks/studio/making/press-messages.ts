// The messages between the service and the process that presses a story, a talk or a party. Loads nothing of the press.
import * as v from 'valibot';
import { imageStyles } from '../../../src/contract/creation/choices';
import {
  newPresentationSettingsSchema,
  partySettingsSchema,
} from '../../../src/contract/creation/creation-settings';
import { progressSchema, timesSchema } from '../press/press-progress';
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
