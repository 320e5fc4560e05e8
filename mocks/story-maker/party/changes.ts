// Understands the change prompt of a party: what it asks for is applied once more in every step.
import { wordsOf } from '../writing/title/words';
import type { Language, Line } from '../writing/wording/sentences';
import { altered, rules } from './alterations';
import { colourNamed, subjectsIn } from './first-picture';
import { withAdded, type Picture } from './picture';

/** Applies the change for the n-th time, from 1; undefined when there is nothing left to change in this way. */
export type Change = (
  picture: Picture,
  turn: number,
) => { readonly picture: Picture; readonly words: Line } | undefined;

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
  if (rule)
    return (picture, turn) => {
      const { steps, times = steps.length } = rule;
      const step = turn > times ? undefined : steps[(turn - 1) % steps.length];
      return step && altered(picture, step);
    };
  if (/more (?:of|people|animals)|another|double|mehr davon|noch ein|verdopp|vermehr/i.test(prompt))
    return oneMore;
  if (/colou?r|bunt|farbig/i.test(prompt)) return rainbow;
  const added = adding(prompt, language);
  if (added) return added;
  const word = wordsOf(prompt).find((one) => colourNamed(one) !== undefined);
  return word === undefined ? undefined : painting(colourNamed(word) ?? '#d9574a', word);
}
