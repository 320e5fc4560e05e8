// Something rustles in the night. It is somebody shy, who was even more afraid.
import type { Idea } from '../../title/idea';
import { inBed } from '../in-bed';
import type { Beat, Plot } from '../plot';
import { episodes } from './episodes';
import { together } from './meeting';
import { hasTreasure, night } from './night';
import { opening } from './opening';

const closing: readonly Beat[] = [
  {
    need: 3,
    when: hasTreasure,
    headline: { de: 'Zu schön für einen allein', en: 'Too good for one' },
    de: {
      little: 'Was ist das? Das ist {thing:a}. {Hero} staunt. {Friend} staunt auch.',
      middle:
        'Auf dem Boden lag etwas im Mondlicht. Es war {thing:a}. «friend: Das ist mein Geheimnis», sagte {friend}. «friend: Aber zu zweit ist es noch schöner.» [Geheimnisse sind nämlich besonders gut, wenn zwei sie kennen.]',
    },
    en: {
      little: 'What is that? It is {thing:a}. {Hero} looks. {Friend} looks, too.',
      middle:
        'Something lay on the ground in the moonlight. It was {thing:a}. «friend: This is my secret,» said {friend}. «friend: But it is nicer for two.» [Secrets are best, you see, when two people know them.]',
    },
    scene: (stage) =>
      night(stage, 'evening', [
        stage.hero(260, 910, { face: 'wow', look: [1, 0.5] }),
        stage.thing(512, 930, { s: 1.5 }),
        stage.friend(760, 900, { face: 'smile', look: [-1, 0.5] }),
      ]),
  },
  {
    need: 9,
    headline: { de: 'Kuchen um Mitternacht', en: 'Cake at midnight' },
    de: {
      little: '{Helper} bringt Kuchen. Ein Stück für {hero:acc}. Ein Stück für {friend:acc}. Mmm!',
      middle:
        'Um Mitternacht brachte {helper:full} einen Kuchen. «helper: Wer sich gefürchtet hat, hat Hunger», sagte {helper:er}. {Hero} aß zwei Stücke, und {friend} aß drei. [Das Fürchten ist also recht anstrengend, wenn man es genau nimmt.]',
    },
    en: {
      little: '{Helper} brings a cake. Some for {hero}. Some for {friend}. Yum!',
      middle:
        'At midnight {helper:full} brought a cake. «helper: Being scared makes you hungry,» {helper:he} said. {Hero} had two pieces, and {friend} had three. [So being scared must be quite hard work, if you think about it.]',
    },
    scene: (stage) =>
      night(stage, 'day', [
        stage.hero(230, 910, { pose: 'sit', face: 'happy', look: [1, 0.3] }),
        stage.helper(512, 800, { face: 'smile', s: 0.9 }),
        { t: 'cake', x: 512, y: 940, s: 1.2 },
        stage.friend(800, 910, { pose: 'sit', face: 'happy', look: [-1, 0.3] }),
      ]),
  },
  {
    need: 6,
    headline: { de: 'Unter den Sternen', en: 'Under the stars' },
    de: {
      little: '{Hero} tanzt. {Friend} tanzt auch. Der Mond guckt zu. Hopp und hopp!',
      middle:
        'Dann tanzten sie {place} im Mondlicht. {Hero} tanzte links herum und {friend} rechts herum. Kein bisschen unheimlich war die Nacht nun. [Sie war nur dunkel, und das ist ja ihre Aufgabe.]',
    },
    en: {
      little: '{Hero} dances. {Friend} dances, too. The moon looks on. Hop and hop!',
      middle:
        'Then they danced {place} in the moonlight. {Hero} went one way round, and {friend} went the other. The night was not spooky any more. [It was only dark, and that is what a night is for.]',
    },
    scene: (stage) =>
      night(stage, 'evening', [
        stage.hero(330, 890, { face: 'laugh', arm: 'up' }),
        stage.friend(700, 890, { face: 'laugh', arm: 'up' }),
      ]),
  },
  {
    need: 5,
    headline: { de: 'Bis morgen Nacht', en: 'Until tomorrow night' },
    de: {
      little: '«hero: Bis morgen!», sagt {hero}. «friend: Bis morgen!», sagt {friend}. Winke, winke.',
      middle:
        '«friend: Kommst du wieder?», fragte {friend}. «hero: Morgen Nacht», sagte {hero}. «hero: Du musst nur rascheln.» {Friend} winkte, bis {hero} nicht mehr zu sehen war. [Und dann noch ein bisschen länger, weil es so schön war.]',
    },
    en: {
      little: '«hero: See you soon!» says {hero}. «friend: See you soon!» says {friend}. Bye-bye.',
      middle:
        '«friend: Will you come back?» asked {friend}. «hero: Tomorrow night,» said {hero}. «hero: You only have to rustle.» {Friend} waved until {hero} was out of sight. [And then a little longer, because it was such a good thing to do.]',
    },
    scene: (stage) =>
      night(
        stage,
        'day',
        [
          stage.hero(270, 920, { face: 'happy', look: [1, 0], ar: 'wave' }),
          stage.friend(790, 860, { face: 'happy', look: [-1, 0], al: 'wave' }),
        ],
        { shot: 'far' },
      ),
  },
  {
    need: 3,
    place: 'home',
    headline: { de: 'Schlaf gut', en: 'Sleep tight' },
    de: {
      little: '{Hero} liegt zu Hause und ist müde. Raschel, raschel? Das ist nur {friend}. Gute Nacht.',
      middle:
        'Zu Hause kuschelte sich {hero} ein. Draußen raschelte es leise. «hero: Gute Nacht, {friend:call}», murmelte {hero} und schlief ein. [Wenn man weiß, wer da raschelt, ist es das schönste Geräusch der Welt.]',
    },
    en: {
      little: '{Hero} is at home and tired. Rustle, rustle? That is only {friend}. Good night.',
      middle:
        'At home {hero} snuggled down. Outside something rustled softly. «hero: Good night, {friend:call},» murmured {hero}, and fell asleep. [When you know who is rustling, it is the nicest sound in the world.]',
    },
    scene: ({ indoors, hero }) => indoors('night', inBed(hero), { sky: 'night', wall: '#8f86a8' }),
  },
];

