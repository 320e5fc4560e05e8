// The species as data: colours, ears, tail, snout.
import type { CharacterKind, OwnBody } from '../../scene';
import { hoofed } from './hoofed';

export type Ear =
  | 'pointed'
  | 'tufted'
  | 'round'
  | 'long'
  | 'big'
  | 'hanging'
  | 'small'
  | 'horn'
  | 'side'
  | 'human'
  | 'flap'
  | 'horned'
  | 'wide'
  | 'antlers'
  | 'ossicones'
  | 'upright'
  | 'none';
export type Tail = 'brush' | 'bushy' | 'curl' | 'thin' | 'puff' | 'dragon' | 'flowing';
/** The pattern on the face under eyes and nose. */
export type Mask =
  | 'fox'
  | 'badger'
  | 'cat'
  | 'dragon'
  | 'monkey'
  | 'penguin'
  | 'zebra'
  | 'broad'
  | 'plain'
  | 'none';

export interface Species {
  /** Fur or skin. */
  readonly c: string;
  /** Belly and muzzle. */
  readonly b: string;
  readonly ear: Ear;
  readonly mask: Mask;
  /** How far the muzzle protrudes when the head is turned; 0 is flat. */
  readonly snout: number;
  readonly tail?: Tail;
  readonly paw?: string;
  readonly eartip?: string;
  /** Whether fur sticks out at the cheeks. */
  readonly cheeks?: boolean;
  readonly spikes?: string;
  readonly wings?: string;
  readonly wool?: string;
  /** A lion's mane around the head. */
  readonly mane?: string;
  /** A horse's mane on and behind the head. */
  readonly crest?: string;
  /** The horn of a unicorn. */
  readonly horn?: string;
  readonly hair?: string;
  readonly whiskers?: boolean;
  /** The nose's colour, when it is not dark. */
  readonly nose?: string;
  /** Whether the nose is a disc, a trunk, a beak or only nostrils. */
  readonly noseShape?: 'disc' | 'trunk' | 'beak' | 'nostrils';
  /** Whether the muzzle reaches below the chin: a horse's long face. */
  readonly longFace?: boolean;
  /** Whether the eyes are on top of the head. */
  readonly eyesOnTop?: boolean;
  /** Whether the fur around the eyes is dark: lines of the face are light there. */
  readonly darkEyes?: boolean;
  /** The scale of its body, where it is not 1, and of its head: an adult's body is big, a baby's small. */
  readonly build?: { readonly body: number; readonly head: number };
  /** How much longer than others' its neck is. */
  readonly neck?: number;
  /** The pattern of its fur, in this colour. */
  readonly stripes?: string;
  readonly patches?: string;
  /** The only lock of a baby. */
  readonly lock?: string;
  /** What somebody wears who is never without clothes. */
  readonly onesie?: string;
}

/** The species with the common upright body. */
export type Upright = Exclude<CharacterKind, OwnBody>;

const person = { c: '#f2c9a4', b: '#f2c9a4', ear: 'human', mask: 'none', snout: 0 } as const;

