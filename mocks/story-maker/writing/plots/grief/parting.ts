// Parents quarrel, or part. Nobody says that they will be together again, nor that they will not where the title does not.
import { inBed } from '../in-bed';
import type { Beat, Part, Plot } from '../plot';
import { griefOf, isConflict } from './of-grief';
import { partingEpisodes } from './parting-episodes';

const opening: readonly Part[] = [
  [
    {
      need: 1,
      when: isConflict,
      headline: { de: 'Laut', en: 'Loud' },
      de: {
        little: 'Da ist {hero:intro}. {Friend} und {helper} streiten. Laut! {Hero} hört alles.',
        middle:
          '{Once} saß {hero:intro} im Zimmer und spielte mit dem Teddy. Nebenan stritten {friend} und {helper}. Erst leise, dann laut. [Der Teddy zitterte ein bisschen. Vielleicht zitterte auch nur {hero}.]',
      },
      en: {
        little: 'Here is {hero:intro}. {Friend} and {helper} quarrel. Loudly! {Hero} hears it all.',
        middle:
          '{Once} {hero:intro} sat in a room, playing with Teddy. Next door {friend} and {helper} were quarrelling. Softly at first, and then loudly. [Teddy shook a little. Or perhaps it was only {hero} who shook.]',
      },
      scene: ({ indoors, hero }) =>
        indoors('day', [
          { t: 'door', x: 190, y: 790, s: 1.3 },
          hero(580, 930, { pose: 'sit', face: 'worry', look: [-1, -0.2] }),
          { t: 'teddy', x: 800, y: 950, s: 0.9 },
        ]),
    },
    {
      need: 1,
      when: (idea) => !isConflict(idea),
      headline: { de: 'Eine ernste Sache', en: 'A serious thing' },
      de: {
        little: 'Da ist {hero:intro}. {Friend} und {helper} sagen: Wir trennen uns. {Hero} wird ganz still.',
        middle:
          '{Once} saßen {friend} und {helper} am Tisch, und davor stand {hero:intro}. «friend: Wir müssen dir etwas sagen», sagte {friend}. «helper: Wir trennen uns», sagte {helper}. [Der Kühlschrank brummte weiter, als wäre nichts.]',
      },
      en: {
        little: 'Here is {hero:intro}. {Friend} and {helper} will live apart. {Hero} is very quiet.',
        middle:
          '{Once} {friend} and {helper} sat at the table, and before them stood {hero:intro}. «friend: We have to tell you something,» said {friend}. «helper: We are going to live apart,» said {helper}. [The fridge hummed on as if nothing had happened.]',
      },
      scene: ({ indoors, hero, friend, helper }) =>
        indoors('day', [
          friend(220, 870, { face: 'worry', look: [1, 0.3] }),
          hero(512, 940, { face: 'sad', look: [0, -0.4] }),
          helper(810, 870, { face: 'worry', look: [-1, 0.3] }),
        ]),
    },
  ],
  {
    need: 4,
    headline: { de: 'Ein Stein im Bauch', en: 'A stone inside' },
    de: {
      little: '{Hero} hält sich die Ohren zu. Im Bauch ist ein Stein. Der Teddy ist da.',
      middle:
        '{Hero} nahm den Teddy und setzte sich mit ihm vor das Bett. Im Bauch lag etwas, das war schwer wie ein Stein. [Der Teddy hatte auch so etwas. Man fühlte es, wenn man ihn fest drückte.]',
    },
    en: {
      little: '{Hero} does not want to hear. There is a stone inside. Teddy is here.',
      middle:
        '{Hero} took Teddy and sat down by the bed with him. Something lay in the tummy, as heavy as a stone. [Teddy had one, too. You could feel it when you held him tight.]',
    },
    scene: ({ indoors, hero }) =>
      indoors('day', [
        { t: 'bed', x: 700, y: 850, s: 1.6 },
        { t: 'teddy', x: 300, y: 950, s: 0.8 },
        hero(430, 940, { pose: 'sit', face: 'sad', look: [-0.8, 0.4] }),
      ]),
  },
  {
    need: 3,
    when: isConflict,
    headline: { de: 'Mir ist es zu laut', en: 'Too loud for me' },
    de: {
      little: '«hero: Mir ist das zu laut!», ruft {hero}. Da sind sie still. Ganz still.',
      middle:
        '{Hero} machte die Tür auf. «hero: Mir ist das zu laut», sagte {hero}. Da wurde es still. «helper: Du hast recht», sagte {helper}. «friend: Es tut mir leid, dass du das hören musstest», sagte {friend}.',
    },
    en: {
      little: '«hero: It is too loud for me!» cries {hero}. Now they are quiet. Very quiet.',
      middle:
        '{Hero} opened the door. «hero: It is too loud for me,» said {hero}. Then it was quiet. «helper: You are right,» said {helper}. «friend: I am sorry that you had to hear it,» said {friend}.',
    },
    scene: ({ indoors, hero, friend, helper }) =>
      indoors('day', [
        { t: 'door', x: 170, y: 790, s: 1.3 },
        hero(290, 940, { face: 'talk', look: [1, -0.2] }),
        friend(590, 890, { face: 'sad', look: [-1, 0.3] }),
        helper(840, 880, { face: 'sad', look: [-1, 0.3] }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Nicht wegen dir', en: 'Not because of you' },
    de: {
      little: '«hero: Bin ich schuld?» «friend: Nein», sagt {friend}. «helper: Niemals», sagt {helper}.',
      middle:
        '«hero: Ist das wegen mir?», fragte {hero}. «friend: Nein», sagte {friend} sofort. «helper: Es ist nie wegen dir», sagte {helper}. «helper: Das ist eine Sache zwischen uns Großen.»',
    },
    en: {
      little: '«hero: Is it my fault?» «friend: No,» says {friend}. «helper: Never,» says {helper}.',
      middle:
        '«hero: Is it because of me?» asked {hero}. «friend: No,» said {friend} at once. «helper: It is never because of you,» said {helper}. «helper: It is a thing between us grown-ups.»',
    },
    scene: ({ indoors, hero, friend, helper }) =>
      indoors('day', [
        friend(240, 890, { pose: 'sit', face: 'talk', look: [1, 0.2] }),
        hero(512, 940, { face: 'worry', look: [-0.6, -0.3] }),
        helper(790, 890, { pose: 'sit', face: 'talk', look: [-1, 0.2] }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Wer macht es heil?', en: 'Who can mend it?' },
    de: {
      little: '«hero: Ich bin ganz lieb», sagt {hero}. «friend: Das bist du. Du musst nichts heil machen.»',
      middle:
        '«hero: Und wenn ich ganz lieb bin und immer aufräume?», fragte {hero}. «friend: Du bist lieb», sagte {friend}. «friend: Aber du hast es nicht kaputt gemacht. Du musst es auch nicht heil machen.»',
    },
    en: {
      little: '«hero: I will be good,» says {hero}. «friend: You are. You need not mend it.»',
      middle:
        '«hero: What if I am very good and always tidy up?» asked {hero}. «friend: You are good,» said {friend}. «friend: But you did not break it. So you do not have to mend it.»',
    },
    scene: ({ indoors, hero, friend }) =>
      indoors(
        'day',
        [
          friend(380, 890, { pose: 'sit', face: 'talk', look: [0.8, 0.2] }),
          hero(640, 930, { face: 'shy', look: [-1, 0] }),
        ],
        { shot: 'near', focus: [512, 740] },
      ),
  },
];

const closing: readonly Beat[] = [
  {
    need: 5,
    when: isConflict,
    headline: { de: 'Auch Große streiten', en: 'Grown-ups quarrel, too' },
    de: {
      little: '«hero: Ich streite auch manchmal.» «friend: Ja», sagt {friend}. «friend: Große auch.»',
      middle:
        '«hero: Streiten darf man doch nicht», sagte {hero}. «friend: Doch», sagte {friend}. «friend: Aber nicht so, dass jemand Angst bekommt. Das müssen Große auch üben.» [{Hero} fand, dann sollten sie gleich anfangen.]',
    },
    en: {
      little: '«hero: I quarrel sometimes.» «friend: Yes,» says {friend}. «friend: So do grown-ups.»',
      middle:
        '«hero: You mustn’t quarrel,» said {hero}. «friend: You may,» said {friend}. «friend: But not so that somebody gets scared. Grown-ups have to practise that, too.» [{Hero} thought that they should begin at once.]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        friend(320, 880, { face: 'talk', look: [1, 0.2] }),
        hero(680, 920, { face: 'thinking', look: [-1, -0.2] }),
      ]),
  },
  {
    need: 2,
    when: (idea) => !isConflict(idea),
    headline: { de: 'Zwei Wohnungen', en: 'Two homes' },
    de: {
      little: 'Bald gibt es zwei Wohnungen. {Hero} hat einen Platz bei {friend:dat}. Und bei {helper:dat}.',
      middle:
        '«hero: Und wo wohne ich?», fragte {hero}. «friend: Bei mir ist Platz für dich», sagte {friend}. «helper: Und bei mir auch», sagte {helper}. [«hero: Ich bin aber nur einmal da», sagte {hero}.]',
    },
    en: {
      little: 'Soon there are two homes. {Hero} has a place with {friend}. And with {helper}.',
      middle:
        '«hero: And where will I live?» asked {hero}. «friend: There is a place for you with me,» said {friend}. «helper: And with me,» said {helper}. [«hero: But there is only one of me,» said {hero}.]',
    },
    scene: ({ indoors, hero, friend, helper }) =>
      indoors('evening', [
        friend(200, 880, { face: 'smile', look: [1, 0.2] }),
        hero(512, 930, { face: 'thinking', look: [-0.5, -0.4] }),
        helper(820, 880, { face: 'smile', look: [-1, 0.2] }),
      ]),
  },
  {
    need: 5,
    when: (idea) => !isConflict(idea),
    headline: { de: 'Teddys Koffer', en: 'Teddy packs' },
    de: {
      little: 'Der Teddy kommt mit. Hierhin. Und dorthin. Er ist immer dabei.',
      middle:
        '{Hero} packte den Korb für den Teddy. Ein Buch, eine Socke und noch ein Buch. «hero: Du ziehst immer mit mir um», sagte {hero}. [Der Teddy hatte nichts dagegen. Er war schon überall, wo {hero} war.]',
    },
    en: {
      little: 'Teddy comes along. To here. And to there. He is always there.',
      middle:
        '{Hero} packed the basket for Teddy. A book, a sock and another book. «hero: You will always move with me,» said {hero}. [Teddy did not mind. He had always been wherever {hero} was.]',
    },
    scene: ({ indoors, hero }) =>
      indoors('day', [
        { t: 'teddy', x: 270, y: 940, s: 1 },
        hero(520, 920, { pose: 'sit', face: 'talk', look: [-1, 0.3] }),
        { t: 'basket', x: 790, y: 940, s: 1, full: true },
      ]),
  },
  {
    need: 4,
    headline: { de: 'Böse sein', en: 'Being cross' },
    de: {
      little: '{Hero} ist böse. Stampf, stampf, stampf! «helper: Das darfst du», sagt {helper}.',
      middle:
        '«hero: Ihr seid gemein!», rief {hero} und stampfte auf. «helper: Du darfst böse auf uns sein», sagte {helper}. «helper: Und traurig auch. Ich bleibe hier sitzen.» [{Hero} stampfte noch siebenmal, dann war der Fuß müde.]',
    },
    en: {
      little: '{Hero} is cross. Stamp, stamp, stamp! «helper: You may be,» says {helper}.',
      middle:
        '«hero: You are mean!» cried {hero}, stamping. «helper: You may be cross with us,» said {helper}. «helper: And sad, too. I will stay right here.» [{Hero} stamped seven more times, and then the foot was tired.]',
    },
    scene: ({ at, hero, helper }) =>
      at('day', [
        helper(270, 900, { pose: 'sit', face: 'worry', look: [1, 0] }),
        hero(660, 920, { face: 'angry', look: [-1, 0], arm: 'up' }),
      ]),
  },
  {
    need: 1,
    headline: { de: 'Das hört nicht auf', en: 'This does not stop' },
    de: {
      little:
        '«friend: Ich hab dich lieb», sagt {friend}. «helper: Ich auch», sagt {helper}. «helper: Immer.»',
      middle:
        '«friend: Ich habe dich lieb», sagte {friend}. «helper: Ich habe dich auch lieb», sagte {helper}. «hero: Auch wenn ihr böse aufeinander seid?» «friend: Auch dann», sagte {friend}. «helper: Das hört nie auf», sagte {helper}.',
    },
    en: {
      little: '«friend: I love you,» says {friend}. «helper: So do I,» says {helper}. «helper: Always.»',
      middle:
        '«friend: I love you,» said {friend}. «helper: I love you, too,» said {helper}. «hero: Even when you are cross with each other?» «friend: Even then,» said {friend}. «helper: That never stops,» said {helper}.',
    },
    scene: ({ at, hero, friend, helper }) =>
      at('evening', [
        friend(290, 890, { face: 'smile', look: [0.8, 0.4] }),
        hero(512, 940, { face: 'shy', look: [-0.4, -0.4] }),
        helper(740, 890, { face: 'smile', look: [-0.8, 0.4] }),
      ]),
  },
  {
    need: 3,
    place: 'home',
    headline: { de: 'Der Stein wird kleiner', en: 'The stone gets smaller' },
    de: {
      little: '{Hero} liegt im Bett. Der Stein ist noch da. Er ist jetzt klein.',
      middle:
        '{Evening} lag {hero} im Bett und fühlte nach dem Stein. Er war noch da, aber nur noch so groß wie eine Nuss. «hero: Eine Nuss kann ich tragen», sagte {hero} zum Teddy.',
    },
    en: {
      little: '{Hero} is in bed. The stone is still here. It is small now.',
      middle:
        '{Evening} {hero} lay in bed and felt for the stone. It was still there, but only as big as a nut. «hero: I can carry a nut,» {hero} told Teddy.',
    },
    scene: ({ indoors, hero }) =>
      indoors('night', [
        ...inBed(hero, { pose: 'sit', face: 'smile', look: [-0.6, 0.2] }),
        { t: 'teddy', x: 250, y: 950, s: 0.9 },
      ]),
  },
];

export const parting: Plot = {
  id: 'parting',
  fits: griefOf('parting'),
  cast: () => ({ isFamily: true }),
  places: () => ['garden', 'meadow', 'village'],
  subtitle: { de: 'Eine Geschichte vom Liebhaben', en: 'A story about being loved' },
  cover: ({ at, hero }) =>
    at('day', [
      hero(512, 930, { s: 1.3, face: 'thinking', look: [-0.4, 0] }),
      { t: 'teddy', x: 760, y: 950, s: 0.9 },
    ]),
  opening,
  episodes: partingEpisodes,
  minBeats: 9,
  isApart: true,
  closing,
  ending: {
    headline: { de: 'Gute Nacht', en: 'Good night' },
    de: 'Du bist lieb gehabt, {hero:call}. Von beiden. Gute Nacht.',
    en: 'You are loved, {hero:call}. By both of them. Good night.',
    scene: ({ indoors, hero }) => indoors('night', inBed(hero), { shot: 'near', focus: [540, 660] }),
  },
};
