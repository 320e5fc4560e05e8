// Somebody cannot sleep, asks who else is awake, and falls asleep over it.
import { inBed } from '../in-bed';
import type { Beat, Plot } from '../plot';
import { episodes } from './episodes';
import { moonlit, opening } from './opening';

const closing: readonly Beat[] = [
  {
    need: 4,
    headline: { de: 'Ein Rat zur Nacht', en: 'A word at night' },
    de: {
      little: '«helper: Ihr müsst nicht schlafen», sagt {helper:full}. «helper: Nur ein bisschen ausruhen.»',
      middle:
        '«helper: Der Schlaf ist scheu», sagte {helper:full}. «helper: Wer ihn ruft, den findet er nicht. Setzt euch hin und lauscht.» [Also setzten sie sich. Das Lauschen war das Leiseste, was sie je getan hatten.]',
    },
    en: {
      little: '«helper: You don’t have to sleep,» says {helper:full}. «helper: Just rest a bit.»',
      middle:
        '«helper: Sleep is shy,» said {helper:full}. «helper: If you call, it will not come. Sit down and listen.» [So they sat down. Listening was the quietest thing they had ever done.]',
    },
    scene: ({ at, hero, friend, helper }) =>
      at(
        'night',
        [
          hero(240, 910, { pose: 'sit', face: 'thinking', look: [1, -0.2] }),
          friend(500, 890, { pose: 'sit', face: 'smile', look: [1, -0.2] }),
          helper(810, 890, { face: 'talk', look: [-1, 0.2] }),
        ],
        moonlit,
      ),
  },
  {
    need: 7,
    headline: { de: 'Was man hört', en: 'Listen' },
    de: {
      little: 'Horch! Der Wind sagt sch. Das Gras sagt sch. Alles sagt sch, sch, sch.',
      middle:
        'Erst hörten sie gar nichts. Dann hörten sie den Wind, und der machte sch. Und ganz weit weg rief jemand gute Nacht. [Vielleicht war es auch nur ein Zug. Aber Züge rufen ja manchmal so etwas.]',
    },
    en: {
      little: 'Listen! The wind says hush. The grass says hush. All says hush, hush, hush.',
      middle:
        'At first they heard nothing at all. Then they heard the wind, and it went hush. And very far away somebody called good night. [Perhaps it was only a train. But trains sometimes do say things like that.]',
    },
    scene: ({ at, hero, friend }) =>
      at(
        'night',
        [
          hero(370, 910, { pose: 'sit', face: 'smile', blink: true }),
          friend(660, 900, { pose: 'sit', face: 'smile', look: [0.4, -0.8] }),
        ],
        { ...moonlit, shot: 'far' },
      ),
  },
  {
    need: 2,
    headline: { de: 'Das Gähnen', en: 'A yawn' },
    de: {
      little: '{Friend} gähnt. Uaah! {Hero} gähnt auch. Uaah! Jetzt gähnen alle.',
      middle:
        'Dann gähnte {friend}. Es war ein kleines Gähnen, aber es sprang sofort hinüber. Da gähnte {hero} auch, viel größer. «hero: Das war deins», sagte {hero}. [Ein Gähnen kann man nicht zurückgeben. Es kommt nur immer wieder.]',
    },
    en: {
      little: '{Friend} yawns. Aah! {Hero} yawns, too. Aah! Now they all yawn.',
      middle:
        'Then {friend} yawned. It was only a small yawn, but it jumped across at once. {Hero} yawned, too, and much bigger. «hero: That one was yours,» said {hero}. [You cannot give back a yawn. It only comes again and again.]',
    },
    scene: ({ at, hero, friend }) =>
      at(
        'night',
        [
          hero(340, 910, { pose: 'sit', face: 'wow', blink: true }),
          friend(690, 900, { pose: 'sit', face: 'wow', blink: true }),
        ],
        { ...moonlit, shot: 'near', focus: [512, 760] },
      ),
  },
  {
    need: 6,
    headline: { de: 'Nach Hause', en: 'The way home' },
    de: {
      little: 'Tapp, tapp, tapp. {Hero} geht nach Hause. Die Augen sind schon klein.',
      middle:
        '«friend: Gute Nacht», murmelte {friend}. «hero: Gute Nacht», murmelte {hero}. Der Weg nach Hause war kurz und sehr, sehr weich. [Vielleicht war das auch nur der Schlaf, der schon angefangen hatte.]',
    },
    en: {
      little: 'Tap, tap, tap. {Hero} goes home. {Hero} can hardly see for yawning.',
      middle:
        '«friend: Good night,» murmured {friend}. «hero: Good night,» murmured {hero}. The way home was short and very, very soft. [Perhaps that was only sleep, which had already begun.]',
    },
    scene: ({ at, hero, friend }) =>
      at(
        'night',
        [friend(220, 870, { face: 'sleep', al: 'wave' }), hero(640, 920, { pose: 'walk', face: 'sleep' })],
        { ...moonlit, path: true },
      ),
  },
  {
    need: 3,
    place: 'home',
    headline: { de: 'Endlich', en: 'At last' },
    de: {
      little: '{Hero} liegt da. Die Augen sind zu. Pst! {Hero} schläft.',
      middle:
        'Und das Bett war auf einmal genau richtig. «hero: Ich kann immer noch nicht …», sagte {hero}. Weiter kam {hero:er} nicht. [Denn mitten im Satz kam der Schlaf, ganz von allein.]',
    },
    en: {
      little: '{Hero} lies down. {Hero:gen} eyes are shut. Hush! {Hero} is asleep.',
      middle:
        'And all at once the bed was just right. «hero: I still cannot …» said {hero}. And that was all. [For in the middle of the sentence came sleep, all by itself.]',
    },
    scene: ({ indoors, hero }) => indoors('night', inBed(hero)),
  },
];

export const sleep: Plot = {
  id: 'sleep',
  fits: ({ goal }) => (goal?.kind === 'sleep' ? 5 : 0),
  cast: () => ({ friend: 'rabbit', helper: 'owl' }),
  places: () => ['garden', 'meadow', 'hill', 'forest'],
  subtitle: { de: 'Eine Geschichte zum Einschlafen', en: 'A story for bedtime' },
  cover: ({ at, hero }) =>
    at('night', [hero(512, 930, { s: 1.35, face: 'wow', look: [0.6, -0.8] })], moonlit),
  opening,
  episodes,
  minBeats: 5,
  isNight: true,
  closing,
  ending: {
    headline: { de: 'Ende', en: 'The end' },
    de: 'Pst! Gute Nacht, {hero:call}. Und gute Nacht, du.',
    en: 'Hush! Good night, {hero:call}. And good night to you.',
    scene: ({ indoors, hero }) => indoors('night', inBed(hero), { shot: 'near', focus: [540, 660] }),
  },
};
