import { describe, expect, test } from 'vitest';
import { parse, ShapeError, type Schema } from '../../base/parse';
import {
  answerSchema,
  newSlidedeckResponseSchema,
  newSuggestionSchema,
  personUploadSchema,
  questionSchema,
  signedChallengeSchema,
  suggestionSchema,
  topicSchema,
  uploadedPersonSchema,
  addAuthenticatorSchema,
  base64urlSchema,
} from './bodies';

const audio = 'data:audio/mp3;base64,SUQz';
const id = { id: 'a-b_9', rawId: 'a-b_9', type: 'public-key' };
const assertion = { ...id, response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'BB' } };
const registration = { ...id, response: { clientDataJSON: 'e30', attestationObject: 'CC' } };
const enrolment = {
  challenge: 'eyJh.eyJj.c2ln',
  existingAuthenticatorResponse: assertion,
  newAuthenticatorResponse: registration,
};

interface Case {
  readonly name: string;
  readonly schema: Schema<unknown>;
  readonly right: readonly unknown[];
  readonly wrong: readonly unknown[];
}

const cases: readonly Case[] = [
  {
    name: 'a topic',
    schema: topicSchema,
    right: [{ topic: 'Why the sea is salty' }, { topic: '' }],
    wrong: [{}, { topic: null }, 'topic', null],
  },
  {
    name: 'a stored suggestion',
    schema: suggestionSchema,
    right: [{ id: 'a1', suggestion: 'Bees' }],
    wrong: [{ id: '', suggestion: 'x' }, { suggestion: 'x' }, { id: 'a', suggestion: null }],
  },
  {
    name: 'a question',
    schema: questionSchema,
    right: [
      { presentationId: '12', conversation: [], audio },
      { presentationId: '12', conversation: [{ question: 'Who?', answer: 'A bear' }], audio },
    ],
    wrong: [
      { presentationId: '1/2', conversation: [], audio },
      { presentationId: '12', conversation: [{ question: 'Who?' }], audio },
      { presentationId: '12', conversation: [], audio: 'https://books.example/a.mp3' },
      { presentationId: '12', audio },
    ],
  },
  {
    name: 'an answer',
    schema: answerSchema,
    right: [
      { question: 'Who?', answer: 'A bear', audioPath: 'a.mp3' },
      { question: 'Who?', answer: 'A bear', audioPath: 'a.mp3', videoPath: 'a.mp4' },
    ],
    wrong: [
      { question: 'Who?', answer: 'A bear' },
      { question: 'Who?', answer: 'A bear', audioPath: 7 },
    ],
  },
  {
    name: 'a person’s upload',
    schema: personUploadSchema,
    right: [{ imageData: 'data:image/png;base64,AA', audioData: audio }],
    wrong: [{ imageData: 'data:image/png;base64,AA' }, { imageData: 'AA', audioData: audio }],
  },
  {
    name: 'an uploaded person',
    schema: uploadedPersonSchema,
    right: [{ imageFile: 'a.png', audioFile: 'a.mp3' }],
    wrong: [{ imageFile: 'a.png' }, []],
  },
  {
    name: 'the response to a new slide deck',
    schema: newSlidedeckResponseSchema,
    right: [{ url: '/presentations/12/' }],
    wrong: [{}, { url: 12 }],
  },
  {
    name: 'a base64url text',
    schema: base64urlSchema,
    right: ['', 'AZaz09-_'],
    wrong: ['a b', 'a+b', 'a/b', 'a=', 'a.b', 'ä', 'a\n', 7],
  },
  {
    name: 'a signed challenge, which alone may hold dots (spec contract §12)',
    schema: signedChallengeSchema,
    right: ['eyJh.eyJj.c2ln'],
    wrong: ['', 7, null],
  },
  {
    name: 'an enrolment',
    schema: addAuthenticatorSchema,
    right: [enrolment, { ...enrolment, existingAuthenticatorResponse: null }],
    wrong: [
      { ...enrolment, challenge: undefined },
      { ...enrolment, existingAuthenticatorResponse: { ...assertion, rawId: 'a.b' } },
      { ...enrolment, existingAuthenticatorResponse: registration },
      { ...enrolment, newAuthenticatorResponse: { ...registration, type: 'password' } },
    ],
  },
];

describe.each(cases)('$name', ({ schema, right, wrong }) => {
  test.each(right.map((value) => ({ value })))('may be $value', ({ value }) => {
    expect(parse(schema, value, 'call')).toEqual(value);
  });
  test.each(wrong.map((value) => ({ value })))('may not be $value', ({ value }) => {
    expect(() => parse(schema, value, 'call')).toThrow(ShapeError);
  });
});

describe('the id of a suggestion', () => {
  test('may be a number, and is converted to text', () => {
    expect(parse(suggestionSchema, { id: 7, suggestion: 'Bees' }, 'call').id).toBe('7');
  });

  test('that is an unsafe integer is refused, since it would name another suggestion', () => {
    const body: unknown = JSON.parse('{"id":9007199254740993,"suggestion":"Bees"}');
    expect(() => parse(suggestionSchema, body, 'call')).toThrow(ShapeError);
  });
});

describe('a new suggestion (spec contract §3)', () => {
  test.each([
    ['', false],
    ['ab', false],
    ['  a ', false],
    ['abc', true],
    [' Bee ', true],
    ['x'.repeat(10_000), true],
    ['宇宙', true],
    ['ねこ', true],
    ['ネコ', true],
    ['한국', true],
    [' 猫  ', false],
    ['𠮷', false],
    ['猫2', true],
    ['éa', false],
  ])('%j may be submitted: %j', (suggestion, allowed) => {
    const send = () => parse(newSuggestionSchema, { suggestion }, 'call');
    if (allowed) expect(send()).toEqual({ suggestion: suggestion.trim() });
    else expect(send).toThrow(ShapeError);
  });
});
