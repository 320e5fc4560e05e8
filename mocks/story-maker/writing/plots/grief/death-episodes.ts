// The days after a death.
import type { Beat } from '../plot';

export const deathEpisodes: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Eine Kerze', en: 'A candle' },
    de: {
      little: 'Sie zünden eine Kerze an. Die ist für {friend:acc}. Wie schön sie leuchtet.',
      middle:
        '{Helper} zündete eine Kerze an. «helper: Die ist für {friend:acc}», sagte {helper}. Sie schauten hinein und sagten nichts. [Die Kerze flackerte einmal. Das tun Kerzen, und es passte trotzdem.]',
    },
    en: {
      little: 'They light a candle. It is for {friend}. How lovely it shines.',
      middle:
        '{Helper} lit a candle. «helper: This is for {friend},» said {helper}. They looked into it and said nothing. [The candle flickered once. Candles do, and all the same it was right.]',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors('evening', [
        helper(220, 880, { face: 'smile', look: [1, 0.2] }),
        { t: 'table', x: 520, y: 930, s: 1.4 },
        { t: 'candle', x: 520, y: 795, s: 0.9, z: 940, lit: true },
        hero(830, 910, { face: 'thinking', look: [-1, 0] }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Suppe', en: 'Soup' },
    de: {
      little: 'Heute kocht niemand. Da kommt Suppe von nebenan. Sie ist warm. Gut!',
      middle:
        'An diesem Tag mochte niemand kochen. Da stand auf einmal Suppe vor der Tür. «hero: Von wem ist die?», fragte {hero}. «helper: Von nebenan», sagte {helper}. «helper: Manche sagen mit Suppe, dass sie an uns denken.»',
    },
    en: {
      little: 'Nobody cooks today. Soup comes from next door. It is warm. Good!',
      middle:
        'That day nobody felt like cooking. And suddenly there was soup outside the door. «hero: Who is it from?» asked {hero}. «helper: From next door,» said {helper}. «helper: Some people say with soup that they are thinking of us.»',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors('day', [
        { t: 'door', x: 180, y: 790, s: 1.3 },
        helper(390, 880, { face: 'talk', look: [1, 0.2] }),
        { t: 'bucket', x: 590, y: 940, s: 0.7, full: true },
        hero(790, 910, { face: 'wow', look: [-1, 0.2] }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Und du?', en: 'And you?' },
    de: {
      little: '«hero: Stirbst du auch?» «helper: Irgendwann», sagt {helper}. «helper: Jetzt bin ich hier.»',
      middle:
        '«hero: Stirbst du auch einmal?», fragte {hero}. «helper: Irgendwann», sagte {helper}. «helper: Die meisten werden sehr alt, und das möchte ich auch. Jetzt bin ich hier.» [Da rückte {hero} noch ein Stück näher.]',
    },
    en: {
      little: '«hero: Will you die, too?» «helper: One day,» says {helper}. «helper: Now I am here.»',
      middle:
        '«hero: Will you die one day?» asked {hero}. «helper: One day,» said {helper}. «helper: Most people grow very old, and so would I like to. Now I am here.» [At that {hero} moved a little closer.]',
    },
    scene: ({ at, hero, helper }) =>
      at('day', [
        { t: 'bench', x: 512, y: 900, s: 1.8 },
        helper(430, 930, { face: 'talk', look: [1, 0.2] }),
        hero(620, 940, { face: 'worry', look: [-1, -0.2] }),
      ]),
  },
  {
    need: 4,
    headline: { de: 'Ein Bild', en: 'A picture' },
    de: {
      little: '{Hero} malt ein Bild von {friend:dat}. Mit viel Himmel. Und mit Sonne.',
      middle:
        '{Hero} malte {friend:acc} mit ganz viel Platz rundherum. «hero: Damit {friend:er} sich bewegen kann», sagte {hero}. [Dann malte {hero:er} noch sich selbst dazu, an die Seite, wo es am schönsten war.]',
    },
    en: {
      little: '{Hero} paints a picture of {friend}. With lots of sky. And a sun.',
      middle:
        '{Hero} painted {friend} with plenty of space all around. «hero: So that there is room to move,» said {hero}. [Then {hero} was painted in, too, at the side, where it was nicest.]',
    },
    scene: ({ indoors, hero }) =>
      indoors('day', [
        hero(360, 930, { pose: 'sit', face: 'thinking', look: [1, 0.2] }),
        { t: 'frame', x: 720, y: 940, s: 1 },
      ]),
  },
  {
    need: 5,
    headline: { de: 'Der Lieblingsplatz', en: 'The favourite place' },
    de: {
      little: 'Hier war {friend} so gern. {Hero} geht hin. {Helper} kommt mit.',
      middle:
        '{Place} war {friend} immer am liebsten gewesen. {Hero} ging hin und blieb ein wenig. [Nichts war anders als sonst. Das war schön und schlimm, und es war gut, dass {helper} mitgekommen war.]',
    },
    en: {
      little: '{Friend} loved to be here. {Hero} goes there. {Helper} comes along.',
      middle:
        '{Place} was where {friend} had always liked to be. {Hero} went there and stayed a while. [Nothing had changed. That was good and bad, and it was lucky that {helper} had come along.]',
    },
    scene: ({ at, hero, helper }) =>
      at('day', [helper(330, 880, { pose: 'back' }), hero(560, 920, { pose: 'back' })], { shot: 'far' }),
  },
  {
    need: 6,
    headline: { de: 'Das Buch mit den Bildern', en: 'The book of pictures' },
    de: {
      little: 'Da ist ein Buch mit Bildern. Da ist {friend}! Und da. Und da auch.',
      middle:
        'Sie sahen das Buch mit den alten Bildern an. Auf jedem zweiten war {friend}. «helper: Und das da bist du», sagte {helper}. [{Hero} war auf dem Bild sehr klein und hatte Brei im Ohr.]',
    },
    en: {
      little: 'Here is a book of pictures. There is {friend}! And there. And there, too.',
      middle:
        'They looked at the book of old pictures. {Friend} was in every second one. «helper: And that one is you,» said {helper}. [{Hero} was very small in that picture, with porridge in one ear.]',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors('day', [
        helper(320, 900, { pose: 'sit', face: 'smile', look: [1, 0.4] }),
        { t: 'book', x: 515, y: 985, s: 1.2 },
        hero(710, 930, { pose: 'sit', face: 'smile', look: [-1, 0.4] }),
      ]),
  },
];
