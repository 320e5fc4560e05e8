// Something wonderful is best when there are two to look at it. For titles that name a thing.
import type { Beat, Plot } from '../plot';
import { episodes } from './episodes';
import { opening } from './opening';
import { shown, wonders } from './shown';

const closing: readonly Beat[] = [
  {
    need: 9,
    headline: { de: 'Und die anderen', en: 'And the others' },
    de: {
      little: '{Helper} kommt auch. Jetzt gucken drei. Oh, wie schön!',
      middle:
        'Dann durfte auch {helper} ganz nah heran. «helper: Danke», sagte {helper:er}. «helper: In meinem Alter sieht man so etwas nicht mehr oft.» [Und dann sagte eine ganze Weile niemand etwas.]',
    },
    en: {
      little: '{Helper} comes, too. Now three can look. Oh, how lovely!',
      middle:
        'Then {helper} came up close, too. «helper: Thank you,» {helper:he} said. «helper: At my age you do not often see such a thing.» [And then nobody said a word for quite a while.]',
    },
    scene: (stage) =>
      stage.at('day', [
        stage.hero(160, 870, { face: 'happy', look: [1, 0] }),
        stage.friend(370, 930, { face: 'happy', look: [1, 0], s: 0.9 }),
        shown(stage, 600, 870),
        stage.helper(860, 920, { face: 'happy', look: [-1, 0] }),
      ]),
  },
  {
    need: 8,
    headline: { de: 'Noch etwas zum Teilen', en: 'Something else to share' },
    de: {
      little: '{Friend} holt Kuchen. Ein Stück für {hero:acc}. Ein Stück für {friend:acc}. Mmm!',
      middle:
        '«friend: Warte hier», sagte {friend} und kam mit einem Kuchen zurück. «friend: Den wollte ich eigentlich allein essen.» «hero: Und jetzt?», fragte {hero}. «friend: Jetzt nicht mehr», sagte {friend}.',
    },
    en: {
      little: '{Friend} brings a cake. A piece for {hero}. A piece for {friend}. Mmm!',
      middle:
        '«friend: Wait here,» said {friend}, and came back with a cake. «friend: I was going to eat it all by myself.» «hero: And now?» asked {hero}. «friend: Now I am not,» said {friend}.',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        hero(270, 910, { pose: 'sit', face: 'happy', look: [1, 0.3] }),
        { t: 'cake', x: 512, y: 930, s: 1.3 },
        friend(770, 910, { pose: 'sit', face: 'happy', look: [-1, 0.3] }),
      ]),
  },
  {
    need: 5,
    headline: { de: 'Bis morgen', en: 'Until tomorrow' },
    de: {
      little: 'Es ist Abend. {Hero} sitzt da. {Friend} sitzt daneben. Alles ist gut.',
      middle:
        '{Evening} saßen sie immer noch da. «friend: Ist morgen alles noch so schön?», fragte {friend}. «hero: Bestimmt», sagte {hero}. «hero: Wir sind ja auch noch da.» [Und so war es.]',
    },
    en: {
      little: 'It is evening. {Hero} sits down. {Friend} sits down, too. All is well.',
      middle:
        '{Evening} they were still there. «friend: Will it all be as lovely tomorrow?» asked {friend}. «hero: Of course,» said {hero}. «hero: We shall be here, too.» [And so they were.]',
    },
    scene: (stage) =>
      stage.at('evening', [
        shown(stage, 780, 860),
        stage.hero(250, 910, { pose: 'sit', face: 'happy', look: [0.8, 0] }),
        stage.friend(510, 920, { pose: 'sit', face: 'smile', look: [0.8, 0] }),
      ]),
  },
];

export const wonder: Plot = {
  id: 'wonder',
  tellsAnything: true,
  fits: wonders,
  subtitle: { de: 'Eine Geschichte über das Teilen', en: 'A story about sharing' },
  cover: (stage) =>
    stage.at('day', [stage.hero(340, 920, { s: 1.2, face: 'wow', look: [1, 0] }), shown(stage, 760, 900)]),
  opening,
  episodes,
  closing,
  ending: {
    headline: { de: 'Ende', en: 'The end' },
    de: 'Schlaf gut, {hero:call}. Schlaf gut, {friend:call}.',
    en: 'Sleep well, {hero:call}. Sleep well, {friend:call}.',
    scene: ({ indoors, hero, friend }) =>
      indoors('night', [
        { t: 'lamp', x: 900, y: 800, s: 1.2 },
        hero(320, 900, { pose: 'sleep' }),
        friend(690, 925, { pose: 'sleep', flip: true }),
      ]),
  },
};
