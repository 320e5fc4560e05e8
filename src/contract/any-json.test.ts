// Property test of the whole contract: reading any JSON returns a value or throws a named error.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  newPresentationSettingsSchema,
  partySettingsSchema,
  receivedPersonSchema,
  simpleSettingsSchema,
} from './creation/creation-settings';
import { clientFrameSchema, readServerFrame } from './creation/stream-frames';
import {
  parseProviderResponse,
  readPasskeyRequest,
  readSignInStep,
  readProviderError,
} from './identity/provider-responses';
import { readPageMessage, readWorkerMessage } from './worker/worker-messages';
import { parse, parseJson, ShapeError, type Schema } from '../base/parse';
import { parsePresentationList } from './presentation/list-entry';
import {
  EmptyPresentationError,
  mediaPathsOf,
  parsePresentationIndex,
} from './presentation/presentation-index';
import * as bodies from './service/bodies';
import { addAuthenticatorSchema } from './service/bodies';
import { feedbackRecordSchema, parseFeedbackList } from './presentation/feedback';

/** Any UTF-16 code units, including half surrogate pairs. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

const call = 'any JSON';
const by = (schema: Schema<unknown>) => (text: string) => parse(schema, parseJson(text, call), call);

/** Operations whose answers differ in shape; the rest read nothing. */
const operations = ['InitiateAuth', 'SignUp', 'GetUser', 'ListDevices', 'VerifySoftwareToken'] as const;

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  'presentation index': (text) => mediaPathsOf(parsePresentationIndex(text, call)),
  'list of presentations': (text) => parsePresentationList(parseJson(text, call)),
  'list of feedback': (text) => parseFeedbackList(parseJson(text, call)),
  'feedback record': by(feedbackRecordSchema),
  'presentation settings': by(newPresentationSettingsSchema),
  'simple settings': by(simpleSettingsSchema),
  'party settings': by(partySettingsSchema),
  person: by(receivedPersonSchema),
  topic: by(bodies.topicSchema),
  suggestion: by(bodies.suggestionSchema),
  'new suggestion': by(bodies.newSuggestionSchema),
  question: by(bodies.questionSchema),
  answer: by(bodies.answerSchema),
  'person upload': by(bodies.personUploadSchema),
  'uploaded person': by(bodies.uploadedPersonSchema),
  'new slide deck': by(bodies.newSlidedeckResponseSchema),
  enrolment: by(addAuthenticatorSchema),
  'frame from the page': by(clientFrameSchema),
  'frame from the server': readServerFrame,
  'message from the page': (text) => readPageMessage(parseJson(text, call)),
  'message from the worker': (text) => readWorkerMessage(parseJson(text, call)),
  'sign-in response': (text) => readSignInStep(parseProviderResponse('InitiateAuth', text)),
  'passkey request': (text) => readPasskeyRequest({ options: text }),
  'provider response': (text) => operations.map((operation) => parseProviderResponse(operation, text)),
  'provider error': (text) => readProviderError(400, {}, text),
};

/** Keys of the contract and of Object.prototype, so that the arbitrary data resembles the specified. */
const words = `
  id title language feedback details comments type message version kind slides initialSlide
  finalSlide transcription text start steps imageUrl person presentations AuthenticationResult
  ChallengeName ChallengeParameters UserAttributes Devices __type response __proto__ constructor
  prototype toString hasOwnProperty length
`;
const keys = fc.constantFrom('', ...words.trim().split(/\s+/));
const leaves = fc.oneof(
  fc.constantFrom(
    '12',
    'DALLIC_PARTY',
    'STORY',
    'progress',
    'created-presentation',
    'quota',
    'NEW_PASSWORD_REQUIRED',
  ),
  fc.constantFrom<unknown>(
    null,
    true,
    1,
    0,
    -0,
    5e-324,
    1e308,
    2 ** 53,
    '',
    '\ud800',
    '\u0000',
    'x'.repeat(5000),
  ),
  anyText,
  fc.double(),
);
const { near } = fc.letrec<{ near: unknown }>((tie) => ({
  near: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    leaves,
    fc.array(tie('near'), { maxLength: 4 }),
    fc.array(fc.tuple(keys, tie('near')), { maxLength: 6 }).map((entries) => Object.fromEntries(entries)),
  ),
}));
const texts = fc.oneof(
  near.map((value) => JSON.stringify(value)),
  fc.json(),
  anyText,
  fc.constantFrom(
    '1e999',
    '-1e999',
    '{"__proto__":null}',
    '[[[[]]]]',
    '{"a":1,"a":2}',
    '[1e400]',
    '\ufeff{}',
  ),
);

test.each(Object.entries(readers))('any JSON read as %s is a value or a named error', (_, read) => {
  fc.assert(
    fc.property(texts, (text) => {
      try {
        read(text);
      } catch (error) {
        const named = error instanceof ShapeError || error instanceof EmptyPresentationError;
        if (!named) expect.unreachable(`${String(error)} for ${text}`);
      }
    }),
    { numRuns: 200 },
  );
  expect({}).not.toHaveProperty('id');
});
