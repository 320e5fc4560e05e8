import { expect, test } from 'vitest';
import { thinkingCharacters } from './thinking';

const codes = (characters: readonly string[]) => characters.map((character) => character.codePointAt(0));

test('stories think in six characters from 9632 to 9718 (spec screens §10)', () => {
  expect(codes(thinkingCharacters('wood', () => 0))).toEqual(Array(6).fill(9632));
  expect(codes(thinkingCharacters('wood', () => 0.999_999))).toEqual(Array(6).fill(9718));
});

test('dark tales think in skulls, coffins and crosses', () => {
  const draws = [0, 0.4, 0.8, 0, 0.4, 0.8];
  let at = 0;
  const characters = thinkingCharacters('dark-tale', () => draws[at++] ?? 0);
  expect(codes(characters)).toEqual([0x2620, 0x26b0, 0x271d, 0x2620, 0x26b0, 0x271d]);
});

test.each(['wood', 'dark-tale', 'christmas'] as const)('%s has a character for every draw', (world) => {
  for (let draw = 0; draw < 1; draw += 0.01)
    expect(thinkingCharacters(world, () => draw).every((character) => character !== '')).toBe(true);
});
