// Somebody sets out for a place and gets there, with somebody who walks along.
import { inBed } from '../in-bed';
import type { Beat, Plot } from '../plot';
import { isToMoon, leadsSomewhere } from './destination';
import { episodes } from './episodes';
import { opening } from './opening';

const arrival: readonly Beat[] = [
  {
    need: 2,
    when: (idea) => !isToMoon(idea),
    headline: { de: 'Da', en: 'There' },
    de: {
      little: 'Da! Da ist es! {Hero} ist {place}. {Friend} auch. Hurra!',
      middle:
        'Und dann waren sie da. Wirklich {place}. «hero: So groß habe ich es mir nicht vorgestellt», sagte {hero}. «friend: Ich schon», sagte {friend}. «friend: Aber nicht so schön.»',
    },
    en: {
      little: 'There! There it is! {Hero} is {place}. {Friend}, too. Hooray!',
      middle:
        'And then they were there, really {place}. «hero: I never knew it would be so big,» said {hero}. «friend: I did,» said {friend}. «friend: But I never knew it would be so beautiful.»',
    },
    scene: ({ at, hero, friend }) =>
      at(
        'day',
        [
          hero(360, 910, { face: 'wow', look: [0.8, -0.4], arm: 'up' }),
          friend(680, 900, { face: 'happy', look: [0.6, -0.4] }),
        ],
        { shot: 'far' },
      ),
  },
  {
    need: 2,
    when: isToMoon,
    place: 'hill',
    headline: { de: 'Fast zum Anfassen', en: 'Almost near enough' },
    de: {
      little: '{Hero} ist ganz oben. Der Mond ist ganz nah. «hero: Hallo, Mond!»',
      middle:
        'Ganz oben auf dem Hügel hing der Mond so tief, dass man ihn fast anfassen konnte. «hero: Hallo, Mond», sagte {hero}. Der Mond sagte nichts. Aber er schien gleich ein bisschen heller. [«friend: Er hat dich verstanden», flüsterte {friend}.]',
    },
    en: {
      little: '{Hero} is up on top. The moon is so near. «hero: Hello, moon!»',
      middle:
        'Right on top of the hill the moon hung so low that they could almost touch it. «hero: Hello, moon,» said {hero}. The moon said nothing. But it shone a little brighter. [«friend: It heard you,» whispered {friend}.]',
    },
    scene: ({ at, hero, friend }) =>
      at(
        'night',
        [
          { t: 'moon', x: 620, y: 480, s: 2.4, z: 100 },
          hero(400, 920, { face: 'wow', look: [0.6, -1], ar: 'reach' }),
          friend(760, 920, { face: 'happy', look: [-0.3, -1] }),
        ],
        { sky: 'night', clouds: 0 },
      ),
  },
];

const closing: readonly Beat[] = [
  ...arrival,
  {
    need: 6,
    headline: { de: 'Einfach nur gucken', en: 'Just looking' },
    de: {
      little: '{Hero} sitzt da. {Friend} sitzt da. Sie gucken und gucken und gucken.',
      middle:
        'Sie setzten sich hin und guckten. «friend: Was machen wir jetzt?», fragte {friend} nach einer Weile. «hero: Weitergucken», sagte {hero}. [Wer so weit gegangen ist, darf auch lange sitzen.]',
    },
    en: {
      little: '{Hero} sits down. {Friend} sits down. They look and look and look.',
      middle:
        'They sat down and looked. «friend: What do we do now?» asked {friend} after a while. «hero: Go on looking,» said {hero}. [If you have come such a long way, you may sit for a long time.]',
    },
    scene: (stage) =>
      stage.at(isToMoon(stage.idea) ? 'night' : 'evening', [
        stage.hero(370, 900, { pose: 'sit', face: 'happy', look: [0.5, -0.6] }),
        stage.friend(660, 900, { pose: 'sit', face: 'smile', look: [0.4, -0.6] }),
      ]),
  },
  {
    need: 8,
    headline: { de: 'Für den Rucksack', en: 'Something to take home' },
    de: {
      little: '{Hero} findet einen Stein. Der ist schön! Der kommt mit nach Hause.',
      middle:
        '{Hero} hob einen kleinen Stein auf. «hero: Damit ich es morgen noch glaube», sagte {hero:er}. {Friend} suchte auch einen aus. [Es dauerte ziemlich lange, denn alle anderen wollten auch mit.]',
    },
    en: {
      little: '{Hero} finds a stone. It is a good one! It comes home, too.',
      middle:
        '{Hero} picked up a little stone. «hero: So that I still believe it tomorrow,» said {hero}. {Friend} chose one, too. [It took quite a while, because there were so many good ones.]',
    },
    scene: (stage) =>
      stage.at(
        isToMoon(stage.idea) ? 'night' : 'evening',
        [
          stage.hero(340, 910, { face: 'happy', look: [1, 0.6] }),
          { t: 'rock', x: 530, y: 950, s: 0.6 },
          stage.friend(730, 910, { face: 'smile', look: [-1, 0.6] }),
        ],
        { shot: 'near', focus: [512, 760] },
      ),
  },
  {
    need: 3,
    place: 'home',
    headline: { de: 'Wieder zu Hause', en: 'Home again' },
    de: {
      little: '{Hero} ist wieder zu Hause. Das Bett ist weich. Was für ein Tag!',
      middle:
        'Am Ende waren sie wieder zu Hause. «hero: Der Rückweg ist immer kürzer», murmelte {hero}. Dann schlief {hero:er} ein. [Im Traum ging die Reise einfach weiter, noch ein gutes Stück weiter als am Tag.]',
    },
    en: {
      little: '{Hero} is home again. The bed is soft. What a day!',
      middle:
        'In the end they were home again. «hero: The way back is always shorter,» murmured {hero}. Then {hero:he} fell asleep. [The journey went on in a dream, and that time it went even further.]',
    },
    scene: ({ indoors, hero }) => indoors('night', inBed(hero)),
  },
];

export const journey: Plot = {
  id: 'journey',
  fits: leadsSomewhere,
  cast: () => ({ helper: 'owl' }),
  places: () => ['beach', 'mountains', 'village', 'pond', 'forest', 'meadow'],
  subtitle: { de: 'Eine Geschichte vom Unterwegssein', en: 'A story about a long way' },
  cover: ({ at, hero }) => at('day', [hero(460, 930, { s: 1.3, pose: 'walk', face: 'happy' })]),
  opening,
  episodes,
  closing,
  ending: {
    headline: { de: 'Ende', en: 'The end' },
    de: 'Gute Nacht, {hero:call}. Träum von weiten Wegen.',
    en: 'Good night, {hero:call}. Dream of long roads.',
    scene: ({ at, hero }) => at('night', [hero(512, 900, { pose: 'sit', face: 'sleep' })], { path: true }),
  },
};
