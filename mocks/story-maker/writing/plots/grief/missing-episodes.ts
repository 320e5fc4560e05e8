// What one does on a day of missing.
import type { Beat } from '../plot';

export const missingEpisodes: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Noch jemand', en: 'Somebody else' },
    de: {
      little: '«guest: Ich vermisse auch wen», sagt {guest:a}. Sie sitzen zusammen.',
      middle:
        '{Place} saß {guest:a} und seufzte. «guest: Ich vermisse auch jemanden», sagte {guest}. «hero: Dann können wir nebeneinander vermissen», sagte {hero}. [Das taten sie, bis der Po kalt wurde.]',
    },
    en: {
      little: '«guest: I miss somebody, too,» says {guest:a}. They sit side by side.',
      middle:
        '{Place} sat {guest:a}, and sighed. «guest: I miss somebody, too,» said {guest}. «hero: Then we can miss side by side,» said {hero}. [They did, until their bottoms were cold.]',
    },
    scene: ({ at, hero, guest }) =>
      at('day', [
        hero(380, 910, { pose: 'sit', face: 'smile', look: [1, 0] }),
        guest(660, 900, { pose: 'sit', face: 'sad', look: [-1, 0.2] }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Ein Brief', en: 'A letter' },
    de: {
      little: '{Helper} schreibt einen Brief. {Hero} sagt ihn vor: Ich hab dich lieb.',
      middle:
        '«hero: Ich will {friend:dat} schreiben», sagte {hero}. {Helper} schrieb, und {hero} sagte vor: Ich habe dich lieb, und mein Zahn wackelt. [Mehr stand nicht darin. Das Wichtigste war ja schon da.]',
    },
    en: {
      little: '{Helper} writes a letter. {Hero} says the words: I love you.',
      middle:
        '«hero: I want to write to {friend},» said {hero}. {Helper} held the pencil, and {hero} said the words: I love you, and my tooth is wobbly. [That was all. The important part was in it.]',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors('day', [
        helper(330, 900, { pose: 'sit', face: 'smile', look: [1, 0.2], hold: 'letter' }),
        hero(700, 920, { pose: 'sit', face: 'talk', look: [-1, 0] }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Krümel', en: 'Crumbs' },
    de: {
      little: 'Sie backen einen Kuchen. {Friend} mag den Kuchen. {Hero} auch.',
      middle:
        '«hero: {Friend} mag Krümelkuchen», sagte {hero}. Also backten sie einen. Er schmeckte genau wie immer, und das war schön und ein bisschen schwer. [«helper: So schmeckt Vermissen», sagte {helper}.]',
    },
    en: {
      little: 'They bake a cake. {Friend} likes that cake. So does {hero}.',
      middle:
        '«hero: {Friend} likes crumble cake,» said {hero}. So they baked one. It tasted just as it always had, which was lovely and a little hard. [«helper: That is what missing tastes like,» said {helper}.]',
    },
    scene: ({ indoors, hero, helper }) =>
      indoors('day', [
        helper(210, 870, { face: 'smile', look: [1, 0.2] }),
        { t: 'table', x: 530, y: 930, s: 1.6 },
        { t: 'cake', x: 530, y: 775, s: 0.9, z: 940 },
        hero(840, 900, { face: 'thinking', look: [-1, 0.2] }),
      ]),
  },
  {
    need: 4,
    headline: { de: 'Der Lieblingsplatz', en: 'The favourite place' },
    de: {
      little: 'Hier sitzt {friend} so gern. Jetzt sitzt {hero} hier. Der Platz ist warm.',
      middle:
        '{Place} war der Platz, an dem {friend} am liebsten saß. {Hero} setzte sich genau dorthin und sah, was {friend} immer sah. [Einen Busch. Aber was für einen!]',
    },
    en: {
      little: '{Friend} likes to sit here. Now {hero} sits here. The place is warm.',
      middle:
        '{Place} was the spot where {friend} liked to sit best. {Hero} sat down right there and saw what {friend} always saw. [It was a bush. But what a bush!]',
    },
    scene: ({ at, hero }) =>
      at('day', [
        hero(420, 910, { pose: 'sit', face: 'smile', look: [1, 0] }),
        { t: 'bush', x: 760, y: 890, s: 1.6 },
      ]),
  },
  {
    need: 5,
    headline: { de: 'Eine Liste', en: 'A list' },
    de: {
      little: '{Hero} zählt: Die Nase von {friend:dat}. Die Füße. Das Schnarchen. Alles!',
      middle:
        '«hero: Ich zähle auf, was ich vermisse», sagte {hero}. Die Nase. Die warmen Füße. Das Schnarchen. «helper: Sogar das Schnarchen?», fragte {helper}. «hero: Das am meisten», sagte {hero}.',
    },
    en: {
      little: '{Hero} counts: the nose of {friend}. The feet. The snoring. All of it!',
      middle:
        '«hero: I will count what I miss,» said {hero}. The nose. The warm feet. The snoring. «helper: Even the snoring?» asked {helper}. «hero: That most of all,» said {hero}.',
    },
    scene: ({ at, hero, helper }) =>
      at('day', [
        helper(300, 880, { face: 'wow', look: [1, 0] }),
        hero(690, 910, { face: 'talk', look: [-1, 0], al: 'up' }),
      ]),
  },
];
