// The characters of the thinking animation (spec screens §10). Pure; randomness is a parameter.
import type { WizardWorld } from '../world';

/** The number of characters, and how often each is replaced, in milliseconds. */
export const thinking = { characters: 6, replacedEvery: 100 } as const;

const range = (first: number, last: number): readonly string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at));

/** Asks for the plain drawing of a character that some systems show as a coloured emoji. */
const plain = '\uFE0E';

const sets: Readonly<Record<WizardWorld, readonly string[]>> = {
  wood: range(9632, 9718),
  // Skull, coffin, cross.
  'dark-tale': ['\u2620', '\u26B0', '\u271D'].map((character) => character + plain),
  // Snow crystals and stars.
  christmas: ['\u2744', '\u2745', '\u2746', '\u2605', '\u2606', '\u2736'].map(
    (character) => character + plain,
  ),
};

/** Returns as many random characters of the world as the animation shows. `random` returns numbers from 0 to below 1. */
export function thinkingCharacters(world: WizardWorld, random: () => number): readonly string[] {
  const set = sets[world];
  return Array.from({ length: thinking.characters }, () => set[Math.floor(random() * set.length)] ?? '');
}
