// Understands the first prompt of a party: who and what, how many, in which colour and size, where, and in which weather.
import * as v from 'valibot';
import { thingSchema, type Scene, type Thing } from '../drawing/scene';
import { patternSchema } from '../data-schemas';
import { lightOf } from '../writing/staging/light';
import { thingCalled } from '../writing/lexicon/things';
import { figureCalled } from '../writing/lexicon/figures';
import { colourNamed } from '../writing/lexicon/adjectives';
import { placeById } from '../writing/lexicon/places';
import { understood } from '../writing/title/understand';
import { isFunctionWord, lemmasOf, wordsOf } from '../writing/title/words';
import type { Language } from '../writing/wording/sentences';
import data from './prompt-words.json' with { type: 'json' };
import type { Picture, Subject } from './picture';

/** Returns the language of a prompt: German where it has German words or letters, else English. */
export function languageOf(prompt: string): Language {
  const count = (language: Language) =>
    wordsOf(prompt).filter((word) => isFunctionWord(word, language)).length;
  const german = count('German') + (/[äöüß]/i.test(prompt) ? 2 : 0) + (/\bmach[et]?\b/i.test(prompt) ? 2 : 0);
  return german > count('English') ? 'German' : 'English';
}

const { numbers, large, little, dreamer } = v.parse(
  v.strictObject({
    numbers: v.pipe(
      v.record(v.string(), v.number()),
      v.transform((all) => new Map(Object.entries(all))),
    ),
    ...v.entriesFromList(['large', 'little'], patternSchema('i')),
    /** Who imagines what cannot be drawn. */
    dreamer: thingSchema,
  }),
  data,
);

/** Returns who and what a prompt names that can be drawn, in its order. */
export function subjectsIn(prompt: string, language: Language): Subject[] {
  const words = wordsOf(prompt);
  return words.flatMap((word, index) => {
    const thing = thingNamed(word, language);
    if (thing === undefined) return [];
    const before = words.slice(Math.max(0, index - 3), index);
    const c = before.map(colourNamed).find((colour) => colour !== undefined);
    const count = before.map(numberNamed).find((number) => number !== undefined) ?? 1;
    const isSized = (size: RegExp) => before.some((one) => size.test(one));
    const size = isSized(large) ? 1.4 : isSized(little) ? 0.7 : 1;
    const painted = c && { c, ...('wear' in thing ? { wear: c } : {}) };
    return [{ thing: { ...thing, ...painted }, count, size }];
  });
}

function thingNamed(word: string, language: Language): Thing | undefined {
  if (isFunctionWord(word, language)) return undefined;
  for (const lemma of lemmasOf(word, language)) {
    const figure = figureCalled(lemma, language);
    if (figure) return { ...figure.look, x: 0, y: 0, s: Math.round(190 * figure.size) / 100, face: 'smile' };
    const thing = thingCalled(lemma, language);
    if (thing) return { t: thing.prop, x: 0, y: 0, s: 1.5 * (thing.size ?? 1), ...thing.look };
  }
  return undefined;
}

const numberNamed = (word: string) =>
  numbers.get(word.toLowerCase()) ?? (/^[1-9]\d?$/.test(word) ? Number(word) : undefined);

/** Returns the first picture; `isKnown` says whether the prompt names anything that can be drawn. */
export function firstPicture(
  prompt: string,
  language: Language,
): { readonly picture: Picture; readonly isKnown: boolean } {
  const { place, mood } = understood(prompt, language);
  const time = mood === 'night' || mood === 'evening' || mood === 'morning' ? mood : 'day';
  const backdrop: Scene = (place ?? placeById('meadow')).backdrop;
  const air: Scene = { ...backdrop, ...lightOf('day', mood, time) };
  const named = subjectsIn(prompt, language).slice(0, 4);
  const isKnown = named.length > 0;
  const subjects = isKnown ? named : [{ thing: dreamer, count: 1, size: 1 }];
  return { picture: { air, subjects, added: [] }, isKnown };
}
