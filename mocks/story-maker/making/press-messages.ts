// The messages between the service and the process that presses a story. Loads nothing of the press.
import * as v from 'valibot';
import { targetGroups, imageStyles } from '../../../src/contract/creation/choices';

const storyRequestSchema = v.object({
  title: v.string(),
  kind: v.picklist(['STORY', 'CHILDRENS_STORY', 'DARKTALE', 'CHRISTMAS_STORY']),
  language: v.picklist(['German', 'English']),
  imageStyle: v.picklist(imageStyles),
  targetGroup: v.picklist(targetGroups),
  pageCount: v.number(),
});

/** To the process: what to make. */
export const pressJobSchema = v.object({
  id: v.string(),
  request: storyRequestSchema,
  seed: v.number(),
  /** A new folder, which is filled. */
  folder: v.string(),
});
export type PressJob = v.InferOutput<typeof pressJobSchema>;

/** The list entry, beside the index in the folder. */
export const entryName = 'entry.json';

/** Milliseconds that each kind of work took. */
const timesSchema = v.object({
  writing: v.number(),
  drawing: v.number(),
  speaking: v.number(),
  encoding: v.number(),
});
export type PressTimes = v.InferOutput<typeof timesSchema>;

/** What is just being done; page 0 is the cover, the page after the last is the ending. */
const progressSchema = v.object({ stage: v.picklist(['painting', 'reading']), page: v.number() });
export type PressProgress = v.InferOutput<typeof progressSchema>;

/** From the process: where it is, and how it ended. */
export const pressMessageSchema = v.variant('type', [
  v.object({ type: v.literal('progress'), ...progressSchema.entries }),
  v.object({ type: v.literal('done'), times: timesSchema }),
  v.object({ type: v.literal('failed'), reason: v.string() }),
]);
export type PressMessage = v.InferOutput<typeof pressMessageSchema>;
