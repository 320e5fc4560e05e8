// Understands the change prompt of a party: what it asks for is applied once more in every step.
import type { Character, Scene } from '../../story-press/scene';
import { wordsOf } from '../writing/title/words';
import type { Language, Line } from '../writing/wording/sentences';
import { colourNamed, subjectsIn } from './first-picture';
import { withAdded, withAir, withCharacters, type Picture } from './picture';

/** Applies the change for the n-th time, from 1; undefined when there is nothing left to change in this way. */
export type Change = (
  picture: Picture,
  turn: number,
) => { readonly picture: Picture; readonly words: Line } | undefined;

interface Rule {
  readonly words: RegExp;
  readonly change: Change;
}

const sized =
  (factor: number, limit: number, words: readonly Line[]): Change =>
  (picture, turn) =>
    turn > limit
      ? undefined
      : {
          picture: {
            ...picture,
            subjects: picture.subjects.map((one) => ({ ...one, size: one.size * factor })),
          },
          words: words[(turn - 1) % words.length] ?? { de: '', en: '' },
        };

/** Steps of the same kind, one a turn. */
const steps =
  (list: readonly (readonly [de: string, en: string, apply: (picture: Picture) => Picture])[]): Change =>
  (picture, turn) => {
    const step = list[turn - 1];
    return step && { picture: step[2](picture), words: { de: step[0], en: step[1] } };
  };
const sky = (scene: Scene) => (picture: Picture) => withAir(picture, scene);
const who = (change: Partial<Character>) => (picture: Picture) => withCharacters(picture, change);

/** Adds one more of the first who or what the prompt names. */
export function oneMore(picture: Picture): ReturnType<Change> {
  const [first, ...others] = picture.subjects;
  if (first === undefined || first.count >= 11) return undefined;
  const count = first.count + 1;
  return {
    picture: { ...picture, subjects: [{ ...first, count }, ...others] },
    words: {
      de: `Es ist noch eins dazugekommen, nun sind es ${count}.`,
      en: `One more has come, now there are ${count}.`,
    },
  };
}

const moon: Scene = { moon: [820, 190, 60] };

/** What each kind of change does, one step a turn; when its steps are over, the picture grows. */
const rules: readonly Rule[] = [
  {
    words: /bigger|larger|huge|grow|größer|riesig|wachse/i,
    change: sized(1.16, 6, [
      { de: 'Alles ist ein Stück größer geworden.', en: 'Everything has grown a little.' },
      { de: 'Noch größer, die Blumen ducken sich.', en: 'Bigger still, the flowers duck.' },
    ]),
  },
  {
    words: /smaller|tinier|shrink|kleiner|winzig|schrumpf/i,
    change: sized(0.82, 7, [
      { de: 'Alles ist ein Stück kleiner geworden.', en: 'Everything has become a little smaller.' },
      { de: 'Noch kleiner, man muss näher herangehen.', en: 'Smaller still, one has to step closer.' },
    ]),
  },
  {
    words: /\b(?:night|dark|dunkel|dunkl|nacht|finster|scary|scarier|spook|creep|grusel|unheimlich)/i,
    change: steps([
      ['Die Sonne sinkt.', 'The sun goes down.', sky({ sky: 'dusk', sun: false })],
      ['Der Mond geht auf.', 'The moon rises.', sky({ sky: 'dusk', ...moon, clouds: 1 })],
      [
        'Es ist Nacht, und die Sterne sind da.',
        'It is night, and the stars are out.',
        sky({ sky: 'night', ...moon, clouds: 0 }),
      ],
      ['Glühwürmchen leuchten im Gras.', 'Fireflies glow in the grass.', sky({ weather: 'fireflies' })],
    ]),
  },
  {
    words: /\b(?:rain(?!bow)|storm|regn|regen(?!bogen)|sturm|gewitter|sad|traurig)/i,
    change: steps([
      ['Wolken ziehen auf.', 'Clouds gather.', sky({ clouds: 5 })],
      ['Es wird grau und windig.', 'It turns grey and windy.', sky({ sky: 'storm', clouds: 5 })],
      ['Es regnet.', 'It rains.', sky({ weather: 'rain' })],
    ]),
  },
  {
    words: /\b(?:snow(?!man)|winter|cold|schnee(?!mann)|schneit|kält|kalt)/i,
    change: steps([
      ['Der Himmel wird weiß.', 'The sky turns white.', sky({ sky: 'snow', clouds: 3 })],
      ['Es schneit.', 'It snows.', sky({ weather: 'snow' })],
      ['Alle ziehen einen Schal an.', 'Everybody puts a scarf on.', who({ scarf: '#c8504a' })],
    ]),
  },
  {
    words:
      /\b(?:happ[iy]|cheer|fröhlich|glücklich|heiter|fun(?:ny|nier)?\b|silly|sillier|lustig|albern|witzig|crazy|crazier|verrückt)/i,
    change: steps([
      ['Ein Lächeln geht um.', 'A smile goes round.', who({ face: 'happy' })],
      ['Alle heben die Arme.', 'All arms go up.', who({ arm: 'up' })],
      ['Jemand lacht laut.', 'Somebody laughs out loud.', who({ face: 'laugh' })],
      ['Piratenhüte für alle.', 'Pirate hats for everybody.', who({ hat: 'pirate' })],
      ['Alle springen.', 'Everybody jumps.', who({ pose: 'jump' })],
    ]),
  },
  {
    words: /more (?:of|people|animals)|another|double|mehr davon|noch ein|verdopp|vermehr/i,
    change: oneMore,
  },
];

