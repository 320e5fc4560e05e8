// It is bedtime, and sleep does not come.
import { inBed } from '../in-bed';
import type { Part } from '../plot';

/** Whatever the weather of the day, the moon is out. */
export const moonlit = { clouds: 1, moon: [800, 170, 60] } as const;

export const opening: readonly Part[] = [
  [
    {
      need: 1,
      place: 'home',
      headline: { de: 'Hellwach', en: 'Wide awake' },
      de: {
        little: 'Da ist {hero:intro}. Es ist Nacht. Alle schlafen. Nur {hero} schläft nicht.',
        middle:
          'Es war Nacht, und alle schliefen. Nur {hero:intro} war wach. {Hero} machte die Augen zu. {Hero} machte die Augen auf. [Zwischen zu und auf war leider nichts passiert.] «hero: Ich kann nicht schlafen», sagte {hero}.',
      },
      en: {
        little: 'Here is {hero:intro}. It is night. Everybody sleeps. But {hero} does not.',
        middle:
          'It was night, and everybody was asleep. Only {hero:intro} was awake. {Hero} closed both eyes. {Hero} opened both eyes. [Nothing at all had happened in between.] «hero: I cannot sleep,» said {hero}.',
      },
      scene: ({ indoors, hero }) =>
        indoors('night', inBed(hero, { pose: 'sit', face: 'wow', look: [-0.3, -0.5] })),
    },
    {
      need: 1,
      place: 'home',
      headline: { de: 'Augen zu', en: 'Eyes shut' },
      de: {
        little: 'Es ist Nacht. Da ist {hero:intro}. Eins, zwei, drei, Augen zu! Nein. Wieder auf.',
        middle:
          'Alle Lichter waren aus, und {hero:intro} lag im Bett. Der Kopf war müde. Der Bauch war müde. Nur die Augen nicht. «hero: Augen, schlaft», sagte {hero}. [Die Augen hörten nicht zu. Augen haben ja keine Ohren.]',
      },
      en: {
        little: 'It is night. Here is {hero:intro}. One, two, three, eyes shut! No. Open again.',
        middle:
          'All the lights were out, and {hero:intro} lay in bed. The head was tired. The tummy was tired. Only the eyes were not. «hero: Go to sleep, eyes,» said {hero}. [The eyes did not listen. Eyes have no ears, of course.]',
      },
      scene: ({ indoors, hero }) =>
        indoors('night', inBed(hero, { pose: 'sit', face: 'thinking' }), { shot: 'near', focus: [540, 660] }),
    },
  ],
  {
    need: 6,
    place: 'home',
    headline: { de: 'Links, rechts', en: 'This way and that' },
    de: {
      little: '{Hero} liegt links. {Hero} liegt rechts. {Hero} liegt verkehrt herum. Nein!',
      middle:
        '{Hero} legte sich auf die linke Seite. Dann auf die rechte. Dann mit dem Kopf nach unten. [Dort war es auch nicht müder.] «hero: Das Bett ist heute falsch», brummte {hero}.',
    },
    en: {
      little: '{Hero} lies this way. {Hero} lies that way. {Hero} lies upside down. No!',
      middle:
        '{Hero} lay on one side. Then on the other side. Then the wrong way round. [It was not any sleepier there.] «hero: Something is wrong with my bed tonight,» grumbled {hero}.',
    },
    scene: ({ indoors, hero }) => indoors('night', inBed(hero, { face: 'worry', flip: true })),
  },
  {
    need: 5,
    place: 'home',
    headline: { de: 'Schafe zählen', en: 'Counting sheep' },
    de: {
      little: '{Hero} zählt Schafe. Ein Schaf. Noch ein Schaf. Noch eins. Määh!',
      middle:
        '{Hero} versuchte es mit Schafen. Ein Schaf, zwei Schafe, drei Schafe. Das vierte wollte nicht springen. [Da musste {hero} es erst überreden, und beim Überreden schläft man nicht ein.]',
    },
    en: {
      little: '{Hero} counts sheep. One sheep. Two sheep. Three sheep. Baa!',
      middle:
        '{Hero} tried counting sheep. One sheep, two sheep, three sheep. The fourth one did not want to jump. [It had to be talked into it, and nobody falls asleep while talking to a sheep.]',
    },
    scene: ({ indoors, hero }) =>
      indoors(
        'night',
        [
          hero(300, 910, { pose: 'sit', face: 'thinking', look: [1, 0] }),
          { k: 'sheep', x: 560, y: 850, s: 1 },
          { k: 'sheep', x: 680, y: 940, s: 1.1, face: 'laugh' },
          { k: 'sheep', x: 850, y: 870, s: 1.1, face: 'happy' },
        ],
        { win: 180 },
      ),
  },
  {
    need: 2,
    headline: { de: 'Hinaus in die Nacht', en: 'Out into the night' },
    de: {
      little: '{Hero} geht hinaus. Der Mond ist da. «hero: Schläfst du auch nicht, Mond?»',
      middle:
        'Also ging {hero} leise hinaus. {Place} schien der Mond. «hero: Kannst du auch nicht schlafen?», fragte {hero}. [Der Mond schwieg. Er war im Dienst.] Es war ganz still, nur irgendwo raschelte etwas.',
    },
    en: {
      little: '{Hero} goes outside. The moon is up. «hero: Can’t you sleep, moon?»',
      middle:
        'So {hero} quietly went outside. The moon was shining {place}. «hero: Can’t you sleep, either?» asked {hero}. [The moon said nothing. It was at work.] All was still, only something rustled somewhere.',
    },
    scene: ({ at, hero }) =>
      at('night', [hero(420, 910, { face: 'smile', look: [1, -0.8] })], { shot: 'far', ...moonlit }),
  },
  {
    need: 3,
    headline: { de: 'Noch jemand wach', en: 'Somebody else' },
    de: {
      little:
        'Da ist {friend:intro}. «friend: Ich kann nicht schlafen», sagt {friend}. «hero: Ich auch nicht!»',
      middle:
        'Es war {friend:intro}. «friend: Ich kann nicht schlafen», sagte {friend}. «hero: Ich auch nicht», sagte {hero}. [Da standen sie und gähnten nicht.] «friend: Wollen wir zusammen wach sein?», fragte {friend}.',
    },
    en: {
      little: 'Here is {friend:intro}. «friend: I can’t sleep,» says {friend}. «hero: Me neither!»',
      middle:
        'It was {friend:intro}. «friend: I cannot sleep,» said {friend}. «hero: Nor can I,» said {hero}. [They stood there, not yawning at all.] «friend: Shall we be awake together?» asked {friend}.',
    },
    scene: ({ at, hero, friend }) =>
      at(
        'night',
        [hero(320, 910, { face: 'talk', look: [1, 0] }), friend(700, 910, { face: 'smile', look: [-1, 0] })],
        moonlit,
      ),
  },
];
