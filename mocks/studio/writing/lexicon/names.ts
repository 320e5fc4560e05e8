// First names that titles use most, by what pronouns follow.
import * as v from 'valibot';
import { wordSetSchema } from '../../data-schemas';
import data from './names.json' with { type: 'json' };

const { girls, boys } = v.parse(v.strictObject({ girls: wordSetSchema, boys: wordSetSchema }), data);

/** Returns whose name a word is; undefined when it is none that is known. */
export function sexOfName(word: string): 'm' | 'f' | undefined {
  const plain = word.toLowerCase();
  if (girls.has(plain)) return 'f';
  return boys.has(plain) ? 'm' : undefined;
}

/** Returns the likelier pronoun of an unknown name, by its sound. */
export function likelySex(name: string): 'm' | 'f' {
  return /(?:a|e|ie|y|ah|ine|elle|chen|lein)$/i.test(name) ? 'f' : 'm';
}
