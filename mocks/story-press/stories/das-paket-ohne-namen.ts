// A Christmas parcel that nobody thinks is theirs.
import type { Story } from '../story';

const hugo = { k: 'rabbit', wear: '#4f83b0' } as const;
const maus = { k: 'mouse', wear: '#e0a63a', dress: true } as const;
const igel = { k: 'hedgehog', wear: '#6f8f4e' } as const;
const baer = { k: 'bear', wear: '#8a5a86' } as const;
const schaf = { k: 'sheep', glasses: true } as const;
const rot = '#d23c3c';

export const story: Story = {
  id: '1046',
  title: 'Das Paket ohne Namen',
  kind: 'CHRISTMAS_STORY',
  language: 'German',
  imageStyle: 'pastel_dream',
  targetGroup: 'age_5',
  voice: 'german-man',
  cover: {
    headline: 'Eine Geschichte im Schnee',
    text: 'Das Paket ohne Namen',
    scene: {
      sky: 'snownight',
      ground: 'hills',
      weather: 'snow',
      clouds: 1,
      moon: [810, 180, 70],
      put: [
        { t: 'house', x: 170, y: 740, s: 1, snow: true, lit: true },
        { t: 'pine', x: 910, y: 780, s: 1.9, snow: true },
        { ...hugo, x: 320, y: 920, s: 2.2, face: 'wow', look: [1, 0.5], ar: 'point' },
        { t: 'gift', x: 670, y: 920, s: 3, c: '#3f9a6a' },
      ],
    },
  },
  pages: [
    {
      headline: 'Wem gehört das?',
      text: 'Am Tag vor Weihnachten lag ein Paket im Schnee. Hugo, der Hase, lief dreimal darum herum. Eine Schleife war da, aber kein Name. „Für wen bist du denn?“, fragte er. Das Paket sagte nichts. Pakete sind so.',
      scene: {
        sky: 'snow',
        ground: 'hills',
        weather: 'snow',
        shot: 'far',
        clouds: 2,
        put: [
          { t: 'house', x: 180, y: 810, s: 1.8, snow: true, lit: true },
          { t: 'pine', x: 930, y: 800, s: 1.9, snow: true },
          { t: 'gift', x: 720, y: 920, s: 2.8, c: '#3f9a6a' },
          { ...hugo, x: 460, y: 920, s: 2.2, face: 'thinking', look: [1, 0.2], al: 'cheek' },
        ],
      },
    },
    {
      headline: 'Bei der Maus',
      text: 'Hugo schob das Paket zur Maus. „Meins ist das nicht“, sagte sie. „Durch meine Tür passt ja nicht einmal die Schleife. Aber schieben kann ich.“ Und hau ruck, und hau ruck, fuhr das Paket durch den Schnee.',
      scene: {
        sky: 'snow',
        ground: 'hills',
        clouds: 2,
        weather: 'snow',
        put: [
          { t: 'pine', x: 80, y: 770, s: 1.6, snow: true },
          { t: 'door', x: 920, y: 800, s: 0.75, c: '#4f7a9a' },
          { ...hugo, x: 240, y: 900, s: 2.1, pose: 'sneak', face: 'smile' },
          { t: 'gift', x: 530, y: 910, s: 2.8, c: '#3f9a6a' },
          { ...maus, x: 790, y: 930, s: 1.7, face: 'talk', look: [-1, -0.2], al: 'hip', ar: 'point' },
        ],
      },
    },
    {
      headline: 'Beim Igel',
      text: 'Der Igel gähnte. „Meins ist das nicht. Im Winter schlafe ich, das weiß doch jeder. Aber wenn ich schon wach bin, schiebe ich mit.“ Und hau ruck, und hau ruck, fuhr das Paket durch den Schnee.',
      scene: {
        sky: 'snow',
        ground: 'forest',
        shot: 'near',
        focus: [490, 690],
        clouds: 0,
        weather: 'snow',
        put: [
          { t: 'gift', x: 370, y: 880, s: 1.9, c: '#3f9a6a' },
          { ...maus, x: 235, y: 905, s: 1.1, face: 'smile', ar: 'reach' },
          { ...igel, x: 650, y: 880, s: 1.9, face: 'sing', al: 'down', ar: 'up', tilt: 0.1 },
        ],
      },
    },
    {
      headline: 'Beim Bären',
      text: 'Der Bär schnupperte an der Schleife. „Kein Honig“, sagte er. „Also ist es nicht meins.“ Dann schob auch er, und zwar so kräftig, dass die anderen rennen mussten, um noch ein bisschen mitzuschieben.',
      scene: {
        sky: 'snow',
        ground: 'hills',
        weather: 'snow',
        clouds: 1,
        put: [
          { t: 'gift', x: 830, y: 900, s: 2.7, r: 0.06, c: '#3f9a6a' },
          { ...baer, x: 530, y: 900, s: 2.5, pose: 'run', face: 'happy' },
          { ...hugo, x: 290, y: 925, s: 1.6, pose: 'run', face: 'wow' },
          { ...igel, x: 165, y: 945, s: 1.2, pose: 'run', face: 'wow' },
          { ...maus, x: 65, y: 955, s: 0.9, pose: 'run', face: 'wow' },
        ],
      },
    },
    {
      headline: 'Nur ganz kurz',
      text: 'Oben auf dem Berg ließ der Bär einmal los, nur ganz kurz, weil ihn die Nase juckte. Da fuhr das Paket allein weiter. Es sauste den Berg hinunter, an drei Tannen vorbei und mitten in den dunklen Wald.',
      scene: {
        sky: 'snownight',
        ground: 'mountain',
        shot: 'far',
        weather: 'snow',
        clouds: 1,
        moon: [860, 160, 60],
        put: [
          { ...baer, x: 190, y: 830, s: 1.9, face: 'shy', al: 'cheek', look: [1, 0.3] },
          { ...hugo, x: 390, y: 850, s: 1.4, face: 'wow', arm: 'up', look: [1, 0.2] },
          { ...igel, x: 20, y: 870, s: 1.2, face: 'wow', look: [1, 0] },
          { ...maus, x: 290, y: 890, s: 0.9, face: 'wow', look: [1, 0] },
          { t: 'gift', x: 730, y: 890, s: 2.3, r: 0.42, c: '#3f9a6a' },
          { t: 'pine', x: 1000, y: 920, s: 2, snow: true },
          { t: 'pine', x: 590, y: 780, s: 1.1, snow: true },
        ],
      },
    },
    {
      headline: 'Im Wald',
      text: 'Als sie es fanden, war es Nacht. Alle froren bis in die Ohren, und Hugo fror am meisten, denn er hatte die längsten. „Wenn es keinem gehört“, flüsterte die Maus, „dann gehört es vielleicht uns allen ein bisschen.“',
      scene: {
        sky: 'snownight',
        ground: 'forest',
        weather: 'snow',
        clouds: 0,
        moon: false,
        base: 560,
        put: [
          { t: 'pine', x: 60, y: 860, s: 3, snow: true },
          { t: 'pine', x: 970, y: 880, s: 3.2, snow: true },
          { ...baer, x: 660, y: 830, s: 1.8, face: 'worry', arm: 'hold' },
          { ...hugo, x: 330, y: 860, s: 1.8, face: 'worry', arm: 'hold' },
          { ...igel, x: 790, y: 880, s: 1.3, face: 'sad' },
          { t: 'gift', x: 520, y: 910, s: 1.9, r: 0.12, c: '#3f9a6a' },
          { ...maus, x: 400, y: 950, s: 1.2, face: 'talk', look: [1, -0.5] },
        ],
      },
    },
    {
      headline: 'Auspacken',
      text: 'Der Igel zog an der Schleife. Im Paket lag ein Schal. Er war rot, und er hörte gar nicht mehr auf. Er reichte um die Maus, um den Igel, um Hugos Ohren und zweimal um den Bären.',
      scene: {
        sky: 'snownight',
        ground: 'forest',
        shot: 'near',
        focus: [512, 680],
        weather: 'snow',
        clouds: 0,
        moon: false,
        put: [
          { ...baer, x: 560, y: 850, s: 1.9, scarf: rot, face: 'laugh' },
          { ...hugo, x: 340, y: 870, s: 1.6, scarf: rot, face: 'happy', al: 'up' },
          { ...igel, x: 745, y: 880, s: 1.4, scarf: rot, face: 'happy', ar: 'wave' },
          { ...maus, x: 465, y: 910, s: 1.1, scarf: rot, face: 'laugh', arm: 'up' },
        ],
      },
    },
    {
      headline: 'Bei Oma Schaf',
      text: 'So liefen sie heim, alle vier in einem Schal. Im letzten Haus brannte noch Licht. „Da ist er ja“, sagte Oma Schaf. „Ich wollte nur einen kleinen stricken. Aber dann war es gerade so gemütlich.“',
      scene: {
        sky: 'snownight',
        ground: 'room',
        win: 330,
        wall: '#e6bfa0',
        curtain: '#c8584a',
        rug: '#7f9ab5',
        put: [
          { t: 'pine', x: 90, y: 850, s: 1.9, lights: true },
          { ...schaf, x: 350, y: 910, s: 2.3, pose: 'sit', face: 'laugh', arm: 'hold', look: [1, 0] },
          { t: 'basket', x: 560, y: 950, s: 1.2, c: rot, full: true },
          { ...baer, x: 700, y: 820, s: 1.9, scarf: rot, face: 'wow', look: [-1, 0.2] },
          { ...hugo, x: 900, y: 880, s: 1.6, scarf: rot, face: 'happy' },
          { ...maus, x: 720, y: 950, s: 1.1, scarf: rot, face: 'smile', look: [-1, -0.4] },
          { ...igel, x: 870, y: 970, s: 1.1, scarf: rot, face: 'smile', look: [-1, -0.4] },
        ],
      },
    },
  ],
  ending: {
    headline: 'Frohe Weihnachten',
    text: '„Und morgen“, sagte Oma Schaf, „fange ich mit den Socken an.“',
    scene: {
      sky: 'snownight',
      ground: 'town',
      shot: 'far',
      weather: 'snow',
      moon: [800, 170, 80],
      put: [
        { t: 'house', x: 250, y: 850, s: 2.4, snow: true, lit: true },
        { t: 'pine', x: 640, y: 860, s: 1.9, snow: true, lights: true },
        { t: 'snowman', x: 880, y: 890, s: 1.6 },
      ],
    },
  },
};
