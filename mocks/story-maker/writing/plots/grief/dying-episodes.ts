// What one sees on the day of a big question.
import type { Beat } from '../plot';

export const dyingEpisodes: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Hundert Kerzen', en: 'A hundred candles' },
    de: {
      little: 'Wie alt wird man? Siebzig? Achtzig? Das sind viele Kerzen auf dem Kuchen!',
      middle:
        '«hero: Wie alt kann man werden?», fragte {hero}. «friend: Manche werden hundert», sagte {friend}. {Hero} dachte an hundert Kerzen auf einem Kuchen. [«hero: Dann ist vom Kuchen nichts mehr zu sehen», sagte {hero:er}.]',
    },
    en: {
      little: 'How old can you get? Seventy? Eighty? So many candles on the cake!',
      middle:
        '«hero: How old can you get?» asked {hero}. «friend: Some people get to be a hundred,» said {friend}. {Hero} thought of a hundred candles on one cake. [«hero: Then you cannot see the cake any more,» said {hero}.]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        friend(300, 880, { face: 'talk', look: [1, 0.2] }),
        hero(680, 920, { face: 'wow', look: [-0.4, -0.8] }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Ein guter Tag zum Sitzen', en: 'A good day for sitting' },
    de: {
      little: '«hero: Weißt du es, {guest:call}?» {Guest:a} weiß es auch nicht. Sie sitzen zusammen.',
      middle:
        '{Place} saß {guest:a}. «hero: Weißt du, warum wir sterben?», fragte {hero}. «guest: Nein», sagte {guest}. «guest: Aber ich weiß, dass heute ein guter Tag zum Sitzen ist.»',
    },
    en: {
      little: '«hero: Do you know, {guest:call}?» {Guest:a} does not know. They sit together.',
      middle:
        '{Place} sat {guest:a}. «hero: Do you know why we die?» asked {hero}. «guest: No,» said {guest}. «guest: But I know that today is a good day for sitting.»',
    },
    scene: ({ at, hero, guest }) =>
      at('day', [
        hero(350, 920, { pose: 'sit', face: 'talk', look: [1, 0.2] }),
        guest(690, 900, { pose: 'sit', face: 'smile', look: [-1, 0] }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Ein Samenkorn', en: 'A seed' },
    de: {
      little: 'Die Blume ist welk. Aber da ist ein Korn. {Hero} steckt es in die Erde.',
      middle:
        '{Place} war eine Blume verblüht. «friend: Schau, ein Samenkorn», sagte {friend}. {Hero} steckte es in die Erde. [«hero: Ob es die Blume noch kennt?», fragte {hero}. «friend: Ein bisschen bestimmt», sagte {friend}.]',
    },
    en: {
      little: 'The flower is faded. But there is a seed. {Hero} puts it in the earth.',
      middle:
        '{Place} a flower had faded. «friend: Look, a seed,» said {friend}. {Hero} put it into the earth. [«hero: Does it still know the flower?» asked {hero}. «friend: A little, I am sure,» said {friend}.]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        friend(270, 880, { face: 'talk', look: [1, 0.4] }),
        hero(640, 930, { pose: 'sit', face: 'thinking', look: [0, 0.8] }),
      ]),
  },
  {
    need: 4,
    headline: { de: 'Tut es weh?', en: 'Does it hurt?' },
    de: {
      little: '«hero: Tut tot sein weh?» «friend: Nein», sagt {friend}. «friend: Dann tut nichts mehr weh.»',
      middle:
        '«hero: Tut es weh, tot zu sein?», fragte {hero}. «friend: Nein», sagte {friend}. «friend: Wer tot ist, friert nicht und hat keinen Hunger. Dann tut nichts mehr weh.»',
    },
    en: {
      little: '«hero: Does being dead hurt?» «friend: No,» says {friend}. «friend: Then nothing hurts.»',
      middle:
        '«hero: Does it hurt to be dead?» asked {hero}. «friend: No,» said {friend}. «friend: Whoever is dead is not cold and not hungry. Then nothing hurts any more.»',
    },
    scene: ({ indoors, hero, friend }) =>
      indoors('day', [
        friend(330, 890, { pose: 'sit', face: 'talk', look: [1, 0.2] }),
        hero(680, 920, { pose: 'sit', face: 'worry', look: [-1, -0.2] }),
      ]),
  },
  {
    need: 5,
    headline: { de: 'Tausend Pfannkuchen', en: 'A thousand pancakes' },
    de: {
      little: '{Hero} will noch viel machen. Rutschen. Singen. Und Pfannkuchen essen. Ganz viele!',
      middle:
        '«hero: Ich will vorher noch viel machen», sagte {hero} und zählte auf. Rutschen, eine Ziege streicheln und tausend Pfannkuchen essen. «friend: Dann fangen wir besser an», sagte {friend}. [Mit den Pfannkuchen, denn eine Ziege war gerade nicht da.]',
    },
    en: {
      little: '{Hero} wants to do a lot. Slide. Sing. Eat pancakes. Very many!',
      middle:
        '«hero: I want to do a lot of things first,» said {hero}, and counted. Go down a slide, stroke a goat and eat a thousand pancakes. «friend: Then we had better begin,» said {friend}. [With the pancakes, for there was no goat just then.]',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        hero(340, 920, { face: 'talk', al: 'up', look: [1, 0] }),
        friend(690, 890, { face: 'laugh', look: [-1, 0.2] }),
      ]),
  },
  {
    need: 6,
    headline: { de: 'Horch mal', en: 'Listen' },
    de: {
      little: '{Hero} legt die Hand auf die Brust. Poch, poch, poch. Da klopft das Herz.',
      middle:
        '«friend: Leg die Hand hierhin», sagte {friend}. Da klopfte das Herz. «hero: Es macht poch», sagte {hero}. «friend: Das macht es den ganzen Tag, ohne dass du daran denkst», sagte {friend}. [Jetzt dachte {hero} daran, und es klopfte trotzdem.]',
    },
    en: {
      little: '{Hero} puts one hand here. Thump, thump, thump. That is the heart.',
      middle:
        '«friend: Put your hand here,» said {friend}. The heart was beating. «hero: It goes thump,» said {hero}. «friend: It does that all day, and you need not even think of it,» said {friend}. [Now {hero} did think of it, and it went on all the same.]',
    },
    scene: ({ at, hero, friend }) =>
      at(
        'day',
        [
          friend(360, 890, { pose: 'sit', face: 'smile', look: [0.8, 0.2] }),
          hero(640, 930, { pose: 'sit', face: 'wow', arm: 'hold', look: [-0.4, 0.4] }),
        ],
        { shot: 'near', focus: [512, 760] },
      ),
  },
];
