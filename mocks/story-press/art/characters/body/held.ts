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

/** By the names of things, which may be here before there is a drawing of them. */
const things: Readonly<Record<number, string>> = {
  0.2: 'tooth comb rainbow soap pencil worm',
  0.26: 'sun planet castle house lighthouse bridge pyramid volcano whale bed door table bone plaster thermometer cookie',
  0.32:
    'shoe chocolate cheese car bus train digger tractor plane boat telephone camera computer magnet press bulb puzzle clock ' +
    'toothbrush pan pancake sweets teapot mirror medal feather carrot tomato tissue hive torch raft',
  0.38:
    'egg nut spoon bread icecream sock gear wheel notes globe telescope microscope heart bell bicycle sledge frame snowman tree pine ' +
    'cloud cloudrain potty stethoscope bowl shell suitcase map wateringcan sprout hammer saw drum mask schoolcone drawing roadcone towel',
  0.46:
    'cup cake key pumpkin scarf rock candle hourglass magnifier ruler teddy chest rocket kite crown schoolbag box pillow blanket ' +
    'sword shield flag net stocking wreath flower bee',
  0.6: 'ball star moon hat boots jar balloon spade broom mushroom bolt moth bird lamp',
};

const sizes = new Map(
  Object.entries(things).flatMap(([size, names]) => names.split(' ').map((name) => [name, Number(size)])),
);

/** Whatever is not named there is held at this size: an apple, a book, a letter, a lantern. */
const usual = 0.72;

/** Returns the size at which somebody holds a thing: as the author chose, or as it suits the thing. */
export function heldSize(thing: string, { hs }: Pick<Character, 'hs'>): number {
  return hs ?? sizes.get(thing) ?? usual;
}
