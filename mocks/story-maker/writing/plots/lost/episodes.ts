// Whom somebody asks who is looking for something.
import type { Beat } from '../plot';

export const episodes: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Wie sieht das aus?', en: 'What does it look like?' },
    de: {
      little:
        '«hero: Hast du {lost:acc} gesehen?», fragt {hero}. «guest: Nein», sagt {guest}. Weiter geht es.',
      middle:
        '{Place} trafen sie {guest:aacc}. «guest: Wie sieht {lost} denn aus?», fragte {guest:er}. «hero: Genau wie {lost}», sagte {hero}. «hero: Nur nicht hier.» [Das half {guest:dat} nicht sehr, aber {guest:er} versprach, die Augen offen zu halten.]',
    },
    en: {
      little: '«hero: Have you seen {lost}?» asks {hero}. «guest: No,» says {guest}. On they go.',
      middle:
        '{Place} they met {guest:a}. «guest: What does {lost} look like?» asked {guest}. «hero: Just like {lost},» said {hero}. «hero: Only not here.» [It was not much help, but {guest} promised to keep looking.]',
    },
    scene: ({ at, hero, helper, guest }) =>
      at('day', [
        helper(170, 850, { face: 'smile', look: [1, 0] }),
        hero(400, 920, { face: 'talk', look: [1, 0] }),
        guest(770, 900, { face: 'thinking', look: [-1, 0] }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Vergessen', en: 'Forgotten' },
    de: {
      little: '{Guest:a} sucht auch. «hero: Was suchst du?» «guest: Das habe ich vergessen.» Alle lachen.',
      middle:
        '«guest: Ich suche auch etwas», sagte {guest:a} {place}. «hero: Was denn?», fragte {hero}. «guest: Das habe ich vergessen», sagte {guest}. [Da mussten alle lachen, und beim Lachen fiel es {guest:dat} wieder ein. Es war der Heimweg.]',
    },
    en: {
      little: '{Guest:a} is looking, too. «hero: What for?» «guest: I forget.» They all laugh.',
      middle:
        '«guest: I am looking for something, too,» said {guest:a} {place}. «hero: For what?» asked {hero}. «guest: I have forgotten,» said {guest}. [They all had to laugh, and then {guest} remembered. It was the way home.]',
    },
    scene: ({ at, hero, helper, guest }) =>
      at('day', [
        hero(230, 910, { face: 'laugh', look: [1, 0] }),
        guest(520, 890, { face: 'laugh', al: 'cheek' }),
        helper(820, 900, { face: 'laugh', look: [-1, 0] }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Alle zusammen', en: 'All together' },
    de: {
      little: 'Alle rufen laut. {Hero} ruft. {Helper} ruft. {Guest:a} ruft auch. Nichts.',
      middle:
        '{Place} riefen sie, so laut sie konnten, und {guest:a} rief mit. Dann waren sie ganz still und lauschten. Nichts. [Nur das Echo antwortete, aber das Echo suchte auch nur.]',
    },
    en: {
      little: 'They all call out. {Hero} calls. {Helper} calls. {Guest:a} calls, too. Nothing.',
      middle:
        '{Place} they called as loudly as they could, and {guest:a} called, too. Then they were quiet and listened. Nothing. [Only the echo answered, and it was just as puzzled as they were.]',
    },
    scene: ({ at, hero, helper, guest }) =>
      at('day', [
        hero(220, 910, { face: 'sing', look: [-0.5, -0.5], arm: 'cheek' }),
        helper(520, 870, { face: 'sing', look: [0, -0.6] }),
        guest(810, 910, { face: 'sing', look: [0.5, -0.5] }),
      ]),
  },
  {
    need: 4,
    headline: { de: 'Unter der Bank', en: 'Under the bench' },
    de: {
      little: 'Da ist eine Bank. Alle gucken unter die Bank. Da ist nur Gras.',
      middle:
        '{Place} stand eine Bank. {Guest:a} wartete dort. Alle drei sahen unter der Bank nach. Da war nichts als Gras. [Also setzten sie sich eine Weile darauf, denn dafür ist eine Bank auch gut.]',
    },
    en: {
      little: 'Here is a bench. They all look under the bench. There is only grass.',
      middle:
        '{Place} there was a bench, and {guest:a} was waiting beside it. All three of them looked under the bench. There was nothing but grass. [So they sat down for a while, because a bench is good for that, too.]',
    },
    scene: ({ at, hero, helper, guest }) =>
      at('day', [
        { t: 'bench', x: 520, y: 880, s: 1.6 },
        hero(260, 930, { face: 'thinking', look: [1, 0.8] }),
        helper(800, 900, { face: 'smile', look: [-1, 0.8] }),
        guest(560, 960, { face: 'wow', look: [0, 1], s: 0.8 }),
      ]),
  },
  {
    need: 5,
    headline: { de: 'Weiter Blick', en: 'A wide view' },
    de: {
      little: '{Guest:a} steht auf einem Stein. {Guest} guckt weit. «guest: Ich sehe nichts», sagt {guest}.',
      middle:
        '{Place} stand {guest:a} auf einem großen Stein und hielt Ausschau. «guest: Von hier oben sieht man alles», sagte {guest:er}. «guest: Nur {lost:acc} sehe ich nicht.» [«helper: Dann wissen wir wenigstens, wo {lost} nicht ist», sagte {helper}.]',
    },
    en: {
      little: '{Guest:a} stands on a stone. {Guest} looks far away. «guest: I see nothing,» says {guest}.',
      middle:
        '{Place} {guest:a} stood on a big stone, keeping a lookout. «guest: You can see everything from up here,» said {guest}. «guest: Only not {lost}.» [«helper: Then at least we know where not to look,» said {helper}.]',
    },
    scene: ({ at, hero, helper, guest }) =>
      at('day', [
        { t: 'rock', x: 700, y: 920, s: 1.8 },
        guest(700, 825, { face: 'wow', look: [1, -0.3], z: 930, al: 'up' }),
        helper(180, 880, { face: 'smile', look: [1, -0.5] }),
        hero(400, 920, { face: 'worry', look: [1, -0.6] }),
      ]),
  },
];
