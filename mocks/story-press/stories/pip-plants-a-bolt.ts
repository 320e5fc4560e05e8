// A robot gardener plants a bolt and watches the wrong spot.
import type { Story } from '../story';

const pip = { k: 'robot', c: '#5fa8b8' } as const;
const nora = { k: 'child', wear: '#e0623f', dress: true, hair: '#3f2a22', hairstyle: 'long' } as const;

export const story: Story = {
  id: '1043',
  title: 'Pip Plants a Bolt',
  kind: 'STORY',
  language: 'English',
  imageStyle: 'j_drawing',
  targetGroup: 'age_6',
  voice: 'english-woman',
  cover: {
    headline: 'A story about gardening, more or less',
    text: 'Pip Plants a Bolt',
    scene: {
      sky: 'day',
      ground: 'hills',
      clouds: 2,
      flowers: 12,
      sun: [860, 170, 60],
      put: [
        { t: 'tree', x: 160, y: 800, s: 1.8, apples: true },
        { ...pip, x: 490, y: 920, s: 2.6, face: 'happy', al: 'hip', ar: 'up' },
        { t: 'bolt', x: 745, y: 500, s: 1.5, r: 0.3, z: 950 },
      ],
    },
  },
  pages: [
    {
      headline: 'A good system',
      text: 'Pip was a robot who looked after a garden. He knew that a bean makes more beans, and that an apple seed makes an apple tree. It was a good system. One day it gave him an idea.',
      scene: {
        sky: 'day',
        ground: 'hills',
        shot: 'far',
        clouds: 3,
        flowers: 20,
        path: true,
        put: [
          { t: 'tree', x: 150, y: 820, s: 2.3, apples: true },
          { t: 'fence', x: 760, y: 780, s: 1.5 },
          { t: 'flower', x: 700, y: 920, s: 1.3 },
          { t: 'flower', x: 810, y: 935, s: 1.1, c: '#f2c53d' },
          { t: 'flower', x: 920, y: 920, s: 1.35, c: '#8a7ad0' },
          { ...pip, x: 470, y: 910, s: 2, face: 'smile', ar: 'down' },
          { t: 'bucket', x: 585, y: 930, s: 0.9, full: true },
        ],
      },
    },
    {
      headline: 'The bolt',
      text: 'He took a bolt out of his left knee, where he could spare one, and dug a hole, not too deep. “In you go,” said Pip. “When you come up, there will be two of us.”',
      scene: {
        sky: 'day',
        ground: 'hills',
        shot: 'near',
        focus: [500, 720],
        clouds: 1,
        flowers: 8,
        put: [
          { ...pip, x: 440, y: 890, s: 2.1, face: 'smile', look: [0.8, 1], ar: 'point' },
          { t: 'bolt', x: 690, y: 900, s: 1.6 },
        ],
      },
    },
    {
      headline: 'Over the fence',
      text: 'A head rose over the fence. It belonged to Nora, who was six and new. “What are you growing?” she asked. “A friend,” said Pip. Nora did not laugh. She only asked how often it wanted watering.',
      scene: {
        sky: 'day',
        ground: 'hills',
        clouds: 2,
        sun: [200, 170, 60],
        put: [
          { ...nora, x: 720, y: 860, s: 2.1, face: 'talk', look: [-1, 0.3], z: 800 },
          { t: 'fence', x: 440, y: 890, s: 3.2, z: 860 },
          { ...pip, x: 220, y: 930, s: 2.2, face: 'wow', look: [1, -0.2] },
        ],
      },
    },
    {
      headline: 'While they waited',
      text: 'So Nora climbed over, and every day after school they watered the spot. While they waited, Nora taught Pip to whistle. It sounded like a kettle with a secret. The birds moved to another tree.',
      scene: {
        sky: 'day',
        ground: 'hills',
        shot: 'middle',
        clouds: 1,
        sun: [170, 160, 60],
        put: [
          { t: 'tree', x: 900, y: 800, s: 1.8, apples: true },
          { t: 'bird', x: 640, y: 240, s: 1.2, flip: true },
          { t: 'bird', x: 780, y: 170, s: 1, flip: true },
          {
            ...nora,
            x: 350,
            y: 910,
            s: 2.1,
            face: 'sing',
            look: [1, 0],
            ar: 'hold',
            hold: 'bucket',
            holdo: { full: true },
          },
          { ...pip, x: 670, y: 910, s: 2.1, face: 'sing', look: [-1, 0], arm: 'hip' },
        ],
      },
    },
    {
      headline: 'Eleven thousand leaves',
      text: 'Autumn came, but nothing else did. They waited under the tree. Pip could count eleven thousand leaves. Nora could catch four. She said that catching was harder. Pip tried it, and it was.',
      scene: {
        sky: 'autumn',
        ground: 'forest',
        shot: 'far',
        weather: 'leaves',
        clouds: 1,
        put: [
          { t: 'tree', x: 190, y: 840, s: 3, c: '#d98a34' },
          { ...pip, x: 500, y: 910, s: 2, face: 'wow', look: [0, -1], arm: 'up' },
          { ...nora, x: 810, y: 930, s: 1.9, pose: 'jump', face: 'laugh', arm: 'up' },
        ],
      },
    },
    {
      headline: 'Somebody to look at',
      text: 'Then snow lay on the spot. Pip worried that it was lonely down there in the cold. So they built a snowman, right beside it, to keep it company, and Nora gave him her own scarf.',
      scene: {
        sky: 'snow',
        ground: 'hills',
        weather: 'snow',
        clouds: 1,
        put: [
          { t: 'fence', x: -20, y: 790, s: 1.5 },
          { t: 'fence', x: 740, y: 790, s: 1.5 },
          { t: 'snowman', x: 520, y: 900, s: 2.3 },
          { ...nora, x: 800, y: 930, s: 2, face: 'happy', al: 'up' },
          { ...pip, x: 230, y: 920, s: 2, face: 'smile', ar: 'point' },
        ],
      },
    },
    {
      headline: 'Up',
      text: 'In spring something green came up. It grew a stalk, and leaves, and at last a round yellow face. “I think that is a flower,” said Nora carefully. Pip measured it twice. “It is not a robot,” he said.',
      scene: {
        sky: 'dawn',
        ground: 'hills',
        shot: 'near',
        focus: [505, 680],
        clouds: 1,
        put: [
          { t: 'flower', x: 505, y: 890, s: 2.1, c: '#f5c832' },
          { ...nora, x: 725, y: 900, s: 1.7, face: 'worry', look: [-1, 0], ar: 'cheek' },
          { ...pip, x: 285, y: 900, s: 1.7, face: 'thinking', look: [1, 0] },
        ],
      },
    },
    {
      headline: 'The mistake',
      text: 'They kept it company for a while, to be polite. Pip was quiet. Then a small light went on behind his eyes. “I was watching the ground,” he said. “That was my mistake. It came over the fence.”',
      scene: {
        sky: 'dusk',
        ground: 'hills',
        shot: 'close',
        focus: [500, 660],
        clouds: 1,
        moon: false,
        put: [
          { t: 'fence', x: 560, y: 790, s: 1.4 },
          { t: 'flower', x: 660, y: 890, s: 1.4, c: '#f5c832' },
          { ...pip, x: 430, y: 890, s: 1.55, face: 'happy', al: 'hip', ar: 'down' },
        ],
      },
    },
  ],
  ending: {
    headline: 'Good night, garden',
    text: '“What did?” said Nora, with her mouth full of beans.',
    scene: {
      sky: 'dusk',
      ground: 'hills',
      shot: 'far',
      moon: [840, 170, 80],
      clouds: 1,
      flowers: 8,
      put: [
        { t: 'tree', x: 130, y: 810, s: 2.2, apples: true },
        { t: 'fence', x: 720, y: 790, s: 1.6 },
        { ...pip, x: 400, y: 910, s: 2, face: 'happy' },
        { t: 'flower', x: 560, y: 900, s: 1.7, c: '#f5c832' },
        { ...nora, x: 740, y: 920, s: 2, pose: 'sit', face: 'talk', look: [-1, -0.3] },
      ],
    },
  },
};
