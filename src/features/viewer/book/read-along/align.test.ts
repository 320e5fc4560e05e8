import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { align } from './align';

const cues = (...texts: string[]) => texts.map((text, at) => ({ text, start: at }));
const spoken = (text: string, ...said: string[]) =>
  align(text, cues(...said)).map((passage) =>
    passage.cue === undefined ? `(${passage.text})` : passage.text,
  );

describe('what is said is found in what is written (decision 27)', () => {
  test('sentence by sentence', () => {
    expect(align('One ran. Two sat.', cues('One ran.', 'Two sat.'))).toEqual([
      { text: 'One ran.', cue: 0 },
      { text: ' ' },
      { text: 'Two sat.', cue: 1 },
    ]);
  });

  test.each<[string, string, string[], string[]]>([
    [
      'whatever the case and the signs',
      '„Komm!“, rief ER – und lief.',
      ['komm, rief er und lief'],
      ['„Komm!“, rief ER – und lief.'],
    ],
    [
      'with accents and ligatures',
      'Déjà vu im Café ﬁn.',
      ['deja vu', 'im cafe fin'],
      ['Déjà vu', '( )', 'im Café ﬁn.'],
    ],
    ['composed or not', 'Die Ba\u0308ren.', ['Die Bären'], ['Die Ba\u0308ren.']],
    ['across lines', 'One\n\ntwo.', ['One two.'], ['One\n\ntwo.']],
    ['a headline that is spoken only is passed over', 'A text.', ['New boots', 'A text.'], ['A text.']],
    [
      'words that are not spoken stay unmarked',
      'Ha! He ran. The end.',
      ['He ran.'],
      ['(Ha! )', 'He ran.', '( The end.)'],
    ],
    [
      'a refrain each time it comes',
      'Squeak. A. Squeak. B.',
      ['Squeak.', 'A.', 'Squeak.', 'B.'],
      ['Squeak.', '( )', 'A.', '( )', 'Squeak.', '( )', 'B.'],
    ],
    ['no half words', 'Someday some.', ['some'], ['(Someday )', 'some.']],
    [
      'a cue from elsewhere does not draw the others after it',
      'I am. You are. He is. Yes.',
      ['Yes.', 'I am.', 'You are.', 'He is.'],
      ['I am.', '( )', 'You are.', '( )', 'He is.', '( Yes.)'],
    ],
    [
      'nothing where nothing is said so',
      'Quite another text.',
      ['A text of its own'],
      ['(Quite another text.)'],
    ],
    ['a cue without words', 'Text.', ['…', 'Text'], ['Text.']],
    ['no text', '', ['Text'], []],
  ])('%s', (_, text, said, passages) => {
    expect(spoken(text, ...said)).toEqual(passages);
  });
});

const word = fc.stringMatching(/^[a-zäöüß]{1,8}$/);
const sentence = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));

test('the passages are the text, in order, each cue once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.array(fc.string({ unit: 'grapheme' })), (text, said) => {
      const passages = align(text, cues(...said));
      expect(passages.map((passage) => passage.text).join('')).toBe(text);
      expect(passages.every((passage) => passage.text !== '')).toBe(true);
      const order = passages.flatMap(({ cue }) => cue ?? []);
      expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
    }),
  );
});

test('a text of what is said is marked whole, however it is set', () => {
  const set = fc.record({
    said: sentence,
    loud: fc.boolean(),
    opening: fc.constantFrom('', '„', '“', '– '),
    closing: fc.constantFrom('.', '!“', ' …', '?', ''),
  });
  fc.assert(
    fc.property(
      fc.array(set, { minLength: 1, maxLength: 12 }),
      fc.constantFrom(' ', '\n', '\n\n'),
      (all, gap) => {
        const written = all.map(
          ({ said, loud, opening, closing }) => `${opening}${loud ? said.toUpperCase() : said}${closing}`,
        );
        const passages = align(written.join(gap), cues(...all.map(({ said }) => said)));
        expect(passages.flatMap(({ cue }) => cue ?? [])).toEqual(all.map((_, at) => at));
      },
    ),
  );
});

test('a text of other letters bears no mark', () => {
  fc.assert(
    fc.property(fc.array(sentence), fc.stringMatching(/^[A-Z0-9 .]*$/), (said, text) => {
      const other = text.replace(/[A-Z]/g, '7');
      expect(align(other, cues(...said)).every(({ cue }) => cue === undefined)).toBe(true);
    }),
  );
});

test('a hostile index does not hold up the page', () => {
  const text = 'ha '.repeat(5000);
  const began = performance.now();
  align(text, cues(...Array.from({ length: 60 }, () => 'ha')));
  expect(performance.now() - began).toBeLessThan(3000);
});
