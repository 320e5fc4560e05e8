// Somebody is alone, somebody else is shy, and one of them has to begin.
import type { Beat, Plot } from '../plot';
import { episodes } from './episodes';
import { opening } from './opening';

const closing: readonly Beat[] = [
  {
    need: 8,
    headline: { de: 'Bis morgen?', en: 'Until tomorrow?' },
    de: {
      little: '{Friend} muss nach Hause. {Hero} winkt. Kommt {friend} wieder?',
      middle:
        'Dann musste {friend} nach Hause. {Hero} winkte, bis nichts mehr zu sehen war. Und wenn {friend} nun nicht wiederkam? [In der Nacht lag {hero} lange wach und dachte darüber nach.]',
    },
    en: {
      little: '{Friend} has to go home. {Hero} waves. Will {friend} come back?',
      middle:
        'Then {friend} had to go home. {Hero} waved until there was nothing left to see. What if {friend} never came back? [That night {hero} lay awake for a long time, wondering.]',
    },
    scene: ({ at, hero, friend }) =>
      at('evening', [
        friend(800, 800, { pose: 'walk', s: 0.7 }),
        hero(280, 920, { face: 'worry', look: [1, -0.3], ar: 'wave' }),
      ]),
  },
  {
    need: 7,
    headline: { de: 'Wieder da', en: 'Back again' },
    de: {
      little: 'Wer kommt denn da? {Friend} ist wieder da! {Hero} freut sich. {Friend} freut sich auch.',
      middle:
        'Am nächsten Tag war {friend} wieder da und hatte eine Blume mitgebracht. «friend: Die ist für dich», sagte {friend:er}. «friend: Ich bin extra früh aufgestanden.» [«hero: Ich auch», sagte {hero}. «hero: Ich wollte nämlich auf dich warten.»]',
    },
    en: {
      little: 'Who is coming? {Friend} is back! {Hero} is happy. {Friend} is happy, too.',
      middle:
        'The next day {friend} was back and had brought a flower. «friend: It is for you,» said {friend}. «friend: I got up early.» [«hero: So did I,» said {hero}. «hero: I wanted to be here when you came.»]',
    },
    scene: ({ at, hero, friend }) =>
      at('morning', [
        friend(720, 910, { face: 'happy', look: [-1, 0], al: 'hold', hold: 'flower', holdl: true }),
        hero(300, 910, { face: 'happy', look: [1, 0], arm: 'up' }),
      ]),
  },
  {
    need: 3,
    headline: { de: 'Zu zweit', en: 'The two of them' },
    de: {
      little: 'Es wird Abend. {Hero} sitzt da. {Friend} sitzt daneben. {Hero} ist nicht mehr allein.',
      middle:
        '{Evening} saßen {hero} und {friend} {place}. Sie sahen in den Himmel. «friend: Was spielen wir morgen?», fragte {friend}. «hero: Fangen», sagte {hero}. [«hero: Das geht nämlich nur zu zweit.»]',
    },
    en: {
      little: 'It is evening. {Hero} sits down. {Friend} sits close by. {Hero} is not alone any more.',
      middle:
        '{Evening} {hero} and {friend} sat {place}. They looked at the sky. «friend: What shall we play tomorrow?» asked {friend}. «hero: Catch,» said {hero}. [«hero: You need two for that.»]',
    },
    scene: ({ at, hero, friend }) =>
      at('evening', [
        hero(370, 900, { pose: 'sit', face: 'smile', look: [0.5, -0.8] }),
        friend(640, 900, { pose: 'sit', face: 'happy', look: [0.3, -0.8] }),
      ]),
  },
];

export const friend: Plot = {
  id: 'friend',
  tellsAnything: true,
  fits: ({ goal }) => (goal?.kind === 'friend' ? 5 : 2),
  subtitle: { de: 'Eine Geschichte über zwei, die sich finden', en: 'A story about finding each other' },
  cover: ({ at, hero }) => at('day', [hero(512, 930, { s: 1.35, face: 'smile', look: [0.5, -0.3] })]),
  opening,
  episodes,
  closing,
  ending: {
    headline: { de: 'Ende', en: 'The end' },
    de: 'Gute Nacht, {hero:call}. Gute Nacht, {friend:call}.',
    en: 'Good night, {hero:call}. Good night, {friend:call}.',
    scene: ({ indoors, hero, friend }) =>
      indoors('night', [
        { t: 'lamp', x: 900, y: 800, s: 1.2 },
        hero(350, 900, { pose: 'sleep' }),
        friend(680, 910, { pose: 'sleep', flip: true }),
      ]),
  },
};
