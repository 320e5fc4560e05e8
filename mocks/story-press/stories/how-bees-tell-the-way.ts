// A short talk by a bear, who has an interest in honey: the waggle dance as Karl von Frisch described it.
import type { Story } from '../story';

import type { Prop } from '../scene';

const clover = '#e58ab0';
const wax = { t: 'comb', x: 500, y: 1100, s: 3.6 } as const;

/** A dot of the dancer’s path; two half circles of them and a straight line make the figure of eight. */
const dot = (x: number, y: number): Prop => ({ t: 'sun', c: '#fff8e4', x, y: y + 8, s: 0.1, z: 1150 });
const loop = (side: -1 | 1) =>
  Array.from({ length: 9 }, (_, i) => {
    const turn = ((i + 0.5) / 9) * Math.PI;
    return dot(500 + side * Math.sin(turn) * 230, 720 - Math.cos(turn) * 190);
  });
const figureOfEight = [...loop(-1), ...loop(1), dot(500, 900), dot(500, 850), dot(500, 800)];

export const story: Story = {
  id: '1042',
  title: 'How Bees Tell Each Other the Way',
  kind: 'PRESENTATION',
  language: 'English',
  imageStyle: 'scandi_minimal',
  voice: 'english-man',
  speaker: 'bear',
  cover: {
    headline: 'A short talk by a bear',
    text: 'How Bees Tell Each Other the Way',
    scene: {
      sky: 'day',
      ground: 'hills',
      clouds: 2,
      flowers: 16,
      put: [
        { t: 'tree', x: 190, y: 820, s: 2.4 },
        { t: 'hive', x: 385, y: 650, s: 1.3 },
        { t: 'bee', x: 650, y: 430, s: 2.4, r: -0.15 },
        { t: 'bee', x: 860, y: 640, s: 1.3, r: 0.1 },
        { t: 'flower', x: 760, y: 930, s: 1.4, c: clover },
        { t: 'flower', x: 900, y: 940, s: 1.2, c: '#f5c832' },
      ],
    },
  },
  pages: [
    {
      headline: 'News from the meadow',
      text: 'A bee has found a meadow full of clover, and flies home with the news. But inside the hive it is dark and crowded. She cannot point, and she cannot say a word. So she dances.',
      scene: {
        sky: 'day',
        ground: 'hills',
        shot: 'near',
        focus: [520, 640],
        clouds: 1,
        flowers: 30,
        put: [
          { t: 'flower', x: 300, y: 930, s: 2, c: clover },
          { t: 'flower', x: 520, y: 950, s: 1.6, c: '#fff4dc' },
          { t: 'flower', x: 740, y: 930, s: 2.1, c: clover },
          { t: 'bee', x: 510, y: 540, s: 2.6, r: -0.1 },
        ],
      },
    },
    {
      headline: 'A figure of eight',
      text: 'She walks a short straight line and waggles from side to side. Then she circles back to the start and does it again, once round to the left, once round to the right. Her path draws a figure of eight.',
      scene: {
        sky: 'day',
        ground: 'hills',
        shot: 'near',
        focus: [500, 720],
        put: [wax, ...figureOfEight, { t: 'bee', x: 500, y: 670, s: 2.1, r: -1.57, z: 1200 }],
      },
    },
    {
      headline: 'Which way?',
      text: 'The comb hangs upright, like a wall. A line straight up means: fly towards the sun. A line a little to the right means: keep a little to the right of the sun. And as the sun moves, the dancer turns her line with it.',
      scene: {
        sky: 'day',
        ground: 'hills',
        sun: [330, 170, 84],
        clouds: 1,
        flowers: 14,
        put: [
          { t: 'comb', x: 330, y: 960, s: 1.9 },
          { t: 'bee', x: 330, y: 730, s: 1.9, r: -0.97, z: 1200 },
          { t: 'flower', x: 800, y: 880, s: 1.9, c: clover },
          { t: 'flower', x: 930, y: 920, s: 1.4, c: '#f5c832' },
        ],
      },
    },
    {
      headline: 'How far?',
      text: 'The longer she waggles, the farther away the flowers are. One second means roughly one kilometre. The other bees crowd close behind her and feel the dance with their antennae, because nobody can see a thing.',
      scene: {
        sky: 'day',
        ground: 'mountain',
        shot: 'far',
        clouds: 2,
        flowers: 20,
        path: true,
        put: [
          { t: 'hive', x: 120, y: 800, s: 1.9 },
          { t: 'bee', x: 400, y: 600, s: 2 },
          { t: 'bee', x: 630, y: 520, s: 1.5 },
          { t: 'bee', x: 800, y: 470, s: 1.1 },
          { t: 'flower', x: 840, y: 900, s: 1.5, c: clover },
          { t: 'flower', x: 960, y: 910, s: 1.3, c: clover },
        ],
      },
    },
    {
      headline: 'How do we know?',
      text: 'Karl von Frisch put tiny dots of paint on his bees, to tell them apart, and watched them for years. For this he shared a Nobel Prize. The bees shared nothing. Believe me, I have asked them about the honey.',
      scene: {
        sky: 'day',
        ground: 'room',
        win: 250,
        wall: '#e6dcc4',
        curtain: '#8aa890',
        rug: false,
        put: [
          { t: 'table', x: 540, y: 960, s: 2.8 },
          { t: 'jar', x: 370, y: 728, s: 2.2, full: true, c: '#eda52f', z: 970 },
          { t: 'book', x: 660, y: 735, s: 2.2, z: 970 },
          { t: 'bee', x: 690, y: 440, s: 2.6, z: 980 },
          { t: 'rock', x: 682, y: 430, s: 0.3, c: '#d8392f', z: 990 },
        ],
      },
    },
  ],
  ending: {
    headline: 'Thank you for listening',
    text: 'And if a bee flies past you in a straight line, somebody probably gave her directions.',
    scene: {
      sky: 'dawn',
      ground: 'hills',
      shot: 'far',
      sun: [780, 360, 90],
      clouds: 1,
      flowers: 16,
      put: [
        { t: 'tree', x: 130, y: 830, s: 2.6 },
        { t: 'hive', x: 330, y: 650, s: 1.4 },
        { t: 'bee', x: 600, y: 500, s: 2, flip: true },
        { t: 'bee', x: 850, y: 570, s: 1.5, flip: true },
      ],
    },
  },
};
