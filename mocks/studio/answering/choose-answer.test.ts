import { describe, expect, test } from 'vitest';
import { chooseAnswer, keywordsOf, type SourceSentence } from './choose-answer';

const sentences: readonly SourceSentence[] = [
  { text: 'Bees fly far to find flowers.', slide: 0 },
  { text: 'They come home and dance.', slide: 1 },
  { text: 'The dance shows the direction.', slide: 1 },
  { text: 'In winter they keep warm.', slide: 2 },
];

/** The keywords, with these distances; every other is as unlike as can be. */
const heard = (distances: Readonly<Record<string, number>>) =>
  keywordsOf(sentences).map((keyword) => ({ ...keyword, distance: distances[keyword.word] ?? 1.2 }));

describe('the words of a presentation', () => {
  test('are those that say what a sentence is about, the rarest first', () => {
    const words = keywordsOf(sentences).map(({ word }) => word);
    expect(words).toEqual(expect.arrayContaining(['flowers', 'direction', 'winter', 'dance']));
    expect(words).not.toEqual(expect.arrayContaining(['they']));
    expect(words.indexOf('direction')).toBeLessThan(words.indexOf('dance'));
  });

  test('leave out what stands in most sentences of a long presentation', () => {
    const long = Array.from({ length: 20 }, (_, slide) => ({
      text: `Bees number${'x'.repeat(slide + 1)}`,
      slide,
    }));
    expect(keywordsOf(long).map(({ word }) => word)).not.toContain('bees');
  });
});

describe('the answer', () => {
  test.each([
    [
      'the sentence of a clear word, and the next of its slide',
      { dance: 0.6, direction: 1.1 },
      ['They come home and dance.', 'The dance shows the direction.'],
      true,
    ],
    [
      'the sentence that more words point to',
      { dance: 0.6, direction: 0.6 },
      ['The dance shows the direction.'],
      true,
    ],
    ['nothing of the next slide', { flowers: 0.5 }, ['Bees fly far to find flowers.'], true],
    ['a word that stands out, unsure', { winter: 0.9 }, ['In winter they keep warm.'], false],
  ] as const)('is %s', (_, distances, answer, isSure) => {
    expect(chooseAnswer(heard(distances), sentences, [])).toMatchObject({ sentences: answer, isSure });
  });

  test.each([
    ['no word was heard', {}],
    ['two words sound equally alike', { winter: 0.9, flowers: 0.92 }],
  ] as const)('is missing when %s', (_, distances) => {
    expect(chooseAnswer(heard(distances), sentences, [])).toBeUndefined();
  });

  test('is another sentence when the first was said before, and missing when all were', () => {
    const asked = heard({ dance: 0.6 });
    const first = 'They come home and dance.';
    expect(chooseAnswer(asked, sentences, [first])?.sentences).toEqual(['The dance shows the direction.']);
    expect(chooseAnswer(asked, sentences, [first, 'The dance shows the direction.'])).toBeUndefined();
  });
});
