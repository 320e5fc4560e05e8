// Something is gone, and two begin to look for it.
import type { Part } from '../plot';

export const opening: readonly Part[] = [
  [
    {
      need: 1,
      headline: { de: 'Weg', en: 'Gone' },
      de: {
        little: 'Da ist {hero:intro}. {Hero} sucht. Wo ist {lost}? {Lost:full} ist weg!',
        middle:
          '{Once} stand {hero:intro} {place} und suchte. «hero: Wo ist {lost}?», fragte {hero}. [Vorn? Nein. Hinten? Auch nicht.] {Lost:full} war weg.',
      },
      en: {
        little: 'Here is {hero:intro}. {Hero} is looking. Where is {lost}? {Lost:full} is gone!',
        middle:
          '{Once} {hero:intro} stood {place}, looking all around. «hero: Where is {lost}?» asked {hero}. [In front? No. Behind? Not there, either.] {Lost:full} was gone.',
      },
      scene: ({ at, hero }) =>
        at('day', [hero(470, 910, { face: 'worry', look: [1, 0], arm: 'cheek' })], { shot: 'far' }),
    },
    {
      need: 1,
      headline: { de: 'Etwas fehlt', en: 'Something is missing' },
      de: {
        little: 'Da ist {hero:intro}. Vorn ist nichts. Hinten ist nichts. Wo ist nur {lost}?',
        middle:
          '{Once} drehte sich {hero:intro} {place} einmal im Kreis. Etwas fehlte. [Aber was? Dann fiel es {hero:dat} ein.] «hero: {Lost:full}!», rief {hero}. «hero: Wo ist {lost}?»',
      },
      en: {
        little: 'Here is {hero:intro}. Nothing in front. Nothing behind. Where can {lost} be?',
        middle:
          '{Once} {hero:intro} turned all the way round {place}. Something was missing. [But what? Then {hero} knew.] «hero: {Lost:full}!» cried {hero}. «hero: Where is {lost}?»',
      },
      scene: ({ at, hero }) => at('day', [hero(540, 910, { face: 'wow', look: [-1, 0], arm: 'cheek' })]),
    },
  ],
  {
    need: 6,
    headline: { de: 'Gestern', en: 'Yesterday' },
    de: {
      little: 'Gestern war {lost} noch da. Heute nicht. {Hero} denkt nach.',
      middle:
        '{Hero} dachte nach. «hero: Gestern war {lost} noch da», sagte {hero:er}. «hero: Was gestern da war, kann heute nicht weit sein.» [Das klang so klug, dass {hero} sofort losging.]',
    },
    en: {
      little: 'Yesterday {lost} was here. Not today. {Hero} thinks.',
      middle:
        '{Hero} thought about it. «hero: Yesterday {lost} was here,» {hero:he} said. «hero: What was here yesterday cannot be far away today.» [That sounded so clever that {hero} set off at once.]',
    },
    scene: ({ at, hero }) =>
      at('day', [hero(420, 910, { face: 'thinking', ar: 'cheek' })], { shot: 'near', focus: [470, 740] }),
  },
  {
    need: 3,
    headline: { de: 'Vier Augen', en: 'Four eyes' },
    de: {
      little: 'Da kommt {helper:full}. «helper: Ich helfe dir», sagt {helper}. Jetzt suchen zwei.',
      middle:
        'Da kam {helper:full}. «helper: Ich helfe dir suchen», sagte {helper:er}. «helper: Vier Augen sehen mehr als zwei.» [Sie zählten nach. Es waren wirklich vier.]',
    },
    en: {
      little: 'Here comes {helper:full}. «helper: I will help you,» says {helper}. Now two are looking.',
      middle:
        'Then {helper:full} came along. «helper: I will help you look,» {helper:he} said. «helper: Four eyes see more than two.» [They counted them. There really were four.]',
    },
    scene: ({ at, hero, helper }) =>
      at('day', [
        hero(320, 910, { face: 'happy', look: [1, 0] }),
        helper(700, 900, { face: 'talk', look: [-1, 0], al: 'wave' }),
      ]),
  },
  {
    need: 7,
    when: ({ thing }) => thing?.prop !== 'rock',
    headline: { de: 'Da liegt etwas', en: 'Over there' },
    de: {
      little: 'Da liegt etwas! Ist es {lost}? Nein. Das ist nur ein Stein.',
      middle:
        '«hero: Da vorn liegt etwas!», rief {hero}. Sie schlichen ganz nah heran. War es {lost}? Nein, es war nur ein Stein. [«helper: Ein schöner Stein», sagte {helper} höflich. «helper: Aber leider nicht das, was wir suchen.»]',
    },
    en: {
      little: 'There is something! Is it {lost}? No. It is only a stone.',
      middle:
        '«hero: There is something over there!» cried {hero}. They crept up close. Was it {lost}? No, it was only a stone. [«helper: A nice stone,» said {helper} politely. «helper: But not what we are looking for.»]',
    },
    scene: ({ at, hero, helper }) =>
      at('day', [
        helper(190, 860, { face: 'smile', look: [1, 0.4] }),
        hero(440, 910, { face: 'wow', look: [1, 0.4] }),
        { t: 'rock', x: 770, y: 920, s: 1.3 },
      ]),
  },
];
