// The species as data: colours, ears, tail, snout.
import type { CharacterKind } from '../../scene';

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
  | 'none';
export type Tail = 'brush' | 'bushy' | 'curl' | 'thin' | 'puff' | 'dragon';
/** The pattern on the face under eyes and nose. */
export type Mask = 'fox' | 'badger' | 'cat' | 'dragon' | 'plain' | 'none';

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
  readonly hair?: string;
  readonly whiskers?: boolean;
  /** The nose's colour, when it is not dark. */
  readonly nose?: string;
  /** Whether the eyes are on top of the head. */
  readonly eyesOnTop?: boolean;
  /** Whether the fur around the eyes is dark: lines of the face are light there. */
  readonly darkEyes?: boolean;
  /** Whether it always has an adult's body with a smaller head. */
  readonly grown?: boolean;
}

/** The species with the common upright body; owl, robot, ghost and duck have their own. */
export type Upright = Exclude<CharacterKind, 'owl' | 'robot' | 'ghost' | 'duck'>;

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
  child: { ...person, hair: '#6a4630' },
  adult: { ...person, hair: '#54382a', grown: true },
};
