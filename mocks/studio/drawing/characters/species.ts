// The species with the common upright body: colours, ears, tail, snout. They are data: species.json.
import * as v from 'valibot';
import { uprightKinds, type lacks } from '../scene-names';
import data from './species.json' with { type: 'json' };

const colour = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/));
const isSo = v.exactOptional(v.literal(true));

export const speciesSchema = v.strictObject({
  /** Fur or skin. */
  c: colour,
  /** Belly and muzzle. */
  b: colour,
  ear: v.picklist([
    'pointed', 'tufted', 'round', 'long', 'big', 'hanging', 'small', 'horn', 'side', 'human', 'flap', 'horned',
    'wide', 'antlers', 'ossicones', 'upright', 'feelers', 'none',
  ]), // prettier-ignore
  /** The pattern on the face under eyes and nose. */
  mask: v.picklist([
    'fox', 'badger', 'cat', 'dragon', 'monkey', 'penguin', 'zebra', 'broad', 'plain', 'none',
  ]), // prettier-ignore
  /** How far the muzzle protrudes when the head is turned; 0 is flat. */
  snout: v.number(),
  tail: v.exactOptional(v.picklist(['brush', 'bushy', 'curl', 'thin', 'puff', 'dragon', 'flowing'])),
  paw: v.exactOptional(colour),
  eartip: v.exactOptional(colour),
  /** Whether fur sticks out at the cheeks. */
  cheeks: isSo,
  spikes: v.exactOptional(colour),
  wings: v.exactOptional(colour),
  wool: v.exactOptional(colour),
  /** A lion's mane around the head. */
  mane: v.exactOptional(colour),
  /** A horse's mane on and behind the head. */
  crest: v.exactOptional(colour),
  /** The horn of a unicorn. */
  horn: v.exactOptional(colour),
  hair: v.exactOptional(colour),
  whiskers: isSo,
  /** The nose's colour, when it is not dark. */
  nose: v.exactOptional(colour),
  /** Whether the nose is a disc, a trunk, a beak or only nostrils. */
  noseShape: v.exactOptional(v.picklist(['disc', 'trunk', 'beak', 'nostrils'])),
  /** Whether the muzzle reaches below the chin: a horse's long face. */
  longFace: isSo,
  /** Whether the eyes are on top of the head. */
  eyesOnTop: isSo,
  /** Whether the fur around the eyes is dark: lines of the face are light there. */
  darkEyes: isSo,
  /** The scale of its body, where it is not 1, and of its head: an adult's body is big, a baby's small. */
  build: v.exactOptional(v.strictObject({ body: v.number(), head: v.number() })),
  /** How much longer than others' its neck is. */
  neck: v.exactOptional(v.number()),
  /** The pattern of its fur, in this colour. */
  stripes: v.exactOptional(colour),
  patches: v.exactOptional(colour),
  /** The only lock of a baby. */
  lock: v.exactOptional(colour),
  /** What somebody wears who is never without clothes. */
  onesie: v.exactOptional(colour),
});

export type Species = Readonly<v.InferOutput<typeof speciesSchema>>;
export type Mask = Species['mask'];

const parts = {
  nothing: [],
  pattern: ['stripes', 'patches'],
  neck: ['neck'],
  mane: ['mane', 'crest'],
  trunk: ['noseShape'],
  horn: ['horn'],
  tail: ['tail'],
  spikes: ['spikes'],
} as const satisfies Record<(typeof lacks)[number], readonly (keyof Species)[]>;

/** Returns a species without something that it has: a zebra without stripes. */
export function lacking(own: Species, part: keyof typeof parts): Species {
  const gone = new Set<string>(parts[part]);
  const left = Object.entries(own).filter(([key]) => !gone.has(key));
  const mask = part === 'pattern' ? { mask: 'plain' } : {};
  return v.parse(speciesSchema, { ...Object.fromEntries(left), ...mask });
}

export const species = v.parse(v.strictObject(v.entriesFromList(uprightKinds, speciesSchema)), data);
