// What two friends do together, each time with somebody else.
import type { Beat } from '../plot';

export const episodes: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Verstecken', en: 'Hide-and-seek' },
    de: {
      little:
        'Da ist {guest:a}. Alle spielen Verstecken. {Guest} zählt: «guest: Eins, zwei, drei!» Wo sind die anderen?',
      middle:
        '{Place} trafen sie {guest:aacc}, und alle spielten Verstecken. {Guest} zählte bis zehn. «guest: Ich komme!», rief {guest:er}. [Die anderen kicherten so laut, dass das Suchen gar nicht schwer war.]',
    },
    en: {
      little:
        'Here is {guest:a}. They all play hide-and-seek. {Guest} counts: «guest: One, two, three!» Where are the others?',
      middle:
        '{Place} they met {guest:a}, and they all played hide-and-seek. {Guest} counted to ten. «guest: Here I come!» called {guest}. [The others giggled so loudly that they were not hard to find.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        hero(200, 850, { face: 'laugh', look: [1, 0] }),
        { t: 'bush', x: 190, y: 920, s: 1.7 },
        friend(820, 850, { face: 'laugh', look: [-1, 0] }),
        { t: 'bush', x: 840, y: 925, s: 1.7 },
        guest(512, 940, { pose: 'back' }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Ein Lied', en: 'A song' },
    de: {
      little: '{Guest:a} kann ein Lied. «guest: La, la, la!» {Hero} singt mit. {Friend} singt mit.',
      middle:
        '{Place} saß {guest:a} und sang vor sich hin. {Hero} sang die zweite Stimme und {friend} die dritte. Es klang ein bisschen schief. [«guest: Schief ist auch schön», sagte {guest}, und sie sangen alles noch einmal von vorn.]',
    },
    en: {
      little: '{Guest:a} knows a song. «guest: La, la, la!» {Hero} sings along. {Friend} sings along.',
      middle:
        '{Place} sat {guest:a}, singing a song. {Hero} joined in, and then {friend} did. It did not sound quite right. [«guest: Not quite right is nice, too,» said {guest}, and they sang it all over again.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        hero(210, 920, { face: 'sing', al: 'up' }),
        guest(512, 880, { pose: 'sit', face: 'sing' }),
        friend(810, 920, { face: 'sing', ar: 'up' }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Zu schwer', en: 'Too heavy' },
    de: {
      little:
        '{Guest:a} hat einen Korb. Der Korb ist so schwer! {Hero} hilft. {Friend} hilft. Zusammen geht es.',
      middle:
        '{Place} stand {guest:a} vor einem Korb voller Äpfel. «guest: Der ist mir zu schwer», sagte {guest:er}. Da fassten alle drei zusammen an. [Jetzt war der Korb nur noch ein Drittel so schwer, und zur Belohnung gab es für jeden einen Apfel.]',
    },
    en: {
      little:
        '{Guest:a} has a basket. The basket is so heavy! {Hero} helps. {Friend} helps. Together they can do it.',
      middle:
        '{Place} stood {guest:a} beside a basket full of apples. «guest: It is too heavy for me,» said {guest}. So all three of them lifted it together. [Now it was only a third as heavy, and there was an apple for everyone.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        hero(220, 890, { face: 'smile', look: [1, 0.3] }),
        guest(512, 830, { face: 'worry', look: [0, 0.8] }),
        friend(800, 890, { face: 'smile', look: [-1, 0.3] }),
        { t: 'basket', x: 512, y: 950, s: 1.5, full: true },
      ]),
  },
  {
    need: 4,
    headline: { de: 'Der Drachen', en: 'The kite' },
    de: {
      little: '{Guest:a} hat einen Drachen. Er fliegt hoch, hoch, hoch. Alle gucken. Oh, wie schön!',
      middle:
        '{Place} ließ {guest:a} einen bunten Drachen steigen. {Hero} durfte die Schnur halten, und dann {friend}. [Der Drachen zog so fest, als wollte er alle drei mitnehmen.] «hero: Höher!», rief {hero}.',
    },
    en: {
      little: '{Guest:a} has a kite. It flies up, up, up. They all look. Oh, how lovely!',
      middle:
        '{Place} they met {guest:a} who was flying a kite. {Hero} had a turn, and then {friend}. [The kite pulled as if it wanted to take all three of them along.] «hero: Higher!» cried {hero}.',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        { t: 'kite', x: 600, y: 250, s: 1.3 },
        hero(220, 910, { face: 'wow', look: [0.6, -1] }),
        guest(520, 900, { face: 'happy', look: [0.3, -1], ar: 'reach' }),
        friend(810, 920, { face: 'happy', look: [-0.5, -1] }),
      ]),
  },
  {
    need: 5,
    headline: { de: 'Nur so sitzen', en: 'Just sitting' },
    de: {
      little: 'Alle sitzen da. {Hero} sitzt. {Friend} sitzt. {Guest:a} sitzt auch. Das ist schön.',
      middle:
        '{Place} setzten sie sich zu {guest:adat} und taten gar nichts. «friend: Was machen wir jetzt?», fragte {friend} nach einer Weile. «guest: Das hier», sagte {guest}. [Und weil es so schön war, machten sie es noch ein bisschen länger.]',
    },
    en: {
      little: 'They all sit down. {Hero} sits. {Friend} sits. {Guest:a} sits, too. That is nice.',
      middle:
        '{Place} they sat down beside {guest:a} and did nothing at all. «friend: What are we doing now?» asked {friend} after a while. «guest: This,» said {guest}. [And because it was so nice, they did it a little longer.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at(
        'day',
        [
          hero(230, 910, { pose: 'sit', face: 'smile' }),
          guest(512, 900, { pose: 'sit', face: 'happy' }),
          friend(800, 910, { pose: 'sit', face: 'smile' }),
        ],
        { shot: 'far' },
      ),
  },
];
