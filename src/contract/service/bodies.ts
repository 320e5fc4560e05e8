// Schemas of the service's smaller bodies (spec contract §1, §5): suggestions, topics, questions, a person's upload.
import * as v from 'valibot';
import { presentationIdSchema } from '../presentation/presentation-id-schema';
import { isLongEnough } from '../short-text';

const dataUrl = v.pipe(v.string(), v.regex(/^data:/, 'not a data URL'));

export const newSuggestionSchema = v.object({
  suggestion: v.pipe(v.string(), v.trim(), v.check(isLongEnough, 'too short')),
});
export type NewSuggestion = v.InferOutput<typeof newSuggestionSchema>;

export const suggestionSchema = v.object({
  /** Unsafe integers are refused: with lost digits they would name another suggestion. */
  id: v.union([v.pipe(v.string(), v.minLength(1)), v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
  suggestion: v.string(),
});
export type Suggestion = v.InferOutput<typeof suggestionSchema>;

export const topicSchema = v.object({ topic: v.string() });
/** The title to use when the topic call fails (spec contract §5). */
export const topicWhenTheCallFails = 'Why error handling is hard';

export const questionSchema = v.object({
  presentationId: presentationIdSchema,
  conversation: v.array(v.object({ question: v.string(), answer: v.string() })),
  audio: dataUrl,
});
export type Question = v.InferOutput<typeof questionSchema>;

export const answerSchema = v.object({
  question: v.string(),
  answer: v.string(),
  audioPath: v.string(),
  videoPath: v.nullish(v.string()),
});
export type Answer = v.InferOutput<typeof answerSchema>;

/** A person's picture and voice, as data URLs (spec contract §8). */
export const personUploadSchema = v.object({ imageData: dataUrl, audioData: dataUrl });
export type PersonUpload = v.InferOutput<typeof personUploadSchema>;
export const uploadedPersonSchema = v.object({ imageFile: v.string(), audioFile: v.string() });
export type UploadedPerson = v.InferOutput<typeof uploadedPersonSchema>;

export const newSlidedeckResponseSchema = v.object({ url: v.string() });
/** The signed challenge is a JWT with dots, the only field that does not match the base64url pattern (spec contract §12). */
export const signedChallengeSchema = v.pipe(v.string(), v.minLength(1));
