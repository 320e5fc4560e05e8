// The messages between the service and the process that presses a story.
import * as v from 'valibot';
import { targetGroups, imageStyles } from '../../../src/contract/creation/choices';

/** The file with the list entry, beside the index in the folder of a story. */
export const entryName = 'entry.json';

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
  folder: v.string(),
});

const timesSchema = v.object({
  writing: v.number(),
  drawing: v.number(),
  speaking: v.number(),
  encoding: v.number(),
});

/** From the process: where it is, and how it ended. */
export const pressMessageSchema = v.variant('type', [
  v.object({ type: v.literal('progress'), stage: v.picklist(['painting', 'reading']), page: v.number() }),
  v.object({ type: v.literal('done'), times: timesSchema }),
  v.object({ type: v.literal('failed'), reason: v.string() }),
]);
export type PressMessage = v.InferOutput<typeof pressMessageSchema>;
