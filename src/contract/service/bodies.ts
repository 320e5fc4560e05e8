// Schemas of the service's smaller bodies (spec contract §1, §5, §12): suggestions, topics, questions, a person's upload, missing media,
// runs, passkeys.
import * as v from 'valibot';
import * as limits from '../limits';
import { presentationIdSchema } from '../presentation/presentation-id-schema';
import { jsonOrUndefined } from '../../base/json-or-undefined';
import { presentationEntrySchema } from '../presentation/list-entry';

const dataUrl = v.pipe(v.string(), v.regex(/^data:/, 'not a data URL'));

export const newSuggestionSchema = v.object({
  suggestion: v.pipe(v.string(), v.trim(), v.check(limits.isLongEnough, 'too short')),
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

// Files that presentations name and the service lacks (spec people §6). An addition to the calls of the specification: a service
// without it publishes all the same.

const missingMediumSchema = v.object({
  /** As the index or the list entry names it. */
  path: v.string(),
  /** A file that is there under a name that differs only in case or in the form of its letters. */
  similar: v.exactOptional(v.string()),
});
export type MissingMedium = v.InferOutput<typeof missingMediumSchema>;

const publishedSchema = v.object({ missingMedia: v.array(missingMediumSchema) });
/** The answer of `publish` where files are missing. */
export type Published = v.InferOutput<typeof publishedSchema>;

export const incompleteSchema = v.object({
  presentationId: presentationIdSchema,
  missingMedia: v.array(missingMediumSchema),
});
/** A presentation of which files are missing, as `listMissingMedia` lists it. */
export type Incomplete = v.InferOutput<typeof incompleteSchema>;

/** Returns the files that the answer of `publish` names; none for any other answer, since most services give an empty one. */
export function readMissingMedia(answer: string): readonly MissingMedium[] {
  const read = v.safeParse(publishedSchema, jsonOrUndefined(answer));
  return read.success ? read.output.missingMedia : [];
}

/**
 * Returns how the name of a similar file differs from the path: in upper and lower case, or only in the `form` of its letters, which
 * nobody sees: a Mac may store ä as two.
 */
export function differenceOf(path: string, similar: string): 'case' | 'form' {
  return similar.normalize('NFC') === path.normalize('NFC') ? 'form' : 'case';
}

const madeSchema = v.pipe(
  v.unknown(),
  v.check((made) => v.is(presentationEntrySchema, made), 'not an entry'),
  v.transform((made) => ({
    ...v.parse(presentationEntrySchema, made),
    // As in the lists of own presentations (spec people §7): the service sends it only for an unpublished one.
    published: Object(made).published !== false,
  })),
);

/** The state of a run, as the service reports it for a run's key (spec contract §5, §8). */
export const runSchema = v.variant('state', [
  v.object({
    state: v.picklist(['waiting', 'running', 'failed']),
    /** The position in the queue of a run that waits, from 1. */
    place: v.exactOptional(v.number()),
  }),
  v.object({
    state: v.literal('finished'),
    id: presentationIdSchema,
    /** The entry of the new presentation, which the list may lack; absent where the service does not send it. */
    presentation: v.exactOptional(madeSchema),
  }),
]);
export type Run = v.InferOutput<typeof runSchema>;

/** Letters, digits, hyphen, underscore (spec contract §3). */
export const base64urlSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]*$/, 'not base64url'));

export const credentialDescriptorSchema = v.object({
  id: base64urlSchema,
  type: v.literal('public-key'),
  transports: v.nullish(v.array(v.string())),
});
const credentialBase = {
  id: base64urlSchema,
  rawId: base64urlSchema,
  type: v.literal('public-key'),
};
export const assertionResponseSchema = v.object({
  ...credentialBase,
  response: v.object({
    clientDataJSON: base64urlSchema,
    authenticatorData: base64urlSchema,
    signature: base64urlSchema,
    userHandle: v.nullish(base64urlSchema),
  }),
});
export const registrationResponseSchema = v.object({
  ...credentialBase,
  response: v.object({ clientDataJSON: base64urlSchema, attestationObject: base64urlSchema }),
});
export const addAuthenticatorSchema = v.object({
  challenge: signedChallengeSchema,
  /** Null for a first authenticator, whose challenge is the operator's ticket (spec contract §12). */
  existingAuthenticatorResponse: v.nullable(assertionResponseSchema),
  newAuthenticatorResponse: registrationResponseSchema,
});
export type AddAuthenticator = v.InferOutput<typeof addAuthenticatorSchema>;
