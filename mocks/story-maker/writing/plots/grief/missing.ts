// Somebody is not there, and is missed. Nothing here says why, or that they come back: it must be true of a journey, another home and
// a death.
import { inBed } from '../in-bed';
import type { Beat, Part, Plot } from '../plot';
import { missingEpisodes } from './missing-episodes';
import { griefOf, isPet } from './of-grief';

const opening: readonly Part[] = [
  {
    need: 1,
    headline: { de: 'Nicht da', en: 'Not here' },
    de: {
      little: 'Da ist {hero:intro}. {Friend} ist nicht da. {Hero} vermisst {friend:acc}.',
      middle:
        '{Once} wachte {hero:intro} auf, und {friend} war nicht da. Auch gestern war {friend:er} nicht da gewesen. «hero: Ich vermisse {friend:acc}», sagte {hero}. [Das sagte {hero:er} dem Kissen, denn ein Kissen fragt nicht nach.]',
    },
    en: {
      little: 'Here is {hero:intro}. {Friend} is not here. {Hero} misses {friend}.',
      middle:
        '{Once} {hero:intro} woke up, and {friend} was not there. Yesterday had been just the same. «hero: I miss {friend},» said {hero}. [{Hero} said it to the pillow, because a pillow never asks why.]',
    },
    scene: ({ indoors, hero }) => indoors('morning', inBed(hero, { pose: 'sit', face: 'sad' })),
  },
  [
    {
      need: 4,
      when: (idea) => !isPet(idea),
      headline: { de: 'Eine Tasse zu viel', en: 'One cup too many' },
      de: {
        little: 'Drei Tassen stehen da. Eine ist zu viel. Das ist die von {friend:dat}.',
        middle:
          '{Hero} deckte den Tisch. Dann standen da drei Tassen, und eine war zu viel. «hero: Ich habe nicht aufgepasst», sagte {hero}. «helper: Doch», sagte {helper}. «helper: Du hast an {friend:acc} gedacht.»',
      },
      en: {
        little: 'There are three cups. One is too many. It is the one for {friend}.',
        middle:
          '{Hero} laid the table. Then there were three cups, and one was too many. «hero: I made a mistake,» said {hero}. «helper: No,» said {helper}. «helper: You were thinking of {friend}.»',
      },
      scene: ({ indoors, hero, helper }) =>
        indoors('morning', [
          helper(200, 860, { face: 'talk', look: [1, 0] }),
          { t: 'table', x: 540, y: 930, s: 1.7 },
          { t: 'cup', x: 440, y: 765, s: 0.5, z: 940 },
          { t: 'cup', x: 540, y: 765, s: 0.5, z: 940 },
          { t: 'cup', x: 640, y: 765, s: 0.5, z: 940 },
          hero(860, 900, { face: 'sad', look: [-1, 0.2] }),
        ]),
    },
    {
      need: 4,
      when: isPet,
      headline: { de: 'Der leere Korb', en: 'The empty basket' },
      de: {
        little: 'Da steht der Korb. Er ist leer. {Hero} setzt sich daneben.',
        middle:
          'In der Ecke stand der Korb, und niemand lag darin. {Hero} setzte sich daneben. «hero: Räum ihn nicht weg», sagte {hero}. «helper: Er bleibt, solange du willst», sagte {helper}.',
      },
      en: {
        little: 'Here is the basket. It is empty. {Hero} sits down beside it.',
        middle:
          'In the corner stood the basket, and nobody lay in it. {Hero} sat down beside it. «hero: Don’t put it away,» said {hero}. «helper: It can stay as long as you like,» said {helper}.',
      },
      scene: ({ indoors, hero, helper }) =>
        indoors('morning', [
          helper(220, 860, { face: 'talk', look: [1, 0.2] }),
          hero(540, 920, { pose: 'sit', face: 'sad', look: [1, 0.4] }),
          { t: 'basket', x: 790, y: 930, s: 1.1 },
        ]),
    },
  ],
  {
    need: 3,
    headline: { de: 'Wo es wehtut', en: 'Where it hurts' },
    de: {
      little: 'Wo tut es weh? Im Bauch. Und ein bisschen im Hals.',
      middle:
        '«helper: Wo sitzt denn das Vermissen?», fragte {helper}. {Hero} überlegte. «hero: Im Bauch», sagte {hero:er}. «hero: Und ein bisschen im Hals.» «helper: Da sitzt meines auch», sagte {helper}. [Es half ein wenig, dass beide es an derselben Stelle hatten.]',
    },
    en: {
      little: 'Where does it hurt? In the tummy. And a little in the throat.',
      middle:
        '«helper: Where is it, the missing?» asked {helper}. {Hero} thought about it. «hero: In my tummy,» said {hero}. «hero: And a bit in my throat.» «helper: That is where mine is, too,» said {helper}. [It helped a little that they both had it in the same place.]',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors('day', [
        helper(320, 900, { pose: 'sit', face: 'talk', look: [1, 0] }),
        hero(690, 920, { pose: 'sit', face: 'thinking', look: [-0.6, 0.4] }),
      ]),
  },
  {
    need: 6,
    headline: { de: 'Böse auf die Socken', en: 'Cross with the socks' },
    de: {
      little: '{Hero} ist böse. Auf alles! Sogar auf die Socke.',
      middle:
        'Dann wurde {hero} böse. Auf den Tag, auf den Tee und am meisten auf die Socke. «helper: Vermissen macht manchmal böse», sagte {helper} und blieb einfach da. [Nach einer Weile war nur noch die Socke übrig, und die konnte nichts dafür.]',
    },
    en: {
      little: '{Hero} is cross. With everything! Even with the sock.',
      middle:
        'Then {hero} got cross. With the day, with the tea, and most of all with the sock. «helper: Missing can make you cross,» said {helper}, and stayed. [After a while only the sock was left, and it had done nothing wrong.]',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors('day', [
        helper(210, 870, { face: 'talk', look: [1, 0.2] }),
        hero(520, 910, { face: 'angry', look: [1, 0.6] }),
        { t: 'sock', x: 790, y: 940, s: 0.8 },
      ]),
  },
];

const closing: readonly Beat[] = [
  {
    need: 2,
    headline: { de: 'In den Arm', en: 'A long hug' },
    de: {
      little: '{Hero} weint. {Helper} ist da. Ganz nah. Ganz lange.',
      middle:
        '«hero: Ich will gar nicht weinen», sagte {hero} und weinte. {Helper} setzte sich ganz nah zu {hero:dat}. «helper: Weinen darf man», sagte {helper}. «helper: Du vermisst {friend:acc} so, weil du {friend:acc} so lieb hast.»',
    },
    en: {
      little: '{Hero} cries. {Helper} is here. Very near. For a long time.',
      middle:
        '«hero: I don’t want to cry,» said {hero}, and cried. {Helper} sat down very close. «helper: You may cry,» said {helper}. «helper: You miss {friend} so much because you love {friend} so much.»',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors(
        'day',
        [
          helper(430, 900, { pose: 'sit', face: 'worry', look: [0.8, 0.3] }),
          hero(610, 920, { pose: 'sit', face: 'sad', look: [-0.4, 0.6] }),
        ],
        { shot: 'near', focus: [512, 760] },
      ),
  },
  {
    need: 2,
    headline: { de: 'Ein Bild', en: 'A picture' },
    de: {
      little: '{Hero} malt ein Bild. Das ist {friend}. Die Augen stimmen genau.',
      middle:
        'Dann holte {hero} Papier und malte {friend:acc}. Die Füße wurden zu groß, aber die Augen stimmten genau. «hero: So guckt {friend}», sagte {hero}. [«hero: Immer. Auch wenn ich es gerade nicht sehe.»]',
    },
    en: {
      little: '{Hero} paints a picture. It is {friend}. The eyes are just right.',
      middle:
        'Then {hero} took some paper and painted {friend}. The feet came out too big, but the eyes were just right. «hero: That is how {friend} looks at me,» said {hero}. [«hero: Always. I can see it with my eyes shut.»]',
    },
    scene: ({ indoors, hero }) =>
      indoors('day', [
        hero(330, 920, { pose: 'sit', face: 'smile', look: [1, 0.2] }),
        { t: 'frame', x: 700, y: 940, s: 1 },
      ]),
  },
  {
    need: 3,
    headline: { de: 'Weißt du noch?', en: 'Do you remember?' },
    de: {
      little: '«helper: Weißt du noch, die Pfütze?» «hero: Ja! {Friend} war ganz nass.» Sie lachen.',
      middle:
        '«helper: Weißt du noch, die große Pfütze?», fragte {helper}. «hero: Und {friend} mittendrin!», rief {hero}. Da mussten beide lachen. [Es war komisch, zu lachen und traurig zu sein. Aber beides passte hinein.]',
    },
    en: {
      little: '«helper: Remember the puddle?» «hero: Yes! {Friend} got all wet.» They laugh.',
      middle:
        '«helper: Do you remember the big puddle?» asked {helper}. «hero: And {friend} in the middle of it!» cried {hero}. They both had to laugh. [It was odd to be laughing and sad. But there was room for both.]',
    },
    scene: ({ at, hero, helper }) =>
      at(
        'day',
        [
          { t: 'bench', x: 512, y: 900, s: 1.8 },
          helper(400, 930, { face: 'laugh', look: [1, 0] }),
          hero(650, 930, { face: 'laugh', look: [-1, 0] }),
        ],
        { path: true },
      ),
  },
  {
    need: 7,
    headline: { de: 'Die Kiste', en: 'The box' },
    de: {
      little: 'Da ist eine Kiste. Das Bild kommt hinein. Und eine Muschel. Und ein Kuss.',
      middle:
        '{Hero} suchte alles zusammen, was zu {friend:dat} gehörte. Das Bild, eine Muschel und ein altes Tuch kamen in eine Kiste. «hero: Die mache ich auf, wenn es schlimm ist», sagte {hero}. [Und manchmal auch, wenn es gar nicht schlimm war.]',
    },
    en: {
      little: 'Here is a box. The picture goes in. And a shell. And a kiss.',
      middle:
        '{Hero} looked for everything that belonged to {friend}. The picture, a shell and an old scarf went into a box. «hero: I will open it when it is bad,» said {hero}. [And sometimes {hero:he} opened it when it was not bad at all.]',
    },
    scene: ({ indoors, hero }) =>
      indoors('evening', [
        hero(360, 910, { pose: 'sit', face: 'smile', look: [1, 0.4] }),
        { t: 'chest', x: 700, y: 930, s: 1.2 },
        { t: 'shell', x: 880, y: 950, s: 0.6 },
      ]),
  },
  {
    need: 4,
    headline: { de: 'Beides geht', en: 'Both at once' },
    de: {
      little: '{Hero} spielt Ball. Darf man das? Ja. Vermissen und spielen geht zusammen.',
      middle:
        'Draußen lag der Ball. «hero: Darf ich spielen, obwohl ich {friend:acc} vermisse?», fragte {hero}. «helper: Ja», sagte {helper}. «helper: Das Vermissen hält das aus.» [Also spielten sie. Es saß am Rand und sah zu.]',
    },
    en: {
      little: '{Hero} plays ball. Is that all right? Yes. You can miss and play.',
      middle:
        'The ball lay outside. «hero: May I play, even though I miss {friend}?» asked {hero}. «helper: Yes,» said {helper}. «helper: The missing will not mind.» [So they played. It sat at the side and watched.]',
    },
    scene: ({ at, hero, helper }) =>
      at('day', [
        helper(250, 880, { face: 'smile', look: [1, 0] }),
        { t: 'ball', x: 520, y: 930, s: 0.8 },
        hero(760, 910, { pose: 'run', flip: true, face: 'happy' }),
      ]),
  },
  {
    need: 5,
    headline: { de: 'Dem Mond erzählt', en: 'Telling the moon' },
    de: {
      little: 'Da ist der Mond. {Hero} erzählt ihm von {friend:dat}. Der Mond hört zu.',
      middle:
        '{Evening} stand {hero} vor der Tür und erzählte dem Mond von {friend:dat}. Von der Pfütze, von dem Bild und von allem. Der Mond sagte nichts. [Er war genau der Richtige dafür.]',
    },
    en: {
      little: 'There is the moon. {Hero} tells it about {friend}. The moon listens.',
      middle:
        '{Evening} {hero} stood outside the door and told the moon about {friend}. About the puddle, about the picture, about everything. The moon said nothing. [It was just the right one to tell.]',
    },
    scene: ({ at, hero }) =>
      at('night', [hero(430, 910, { pose: 'back' })], { moon: [700, 220, 80], clouds: 1 }),
  },
  {
    need: 3,
    place: 'home',
    headline: { de: 'Platz im Bett', en: 'Room in the bed' },
    de: {
      little: '{Hero} liegt im Bett. Das Vermissen ist noch da. Aber {helper} ist auch da.',
      middle:
        'Das Vermissen war am Abend noch da. Es kam mit ins Bett. «hero: Es geht nicht weg», sagte {hero}. «helper: Nein», sagte {helper}. «helper: Aber es wird leiser, und ich bleibe hier, bis du schläfst.»',
    },
    en: {
      little: '{Hero} is in bed. The missing is still here. But {helper} is here, too.',
      middle:
        'The missing was still there at bedtime. It came along to bed. «hero: It will not go away,» said {hero}. «helper: No,» said {helper}. «helper: But it gets quieter, and I will stay until you sleep.»',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors('night', [
        helper(180, 900, { pose: 'sit', face: 'talk', look: [1, 0] }),
        ...inBed(hero, { face: 'smile' }),
      ]),
  },
];

export const missing: Plot = {
  id: 'missing',
  fits: griefOf('missing'),
  cast: () => ({ isFamily: true }),
  places: () => ['garden', 'meadow', 'pond', 'hill'],
  subtitle: { de: 'Eine Geschichte vom Vermissen', en: 'A story about missing somebody' },
  cover: ({ at, hero }) =>
    at('evening', [hero(512, 930, { s: 1.3, pose: 'sit', face: 'thinking', look: [0.6, -0.6] })]),
  opening,
  episodes: missingEpisodes,
  minBeats: 10,
  isApart: true,
  closing,
  ending: {
    headline: { de: 'Gute Nacht', en: 'Good night' },
    de: 'Gute Nacht, {hero:call}. Vermissen darf man. Lieb haben auch.',
    en: 'Good night, {hero:call}. You may miss somebody. You may love somebody.',
    scene: ({ indoors, hero }) => indoors('night', inBed(hero), { shot: 'near', focus: [540, 660] }),
  },
};
