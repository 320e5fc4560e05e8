// A dark tale: somebody blows out the thirteenth lamp, and has a reason.
import type { Story } from '../story';

const wren = { k: 'child', wear: '#3b4a6b', scarf: '#c8372f', hair: '#5a3a2a', boots: '#2f2a30' } as const;
const ghost = { k: 'ghost' } as const;

export const story: Story = {
  id: '1045',
  title: 'The Last Lamp on Hollow Street',
  kind: 'DARKTALE',
  language: 'English',
  imageStyle: 'ink_splash',
  targetGroup: 'age_7',
  voice: 'english-man',
  cover: {
    headline: 'A dark tale for brave ears',
    text: 'The Last Lamp on Hollow Street',
    scene: {
      sky: 'night',
      ground: 'town',
      moon: [230, 200, 80],
      clouds: 1,
      path: true,
      put: [
        { t: 'streetlamp', x: 700, y: 880, s: 1.95, lit: true },
        { ...wren, x: 400, y: 895, s: 2.3, face: 'thinking', look: [1, -0.8], ar: 'hold', hold: 'lantern' },
      ],
    },
  },
  pages: [
    {
      headline: 'Thirteen lamps',
      text: 'Every evening Wren lit the lamps on Hollow Street. There were thirteen. Twelve of them burned until morning. The thirteenth, by the old garden gate, went out each night at nine, and nobody had ever seen who did it.',
      scene: {
        sky: 'dusk',
        ground: 'town',
        shot: 'far',
        path: true,
        clouds: 2,
        moon: false,
        put: [
          { t: 'streetlamp', x: 110, y: 780, s: 1.3, lit: true },
          { t: 'streetlamp', x: 360, y: 810, s: 1.6, lit: true },
          { ...wren, x: 600, y: 910, s: 2, pose: 'walk', face: 'happy', hold: 'lantern' },
          { t: 'streetlamp', x: 880, y: 910, s: 2.3, lit: false },
        ],
      },
    },
    {
      headline: 'What people said',
      text: 'Some people said it was the wind. Some people said it was rats. The baker said it was something with long white fingers, but he said the same about the dentist.',
      scene: {
        sky: 'storm',
        ground: 'town',
        shot: 'near',
        focus: [540, 700],
        clouds: 3,
        weather: 'leaves',
        moon: false,
        put: [
          { t: 'streetlamp', x: 760, y: 860, s: 1.8, lit: false },
          { k: 'mouse', x: 340, y: 885, s: 1.5, pose: 'sneak', face: 'wow', look: [1, -1], c: '#6d6a72' },
          { k: 'mouse', x: 620, y: 905, s: 1.2, face: 'shy', look: [1, -1], c: '#85808a' },
        ],
      },
    },
    {
      headline: 'Wren waits',
      text: 'One foggy night Wren lit the thirteenth lamp and did not go home. She hid behind the tree and waited. The clock on the tower struck eight. The rooks stopped talking. Her toes went to sleep without her.',
      scene: {
        sky: 'night',
        ground: 'town',
        weather: 'mist',
        clouds: 0,
        moon: false,
        put: [
          { t: 'clock', x: 560, y: 660, s: 1.2, lit: true, z: 600 },
          { t: 'streetlamp', x: 830, y: 850, s: 2, lit: true },
          {
            ...wren,
            x: 350,
            y: 920,
            s: 2.2,
            pose: 'sit',
            face: 'worry',
            look: [1, -0.3],
            arm: 'hold',
            z: 890,
          },
          { t: 'bare', x: 150, y: 980, s: 3.2, z: 950 },
        ],
      },
    },
    {
      headline: 'Nine',
      text: 'The clock struck nine. The air turned as cold as a cellar. Something came through the gate without opening it, something tall, and pale as breath. It bent down to the lamp. It puffed. And the dark closed over Hollow Street like a lid.',
      scene: {
        sky: 'night',
        ground: 'hills',
        weather: 'mist',
        clouds: 0,
        moon: false,
        grass: false,
        put: [
          { t: 'fence', x: -20, y: 830, s: 2, z: 700 },
          { t: 'fence', x: 640, y: 830, s: 2, z: 700 },
          { t: 'streetlamp', x: 760, y: 900, s: 2, lit: false },
          { ...ghost, x: 430, y: 930, s: 3.6, r: 0.2, face: 'sing', look: [1, -0.2], ar: 'reach' },
        ],
      },
    },
    {
      headline: 'A polite cough',
      text: 'Her knees wanted to run. The rest of her was too curious. “Excuse me,” she said to the dark. “I had only just lit that.” For a long moment nothing answered. Then somebody, very close, said, “Oh dear. You can see me.”',
      scene: {
        sky: 'night',
        ground: 'town',
        shot: 'close',
        focus: [550, 660],
        clouds: 0,
        moon: false,
        put: [
          { ...wren, x: 455, y: 870, s: 1.4, face: 'wow', look: [1, -0.5], ar: 'wave' },
          { ...ghost, x: 665, y: 830, s: 1.25, face: 'shy', look: [-1, 0.4] },
        ],
      },
    },
    {
      headline: 'The brass band',
      text: 'It was a ghost, and it shone a little, like milk by moonlight. “In the light nobody sees me,” it said. “They walk straight through. Once it was a whole brass band. Only in the dark am I anybody at all.”',
      scene: {
        sky: 'night',
        ground: 'hills',
        clouds: 1,
        moon: [820, 170, 70],
        bare: true,
        put: [
          { t: 'bare', x: 900, y: 820, s: 1.8 },
          { ...ghost, x: 540, y: 900, s: 2.5, face: 'sad', look: [-0.4, 0.6], arm: 'down' },
          { ...wren, x: 210, y: 930, s: 1.7, face: 'wow', look: [1, -0.6] },
        ],
      },
    },
    {
      headline: 'A good stayer',
      text: 'Wren thought about the brass band. “And what do you do, in the dark?” she asked. “I tell stories,” said the ghost, “to the owl. But it always leaves before the end.” Wren sat down beside it. “I am a good stayer,” she said.',
      scene: {
        sky: 'night',
        ground: 'town',
        shot: 'near',
        focus: [520, 690],
        clouds: 0,
        moon: false,
        weather: 'fireflies',
        put: [
          { t: 'streetlamp', x: 755, y: 820, s: 0.9, lit: false },
          { k: 'owl', x: 755, y: 475, s: 0.6, face: 'sleep' },
          { ...ghost, x: 600, y: 880, s: 1.8, face: 'talk', look: [-1, 0] },
          { ...wren, x: 355, y: 885, s: 1.6, pose: 'sit', face: 'happy', look: [1, -0.3], arm: 'cheek' },
        ],
      },
    },
    {
      headline: 'A little late',
      text: 'Now the thirteenth lamp is lit a little late. People still hurry past. They hear two voices in the dark, and one of them is laughing. Then a match scratches, and the light comes up, and there is only Wren. “Same time tomorrow,” says the air.',
      scene: {
        sky: 'night',
        ground: 'town',
        path: true,
        clouds: 1,
        moon: [200, 200, 60],
        put: [
          { t: 'streetlamp', x: 640, y: 880, s: 1.95, lit: true },
          { ...wren, x: 370, y: 895, s: 2.3, face: 'laugh', ar: 'up', al: 'wave' },
        ],
      },
    },
  ],
  ending: {
    headline: 'Sleep well, Hollow Street',
    text: 'And if your own lamp should go out tonight, ask it politely how the story ends.',
    scene: {
      sky: 'night',
      ground: 'town',
      shot: 'far',
      moon: [640, 170, 90],
      clouds: 1,
      path: true,
      put: [
        { t: 'streetlamp', x: 120, y: 780, s: 1.3, lit: true },
        { t: 'streetlamp', x: 370, y: 820, s: 1.7, lit: true },
        { t: 'streetlamp', x: 760, y: 890, s: 2.3, lit: false },
        { ...ghost, x: 910, y: 890, s: 1.6, face: 'smile' },
      ],
    },
  },
};
