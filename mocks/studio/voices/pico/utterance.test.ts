import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utteranceOf } from './utterance';

const narrator = { pitch: 100, speed: 94 };
const mouse = { pitch: 130, speed: 105 };

/** Returns each voice's words, without the marks. */
const wordsOf = (utterance: string) =>
  [...utterance.matchAll(/<pitch level='(\d+)'><speed level='(\d+)'>([^<]*)/g)].map(
    ([, pitch, speed, text]) => [Number(pitch), Number(speed), text],
  );

test('a mouse speaks higher than the narrator, and the narrator goes on without a comma', () => {
  const utterance = utteranceOf([
    { text: '„Wer ist da?', ...mouse },
    { text: '“, fragte die Maus.', ...narrator },
  ]);
  expect(wordsOf(utterance)).toEqual([
    [130, 105, ' Wer ist da?'],
    [100, 94, ' fragte die Maus.'],
  ]);
});

test('parts of one voice are spoken as one, and those without words not at all', () => {
  const utterance = utteranceOf([
    { text: '„', ...mouse },
    { text: 'Da kam', ...narrator },
    { text: ' ein Hase.', ...narrator },
  ]);
  expect(wordsOf(utterance)).toEqual([[100, 94, 'Da kam ein Hase.']]);
});

test('no text can carry markup, and no level leaves the range of the engine', () => {
  const part = fc.record({
    text: fc.string({ unit: 'binary', maxLength: 12 }),
    pitch: fc.integer({ min: -500, max: 500 }),
    speed: fc.double({ min: -500, max: 500, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const marks = [...utteranceOf(parts).matchAll(/<[^>]*>/g)].map(([mark]) => mark);
      for (const mark of marks) expect(mark).toMatch(/^<\/?(volume|pitch|speed)( level='\d{2,3}')?>$/);
      expect(utteranceOf(parts).replaceAll(/<[^>]*>/g, '')).not.toMatch(/[<>]/);
    }),
  );
});
