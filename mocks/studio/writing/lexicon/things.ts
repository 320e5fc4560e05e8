// Things that can be drawn, with the words for them. They are data: things.json.
import * as v from 'valibot';
import { propLookSchema, type PropLook, type PropName } from '../../drawing/scene';
import { propNames } from '../../drawing/scene-names';
import { noun, type Referent } from '../grammar/noun';
import type { Language } from '../wording/sentences';
import data from './things.json' with { type: 'json' };

export interface Thing extends Referent {
  readonly prop: PropName;
  readonly look?: PropLook;
  /** Whether somebody can hold it, and lose it. */
  readonly isCarried: boolean;
  /** Its size beside figures, where its drawing is larger than it is in life; 1 when absent. */
  readonly size?: number;
}

const entry = v.strictObject({
  prop: v.picklist(propNames),
  /** Each in German with its gender, and in English. */
  words: v.array(v.strictTuple([v.pipe(v.string(), v.regex(/^[mfn] \S+/)), v.string()])),
  isCarried: v.exactOptional(v.boolean(), false),
  size: v.exactOptional(v.number()),
  look: v.exactOptional(propLookSchema),
});

const words: Record<Language, Map<string, Thing>> = { German: new Map(), English: new Map() };
const entries = v.parse(v.array(entry), data);
for (const { words: all, ...form } of entries) {
  for (const [de, en] of all) {
    const isUnique = form.prop === 'moon' || form.prop === 'sun';
    const thing = { ...form, noun: noun(de, en), isUnique };
    words.German.set(thing.noun.de.base.toLowerCase(), thing);
    words.English.set(en.toLowerCase(), thing);
  }
}

/** Returns what a word, or a pair of words, means in the singular; undefined for every other word. */
export function thingCalled(word: string, language: Language): Thing | undefined {
  return words[language].get(word.toLowerCase());
}

/** Returns a thing by what draws it, with its usual word. Throws RangeError when titles know no such thing. */
export function thingDrawnAs(prop: PropName): Thing {
  const [word] = entries.find((one) => one.prop === prop)?.words[0] ?? [];
  const thing = word === undefined ? undefined : thingCalled(noun(word, '').de.base, 'German');
  if (thing === undefined) throw new RangeError(`No thing: ${prop}`);
  return thing;
}

/** Returns the words for things, lower case. */
export const thingWords = (language: Language): Iterable<string> => words[language].keys();
