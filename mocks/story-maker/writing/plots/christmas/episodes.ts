// Whom somebody meets on the way through the snow.
import type { Beat } from '../plot';
import { winter } from './winter-light';

export const episodes: readonly Beat[] = [
  {
    need: 1,
    headline: { de: 'Der oberste Stern', en: 'The star on top' },
    de: {
      little: '{Guest:a} schmückt einen Baum. Ganz oben fehlt der Stern. {Hero} hilft. Da ist er!',
      middle:
        '{Place} schmückte {guest:a} eine Tanne. «guest: Bis ganz oben komme ich nicht», sagte {guest:er}. «hero: Zusammen schon», sagte {hero} und machte eine Räuberleiter. [Der Stern saß ein bisschen schief. Schiefe Sterne leuchten aber genauso.]',
    },
    en: {
      little: '{Guest:a} has a tree. There is no star on top. {Hero} helps. There it is!',
      middle:
        '{Place} {guest:a} was putting lights on a fir tree. «guest: I cannot reach the top,» said {guest}. «hero: Together we can,» said {hero}, and gave {guest:him} a leg up. [The star was not quite straight. But crooked stars shine just as well.]',
    },
    scene: (stage) =>
      winter(stage, 'day', [
        { t: 'pine', x: 512, y: 880, s: 2.1, snow: true, lights: true },
        stage.hero(230, 910, { face: 'happy', look: [0.8, -0.8], ar: 'up' }),
        stage.guest(790, 910, { face: 'laugh', look: [-0.8, -0.8], al: 'up' }),
      ]),
  },
  {
    need: 2,
    headline: { de: 'Plumps', en: 'Bump' },
    de: {
      little: 'Da rutscht {guest:a}. Hui! Plumps. {Hero} rutscht auch. Plumps! Beide lachen.',
      middle:
        '{Place} war es glatt. {Guest:a} rutschte vorbei und machte plumps. {Hero} wollte helfen und machte auch plumps. [«guest: Schön, dass du dich zu mir setzt», sagte {guest}.] Da saßen sie im Schnee und lachten.',
    },
    en: {
      little: '{Guest:a} slips. Whee! Bump. {Hero} slips, too. Bump! They both laugh.',
      middle:
        '{Place} it was slippery. {Guest:a} came sliding past and went bump. {Hero} wanted to help and went bump, too. [«guest: How nice of you to sit with me,» said {guest}.] There they sat in the snow and laughed.',
    },
    scene: (stage) =>
      winter(stage, 'day', [
        stage.hero(340, 920, { pose: 'sit', face: 'laugh', look: [1, 0], arm: 'up' }),
        stage.guest(690, 910, { pose: 'sit', face: 'laugh', look: [-1, 0] }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Ein Mann aus Schnee', en: 'A man made of snow' },
    de: {
      little: '{Guest:a} baut einen Schneemann. Eine Kugel. Noch eine Kugel. Und der Kopf! Fertig.',
      middle:
        '{Place} baute {guest:a} einen Schneemann. «guest: Sieht er freundlich aus?», fragte {guest:er}. {Hero} machte den Mund ein bisschen breiter. «hero: Jetzt», sagte {hero}. [Der Schneemann lächelte, als hätte er die ganze Zeit darauf gewartet.]',
    },
    en: {
      little: '{Guest:a} makes a snowman. One ball. Two balls. And the head! Done.',
      middle:
        '{Place} {guest:a} was making a snowman. «guest: Does he look friendly?» asked {guest}. {Hero} made the smile a little wider. «hero: Now he does,» said {hero}. [The snowman smiled as if he had been waiting for it all day.]',
    },
    scene: (stage) =>
      winter(stage, 'day', [
        stage.guest(250, 900, { face: 'happy', look: [1, 0] }),
        { t: 'snowman', x: 520, y: 900, s: 1.5 },
        stage.hero(800, 910, { face: 'smile', look: [-1, 0] }),
      ]),
  },
  {
    need: 4,
    headline: { de: 'Etwas Warmes', en: 'Something warm' },
    de: {
      little: '{Guest:a} hat Kakao. Der Kakao ist heiß. Pusten, pusten! Jetzt schmeckt er gut.',
      middle:
        '«guest: Du frierst ja», sagte {guest:a} {place}. «guest: Komm, ich habe Kakao.» Sie pusteten beide hinein, bis man ihn trinken konnte. [Danach war es von innen warm, und das hielt bis zur nächsten Ecke.]',
    },
    en: {
      little: '{Guest:a} has hot cocoa. It is too hot. Blow, blow! Now it is good.',
      middle:
        '«guest: You look cold,» said {guest:a} {place}. «guest: Come, I have some cocoa.» They both blew on it until it was just right. [After that it was warm inside, and it lasted for quite a long way.]',
    },
    scene: (stage) =>
      winter(
        stage,
        'day',
        [
          stage.hero(320, 910, { pose: 'sit', face: 'happy', look: [1, 0.3] }),
          { t: 'cup', x: 512, y: 930, s: 1.2 },
          stage.guest(710, 910, { pose: 'sit', face: 'smile', look: [-1, 0.3] }),
        ],
        { shot: 'near', focus: [512, 770] },
      ),
  },
  {
    need: 5,
    headline: { de: 'Futter für die Vögel', en: 'Nuts for the birds' },
    de: {
      little: '{Guest:a} füttert die Vögel. Eine Nuss. Noch eine Nuss. {Hero} hilft. Piep!',
      middle:
        '{Place} legte {guest:a} Nüsse in den Schnee. «guest: Die Vögel sollen auch Weihnachten haben», sagte {guest:er}. {Hero} legte eine besonders schöne Nuss dazu. [Piep, sagte ein Vogel, und das hieß in diesem Fall danke.]',
    },
    en: {
      little: '{Guest:a} feeds the birds. One nut. Two nuts. {Hero} helps. Cheep!',
      middle:
        '{Place} {guest:a} was laying nuts on the snow. «guest: The birds should have a Christmas, too,» said {guest}. {Hero} added an especially good one. [Cheep, said a bird. This time it meant thank you.]',
    },
    scene: (stage) =>
      winter(stage, 'day', [
        stage.hero(230, 900, { face: 'smile', look: [1, 0.6] }),
        { t: 'nut', x: 430, y: 950, s: 0.8 },
        { t: 'nut', x: 520, y: 970, s: 0.8 },
        { t: 'bird', x: 600, y: 930, s: 1 },
        stage.guest(810, 900, { face: 'happy', look: [-1, 0.6] }),
      ]),
  },
];