const colourful = ['#d9574a', '#ee9a4a', '#f0c84e', '#7bb06a', '#6a9fd0', '#a98ad0', '#f0a9bb'];

const rainbow: Change = (picture, turn) => {
  const colour = colourful[(turn - 1) % colourful.length] ?? '#d9574a';
  return {
    picture: withAdded(
      { ...picture, paint: { colour, share: 0.5 } },
      { t: 'balloon', x: 90 + ((turn * 137) % 850), y: 320 + ((turn * 71) % 260), s: 1, c: colour },
    ),
    words: { de: `Farbe Nummer ${turn} kommt dazu.`, en: `Colour number ${turn} is added.` },
  };
};

function painting(colour: string, word: string): Change {
  return (picture, turn) => {
    if (turn > 8) return undefined;
    const share = Math.round((1 - 0.75 ** turn) * 100) / 100;
    const percent = Math.round(share * 100);
    return {
      picture: { ...picture, paint: { colour, share } },
      words: { de: `Zu ${percent} Prozent „${word}“.`, en: `${percent} per cent “${word}”.` },
    };
  };
}

/** What is added up in the sky. */
const flying: ReadonlySet<string> = new Set([
  'balloon',
  'kite',
  'star',
  'moon',
  'sun',
  'rainbow',
  'bee',
  'butterfly',
  'plane',
  'moth',
]);

/** What the prompt names is added once more in every step. */
function adding(prompt: string, language: Language): Change | undefined {
  const [named] = subjectsIn(prompt, language);
  if (named === undefined) return undefined;
  return (picture, turn) => {
    const x = 90 + ((turn * 389) % 850);
    const isFlying = flying.has('t' in named.thing ? named.thing.t : named.thing.k);
    const y = isFlying ? 230 + ((turn * 97) % 330) : 960 - ((turn * 53) % 190);
    const s = Math.round((named.thing.s ?? 1) * named.size * 60) / 100;
    return {
      picture: withAdded(picture, { ...named.thing, x, y, s }),
      words: {
        de: `Gewünscht war „${prompt}“: Stück ${turn} ist da.`,
        en: `“${prompt}”: number ${turn} is here.`,
      },
    };
  };
}

/** Returns what a change prompt asks for; undefined when it asks for nothing in particular, or is not understood. */
export function changeOf(prompt: string, language: Language): Change | undefined {
  const rule = rules.find(({ words }) => words.test(prompt));
  if (rule) return rule.change;
  if (/colou?r|bunt|farbig/i.test(prompt)) return rainbow;
  const added = adding(prompt, language);
  if (added) return added;
  const word = wordsOf(prompt).find((one) => colourNamed(one) !== undefined);
  return word === undefined ? undefined : painting(colourNamed(word) ?? '#d9574a', word);
}
