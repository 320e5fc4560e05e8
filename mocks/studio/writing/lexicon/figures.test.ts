import { describe, expect, it } from 'vitest';
import { germanForms } from '../grammar/german';
import { rowsOf } from '../title/typed-titles.fixture';
import { figureById, figureCalled } from './figures';
import table from './figure-words.fixture.json' with { type: 'json' };

const words = rowsOf(table);

/** Returns kind, sex and the German words for somebody who did something, and for whom it was done. */
function inGerman(word: string): string {
  const figure = figureCalled(word, 'German');
  if (figure === undefined) return 'nobody';
  const forms = germanForms(figure);
  return [figure.look.k, figure.sex, forms('nom'), forms('acc'), forms('dat')].join(', ');
}

describe('a word for somebody', () => {
  it.each(words.filter(({ language }) => language === 'German'))(
    'is German: $typed, $expected',
    ({ typed, expected }) => {
      expect(inGerman(typed)).toBe(expected);
    },
  );

  it.each(words.filter(({ language }) => language === 'English'))(
    'is English: $typed, $expected',
    ({ typed, expected }) => {
      const figure = figureCalled(typed, 'English');
      expect(figure && `${figure.id}, ${germanForms(figure)('nom')}`).toBe(expected);
      expect(figureById(figure?.id ?? '').look).toEqual(figure?.look);
    },
  );
});

describe('a trade', () => {
  it('dresses the woman and the man alike', () => {
    const [woman, man] = [figureById('firefighter').look, figureById('firefighter-m').look];
    expect([woman.hat, woman.wear]).toEqual([man.hat, man.wear]);
    expect(woman.hair).not.toBe(man.hair);
  });
});
