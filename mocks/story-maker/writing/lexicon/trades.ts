// The people of the lexicon who are known by what they do, and the neighbours. German has a word for the woman and one for the
// man; an English word means the first of the two.
import { noun } from '../grammar/noun';
import type { Entry, Look } from './figure';

type Clothes = Omit<Look, 'k'>;
type Words = readonly (readonly [de: string, en: string])[];

interface Trade {
  readonly clothes: Clothes;
  /** Whom an English word means first. */
  readonly usually: 'f' | 'm';
  readonly f: { readonly look: Clothes; readonly words: Words };
  readonly m: { readonly look: Clothes; readonly words: Words };
}

const table: Readonly<Record<string, Trade>> = {
  doctor: {
    clothes: { wear: '#f7f6f0', dress: true, pants: '#4f83a0', pendant: 'stethoscope' },
    usually: 'f',
    f: { look: { c: '#a8744c', hair: '#2f2420', hairstyle: 'bun' }, words: [['f Ärztin', 'doctor']] },
    m: { look: { hair: '#7a6a58', hairstyle: 'short', glasses: true }, words: [['m Arzt', 'doctor']] },
  },
  teacher: {
    clothes: { wear: '#7d8f4e', pants: '#5a5048' },
    usually: 'm',
    f: {
      look: { dress: true, hair: '#8a5a34', hairstyle: 'bob', glasses: true },
      words: [['f Lehrerin', 'teacher']],
    },
    m: { look: { hair: '#8a5a34', hairstyle: 'short', glasses: true }, words: [['m Lehrer', 'teacher']] },
  },
  firefighter: {
    clothes: {
      wear: '#3f4a63',
      stripe: '#f0d94e',
      pants: '#3f4a63',
      boots: '#2f2f38',
      hat: 'fire',
      hatc: '#d0402f',
    },
    usually: 'f',
    f: {
      look: { hair: '#b5783c', hairstyle: 'ponytail' },
      words: [
        ['f Feuerwehrfrau', 'firefighter'],
        ['f Feuerwehrfrau', 'firewoman'],
      ],
    },
    m: {
      look: { hair: '#3f2a22', hairstyle: 'short' },
      words: [
        ['m Feuerwehrmann', 'fireman'],
        ['m Feuerwehrmann', 'firefighter'],
      ],
    },
  },
  builder: {
    clothes: {
      wear: '#e8883a',
      stripe: '#f7ecb0',
      pants: '#4f6078',
      boots: '#5a4432',
      hat: 'hardhat',
      hatc: '#f2c23a',
    },
    usually: 'm',
    f: { look: { hair: '#54382a', hairstyle: 'ponytail' }, words: [['f Bauarbeiterin', 'builder']] },
    m: { look: { c: '#d9a878', hair: '#3f2a22', hairstyle: 'short' }, words: [['m Bauarbeiter', 'builder']] },
  },
  astronaut: {
    clothes: {
      wear: '#eef0f4',
      stripe: '#5a7ab8',
      pants: '#eef0f4',
      boots: '#9aa3b2',
      mitt: '#c9ced8',
      hat: 'space',
    },
    usually: 'f',
    f: { look: { hair: '#6a4630', hairstyle: 'short' }, words: [['f Astronautin', 'astronaut']] },
    m: {
      look: { c: '#8a5a3c', hair: '#2a2020', hairstyle: 'short' },
      words: [['m Astronaut Astronauten', 'astronaut']],
    },
  },
  baker: {
    clothes: { wear: '#fbf7ee', pants: '#7a8a9a', hat: 'baker' },
    usually: 'm',
    f: { look: { dress: true, hair: '#c8683c', hairstyle: 'bun' }, words: [['f Bäckerin', 'baker']] },
    m: { look: { hair: '#54382a', hairstyle: 'short', beard: '#6a4630' }, words: [['m Bäcker', 'baker']] },
  },
  conductor: {
    clothes: { wear: '#2f4a6e', stripe: '#e2b54a', pants: '#2f3a4e', hat: 'peaked', hatc: '#2f4a6e' },
    usually: 'f',
    f: {
      look: { c: '#e0ac7e', hair: '#2f2420', hairstyle: 'bob' },
      words: [
        ['f Schaffnerin', 'conductor'],
        ['f Lokführerin', 'train driver'],
      ],
    },
    m: {
      look: { hair: '#8a8078', hairstyle: 'short' },
      words: [
        ['m Schaffner', 'conductor'],
        ['m Lokführer', 'train driver'],
      ],
    },
  },
  neighbour: {
    clothes: { wear: '#a8643a', pants: '#5a5a62' },
    usually: 'm',
    f: {
      look: { wear: '#5a8a6a', dress: true, hair: '#9a8a7a', hairstyle: 'curls' },
      words: [
        ['f Nachbarin', 'neighbour'],
        ['f Nachbarin', 'neighbor'],
      ],
    },
    m: {
      look: { c: '#c08a5c', hair: '#4a4440', hairstyle: 'short', beard: '#5a524c' },
      words: [
        ['m Nachbar Nachbarn', 'neighbour'],
        ['m Nachbar Nachbarn', 'neighbor'],
      ],
    },
  },
  coach: {
    clothes: {
      wear: '#3a968a',
      stripe: '#f6f2e8',
      pants: '#33424f',
      hat: 'cap',
      hatc: '#d0503f',
      pendant: 'whistle',
    },
    usually: 'f',
    f: {
      look: { hair: '#e0b45c', hairstyle: 'ponytail' },
      words: [
        ['f Trainerin', 'coach'],
        ['f Trainerin', 'trainer'],
      ],
    },
    m: { look: { hair: '#3f2a22', hairstyle: 'short' }, words: [['m Trainer', 'coach']] },
  },
};

/** Whoever an English word means comes last: the lexicon takes the later one. */
export const trades: readonly Entry[] = Object.entries(table).flatMap(([id, trade]) => [
  entry(id, trade, trade.usually === 'f' ? 'm' : 'f'),
  entry(id, trade, trade.usually),
]);

function entry(id: string, { clothes, usually, f, m }: Trade, sex: 'f' | 'm'): Entry {
  const { look, words } = sex === 'f' ? f : m;
  return {
    id: sex === usually ? id : `${id}-${sex}`,
    look: { k: 'adult', ...clothes, ...look },
    size: 0.95,
    pitch: sex === 'f' ? 104 : 84,
    speed: 96,
    sex,
    words: words.map(([de, en]) => noun(de, en)),
    isGrown: true,
  };
}
