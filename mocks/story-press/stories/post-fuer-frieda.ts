// The postwoman of the forest writes to herself, and the wind delivers.
import type { Story } from '../story';

const frieda = { k: 'squirrel', wear: '#3f6f8f', hat: 'beanie', hatc: '#f2c53d' } as const;
const baer = { k: 'bear' } as const;
const frosch = { k: 'frog' } as const;
const eule = { k: 'owl' } as const;

export const story: Story = {
  id: '1050',
  title: 'Post für Frieda',
  kind: 'STORY',
  language: 'German',
  imageStyle: 'retro_gouache',
  targetGroup: 'age_6',
  voice: 'german-woman',
  cover: {
    headline: 'Eine Geschichte im Umschlag',
    text: 'Post für Frieda',
    scene: {
      sky: 'autumn',
      ground: 'forest',
      weather: 'leaves',
      path: true,
      clouds: 1,
      sun: [200, 190, 60],
      put: [
        { t: 'tree', x: 900, y: 820, s: 2, c: '#d08a3c' },
        { ...frieda, x: 470, y: 920, s: 2.7, face: 'smile', al: 'hip', ar: 'up', hold: 'letter', hs: 0.8 },
      ],
    },
  },
  pages: [
    {
      headline: 'Jeden Morgen',
      text: 'Frieda war die Briefträgerin im Wald. Jeden Morgen lief sie mit der gelben Mütze von Tür zu Tür und rief: „Die Post ist da.“ Alle bekamen Briefe. Nur an Frieda schrieb nie jemand.',
      scene: {
        sky: 'dawn',
        ground: 'forest',
        path: true,
        clouds: 2,
        put: [
          { t: 'house', x: 820, y: 800, s: 1.9, roof: '#8a5a3c' },
          { t: 'mushroom', x: 130, y: 860, s: 1.4 },
          { ...frieda, x: 420, y: 910, s: 2.1, pose: 'run', face: 'talk', ar: 'reach', hold: 'letter' },
        ],
      },
    },
    {
      headline: 'Eine Idee am Abend',
      text: 'Eines Abends setzte sie sich an den Tisch und schrieb sich selbst. „Liebe Frieda“, schrieb sie. Dann fiel ihr nichts mehr ein. Also klebte sie den Umschlag zu und dachte: Kurz ist auch schön.',
      scene: {
        sky: 'night',
        ground: 'room',
        shot: 'near',
        focus: [510, 670],
        win: 790,
        wall: '#d9b98a',
        curtain: '#b5623c',
        rug: false,
        put: [
          {
            ...frieda,
            x: 430,
            y: 890,
            s: 2,
            face: 'thinking',
            look: [0.5, -0.8],
            ar: 'cheek',
            al: 'down',
            z: 800,
          },
          { t: 'table', x: 490, y: 930, s: 2.2, z: 900 },
          { t: 'letter', x: 360, y: 760, s: 0.9, z: 910 },
          { t: 'lamp', x: 690, y: 745, s: 1.5, z: 910 },
        ],
      },
    },
    {
      headline: 'Der Wind',
      text: 'Am Morgen lag ihr Brief ganz oben auf dem Stapel. Frieda konnte es kaum erwarten, ihn sich zu bringen. Da kam der Wind um die Ecke. Er nahm nur einen einzigen Brief mit, und zwar genau diesen.',
      scene: {
        sky: 'autumn',
        ground: 'hills',
        weather: 'leaves',
        clouds: 3,
        path: true,
        put: [
          { t: 'bare', x: 120, y: 800, s: 1.6 },
          { ...frieda, x: 380, y: 920, s: 2.1, pose: 'jump', face: 'wow', arm: 'up', look: [1, -1] },
          { t: 'letter', x: 760, y: 330, s: 1.5, r: 0.5 },
        ],
      },
    },
    {
      headline: 'Beim Bären',
      text: 'Der Brief landete beim Bären auf dem Bauch. „Liebe Frieda“, las der Bär. „Und dann? Da hat wohl jemand den Rest vergessen.“ Er war ein hilfsbereiter Bär. Darum schrieb er darunter: Danke, dass du den Honig nie schief hältst.',
      scene: {
        sky: 'day',
        ground: 'forest',
        shot: 'near',
        focus: [520, 660],
        clouds: 1,
        put: [
          { t: 'hive', x: 830, y: 620, s: 1.2 },
          { t: 'bush', x: 170, y: 860, s: 1.6 },
          {
            ...baer,
            x: 490,
            y: 900,
            s: 2.4,
            pose: 'sit',
            face: 'thinking',
            ar: 'cheek',
            al: 'down',
            look: [0, 1],
          },
          { t: 'letter', x: 490, y: 800, s: 1.4, r: -0.1, z: 950 },
        ],
      },
    },
    {
      headline: 'Beim Frosch',
      text: 'Kaum war er fertig, nahm der Wind den Brief wieder mit, bis zum Teich. Der Frosch las und nickte. Du bist die Einzige, schrieb er, die mich auch bei Regen besucht. Er tropfte dabei aufs Papier. So wurde der Regen besonders echt.',
      scene: {
        sky: 'storm',
        ground: 'hills',
        weather: 'rain',
        clouds: 3,
        put: [
          { t: 'pond', x: 520, y: 890, s: 2.6 },
          { t: 'reeds', x: 910, y: 870, s: 2.1 },
          { t: 'rock', x: 480, y: 900, s: 2, z: 895 },
          {
            ...frosch,
            x: 480,
            y: 850,
            s: 2.6,
            pose: 'sit',
            face: 'happy',
            ar: 'hold',
            hold: 'letter',
            hs: 0.75,
            z: 900,
          },
        ],
      },
    },
    {
      headline: 'Bei der Eule',
      text: 'Um Mitternacht hing der Brief in der alten Eiche. Die Eule verbesserte zuerst drei Fehler. Dann schrieb sie: Ich schlafe, wenn du kommst. Aber ich höre dich im Traum summen. Bitte hör nicht damit auf.',
      scene: {
        sky: 'night',
        ground: 'forest',
        moon: [560, 400, 210],
        clouds: 0,
        put: [
          { t: 'bare', x: -70, y: 860, s: 4.2, r: 1.36, c: '#3d3540', z: 400 },
          { ...eule, x: 560, y: 710, s: 2.3, face: 'thinking', look: [0.8, 0.6], z: 500 },
          { t: 'letter', x: 800, y: 650, s: 1.3, r: 0.25, z: 510 },
        ],
      },
    },
    {
      headline: 'Dann eben nicht',
      text: 'Drei Tage suchte Frieda ihren Brief. Am dritten Abend setzte sie sich auf die Bank und sagte: „Dann eben nicht.“ Da klatschte ihr etwas mitten ins Gesicht. Es war dick und zerknittert, und es roch nach Honig.',
      scene: {
        sky: 'dusk',
        ground: 'hills',
        shot: 'near',
        focus: [500, 690],
        clouds: 2,
        weather: 'leaves',
        moon: false,
        put: [
          { t: 'bench', x: 500, y: 900, s: 2.7 },
          { ...frieda, x: 500, y: 780, s: 1.9, pose: 'sit', face: 'wow', arm: 'up', tilt: 0.1, z: 905 },
          { t: 'letter', x: 560, y: 600, s: 1.1, r: 0.35, z: 910 },
        ],
      },
    },
    {
      headline: 'Liebe Frieda',
      text: 'Sie las den Brief dreimal. Beim ersten Mal wurde sie rot, was man bei einem Eichhörnchen kaum sieht. Beim zweiten Mal lachte sie. Beim dritten Mal merkte sie, dass ganz unten noch Platz war.',
      scene: {
        sky: 'night',
        ground: 'room',
        shot: 'close',
        focus: [510, 560],
        win: 830,
        wall: '#d9b98a',
        curtain: '#b5623c',
        rug: '#8a5a3c',
        put: [
          { t: 'lamp', x: 250, y: 720, s: 1.4 },
          { ...frieda, x: 500, y: 890, s: 2.1, face: 'laugh', arm: 'hold', look: [0, 0.8], tilt: -0.1 },
          { t: 'letter', x: 500, y: 800, s: 1.3, z: 950 },
        ],
      },
    },
  ],
  ending: {
    headline: 'Gute Nacht, Frieda',
    text: 'Dort schrieb sie hin: Ihr Lieben, morgen kommt die Post etwas später. Eure Frieda.',
    scene: {
      sky: 'dawn',
      ground: 'forest',
      shot: 'far',
      clouds: 2,
      path: true,
      flowers: 10,
      put: [
        { t: 'tree', x: 200, y: 840, s: 2.7, c: '#c98a3c' },
        { ...frieda, x: 590, y: 910, s: 2.2, pose: 'sleep', face: 'sleep' },
        { t: 'letter', x: 330, y: 930, s: 1 },
        { t: 'bird', x: 960, y: 860, s: 1.2, flip: true },
      ],
    },
  },
};
