// Boots that spoil every game of hide and seek, until the fog comes.
import type { Story } from '../story';

const rosie = { k: 'rabbit', wear: '#f2b63c', dress: true } as const;
const boots = '#d8392f';
const bear = { k: 'bear', wear: '#3f78a8' } as const;
const duck = { k: 'duck' } as const;

export const story: Story = {
  id: '1047',
  title: 'The Squeaky Boots',
  kind: 'CHILDRENS_STORY',
  language: 'English',
  imageStyle: 'paper_collage',
  targetGroup: 'age_3',
  voice: 'english-woman',
  cover: {
    headline: 'A story for noisy feet',
    text: 'The Squeaky Boots',
    scene: {
      sky: 'day',
      ground: 'hills',
      clouds: 2,
      flowers: 12,
      put: [
        { t: 'bush', x: 150, y: 800, s: 1.4 },
        { ...rosie, boots, x: 500, y: 940, s: 2.35, pose: 'jump', face: 'laugh', arm: 'up' },
      ],
    },
  },
  pages: [
    {
      headline: 'New boots',
      text: 'Rosie has new red boots. Squeak, squeak, squeak, say the boots.',
      scene: {
        sky: 'day',
        ground: 'room',
        shot: 'near',
        focus: [512, 690],
        win: 240,
        wall: '#cfe3dc',
        curtain: '#f0a95a',
        rug: '#8fb4bf',
        put: [{ ...rosie, boots, x: 512, y: 890, s: 1.65, face: 'happy', arm: 'hip' }],
      },
    },
    {
      headline: 'Behind the tree',
      text: 'Rosie plays hide and seek. She tiptoes behind a tree. Squeak, squeak, squeak. “Found you,” says Bear.',
      scene: {
        sky: 'day',
        ground: 'hills',
        clouds: 2,
        flowers: 10,
        put: [
          { ...rosie, boots, x: 400, y: 910, s: 2, pose: 'sneak', face: 'worry' },
          { t: 'tree', x: 680, y: 880, s: 2.8 },
          { ...bear, x: 880, y: 920, s: 2.2, face: 'laugh', al: 'point', look: [-1, 0] },
        ],
      },
    },
    {
      headline: 'Behind the house',
      text: 'Rosie tiptoes behind the house. She does not even breathe. Squeak, squeak, squeak. “Found you,” says Duck.',
      scene: {
        sky: 'day',
        ground: 'hills',
        clouds: 2,
        flowers: 8,
        sun: [860, 160, 60],
        put: [
          { t: 'house', x: 270, y: 840, s: 2.8, roof: '#c4573f' },
          { ...rosie, boots, x: 580, y: 910, s: 1.9, face: 'wow', al: 'cheek', look: [1, 0.2] },
          { ...duck, x: 900, y: 930, s: 1.45, face: 'talk', flip: true },
        ],
      },
    },
    {
      headline: 'Silly boots',
      text: 'Rosie sits down on a stone. “You are too loud,” she tells the boots. For once, the boots say nothing at all.',
      scene: {
        sky: 'day',
        ground: 'hills',
        shot: 'near',
        focus: [512, 680],
        clouds: 1,
        flowers: 14,
        put: [
          { t: 'rock', x: 512, y: 890, s: 2.4, z: 880 },
          {
            ...rosie,
            boots,
            x: 512,
            y: 850,
            s: 1.8,
            pose: 'sit',
            face: 'angry',
            arm: 'hip',
            look: [0, 1],
            z: 890,
          },
        ],
      },
    },
    {
      headline: 'Fog',
      text: 'Then the fog comes, white as milk. No tree. No house. No Bear, and no Duck. “Where is everyone?” says Rosie.',
      scene: {
        sky: 'storm',
        ground: 'hills',
        shot: 'far',
        weather: 'mist',
        clouds: 0,
        grass: false,
        put: [
          { ...rosie, boots, x: 480, y: 900, s: 1.9, face: 'worry', arm: 'hold', look: [-1, 0] },
          { t: 'bare', x: 930, y: 800, s: 1.6, c: '#8f9aa0' },
        ],
      },
    },
    {
      headline: 'Stamp, stamp',
      text: 'Rosie has an idea. She stamps her feet. Squeak, squeak, squeak. “I hear you,” calls Bear. “I hear you,” calls Duck.',
      scene: {
        sky: 'storm',
        ground: 'hills',
        weather: 'mist',
        clouds: 0,
        grass: false,
        back: [
          { k: 'bear', c: '#8d9a9c', wear: '#7d8c92', x: 170, y: 760, s: 1.5, face: 'smile', arm: 'up' },
          { k: 'duck', c: '#a9b4b6', x: 880, y: 740, s: 1, flip: true },
        ],
        put: [{ ...rosie, boots, x: 500, y: 930, s: 2.3, pose: 'jump', face: 'sing', arm: 'hip' }],
      },
    },
    {
      headline: 'This way home',
      text: 'Rosie goes first, then Bear, then Duck. They follow the boots all the way home. Squeak, squeak, squeak.',
      scene: {
        sky: 'dusk',
        ground: 'hills',
        clouds: 1,
        path: true,
        put: [
          { t: 'house', x: 900, y: 760, s: 1.2, lit: true },
          { ...duck, x: 160, y: 920, s: 1.5, face: 'happy' },
          { ...bear, x: 400, y: 900, s: 2.3, pose: 'walk', face: 'smile' },
          { ...rosie, boots, x: 690, y: 920, s: 1.9, pose: 'walk', face: 'happy' },
        ],
      },
    },
    {
      headline: 'Off they come',
      text: 'By the warm lamp, Rosie pulls off her boots. “Thank you, boots,” she says. And now it is quiet. Very quiet.',
      scene: {
        sky: 'night',
        ground: 'room',
        shot: 'near',
        focus: [510, 700],
        win: 800,
        wall: '#e8d2b0',
        curtain: '#f0a95a',
        rug: '#8fb4bf',
        put: [
          { t: 'lamp', x: 760, y: 850, s: 1.9 },
          { ...rosie, x: 400, y: 890, s: 1.8, pose: 'sit', face: 'smile', look: [1, 0.6] },
          { t: 'boots', x: 625, y: 910, s: 1.3, c: boots },
        ],
      },
    },
  ],
  ending: {
    headline: 'Good night, boots',
    text: 'Rosie climbs into bed. Creak, creak, creak, says the bed.',
    scene: {
      sky: 'night',
      ground: 'room',
      win: 780,
      wall: '#5d6f96',
      curtain: '#f0a95a',
      floor: '#6d5a6a',
      rug: '#8fb4bf',
      put: [
        { ...rosie, wear: '#e58ab0', x: 400, y: 790, s: 1.7, face: 'wow', look: [0.6, 1], z: 880 },
        { t: 'bed', x: 520, y: 910, s: 2.3 },
        { t: 'boots', x: 880, y: 950, s: 1.3, c: boots },
      ],
    },
  },
};
