// For the very small: a tired cat tries every place but the right one.
import type { Story } from '../story';

const minka = { k: 'cat', c: '#f0a04b', scarf: '#3f78b5' } as const;
const bruno = { k: 'dog', c: '#a06a3c' } as const;

export const story: Story = {
  id: '1044',
  title: 'Minka sucht ein Bett',
  kind: 'CHILDRENS_STORY',
  language: 'German',
  imageStyle: 'childpaint',
  targetGroup: 'age_2',
  voice: 'german-woman',
  cover: {
    headline: 'Eine Geschichte zum Müdewerden',
    text: 'Minka sucht ein Bett',
    scene: {
      sky: 'dusk',
      ground: 'hills',
      flowers: 10,
      moon: [800, 200, 84],
      clouds: 1,
      put: [
        { t: 'house', x: 190, y: 740, s: 1.1, lit: true },
        { ...minka, x: 520, y: 930, s: 3, face: 'sleep', al: 'down', ar: 'cheek', tilt: 0.14 },
      ],
    },
  },
  pages: [
    {
      headline: 'So müde',
      text: 'Minka ist müde. Wo ist ein Bett für Minka?',
      scene: {
        sky: 'dusk',
        ground: 'hills',
        path: true,
        flowers: 8,
        clouds: 2,
        moon: [170, 190, 60],
        put: [
          { t: 'house', x: 240, y: 790, s: 1.9, lit: true },
          { t: 'bush', x: 900, y: 830, s: 1.2 },
          { ...minka, x: 600, y: 920, s: 2, pose: 'walk', face: 'sleep' },
        ],
      },
    },
    {
      headline: 'Im Eimer?',
      text: 'Der Eimer ist nass. Nein, nein, nein, das ist kein Bett.',
      scene: {
        sky: 'dusk',
        ground: 'hills',
        shot: 'near',
        focus: [512, 670],
        grass: true,
        moon: false,
        clouds: 1,
        put: [
          { t: 'fence', x: 110, y: 790, s: 1.6 },
          { ...minka, x: 512, y: 800, s: 1.7, face: 'worry', arm: 'up' },
          { t: 'bucket', x: 512, y: 910, s: 2.9, c: '#5aa6c8', full: true },
        ],
      },
    },
    {
      headline: 'Auf der Bank?',
      text: 'Die Bank ist hart. Nein, nein, nein, das ist kein Bett.',
      scene: {
        sky: 'night',
        ground: 'hills',
        flowers: 6,
        clouds: 1,
        moon: [850, 150, 54],
        put: [
          { t: 'tree', x: 150, y: 800, s: 1.8 },
          { t: 'bench', x: 560, y: 900, s: 3.4 },
          { ...minka, x: 560, y: 705, s: 2, pose: 'sit', face: 'angry', z: 905 },
        ],
      },
    },
    {
      headline: 'Im Boot?',
      text: 'Das Boot, das wackelt. Nein, nein, nein, das ist kein Bett.',
      scene: {
        sky: 'night',
        ground: 'sea',
        clouds: 1,
        moon: [220, 190, 70],
        put: [
          { ...minka, x: 520, y: 860, s: 1.9, face: 'wow', arm: 'reach', tilt: -0.12, z: 860 },
          { t: 'boat', x: 520, y: 900, s: 2.5, r: 0.12, sail: false, c: '#d2553f', z: 870 },
        ],
      },
    },
    {
      headline: 'Wer schnarcht da?',
      text: 'Da liegt der große Bruno. Bruno ist warm, und Bruno ist weich.',
      scene: {
        sky: 'night',
        ground: 'hills',
        clouds: 0,
        moon: [190, 190, 56],
        put: [
          { t: 'bush', x: 940, y: 800, s: 1.5 },
          { ...bruno, x: 640, y: 880, s: 2.5, pose: 'sleep', face: 'sleep' },
          { ...minka, x: 190, y: 910, s: 1.7, face: 'shy', look: [1, 0.2], arm: 'cheek' },
        ],
      },
    },
    {
      headline: 'Bei Bruno?',
      text: 'Ja, ja, ja, das ist ein Bett.',
      scene: {
        sky: 'night',
        ground: 'hills',
        shot: 'near',
        focus: [530, 690],
        clouds: 0,
        moon: false,
        weather: 'fireflies',
        put: [
          { ...bruno, x: 560, y: 890, s: 2.4, pose: 'sleep', face: 'sleep' },
          { ...minka, x: 590, y: 690, s: 1.4, pose: 'sleep', face: 'happy', z: 950 },
        ],
      },
    },
  ],
  ending: {
    headline: 'Gute Nacht, Minka',
    text: 'Gute Nacht, Bruno. Und bitte nicht wackeln.',
    scene: {
      sky: 'night',
      ground: 'hills',
      shot: 'far',
      clouds: 1,
      moon: [690, 200, 130],
      weather: 'fireflies',
      flowers: 6,
      put: [
        { t: 'house', x: 880, y: 780, s: 1.5, lit: true },
        { t: 'tree', x: 150, y: 800, s: 1.9 },
        { ...bruno, x: 470, y: 910, s: 2, pose: 'sleep', face: 'sleep' },
        { ...minka, x: 490, y: 740, s: 1.1, pose: 'sleep', face: 'sleep', z: 950 },
      ],
    },
  },
};