export const species: Record<Upright, Species> = {
  fox: {
    c: '#e07f3c',
    b: '#fdf0dc',
    ear: 'pointed',
    mask: 'fox',
    snout: 1.2,
    cheeks: true,
    eartip: '#5a3a2c',
    tail: 'brush',
    paw: '#5a3a2c',
  },
  bear: { c: '#a9744a', b: '#e8cba4', ear: 'round', mask: 'plain', snout: 1 },
  polar: { c: '#f1ede4', b: '#ffffff', ear: 'round', mask: 'plain', snout: 1 },
  rabbit: {
    c: '#d9cbbb',
    b: '#fdf6ee',
    ear: 'long',
    mask: 'plain',
    snout: 0.6,
    tail: 'puff',
    nose: '#e0868a',
  },
  mouse: {
    c: '#a7a3a8',
    b: '#efe8e4',
    ear: 'big',
    mask: 'plain',
    snout: 0.9,
    tail: 'thin',
    whiskers: true,
    nose: '#e0868a',
  },
  cat: {
    c: '#5b5560',
    b: '#f4ece6',
    ear: 'pointed',
    mask: 'cat',
    snout: 0.4,
    cheeks: true,
    tail: 'curl',
    whiskers: true,
    darkEyes: true,
  },
  dog: { c: '#d9a865', b: '#fbeed6', ear: 'hanging', mask: 'plain', snout: 1.1, tail: 'curl' },
  hedgehog: { c: '#e9cda6', b: '#f8e8cc', ear: 'small', mask: 'plain', snout: 1, spikes: '#7b5a44' },
  badger: { c: '#6e6a70', b: '#f2efe8', ear: 'round', mask: 'badger', snout: 1, darkEyes: true },
  dragon: {
    c: '#7bb06a',
    b: '#eee7a8',
    ear: 'horn',
    mask: 'dragon',
    snout: 1.1,
    tail: 'dragon',
    wings: '#d98f5a',
  },
  sheep: { c: '#efe6d8', b: '#f4e6d8', ear: 'side', mask: 'plain', snout: 0.8, wool: '#fbf8f1' },
  squirrel: {
    c: '#b5653a',
    b: '#fbe9d2',
    ear: 'tufted',
    mask: 'plain',
    snout: 0.5,
    cheeks: true,
    tail: 'bushy',
  },
  frog: { c: '#79b356', b: '#e6edb4', ear: 'none', mask: 'plain', snout: 0, eyesOnTop: true },
  lion: {
    c: '#e0ae5c',
    b: '#fbeed6',
    ear: 'round',
    mask: 'plain',
    snout: 0.8,
    tail: 'curl',
    mane: '#a8642f',
  },
  tiger: {
    c: '#e8944a',
    b: '#fbeedb',
    ear: 'round',
    mask: 'cat',
    snout: 0.5,
    cheeks: true,
    tail: 'curl',
    whiskers: true,
  },
  wolf: {
    c: '#8b919a',
    b: '#eef0ec',
    ear: 'pointed',
    mask: 'fox',
    snout: 1.2,
    cheeks: true,
    eartip: '#565b64',
    tail: 'brush',
    paw: '#565b64',
  },
  elephant: {
    c: '#a7aebc',
    b: '#c3c9d4',
    ear: 'flap',
    mask: 'plain',
    snout: 0.6,
    tail: 'thin',
    noseShape: 'trunk',
  },
  ...hoofed,
  pig: {
    c: '#f0b6b3',
    b: '#f8cfca',
    ear: 'hanging',
    mask: 'plain',
    snout: 0.8,
    tail: 'curl',
    nose: '#e79793',
    noseShape: 'disc',
  },
  monkey: { c: '#8a5f42', b: '#eacba6', ear: 'wide', mask: 'monkey', snout: 0.4, tail: 'curl' },
  penguin: {
    c: '#454c5a',
    b: '#fbf8f2',
    ear: 'none',
    mask: 'penguin',
    snout: 0.3,
    nose: '#f0a33c',
    noseShape: 'beak',
    paw: '#f0a33c',
  },
  dinosaur: { c: '#6fb3a0', b: '#eef0c0', ear: 'none', mask: 'dragon', snout: 1.2, tail: 'dragon' },
  crocodile: {
    c: '#6f9f5c',
    b: '#e9ecb8',
    ear: 'none',
    mask: 'broad',
    snout: 1.2,
    tail: 'dragon',
    eyesOnTop: true,
  },
  hippo: { c: '#a497ae', b: '#cdbcc8', ear: 'small', mask: 'broad', snout: 0.9, tail: 'thin' },
  child: { ...person, hair: '#6a4630' },
  baby: { ...person, lock: '#8a5a3a', onesie: '#f2d27a', build: { body: 0.7, head: 0.88 } },
  adult: { ...person, hair: '#54382a', build: { body: 1.26, head: 0.96 } },
};
