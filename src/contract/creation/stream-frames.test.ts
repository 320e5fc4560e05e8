import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse, ShapeError } from '../../base/parse';
import {
  clientFrameSchema,
  readServerFrame,
  streamAddress,
  type ClientFrame,
  type ServerFrame,
} from './stream-frames';

/** Any UTF-16 code units, including half surrogate pairs. */
const anyText = fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) });

const person = { name: 'Ida', personDescription: 'kind', imageDescription: 'smiling', speaker: 'en-1' };

const fromServer: readonly ServerFrame[] = [
  { type: 'progress', message: 'Started generation' },
  { type: 'progress', message: 'Waiting', data: { type: 'queue', place: 2 } },
  { type: 'progress', message: 'A picture', data: { type: 'image', imageUrl: '1.webp', description: 'tea' } },
  { type: 'created-presentation', url: '/presentations/12/', id: '9007199254740993' },
  { type: 'created-dallic-party', id: '12' },
  { type: 'created-person', person },
  { type: 'abort', message: 'no', flaggingInformation: 'violence' },
  { type: 'abort', message: 'no', flaggingInformation: { reasons: ['violence'] } },
  { type: 'error', message: 'out of paint' },
  { type: 'quota' },
  { type: 'quota', message: 'come back tomorrow' },
];

describe('a frame from the server (spec contract §8)', () => {
  test.each(fromServer)('of type $type is read: %j', (frame) => {
    expect(readServerFrame(JSON.stringify(frame))).toEqual({ outcome: 'read', frame });
  });

  test.each([
    ['', 'not JSON'],
    ['hello', 'not JSON'],
    ['{"type":"progress"', 'not JSON'],
    ['null', 'unknown type'],
    ['[]', 'unknown type'],
    ['"progress"', 'unknown type'],
    ['{}', 'unknown type'],
    ['{"type":5}', 'unknown type'],
    ['{"type":"Progress","message":"x"}', 'unknown type'],
    ['{"type":"create-person"}', 'unknown type'],
    ['{"type":"toString"}', 'unknown type'],
    ['{"type":"__proto__"}', 'unknown type'],
    ['{"__proto__":{"type":"quota"}}', 'unknown type'],
  ])('%j is ignored: %s', (text, reason) => {
    expect(readServerFrame(text)).toEqual({ outcome: 'ignored', reason });
  });

  test.each([
    [{ type: 'progress' }, 'message'],
    [{ type: 'progress', message: 'x', data: { type: 'sound' } }, 'data.type'],
    [{ type: 'progress', message: 'x', data: { type: 'queue', place: 0 } }, 'data.place'],
    [{ type: 'created-presentation', id: '12' }, 'url'],
    [{ type: 'created-presentation', url: 'x', id: 12 }, 'id'],
    [{ type: 'created-presentation', url: 'x', id: '../12' }, 'id'],
    [{ type: 'created-dallic-party' }, 'id'],
    [{ type: 'created-person', person: { name: 'Ida' } }, 'person.personDescription'],
    [{ type: 'abort', message: 'no' }, 'flaggingInformation'],
    [{ type: 'error', message: null }, 'message'],
    [{ type: 'quota', message: 5 }, 'message'],
  ])('of a known type but the wrong shape is broken: %j', (frame, field) => {
    const read = readServerFrame(JSON.stringify(frame));
    expect(read).toEqual({ outcome: 'broken', error: expect.any(ShapeError) });
    expect(read).toMatchObject({ error: { field, call: `creation stream, ${frame.type}` } });
  });

  test('never makes reading throw', () => {
    const types = fromServer.map(({ type }) => type);
    const frames = fc.record({
      type: fc.constantFrom(...types),
      message: fc.jsonValue(),
      id: fc.jsonValue(),
    });
    const texts = fc.oneof(
      anyText,
      fc.json(),
      frames.map((frame) => JSON.stringify(frame)),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect(['read', 'ignored', 'broken']).toContain(readServerFrame(text).outcome);
      }),
    );
  });
});

const fromPage: readonly ClientFrame[] = [
  { type: 'create-person', ...person, textGeneratorName: 'openai-gpt4' },
  {
    type: 'create-dallic-party',
    initialPrompt: 'tea',
    changePrompt: 'more',
    numberOfIterations: 5,
    textGeneratorName: 'openai-gpt4',
    imageGeneratorName: 'dalle-3',
  },
  {
    type: 'create-presentation-simple',
    title: 'Der Bär',
    kind: 'STORY',
    language: 'German',
    person: {},
    imageStyle: 'crayon',
    targetGroup: 'age_4',
    pageCount: 8,
    email: '',
    consentToContact: false,
    mode: 'simple',
  },
  {
    type: 'create-presentation',
    title: 'Why bees dance',
    numberOfSlides: 3,
    language: 'English',
    createCoverSlideVideo: false,
    contentModeration: false,
    promotion: 'none',
    imageGeneratorName: 'flux',
    speakerVideoGeneratorName: 'none',
    textGeneratorName: 'openai-gpt4-o',
    person,
  },
];

test.each(fromPage)('the service reads $type as the page sent it', (frame) => {
  expect(parse(clientFrameSchema, JSON.parse(JSON.stringify(frame)), 'frame')).toEqual(frame);
});

describe('the stream’s address (spec contract §8)', () => {
  test.each([
    ['http:', 'localhost:4173', 'ws://localhost:4173/presentation?jwt=anon'],
    ['https:', 'books.example', 'wss://books.example/presentation?jwt=anon'],
  ])('of a page at %s//%s is %s', (protocol, host, address) => {
    expect(streamAddress({ protocol, host }, 'anon')).toBe(address);
  });

  test('escapes the token', () => {
    const address = streamAddress({ protocol: 'https:', host: 'books.example' }, 'a&b=c#d');
    expect(new URL(address).searchParams.get('jwt')).toBe('a&b=c#d');
  });
});
