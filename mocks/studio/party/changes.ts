// Understands the change prompt of a party: what it asks for is applied once more in every step.
import * as v from 'valibot';
import { sceneSchema, thingSchema } from '../drawing/scene';
import { lineSchema, patternSchema, textSchema, wordSetSchema } from '../data-schemas';
import { lookSchema } from '../writing/lexicon/figure';
import { wordsOf } from '../writing/title/words';
import type { Language, Line } from '../writing/wording/sentences';
import data from './alterations.json' with { type: 'json' };
import { colourNamed } from '../writing/lexicon/adjectives';
import { subjectsIn } from './first-picture';
import type { Picture } from './picture';

const alterationSchema = v.strictObject({
  words: lineSchema,
  /** The changes of the surroundings and of everybody's look, and the added things. */
  air: v.exactOptional(sceneSchema),
  who: v.exactOptional(v.omit(lookSchema, ['k'])),
  adds: v.exactOptional(v.array(thingSchema)),
  /** How much larger everybody and everything becomes. */
  size: v.exactOptional(v.number()),
});

const phraseNames = ['interesting', 'more', 'colourful'] as const;
const textNames = [
  'oneMore', 'colourful', 'painted', 'named', 'nothingLeft', 'notDrawn', 'notKnown',
] as const; // prettier-ignore

const { rules, growths, texts, phrases, flying, colours } = v.parse(
  v.strictObject({
    /** For a prompt with these words, one step a turn; or the steps by turns, so many times in all. */
    rules: v.array(
      v.strictObject({
        words: patternSchema('i'),
        times: v.exactOptional(v.number()),
        steps: v.array(alterationSchema),
      }),
    ),
    /** Each adds something that was not there; after these one more of the first subject comes at every step. */
    growths: v.array(alterationSchema),
    texts: v.strictObject(v.entriesFromList(textNames, lineSchema)),
    /** The words of further prompts. */
    phrases: v.strictObject(v.entriesFromList(phraseNames, patternSchema('i'))),
    /** The words for things that are added in the sky. */
    flying: wordSetSchema,
    colours: v.array(textSchema),
  }),
  data,
);

export { growths, texts, phrases };

/** A picture and its words; the values fill their slots. */
export interface Step {
  readonly picture: Picture;
  readonly words: Line;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Applies the change for the n-th time, from 1; undefined when there is nothing left to change in this way. */
type Change = (picture: Picture, turn: number) => Step | undefined;

/** Returns the picture after a step of the data. */
export function altered(
  picture: Picture,
  { words, air, who, adds = [], size = 1 }: v.InferOutput<typeof alterationSchema>,
): Step {
  const subjects = picture.subjects.map((one) => ({
    ...one,
    size: one.size * size,
    thing: 'k' in one.thing ? { ...one.thing, ...who } : one.thing,
  }));
  const added = [...picture.added, ...adds];
  return { picture: { ...picture, subjects, air: { ...picture.air, ...air }, added }, words };
}

/** Adds one more of the first who or what the prompt names. */
export function oneMore(picture: Picture): Step | undefined {
  const [first, ...others] = picture.subjects;
  if (first === undefined || first.count >= 11) return undefined;
  const count = first.count + 1;
  const subjects = [{ ...first, count }, ...others];
  return { picture: { ...picture, subjects }, words: texts.oneMore, values: { count } };
}

const rainbow: Change = (picture, turn) => {
  const colour = colours[(turn - 1) % colours.length] ?? '#d9574a';
  const [x, y] = [90 + ((turn * 137) % 850), 320 + ((turn * 71) % 260)];
  const added = [...picture.added, { t: 'balloon', x, y, s: 1, c: colour } as const];
  const painted = { ...picture, paint: { colour, share: 0.5 }, added };
  return { picture: painted, words: texts.colourful, values: { turn } };
};

function painting(colour: string, word: string): Change {
  return (picture, turn) => {
    if (turn > 8) return undefined;
    const percent = Math.round((1 - 0.75 ** turn) * 100);
    const paint = { colour, share: percent / 100 };
    return { picture: { ...picture, paint }, words: texts.painted, values: { percent, word } };
  };
}

/** What the prompt names is added once more in every step. */
function adding(prompt: string, language: Language): Change | undefined {
  const [named] = subjectsIn(prompt, language);
  if (named === undefined) return undefined;
  const { thing, size } = named;
  const isFlying = flying.has('t' in thing ? thing.t : thing.k);
  return (picture, turn) => {
    const x = 90 + ((turn * 389) % 850);
    const y = isFlying ? 230 + ((turn * 97) % 330) : 960 - ((turn * 53) % 190);
    const s = Math.round((thing.s ?? 1) * size * 60) / 100;
    const added = [...picture.added, { ...thing, x, y, s }];
    return { picture: { ...picture, added }, words: texts.named, values: { word: prompt, turn } };
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
  if (phrases.more.test(prompt)) return oneMore;
  if (phrases.colourful.test(prompt)) return rainbow;
  const added = adding(prompt, language);
  if (added) return added;
  for (const word of wordsOf(prompt)) {
    const colour = colourNamed(word);
    if (colour !== undefined) return painting(colour, word);
  }
  return undefined;
}
