// A Dallic Party: one quiet picture, and the same wish five times.
import type { Story } from '../story';

// Every step keeps what was there, so the list of guests only grows.
const teich = [
  { t: 'pond', x: 590, y: 895, s: 1.8 },
  { t: 'reeds', x: 880, y: 820, s: 1.4 },
] as const;
const baer = {
  k: 'bear',
  wear: '#4f83b0',
  x: 275,
  y: 860,
  s: 1.8,
  pose: 'sit',
  ar: 'hold',
  hold: 'cup',
  hs: 0.8,
} as const;
const ente = { k: 'duck', x: 560, y: 905, s: 1.15, flip: true, z: 960 } as const;
const kuchen = { t: 'cake', x: 400, y: 905, s: 0.85, z: 950 } as const;
const frosch = { k: 'frog', x: 790, y: 905, s: 1.05, pose: 'sit', z: 955 } as const;
const fuchs = { k: 'fox', scarf: '#5f9a52', x: 465, y: 815, s: 1.6 } as const;
const schaf = { k: 'sheep', x: 750, y: 815, s: 1.6 } as const;
const maus = { k: 'mouse', hat: 'captain', wear: '#d23c3c', face: 'smile', s: 0.8 } as const;

export const story: Story = {
  id: '1041',
  title: 'Ein Bär am Teich',
  kind: 'DALLIC_PARTY',
  language: 'German',
  imageStyle: 'quentin_blake',
  initialPrompt: 'Ein Bär sitzt mit einer Tasse Tee am Teich',
  changePrompt: 'Mach es noch ein bisschen interessanter',
  steps: [
    {
      description: 'Ein Bär sitzt am Teich. Der Tee ist heiß, der Morgen ist still.',
      scene: {
        sky: 'dawn',
        ground: 'hills',
        clouds: 1,
        put: [...teich, { ...baer, face: 'smile' }],
      },
    },
    {
      description: 'Die Ente bringt Kuchen mit, und der Frosch tut so, als käme er zufällig vorbei.',
      scene: {
        sky: 'day',
        ground: 'hills',
        clouds: 2,
        put: [
          ...teich,
          { ...baer, face: 'happy' },
          { ...ente, face: 'talk' },
          kuchen,
          { ...frosch, face: 'shy', look: [1, -0.8] },
        ],
      },
    },
    {
      description: 'Es regnet, aber keiner geht. Der Fuchs hat einen Schirm und rückt noch ein Stück.',
      scene: {
        sky: 'storm',
        ground: 'hills',
        clouds: 3,
        weather: 'rain',
        put: [
          ...teich,
          { ...baer, face: 'smile', look: [1, -0.4] },
          { ...fuchs, face: 'smile', al: 'hold', hold: 'umbrella', holdl: true, hs: 1.5 },
          ente,
          kuchen,
          { ...frosch, face: 'laugh' },
        ],
      },
    },
    {
      description:
        'Der Regen zieht weiter und lässt einen Regenbogen da. Das Schaf kommt, wie immer, zu spät.',
      scene: {
        sky: 'day',
        ground: 'hills',
        clouds: 1,
        sun: [200, 190, 56],
        rainbow: [560, 740],
        put: [
          ...teich,
          { ...baer, face: 'wow', look: [0.8, -0.8] },
          { ...fuchs, face: 'happy', ar: 'up' },
          ente,
          kuchen,
          { ...frosch, face: 'happy' },
          { ...schaf, pose: 'run', flip: true, face: 'talk' },
        ],
      },
    },
    {
      description:
        'Am Abend zündet jemand die Laternen an. Ein Boot legt an, und die Maus trägt den Hut des Kapitäns.',
      scene: {
        sky: 'dusk',
        ground: 'hills',
        clouds: 1,
        moon: [830, 190, 50],
        put: [
          ...teich,
          { ...baer, face: 'happy' },
          { ...fuchs, face: 'sing', ar: 'up', hold: 'lantern', hs: 0.9 },
          { t: 'lantern', x: 640, y: 480, s: 1.1, z: 400 },
          { t: 'lantern', x: 300, y: 430, s: 1, z: 400 },
          { ...maus, x: 650, y: 855, z: 936 },
          { t: 'boat', x: 650, y: 882, s: 0.95, sail: false, z: 937 },
          { ...ente, x: 520, y: 930 },
          kuchen,
          { ...frosch, x: 820, face: 'sing' },
          { ...schaf, x: 770, face: 'laugh', al: 'up' },
        ],
      },
    },
    {
      description:
        'Um Mitternacht taucht der Wal auf. Niemand weiß, wie er in den Teich passt, und niemand fragt.',
      scene: {
        sky: 'night',
        ground: 'hills',
        clouds: 0,
        moon: [830, 180, 56],
        weather: 'fireflies',
        put: [
          ...teich,
          { ...baer, x: 245, face: 'laugh' },
          { ...fuchs, x: 420, y: 760, s: 1.4, face: 'wow', ar: 'up', hold: 'lantern', hs: 0.9 },
          { t: 'lantern', x: 640, y: 400, s: 1.1, z: 400 },
          { t: 'lantern', x: 250, y: 380, s: 1, z: 400 },
          { ...schaf, x: 840, y: 750, s: 1.35, face: 'wow', al: 'up' },
          { t: 'whale', x: 620, y: 850, s: 1.3, z: 880 },
          { ...ente, x: 560, y: 715, s: 0.75, face: 'wow', z: 882 },
          { ...maus, x: 690, y: 700, face: 'happy', arm: 'up', z: 883 },
          { t: 'boat', x: 690, y: 725, s: 0.8, sail: false, z: 884 },
          kuchen,
          { ...frosch, x: 830, face: 'laugh' },
        ],
      },
    },
  ],
};