/** What has a story of its own also in a dark tale; a fear only when the title says of what. */
function hasOwnStory({ goal, title }: Idea): boolean {
  if (goal?.kind === 'afraid') return goal.of !== undefined || /dunkel|dark/i.test(title);
  return goal !== undefined && ['learn', 'want', 'find', 'sleep'].includes(goal.kind);
}

export const dark: Plot = {
  id: 'dark',
  fits: (idea, atmosphere) => {
    const { goal, hero, mood } = idea;
    if (atmosphere === 'dark') return hasOwnStory(idea) ? 4 : 9;
    return atmosphere === 'day' && hero?.id === 'ghost' && (mood === 'night' || goal === undefined) ? 4 : 0;
  },
  cast: () => ({ friend: 'ghost', helper: 'owl' }),
  places: () => ['forest', 'garden', 'village', 'hill', 'meadow'],
  subtitle: { de: 'Eine Geschichte aus der Nacht', en: 'A story for a dark night' },
  cover: (stage) =>
    night(stage, 'evening', [
      { t: 'bush', x: 810, y: 900, s: 1.6 },
      stage.hero(450, 930, { s: 1.3, face: 'wow', look: [1, 0] }),
    ]),
  opening,
  episodes,
  minBeats: 5,
  isNight: true,
  closing: [...together, ...closing],
  ending: {
    headline: { de: 'Ende', en: 'The end' },
    de: 'Gute Nacht, {hero:call}. Gute Nacht, {friend:call}.',
    en: 'Good night, {hero:call}. Good night, {friend:call}.',
    scene: (stage) =>
      night(stage, 'day', [
        stage.hero(350, 910, { pose: 'sit', face: 'smile', look: [0.5, -0.8] }),
        stage.friend(680, 900, { pose: 'sit', face: 'smile', look: [0.3, -0.8] }),
      ]),
  },
};
