// What others are afraid of.
import type { Beat } from '../plot';

export const episodes: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Angst vor Gurken', en: 'Quiet cucumbers' },
    de: {
      little: '«hero: Hast du Angst?», fragt {hero}. «guest: Ja», sagt {guest:a}. «guest: Vor Gurken!»',
      middle:
        '{Place} trafen sie {guest:aacc}. «hero: Hast du auch vor etwas Angst?», fragte {hero}. «guest: Vor Gurken», sagte {guest}. «guest: Sie sind so still.» [Das stimmte. Eine laute Gurke hatte {hero} noch nie getroffen.]',
    },
    en: {
      little:
        '«hero: Are you ever afraid?» asks {hero}. «guest: Yes,» says {guest:a}. «guest: Of cucumbers!»',
      middle:
        '{Place} they met {guest:a}. «hero: Are you afraid of anything?» asked {hero}. «guest: Cucumbers,» said {guest}. «guest: They are so quiet.» [That was true. {Hero} had never met a loud cucumber.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        friend(170, 860, { face: 'smile', look: [1, 0] }),
        hero(410, 920, { face: 'talk', look: [1, 0] }),
        guest(780, 900, { face: 'shy', look: [-1, 0] }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Bis zehn', en: 'Up to ten' },
    de: {
      little: '{Guest:a} hat einen Trick. «guest: Ich zähle: eins, zwei, drei.» {Hero} zählt mit.',
      middle:
        '«guest: Wenn ich Angst habe, zähle ich», sagte {guest:a} {place}. «guest: Bei zehn ist sie meistens müde.» {Hero} zählte gleich mit. [Bei sieben mussten sie lachen, und bei acht wussten sie nicht mehr, warum sie zählten.]',
    },
    en: {
      little: '{Guest:a} knows a trick. «guest: I count: one, two, three.» {Hero} counts, too.',
      middle:
        '«guest: When I am afraid, I count,» said {guest:a} {place}. «guest: By ten the fear is tired.» {Hero} tried it at once. [At seven they had to laugh, and at eight they forgot why they were counting.]',
    },
    scene: ({ at, hero, guest }) =>
      at('day', [
        hero(320, 910, { pose: 'sit', face: 'talk', look: [1, 0] }),
        guest(710, 900, { pose: 'sit', face: 'talk', look: [-1, 0], al: 'up' }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Ganz tief Luft holen', en: 'A deep breath' },
    de: {
      little: '«guest: Tief Luft holen», sagt {guest:a}. Ein. Und aus. Ein. Und aus. Gut!',
      middle:
        '{Place} saß {guest:a} und atmete. «guest: Tief ein und langsam aus», sagte {guest:er}. «guest: Dann hat die Angst weniger Platz.» {Hero} und {friend} machten mit. [Beim dritten Mal war es schon fast gemütlich.]',
    },
    en: {
      little: '«guest: Take a deep breath,» says {guest:a}. In. And out. In. And out. Good!',
      middle:
        '{Place} sat {guest:a}, breathing. «guest: Deep in and slowly out,» said {guest}. «guest: It leaves less room for the fear.» {Hero} and {friend} joined in. [By the third breath it was almost cosy.]',
    },
    scene: ({ at, hero, friend, guest }) =>
      at('day', [
        friend(200, 910, { pose: 'sit', face: 'smile', blink: true }),
        hero(500, 930, { pose: 'sit', face: 'smile', blink: true }),
        guest(800, 900, { pose: 'sit', face: 'happy', look: [-1, 0] }),
      ]),
  },
  {
    need: 4,
    headline: { de: 'Nimm die Blume', en: 'Take the flower' },
    de: {
      little: '{Guest:a} schenkt {hero:dat} eine Blume. «guest: Für Mutige», sagt {guest}. Danke!',
      middle:
        '{Place} stand {guest:a} mit einer Blume. «guest: Die ist für alle, die Angst haben und trotzdem losgehen», sagte {guest:er}. Da wurde {hero} ein bisschen größer. [Nicht viel. Aber man konnte es sehen.]',
    },
    en: {
      little: '{Guest:a} has a flower for {hero}. «guest: For being brave,» says {guest}. Thank you!',
      middle:
        '{Place} {guest:a} was waiting with a flower. «guest: It is for people who are afraid and still set out,» said {guest}. {Hero} grew a little taller. [Not much. But you could see it.]',
    },
    scene: ({ at, hero, guest }) =>
      at('day', [
        hero(290, 910, { face: 'happy', look: [1, 0.3] }),
        { t: 'flower', x: 520, y: 930, s: 1.5 },
        guest(740, 900, { face: 'smile', look: [-1, 0.3] }),
      ]),
  },
];
