// Stories of those who live in the sea: they swim, and so does everybody whom they meet. Under water, or in the waves when
// somebody from the land is with them.
import { inBed } from '../in-bed';
import type { Beat, Plot } from '../plot';
import { afloat } from './afloat';
import { episodes } from './episodes';
import { opening } from './opening';
import { turns } from './turns';
import { isDeep, livesInSea, seeksFriend, sleepsInSea } from './waters';

const closing: readonly Beat[] = [
  {
    need: 7,
    when: (idea) => !seeksFriend(idea),
    headline: { de: 'Ein Geschenk', en: 'A present' },
    de: {
      little: '{Friend} findet eine Muschel. «friend: Die ist für dich.» Danke! {Hero} freut sich.',
      middle:
        '{Friend} tauchte und kam mit einer Muschel zurück. «friend: Für dich», sagte {friend:er}. «hero: Ich habe aber nichts für dich», sagte {hero}. «friend: Doch», sagte {friend}. «friend: Du hast mit mir gespielt.»',
    },
    en: {
      little: '{Friend} finds a shell. «friend: It is for you.» Thank you! {Hero} is glad.',
      middle:
        '{Friend} dived down and came back with a shell. «friend: For you,» said {friend}. «hero: But I have nothing for you,» said {hero}. «friend: You have,» said {friend}. «friend: You played with me.»',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(290, 850, { face: 'happy', look: [1, 0.4] }),
        { t: 'shell', x: 512, y: 900, s: 1.3, z: 1000 },
        stage.friend(740, 850, { face: 'smile', look: [-1, 0.4] }),
      ]),
  },
  {
    need: 2,
    when: (_, atmosphere) => atmosphere === 'christmas',
    headline: { de: 'Ein Stern im Meer', en: 'A star in the sea' },
    de: {
      little: 'Heute ist Weihnachten. {Helper} bringt einen Stern. Alle singen: Blubb, blubb, blubb!',
      middle:
        'Weil Weihnachten war, brachte {helper} einen Stern mit. Der war vom Himmel ins Meer gefallen, ganz aus Versehen. «helper: Frohe Weihnachten», sagte {helper}. Da sangen alle, so gut man im Wasser singen kann. [Es klang wie sehr viele kleine Glocken.]',
    },
    en: {
      little: 'Today is Christmas. {Helper} brings a star. They all sing: Bubble, bubble, bubble!',
      middle:
        'It was Christmas, and so {helper} had brought a star. It had dropped from the sky into the sea, quite by mistake. «helper: Merry Christmas,» said {helper}. And they all sang as well as you can sing in the water. [It sounded like a great many little bells.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(230, 870, { face: 'sing', look: [1, -0.3] }),
        { t: 'star', x: 512, y: 640, s: 1.4 },
        stage.helper(800, 880, { face: 'sing', look: [-1, -0.3], s: 0.9 }),
      ]),
  },
  {
    need: 3,
    when: (_, atmosphere) => atmosphere === 'dark',
    headline: { de: 'Wo es dunkel ist', en: 'Where it is dark' },
    de: {
      little: 'Unten ist es dunkel. Da! Ein Licht! Es ist nur {helper} mit einer Laterne. Wie schön!',
      middle:
        'Weiter draußen war das Wasser ganz schwarz. «hero: Huch», flüsterte {hero}. Da schwebte ein Licht heran. Es war {helper} mit einer Laterne. «helper: Ich wollte nur gute Nacht sagen», sagte {helper:er}. [Im Dunkeln ist jedes kleine Licht ein großes.]',
    },
    en: {
      little: 'Down there it is dark. Look! A light! It is only {helper} with a lantern. How lovely!',
      middle:
        'Further out the water was black. «hero: Oh,» whispered {hero}. Then a light came floating up. It was {helper} with a lantern. «helper: I only wanted to say good night,» {helper:he} said. [In the dark every little light is a big one.]',
    },
    scene: (stage) =>
      afloat(stage, 'day', [
        stage.hero(280, 860, { face: 'wow', look: [1, 0] }),
        { t: 'lantern', x: 540, y: 860, s: 1.2, lit: true },
        stage.helper(790, 870, { face: 'smile', look: [-1, 0] }),
      ]),
  },
  {
    need: 5,
    headline: { de: 'Wenn das Meer schlafen geht', en: 'Bedtime in the sea' },
    de: {
      little: 'Es wird Abend. Das Wasser ist still. {Hero} gähnt. {Friend} gähnt auch.',
      middle:
        '{Evening} wurde das Wasser ruhig. «friend: Morgen wieder?», fragte {friend}. «hero: Morgen wieder», sagte {hero}. Die Wellen wiegten beide hin und her. [Wer im Meer wohnt, hat immer jemanden, der ihn wiegt.]',
    },
    en: {
      little: 'It is evening. The water is still. {Hero} yawns. {Friend} yawns, too.',
      middle:
        '{Evening} the water grew calm. «friend: Again tomorrow?» asked {friend}. «hero: Again tomorrow,» said {hero}. The waves rocked them both to and fro. [If you live in the sea, there is always somebody to rock you.]',
    },
    scene: (stage) =>
      afloat(stage, 'evening', [
        stage.hero(330, 860, { face: 'smile', look: [1, 0], blink: true }),
        stage.friend(710, 860, { face: 'happy', look: [-1, 0] }),
      ]),
  },
];

export const sea: Plot = {
  id: 'sea',
  fits: (idea) => (livesInSea(idea) ? 10 : 0),
  cast: () => ({ kin: 'sea' }),
  places: (idea) => (isDeep(idea) ? ['reef', 'seaweed', 'seabed', 'rocks'] : ['water', 'waves', 'bay']),
  subtitle: { de: 'Eine Geschichte aus dem Meer', en: 'A story of the sea' },
  cover: (stage) => afloat(stage, 'day', [stage.hero(512, 860, { s: 1.4, face: 'happy' })]),
  opening,
  episodes,
  closing: [...turns, ...closing],
  minBeats: 5,
  isApart: true,
  ending: {
    headline: { de: 'Ende', en: 'The end' },
    de: 'Gute Nacht, {hero:call}. Das Meer rauscht noch ein bisschen.',
    en: 'Good night, {hero:call}. The sea is humming you to sleep.',
    scene: (stage) =>
      sleepsInSea(stage.idea)
        ? afloat(stage, 'night', [stage.hero(512, 860, { pose: 'sleep', face: 'sleep' })])
        : stage.indoors('night', inBed(stage.hero)),
  },
};
