// The messages between the service and the process that answers questions. Loads no voice.
import * as v from 'valibot';
import { questionSchema } from '../../../src/contract/service/bodies';

export const answeringJobSchema = v.object({
  question: questionSchema,
  presentation: v.object({ entry: v.unknown(), index: v.optional(v.string()) }),
});
export type AnsweringJob = v.InferOutput<typeof answeringJobSchema>;

export const answeringMessageSchema = v.variant('type', [
  v.object({
    type: v.literal('answered'),
    answer: v.optional(
      v.object({
        question: v.string(),
        answer: v.string(),
        sound: v.custom<Uint8Array>((value) => value instanceof Uint8Array),
      }),
    ),
  }),
  v.object({ type: v.literal('failed'), reason: v.string() }),
]);
export type AnsweringMessage = v.InferOutput<typeof answeringMessageSchema>;
