// Understands the first prompt of a party: who and what, how many, in which colour and size, where, and in which weather.
import * as v from 'valibot';
import type { Scene, Thing } from '../../story-press/scene';
import { lightOf } from '../writing/staging/light';
import { thingCalled } from '../writing/lexicon/things';
import { figureCalled } from '../writing/lexicon/figures';
import { colourCalled, germanStem, colourOfStem } from '../writing/lexicon/colours';
import { placeById } from '../writing/lexicon/places';
import { understood } from '../writing/title/understand';
import { isFunctionWord, lemmasOf, wordsOf } from '../writing/title/words';
import type { Language } from '../writing/wording/sentences';
import data from './numbers.json' with { type: 'json' };
import type { Picture, Subject } from './picture';

/** Returns the language of a prompt: German where it has German words or letters, else English. */
export function languageOf(prompt: string): Language {
  const count = (language: Language) =>
    wordsOf(prompt).filter((word) => isFunctionWord(word, language)).length;
  const german = count('German') + (/[äöüß]/i.test(prompt) ? 2 : 0) + (/\bmach[et]?\b/i.test(prompt) ? 2 : 0);
  return german > count('English') ? 'German' : 'English';
}

const numbers = new Map(Object.entries(v.parse(v.record(v.string(), v.number()), data)));
const large = /^(?:big|large|huge|giant|enormous|tall|groß|riesig|riesengroß|gewaltig)/i;
const little = /^(?:small|little|tiny|wee|klein|winzig)/i;

/** Returns who and what a prompt names that can be drawn, in its order. */
export function subjectsIn(prompt: string, language: Language): Subject[] {
  const words = wordsOf(prompt);
  return words.flatMap((word, index) => {
    const thing = thingNamed(word, language);
    if (thing === undefined) return [];
    const before = words.slice(Math.max(0, index - 3), index);
    const c = before.map(colourNamed).find((colour) => colour !== undefined);
    const count = before.map(numberNamed).find((number) => number !== undefined) ?? 1;
    const size = before.some((one) => large.test(one))
      ? 1.4
      : before.some((one) => little.test(one))
        ? 0.7
        : 1;
    return [
      { thing: { ...thing, ...(c ? { c, ...('wear' in thing ? { wear: c } : {}) } : {}) }, count, size },
    ];
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

/** Returns the colour that an English or German word names, in any of its forms; undefined for other words. */
export function colourNamed(word: string): string | undefined {
  return (
    colourCalled(word) ?? colourOfStem(germanStem(word) ?? '') ?? colourCalled(word.replace(/(?:er|e)$/, ''))
  );
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
  const subjects = subjectsIn(prompt, language);
  if (subjects.length > 0)
    return { picture: { air, subjects: subjects.slice(0, 4), added: [] }, isKnown: true };
  const dreamer: Thing = {
    k: 'child',
    x: 0,
    y: 0,
    s: 2,
    face: 'thinking',
    look: [0.6, -0.8],
    wear: '#4f83b0',
    hair: '#6a4630',
  };
  return { picture: { air, subjects: [{ thing: dreamer, count: 1, size: 1 }], added: [] }, isKnown: false };
}
