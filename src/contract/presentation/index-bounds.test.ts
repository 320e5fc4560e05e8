import { describe, expect, test } from 'vitest';
import {
  indexBounds,
  readIndexText,
  TooLargePresentationError,
  parsePresentationIndex,
} from './presentation-index';

const call = 'GET index.json';
const { slides, characters, cues, allCues, bytes } = indexBounds;
const read = (index: unknown) => parsePresentationIndex(JSON.stringify(index), call);
const many = <T>(count: number, value: T) => Array.from({ length: count }, () => value);
const slide = { text: 'One.' };
const cue = { text: 'One.', start: 0 };
const withCues = (count: number) => ({ ...slide, transcription: many(count, cue) });
const long = 'x'.repeat(characters);
const party = { kind: 'DALLIC_PARTY', initialPrompt: '', changePrompt: '', numberOfIterations: 1 };

/** For each bound, an index at the limit and one just above it. */
const cases: readonly (readonly [keyof typeof indexBounds, unknown, unknown])[] = [
  ['slides', { slides: many(slides, slide) }, { slides: many(slides + 1, slide) }],
  [
    'slides',
    { initialSlide: slide, slides: many(slides - 2, slide), finalSlide: slide },
    { initialSlide: slide, slides: many(slides - 1, slide), finalSlide: slide },
  ],
  ['slides', { ...party, steps: many(slides, {}) }, { ...party, steps: many(slides + 1, {}) }],
  ['cues', { slides: [withCues(cues)] }, { slides: [withCues(cues + 1)] }],
  [
    'allCues',
    { slides: many(allCues / cues, withCues(cues)) },
    { slides: [...many(allCues / cues, withCues(cues)), withCues(1)] },
  ],
  ['characters', { slides: [{ text: long }] }, { slides: [{ text: `${long}x` }] }],
  ['characters', { slides: [{ headline: long }] }, { finalSlide: { headline: `${long}x` } }],
  [
    'characters',
    { slides: [{ transcription: [{ text: long, start: 0 }] }] },
    { slides: [{ transcription: [{ text: `${long}x`, start: 0 }] }] },
  ],
  ['characters', { ...party, initialPrompt: long }, { ...party, initialPrompt: `${long}x` }],
  [
    'characters',
    { ...party, steps: [{ description: long }] },
    { ...party, steps: [{ description: `${long}x` }] },
  ],
];

test.each(cases)(
  'an index with the maximum of %s is read, one with more is refused by name',
  (bound, max, more) => {
    expect(() => read(max)).not.toThrow();
    expect(() => read(more)).toThrow(TooLargePresentationError);
    expect(() => read(more)).toThrow(expect.objectContaining({ call, bound }));
  },
);

const nested = (depth: number) => `{"slides":[{"more":${'['.repeat(depth - 3)}${']'.repeat(depth - 3)}}]}`;

test.each([
  ['bytes', ' '.repeat(bytes + 1)],
  ['depth', nested(33)],
  ['depth', '['.repeat(1e6)],
  ['depth', `{"slides":[{"text":"\\\\\\"[","more":${'{"a":'.repeat(1e5)}`],
] as const)('a text of too many %s is refused before it is parsed', (bound, json) => {
  expect(() => parsePresentationIndex(json, call)).toThrow(
    expect.objectContaining({ name: 'TooLargePresentationError', bound }),
  );
});

test('brackets in strings do not count as nesting', () => {
  const text = '[{['.repeat(20) + '"\\';
  expect(read({ slides: [{ text }, { headline: '\\"[' }] })).toMatchObject({ sequence: [{ text }, {}] });
  expect(() => parsePresentationIndex(nested(32), call)).not.toThrow();
});

describe('the text of a response', () => {
  test('is read whole from chunks of any size', async () => {
    const parts = [...new TextEncoder().encode('Bär 🐻')].map((byte) => Uint8Array.of(byte));
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        for (const part of parts) stream.enqueue(part);
        stream.close();
      },
    });
    expect(await readIndexText(new Response(body), call)).toBe('Bär 🐻');
  });

  test('of no body is empty', async () => {
    expect(await readIndexText(new Response(null), call)).toBe('');
  });

  test('is not read further once it is too long', async () => {
    let sent = 0;
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull(stream) {
        sent += 64 * 1024;
        stream.enqueue(new Uint8Array(64 * 1024));
      },
      cancel() {
        cancelled = true;
      },
    });
    await expect(readIndexText(new Response(endless), call)).rejects.toBeInstanceOf(
      TooLargePresentationError,
    );
    expect(sent).toBeLessThanOrEqual(bytes + 3 * 64 * 1024);
    expect(cancelled).toBe(true);
  });
});
