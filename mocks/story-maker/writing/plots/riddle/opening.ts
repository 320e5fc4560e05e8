// A letter with nothing but a riddle in it, and the first ideas of what it means.
import type { Part } from '../plot';

export const opening: readonly Part[] = [
  [
    {
      need: 1,
      headline: { de: 'Der Brief', en: 'The letter' },
      de: {
        little: 'Da ist {hero:intro}. Da ist ein Brief. Darin steht: {title}. Was heißt das?',
        middle:
          '{Once} fand {hero:intro} {place} einen Brief. {Hero} machte ihn auf. Darin stand nur: {title}. [Sonst stand nichts da, kein Name und kein Gruß.]',
      },
      en: {
        little: 'Here is {hero:intro}. Here is a letter. It says: {title}. What does it mean?',
        middle:
          '{Once} {hero:intro} found a letter {place}. {Hero} opened it. All it said was: {title}. [There was nothing else in it, no name and no greeting.]',
      },
      scene: ({ at, hero }) =>
        at('day', [hero(400, 910, { face: 'wow', look: [1, 0.7] }), { t: 'letter', x: 720, y: 920, s: 1.5 }]),
    },
    {
      need: 1,
      headline: { de: 'Post vom Wind', en: 'Post from the wind' },
      de: {
        little: 'Da ist {hero:intro}. Hui! Der Wind bringt einen Brief. Darin steht: {title}. Oh!',
        middle:
          '{Once} saß {hero:intro} {place}. Da wehte ein Brief vorbei. {Hero} fing ihn auf. Darin stand nur: {title}. [Der Wind hatte es eilig und erklärte nichts.]',
      },
      en: {
        little: 'Here is {hero:intro}. Whoosh! The wind brings a letter. It says: {title}. Oh!',
        middle:
          '{Once} {hero:intro} sat {place}. Then a letter came flying by. {Hero} caught it. All it said was: {title}. [The wind was in a hurry and did not explain.]',
      },
      scene: ({ at, hero }) =>
        at('day', [
          hero(360, 910, { face: 'wow', look: [1, -0.8], arm: 'up' }),
          { t: 'letter', x: 720, y: 560, s: 1.4, r: 0.4 },
        ]),
    },
  ],
  {
    need: 6,
    headline: { de: 'Laut und leise', en: 'Loud and soft' },
    de: {
      little: '{Hero} liest es laut. {Hero} liest es leise. Hm. Es klingt sehr geheim.',
      middle:
        '{Hero} las den Brief laut. Dann las {hero:er} ihn leise, und dann noch einmal von hinten. Es wurde nicht klarer. [Von hinten klang es allerdings sehr lustig.]',
    },
    en: {
      little: '{Hero} reads it out loud. {Hero} reads it in a whisper. Hm. It sounds very secret.',
      middle:
        '{Hero} read the letter out loud. Then {hero} read it in a whisper, and then backwards. It did not get any clearer. [Backwards it sounded very funny, though.]',
    },
    scene: ({ at, hero }) =>
      at('day', [hero(512, 910, { face: 'thinking', ar: 'hold', hold: 'letter', hs: 0.9 })], {
        shot: 'near',
        focus: [512, 740],
      }),
  },
  {
    need: 3,
    headline: { de: 'Vielleicht ein Lied', en: 'Perhaps a song' },
    de: {
      little: 'Da ist {friend:intro}. «friend: Vielleicht ist es ein Lied!», sagt {friend}. La, la, la!',
      middle:
        'Da kam {friend:intro}. «hero: Weißt du, was das heißt?», fragte {hero}. {Friend} wurde ein bisschen rot. «friend: Vielleicht ist es ein Lied», sagte {friend:er}. Sie sangen es gleich zweimal. [Beim zweiten Mal hatte es sogar eine Melodie.]',
    },
    en: {
      little: 'Here is {friend:intro}. «friend: Perhaps it is a song!» says {friend}. La, la, la!',
      middle:
        'Then {friend:intro} came by. «hero: Do you know what it means?» asked {hero}. {Friend} looked a little shy. «friend: Perhaps it is a song,» said {friend}. So they sang it twice. [The second time it even had a tune.]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        hero(310, 910, { face: 'sing', look: [0.6, 0], al: 'up' }),
        friend(710, 900, { face: 'sing', look: [-0.6, 0], ar: 'up' }),
      ]),
  },
  {
    need: 4,
    headline: { de: 'Ein guter Rat', en: 'Good advice' },
    de: {
      little: 'Da kommt {helper:full}. «helper: Fragt alle!», sagt {helper}. «helper: Alle wissen etwas.»',
      middle:
        '{Helper:full} las den Brief sehr lange. «helper: Das weiß ich auch nicht», sagte {helper:er} dann. «helper: Aber wenn ihr alle fragt, habt ihr am Ende viele Antworten.[ Und dann sucht ihr euch die schönste aus.]»',
    },
    en: {
      little:
        'Here comes {helper:full}. «helper: Ask everybody!» says {helper}. «helper: Everybody knows something.»',
      middle:
        '{Helper:full} read the letter for a very long time. «helper: I do not know, either,» {helper:he} said. «helper: But if you ask everybody, you will have a great many answers.[ And then you can choose the best one.]»',
    },
    scene: ({ at, hero, friend, helper }) =>
      at('day', [
        hero(180, 900, { face: 'wow', look: [1, 0] }),
        friend(420, 930, { face: 'smile', look: [1, 0] }),
        helper(770, 900, { face: 'thinking', al: 'hold', hold: 'letter', holdl: true, hs: 0.9 }),
      ]),
  },
];
