import fc from 'fast-check';
import { expect, test } from 'vitest';
import { longestChain, type Match } from './align-sentences';

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
