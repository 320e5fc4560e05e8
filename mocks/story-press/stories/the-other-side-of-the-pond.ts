// A mouse sails to see who lives across the water; somebody there has been wondering too.
import type { Story } from '../story';

// The boat is drawn twice, with the sailor between sail and hull.
const tilda = { k: 'mouse', wear: '#3f78a8', hat: 'captain' } as const;
const ned = { k: 'mouse', c: '#c9a27a', wear: '#6f8f4e', scarf: '#d23c3c' } as const;
const frog = { k: 'frog' } as const;
const hull = { t: 'boat', sail: false, c: '#b4593c', z: 860 } as const;
const sails = { t: 'boat', sail: '#f7dc8a', c: '#b4593c', z: 840 } as const;

export const story: Story = {
  id: '1049',
  title: 'The Other Side of the Pond',
  kind: 'CHILDRENS_STORY',
  language: 'English',
  imageStyle: 'crayon',
  targetGroup: 'age_5',
  voice: 'english-woman',
  cover: {
    headline: 'A voyage with cheese',
    text: 'The Other Side of the Pond',
    scene: {
      sky: 'day',
      ground: 'sea',
      clouds: 2,
      put: [
        { ...sails, x: 500, y: 890, s: 3, r: -0.05 },
        { ...tilda, x: 650, y: 850, s: 2, face: 'happy', ar: 'up', z: 850 },
        { ...hull, x: 500, y: 890, s: 3, r: -0.05 },
      ],
    },
  },
  pages: [
    {
      headline: 'The far bank',
      text: 'Tilda lived beside a pond. It was not a large pond. But Tilda was not a large mouse, so it came out even. Every evening she looked across the water and wondered who lived on the other side.',
      scene: {
        sky: 'dusk',
        ground: 'beach',
        clouds: 2,
        moon: false,
        back: [{ t: 'house', x: 200, y: 590, s: 0.4, lit: true }],
        put: [
          { t: 'reeds', x: 120, y: 930, s: 2 },
          { k: 'mouse', wear: '#3f78a8', x: 560, y: 940, s: 2.4, pose: 'back' },
        ],
      },
    },
    {
      headline: 'A boat with a hole',
      text: 'One morning she found a boat in the reeds. It had a hole in it, so she filled the hole with toffee. Then she packed a cheese, a bucket and a lantern, and put on her sailing hat.',
      scene: {
        sky: 'day',
        ground: 'beach',
        clouds: 2,
        put: [
          { t: 'reeds', x: 930, y: 850, s: 2 },
          { ...sails, x: 690, y: 880, s: 2.3, r: 0.06 },
          { ...tilda, x: 250, y: 930, s: 2.2, face: 'happy', al: 'hip', ar: 'hold', hold: 'bucket' },
          { t: 'lantern', x: 470, y: 950, s: 1.4 },
        ],
      },
    },
    {
      headline: 'Away',
      text: 'The wind was kind. The bank grew smaller. The house grew smaller. To be honest, Tilda felt a little smaller too.',
      scene: {
        sky: 'day',
        ground: 'sea',
        shot: 'far',
        clouds: 3,
        back: [
          { t: 'house', x: 850, y: 590, s: 0.5 },
          { t: 'tree', x: 950, y: 590, s: 0.4 },
        ],
        put: [
          { ...sails, x: 380, y: 885, s: 2.2, r: 0.04 },
          { ...tilda, x: 470, y: 855, s: 1.4, pose: 'back', z: 850 },
          { ...hull, x: 380, y: 885, s: 2.2, r: 0.04 },
        ],
      },
    },
    {
      headline: 'Wet feet',
      text: 'Then her feet got wet. Toffee, it turns out, is not for boats. Tilda took the bucket and scooped. Splash, over the side, and splash, over the side, and after every tenth splash a bite of cheese.',
      scene: {
        sky: 'day',
        ground: 'sea',
        shot: 'near',
        focus: [512, 690],
        clouds: 1,
        put: [
          {
            ...tilda,
            x: 500,
            y: 840,
            s: 1.9,
            face: 'worry',
            ar: 'up',
            hold: 'bucket',
            holdo: { full: true },
            hs: 0.8,
            z: 850,
          },
          { ...hull, x: 500, y: 885, s: 2.4, r: 0.09 },
        ],
      },
    },
    {
      headline: 'Land',
      text: '“Land,” cried Tilda, and threw her rope around a small green island. The island opened one eye. “Do you mind?” said the frog.',
      scene: {
        sky: 'day',
        ground: 'sea',
        shot: 'close',
        focus: [512, 695],
        clouds: 0,
        put: [{ ...frog, x: 512, y: 930, s: 2.6, pose: 'sit', face: 'angry', look: [-1, -0.4] }],
      },
    },
    {
      headline: 'A polite answer',
      text: '“Is it far to the other side?” asked Tilda. “I sit in the middle,” said the frog. “I have nothing but other sides.” This did not help. But he had said it politely, so she gave him some cheese.',
      scene: {
        sky: 'day',
        ground: 'sea',
        clouds: 2,
        sun: [860, 160, 60],
        put: [
          { ...sails, x: 270, y: 890, s: 2.4 },
          { ...tilda, x: 380, y: 855, s: 1.9, face: 'smile', look: [1, 0], ar: 'point', z: 850 },
          { ...hull, x: 270, y: 890, s: 2.4 },
          { ...frog, x: 790, y: 890, s: 2.2, pose: 'sit', face: 'talk', ar: 'hip', look: [-1, -0.2] },
        ],
      },
    },
    {
      headline: 'Rain',
      text: 'In the afternoon the sky turned grey and came down. The drops were as big as her ears, or nearly. The boat spun round and round. Everything spun, except the hat, which Tilda held on to with both hands.',
      scene: {
        sky: 'storm',
        ground: 'sea',
        weather: 'rain',
        clouds: 4,
        put: [
          { ...sails, x: 470, y: 870, s: 2.6, r: -0.24 },
          { ...tilda, x: 590, y: 800, s: 1.9, face: 'wow', arm: 'up', z: 850, r: -0.2 },
          { ...hull, x: 470, y: 870, s: 2.6, r: -0.24 },
        ],
      },
    },
    {
      headline: 'The middle',
      text: 'When it stopped, it was night. There was no near side and no far side. There were stars above her and the same stars below. Tilda had never been so much in the middle of anything.',
      scene: {
        sky: 'night',
        ground: 'sea',
        shot: 'far',
        clouds: 0,
        moon: false,
        stars: true,
        put: [
          { ...sails, x: 470, y: 895, s: 2.3 },
          { ...tilda, x: 585, y: 862, s: 1.6, face: 'wow', look: [0, -1], z: 850 },
          { ...hull, x: 470, y: 895, s: 2.3 },
        ],
      },
    },
    {
      headline: 'A light',
      text: 'Then, far away, somebody swung a light. Left and right, left and right. Tilda lifted her own lantern and swung it back. Right and left, right and left. Somebody had seen her.',
      scene: {
        sky: 'night',
        ground: 'sea',
        shot: 'near',
        focus: [500, 670],
        clouds: 0,
        moon: false,
        back: [{ t: 'lantern', x: 765, y: 580, s: 0.6 }],
        put: [
          {
            ...tilda,
            x: 400,
            y: 840,
            s: 1.9,
            face: 'happy',
            ar: 'up',
            hold: 'lantern',
            hs: 1,
            look: [1, -0.2],
            z: 850,
          },
          { ...hull, x: 400, y: 885, s: 2.3 },
        ],
      },
    },
    {
      headline: 'Ned',
      text: 'The boat bumped on sand. There stood a mouse in a red scarf. “At last,” he said. “I am Ned. I look across every evening, and I always wonder who lives over there, on the other side.”',
      scene: {
        sky: 'night',
        ground: 'beach',
        clouds: 1,
        moon: [830, 170, 60],
        put: [
          { ...sails, x: 170, y: 850, s: 1.7 },
          { ...tilda, x: 390, y: 920, s: 2.1, face: 'wow', look: [1, 0] },
          {
            ...ned,
            x: 720,
            y: 930,
            s: 2.2,
            face: 'talk',
            look: [-1, 0],
            al: 'wave',
            ar: 'hold',
            hold: 'lantern',
          },
        ],
      },
    },
    {
      headline: 'A hard question',
      text: '“But you are the other side,” said Tilda. “Me?” said Ned. “I live on this side.” They thought about it over soup. They thought about it over pudding. Then they thought about it over some more soup.',
      scene: {
        sky: 'night',
        ground: 'room',
        win: 512,
        wall: '#e8c99a',
        curtain: '#6f8f4e',
        rug: '#b5623c',
        put: [
          { ...tilda, x: 260, y: 890, s: 2.1, face: 'thinking', al: 'cheek', look: [0.4, -1] },
          { ...ned, x: 770, y: 890, s: 2.1, face: 'thinking', ar: 'cheek', look: [-0.4, -1] },
          { t: 'table', x: 515, y: 950, s: 2, z: 940 },
          { t: 'cup', x: 420, y: 782, s: 1.1, z: 950, c: '#d9705c' },
          { t: 'cup', x: 620, y: 782, s: 1.1, z: 950, c: '#5a8fb0' },
        ],
      },
    },
    {
      headline: 'The rule',
      text: '“I have it,” said Tilda. “The other side is the one without the soup. On Sunday I shall make soup at my house.” “Then I must cross,” said Ned. And he went to see if there was any toffee.',
      scene: {
        sky: 'night',
        ground: 'room',
        shot: 'near',
        focus: [525, 680],
        win: 820,
        wall: '#e8c99a',
        curtain: '#6f8f4e',
        rug: '#b5623c',
        put: [
          { ...tilda, x: 350, y: 890, s: 2, face: 'laugh', ar: 'up', al: 'hip' },
          { ...ned, x: 690, y: 880, s: 1.7, pose: 'walk', face: 'happy' },
        ],
      },
    },
  ],
  ending: {
    headline: 'Good night, Captain',
    text: 'Two lanterns said it across the water. Left and right, and right and left.',
    scene: {
      sky: 'night',
      ground: 'sea',
      shot: 'far',
      moon: [512, 200, 80],
      clouds: 0,
      back: [
        { t: 'house', x: 90, y: 595, s: 0.9, lit: true },
        { t: 'house', x: 930, y: 595, s: 0.9, lit: true, roof: '#6f8f4e' },
        { t: 'lantern', x: 240, y: 590, s: 0.8 },
        { t: 'lantern', x: 780, y: 590, s: 0.8 },
      ],
      put: [{ ...frog, x: 512, y: 890, s: 1.5, pose: 'sit', face: 'sleep' }],
    },
  },
};
