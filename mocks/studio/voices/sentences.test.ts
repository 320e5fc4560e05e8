import { describe, expect, test } from 'vitest';
import { sentencesOf } from './sentences';

const textsOf = (text: string, language: 'German' | 'English') =>
  sentencesOf(text, language).map((sentence) => sentence.text);

describe('sentences', () => {
  test.each([
    ['A fox slept. A hen did not.', ['A fox slept.', 'A hen did not.']],
    ['“Who is there?” asked the mole. Nobody.', ['“Who is there?” asked the mole.', 'Nobody.']],
    ['“Stop. Now.” Then it was quiet.', ['“Stop.', 'Now.”', 'Then it was quiet.']],
    ['', []],
    ['  \n ', []],
  ])('of %j', (text, sentences) => {
    expect(textsOf(text, 'English')).toEqual(sentences);
  });

  test.each([
    ['„Wer ist da?“ fragte der Maulwurf. Keiner.', ['„Wer ist da?“ fragte der Maulwurf.', 'Keiner.']],
    ['„Für wen bist du denn?“, fragte er.', ['„Für wen bist du denn?“, fragte er.']],
    ['Hugo, der Hase, lief. Es war kalt.', ['Hugo, der Hase, lief.', 'Es war kalt.']],
  ])('a German question stays with who asks it: %j', (text, sentences) => {
    expect(textsOf(text, 'German')).toEqual(sentences);
  });

  test('marks the last one of a paragraph', () => {
    expect(sentencesOf('It rained. It poured.\nThen the sun came.', 'English')).toEqual([
      { text: 'It rained.', closes: false },
      { text: 'It poured.', closes: true },
      { text: 'Then the sun came.', closes: true },
    ]);
  });
});
