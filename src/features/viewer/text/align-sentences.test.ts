import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { align, longestChain, type Match } from './passages-of-slide';

const cues = (...texts: string[]) => texts.map((text, at) => ({ text, start: at }));
const spoken = (text: string, ...said: string[]) =>
  align(text, cues(...said)).map((passage) =>
    passage.cue === undefined ? `(${passage.text})` : passage.text,
  );

describe('finds spoken sentences in the text (spec book §5)', () => {
  test('sentence by sentence', () => {
    expect(align('One ran. Two sat.', cues('One ran.', 'Two sat.'))).toEqual([
      { text: 'One ran.', cue: 0 },
      { text: ' ' },
      { text: 'Two sat.', cue: 1 },
    ]);
  });

  test.each<[string, string, string[], string[]]>([
    [
      'whatever the case and the punctuation',
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
    ['with composed and decomposed accents', 'Die Ba\u0308ren.', ['Die Bären'], ['Die Ba\u0308ren.']],
    ['across lines', 'One\n\ntwo.', ['One two.'], ['One\n\ntwo.']],
    ['without a headline that is only spoken', 'A text.', ['New boots', 'A text.'], ['A text.']],
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
    ['whole words only', 'Someday some.', ['some'], ['(Someday )', 'some.']],
    [
      'a cue out of order does not prevent the others from being found',
      'I am. You are. He is. Yes.',
      ['Yes.', 'I am.', 'You are.', 'He is.'],
      ['I am.', '( )', 'You are.', '( )', 'He is.', '( Yes.)'],
    ],
    [
      'no marks when no sentence matches',
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

test('the passages make up the text, in order, with each cue once', () => {
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

test('a text of exactly the spoken sentences is marked completely, whatever its case and punctuation', () => {
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

test('a text of other letters has no marks', () => {
  fc.assert(
    fc.property(fc.array(sentence), fc.stringMatching(/^[A-Z0-9 .]*$/), (said, text) => {
      const other = text.replace(/[A-Z]/g, '7');
      expect(align(other, cues(...said)).every(({ cue }) => cue === undefined)).toBe(true);
    }),
  );
});

/** Texts and cues that are hard to align for their length. */
const hostile: readonly (readonly [string, (length: number) => { text: string; said: string[] }])[] = [
  ['one word again and again', (n) => ({ text: 'ha '.repeat(n), said: many(n, () => 'ha') })],
  [
    'sentences that differ at their end',
    (n) => ({ text: 'a '.repeat(n), said: many(n, (at) => `aaaaaaaa${at}`) }),
  ],
  ['sentences as long as the text', (n) => ({ text: 'a '.repeat(n), said: many(10, () => 'a'.repeat(n)) })],
  ['words without a boundary between them', (n) => ({ text: 'a'.repeat(n), said: many(n, () => 'a') })],
];
const many = (count: number, word: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => word(at));

test.each(hostile)('a hostile story takes time linear in its length: %s', (_, story) => {
  const timed = (length: number): number => {
    const { text, said } = story(length);
    const spoken = cues(...said);
    const startedAt = performance.now();
    align(text, spoken);
    return performance.now() - startedAt;
  };
  // Compares one story of eight times the length with eight short ones. Both run for the same time if it is linear, so a slow
  // machine delays both alike. The ratio is 1 for linear time, 8 for quadratic and 64 for cubic time.
  const rounds = [1, 2, 3].map(() => {
    let short = 0;
    for (let time = 0; time < 8; time += 1) short += timed(500);
    return timed(4000) / Math.max(20, short);
  });
  expect(Math.min(...rounds)).toBeLessThan(5);
});

const length = 12;

/** Returns all chains, by brute force. */
function chainsOf(matches: readonly Match[]): Match[][] {
  return matches.reduce<Match[][]>(
    (chains, match) => [
      ...chains,
      ...chains
        .filter((chain) => {
          const last = chain.at(-1);
          return last === undefined || (last.cue < match.cue && last.end <= match.start);
        })
        .map((chain) => [...chain, match]),
    ],
    [[]],
  );
}

const covered = (chain: readonly Match[]) => chain.reduce((sum, { start, end }) => sum + end - start, 0);

const match = fc
  .record({ cue: fc.nat(5), start: fc.nat(length - 1), size: fc.integer({ min: 1, max: 4 }) })
  .map(({ cue, start, size }) => ({ cue, start, end: Math.min(length, start + size) }));

test('returns a chain that covers the most', () => {
  fc.assert(
    fc.property(fc.array(match, { maxLength: 9 }), (unordered) => {
      const matches = unordered.sort((one, other) => one.cue - other.cue);
      const all = chainsOf(matches);
      const chain = longestChain(matches, length);
      expect(all).toContainEqual(chain);
      expect(covered(chain)).toBe(Math.max(...all.map(covered)));
    }),
  );
});

test('of two chains that cover the same amount, returns the one whose last match comes first', () => {
  const [first, second] = [
    { cue: 0, start: 0, end: 3 },
    { cue: 1, start: 1, end: 4 },
  ];
  expect(longestChain([first, second], length)).toEqual([first]);
});

test('returns an empty chain for no matches', () => {
  expect(longestChain([], 0)).toEqual([]);
});
