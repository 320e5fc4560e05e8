// Somebody is afraid, and finds out that one small step in good company is enough.
import { inBed } from '../in-bed';
import type { Beat, Plot } from '../plot';
import { episodes } from './episodes';
import { isOfDark } from './fear';
import { opening } from './opening';
import { turn } from './turn';

const closing: readonly Beat[] = [
  {
    need: 6,
    headline: { de: 'Geschafft', en: 'Done it' },
    de: {
      little: '{Hero} hat es geschafft. {Friend} freut sich. {Helper} freut sich. Hurra!',
      middle:
        '«friend: Du hast es geschafft!», rief {friend} und hüpfte im Kreis. «hero: Ich hatte aber trotzdem Angst», sagte {hero}. «helper: Eben», sagte {helper}. «helper: Sonst wäre es ja nicht mutig gewesen.»',
    },
    en: {
      little: '{Hero} has done it. {Friend} is glad. {Helper} is glad. Hooray!',
      middle:
        '«friend: You did it!» cried {friend}, hopping up and down. «hero: But I was still afraid,» said {hero}. «helper: Of course,» said {helper}. «helper: Or else it would not have been brave.»',
    },
    scene: (stage) =>
      stage.at(isOfDark(stage.idea) ? 'night' : 'day', [
        stage.helper(190, 880, { face: 'happy', look: [1, 0] }),
        stage.hero(480, 910, { face: 'laugh', arm: 'up' }),
        stage.friend(790, 860, { pose: 'jump', face: 'laugh', look: [-1, 0] }),
      ]),
  },
  {
    need: 5,
    headline: { de: 'Die Stiefel', en: 'The boots' },
    de: {
      little:
        '{Friend} sieht Stiefel. «friend: Hilfe!» «hero: Komm», sagt {hero}. «hero: Wir gucken zusammen.»',
      middle:
        'Am nächsten Tag sagte {friend} leise: «friend: Da vorn auf dem Weg stehen Stiefel.» «hero: Wir gucken zusammen hinein», sagte {hero}. «hero: Einen kleinen Schritt.» [In den Stiefeln war übrigens nichts. Nicht einmal ein Fuß.]',
    },
    en: {
      little:
        '{Friend} sees some boots. «friend: Help!» «hero: Come,» says {hero}. «hero: We’ll look together.»',
      middle:
        'The next day {friend} said very quietly, «friend: There are boots on the path over there.» «hero: Let’s look inside together,» said {hero}. «hero: One small step.» [There was nothing in those boots, by the way. Not even a foot.]',
    },
    scene: ({ at, hero, friend }) =>
      at(
        'morning',
        [
          friend(200, 890, { face: 'worry', look: [1, 0.3] }),
          hero(480, 910, { face: 'smile', look: [1, 0.3] }),
          { t: 'boots', x: 790, y: 930, s: 1.2 },
        ],
        { path: true },
      ),
  },
  {
    need: 4,
    headline: { de: 'Eine ganz kleine Angst', en: 'A very small fear' },
    de: {
      little: 'Es ist Abend. {Hero} liegt da. Die Angst ist klein. So klein! Gute Nacht.',
      middle:
        '{Evening} suchte {hero} nach der Angst vor {fear}. Ein Rest war noch da, ungefähr so groß wie eine Erbse. «hero: Du darfst bleiben», sagte {hero}. «hero: Aber du schläfst (am Fußende|unter dem Kissen).»',
    },
    en: {
      little: 'It is evening. {Hero} lies down. The fear is small. So small! Good night.',
      middle:
        '{Evening} {hero} felt for the old fear. A bit was left, about as big as a pea. «hero: You may stay,» said {hero}. «hero: But you must sleep (by my feet|under the pillow).»',
    },
    scene: ({ indoors, hero }) => indoors('night', inBed(hero)),
  },
];

export const afraid: Plot = {
  id: 'afraid',
  fits: ({ goal }) => (goal?.kind === 'afraid' ? 5 : 0),
  cast: () => ({ friend: 'mouse', helper: 'bear' }),
  places: () => ['meadow', 'forest', 'garden', 'hill'],
  subtitle: { de: 'Eine Geschichte vom Mutigsein', en: 'A story about being brave' },
  cover: ({ at, hero, idea }) =>
    at(isOfDark(idea) ? 'night' : 'day', [hero(512, 930, { s: 1.35, face: 'shy', look: [0.6, -0.2] })]),
  opening,
  episodes,
  minBeats: 5,
  closing: [...turn, ...closing],
  ending: {
    headline: { de: 'Ende', en: 'The end' },
    de: 'Schlaf gut, du mutiges Herz. Gute Nacht, {hero:call}.',
    en: 'Sleep well, brave heart. Good night, {hero:call}.',
    scene: ({ at, hero, friend }) =>
      at('night', [
        hero(370, 900, { pose: 'sit', face: 'happy', look: [0.5, -0.8] }),
        friend(650, 900, { pose: 'sit', face: 'happy', look: [0.3, -0.8] }),
      ]),
  },
};
