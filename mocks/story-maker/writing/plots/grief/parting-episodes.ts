// What helps on days when the parents are at odds.
import type { Beat } from '../plot';

export const partingEpisodes: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Alle drei', en: 'All three' },
    de: {
      little: '{Hero} malt alle drei. {Friend}. {Helper}. Und sich selbst in die Mitte.',
      middle:
        '{Hero} malte ein Bild mit allen dreien darauf. «hero: Das darf so bleiben», sagte {hero}. [Auf dem Papier war genug Platz. Zwischen den Großen malte {hero:er} vorsichtshalber eine Wiese.]',
    },
    en: {
      little: '{Hero} paints all three. {Friend}. {Helper}. And {hero} in the middle.',
      middle:
        '{Hero} painted a picture with all three of them in it. «hero: This may stay as it is,» said {hero}. [There was plenty of room on the paper. Between the grown-ups {hero} painted a meadow, just in case.]',
    },
    scene: ({ indoors, hero }) =>
      indoors('day', [
        hero(340, 930, { pose: 'sit', face: 'thinking', look: [1, 0.2] }),
        { t: 'frame', x: 710, y: 940, s: 1 },
      ]),
  },
  {
    need: 2,
    headline: { de: 'Jemand hört zu', en: 'Somebody listens' },
    de: {
      little: '{Hero} erzählt {guest:dat} alles. {Guest} hört zu. Das tut gut.',
      middle:
        '{Place} saß {guest:a}. {Hero} erzählte von dem Streit und von dem Stein im Bauch. {Guest} sagte lange nichts. «guest: Gut, dass du es erzählst», sagte {guest:er} dann. «guest: Allein ist so ein Stein zu schwer.»',
    },
    en: {
      little: '{Hero} tells {guest:a} all about it. {Guest} listens. That feels good.',
      middle:
        '{Place} sat {guest:a}. {Hero} told all about the quarrel and the stone. {Guest} said nothing for a long time. «guest: It is good that you tell somebody,» said {guest} then. «guest: A stone like that is too heavy for one.»',
    },
    scene: ({ at, hero, guest }) =>
      at('day', [
        hero(350, 920, { pose: 'sit', face: 'talk', look: [1, 0] }),
        guest(690, 900, { pose: 'sit', face: 'thinking', look: [-1, 0] }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Mit {friend:dat} draußen', en: 'Out with {friend}' },
    de: {
      little: '{Hero} und {friend} spielen Ball. Hin und her. Heute ist ein guter Tag.',
      middle:
        '{Place} spielten {hero} und {friend} Ball. Hin und her und her und hin. «friend: Du wirfst ja krumm», sagte {friend}. «hero: Du fängst krumm», sagte {hero}, und da lachten beide.',
    },
    en: {
      little: '{Hero} and {friend} play ball. To and fro. Today is a good day.',
      middle:
        '{Place} {hero} and {friend} played ball. To and fro and fro and to. «friend: Your throws are crooked,» said {friend}. «hero: Your catches are crooked,» said {hero}, and they both laughed.',
    },
    scene: ({ at, hero, friend }) =>
      at('day', [
        friend(230, 880, { face: 'laugh', look: [1, 0], ar: 'wave' }),
        { t: 'ball', x: 512, y: 800, s: 0.7 },
        hero(790, 920, { face: 'laugh', look: [-1, 0], arm: 'up' }),
      ]),
  },
  {
    need: 4,
    headline: { de: 'Mit {helper:dat} drinnen', en: 'Indoors with {helper}' },
    de: {
      little: '{Hero} und {helper} backen. Mehl hier, Mehl da. Der Kuchen wird schief. Mmm!',
      middle:
        '{Hero} und {helper} backten einen Kuchen, und er wurde schief. «helper: Auf der Seite ist mehr drin», sagte {helper}. «hero: Die nehme ich», sagte {hero}. [Auf der anderen Seite war genau so viel. Aber das verriet niemand.]',
    },
    en: {
      little: '{Hero} and {helper} bake. Flour here, flour there. The cake is crooked. Yum!',
      middle:
        '{Hero} and {helper} baked a cake, and it came out crooked. «helper: There is more on this side,» said {helper}. «hero: I will have that one,» said {hero}. [There was just as much on the other side. But nobody told.]',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors('day', [
        helper(210, 880, { face: 'happy', look: [1, 0] }),
        { t: 'table', x: 530, y: 930, s: 1.6 },
        { t: 'cake', x: 530, y: 775, s: 0.9, z: 940, r: 0.08 },
        hero(840, 910, { face: 'happy', look: [-1, 0] }),
      ]),
  },
  {
    need: 5,
    headline: { de: 'Was gleich bleibt', en: 'What stays the same' },
    de: {
      little: 'Der Baum ist da. Der Weg ist da. Das Lied ist da. Das bleibt so.',
      middle:
        '{Place} zählte {hero} auf, was heute genauso war wie gestern. Der Weg. Die Wolken ungefähr. Das Lied am Abend. [Und die Nase, mitten im Gesicht. Es war eine ziemlich lange Liste.]',
    },
    en: {
      little: 'The tree is here. The path is here. The song is here. That stays.',
      middle:
        '{Place} {hero} counted what was the same today as yesterday. The path. The clouds, more or less. The song at bedtime. [And the nose in the middle of the face. It was rather a long list.]',
    },
    scene: ({ at, hero }) =>
      at(
        'day',
        [
          { t: 'tree', x: 790, y: 860, s: 1.5 },
          hero(400, 920, { face: 'smile', al: 'up', look: [0.6, -0.4] }),
        ],
        {
          path: true,
        },
      ),
  },
  {
    need: 6,
    headline: { de: 'Wolken gucken', en: 'Watching clouds' },
    de: {
      little: '{Hero} sitzt im Gras. Eine Wolke zieht. Noch eine. Der Himmel ist groß.',
      middle:
        '{Place} sah {hero} den Wolken zu. Zwei kamen sich nahe und trieben wieder auseinander. «hero: Und der Himmel bleibt ganz», sagte {hero}. [Das hatte {hero:er} noch nie bemerkt, und es war gut zu wissen.]',
    },
    en: {
      little: '{Hero} looks up. A cloud goes by. One more. The sky is big.',
      middle:
        '{Place} {hero} was watching the clouds. Two came close and drifted apart again. «hero: And the sky stays whole,» said {hero}. [{Hero} had never noticed that before, and it was good to know.]',
    },
    scene: ({ at, hero }) =>
      at('day', [hero(512, 920, { pose: 'sit', face: 'thinking', look: [0.3, -1] })], {
        shot: 'far',
        clouds: 5,
      }),
  },
  {
    need: 7,
    headline: { de: 'Ein Lied', en: 'A song' },
    de: {
      little: '{Helper} summt das Lied. Hm, hm, hm. {Hero} summt mit. Es klingt wie immer.',
      middle:
        '«hero: Singst du mir das Lied?», fragte {hero}. {Helper} sang es, ein bisschen falsch, wie immer. [Es musste genau so falsch sein. Sonst wäre es das falsche Lied gewesen.]',
    },
    en: {
      little: '{Helper} hums the song. Hum, hum, hum. {Hero} hums, too. It sounds as always.',
      middle:
        '«hero: Will you sing me the song?» asked {hero}. {Helper} sang it, a little out of tune, as always. [It had to be exactly as wrong as that. Or else it would have been the wrong song.]',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors('evening', [
        helper(340, 900, { pose: 'sit', face: 'sing', look: [1, 0.2] }),
        hero(680, 930, { pose: 'sit', face: 'smile', look: [-1, -0.2] }),
      ]),
  },
];
