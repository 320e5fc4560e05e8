// The sizes of what a character holds, in proportion to its body: a thing by itself is drawn larger, so that it can be seen.
import type { Character } from '../../../scene';

/** How far below the hand its foot is, at size 1. */
export const hanging: Readonly<Record<string, number>> = {
  lantern: 74,
  basket: 74,
  bucket: 74,
  umbrella: 6,
  spade: 130,
};

/** What stands in the ground when somebody digs with it. */
export const tools: ReadonlySet<string> = new Set(['spade']);

/** Whatever is not named here is held at this size. */
const usual = 0.72;
/** By the name of the thing; a name may be here before there is a drawing of it. */
const sizes: Readonly<Record<string, number>> = { tooth: 0.22, spade: 0.6, teddy: 0.46 };

/** Returns the size at which somebody holds a thing: as the author chose, or as it suits the thing. */
export function heldSize(thing: string, { hs }: Pick<Character, 'hs'>): number {
  return hs ?? sizes[thing] ?? usual;
}
