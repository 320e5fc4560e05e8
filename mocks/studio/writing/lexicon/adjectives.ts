// Adjectives of titles: the colours they give to fur, and the German stems of the most usual ones.
import * as v from 'valibot';
import { wordSetSchema } from '../../data-schemas';
import { isFunctionWord } from '../title/words';
import type { Language } from '../wording/sentences';
import data from './adjectives.json' with { type: 'json' };

const adjectivesSchema = v.strictObject({
  /** The colour that each adjective, in German its stem, gives to fur. */
  colours: v.record(v.string(), v.string()),
  /** How much larger than usual those are whom an adjective of size describes. */
  sizes: v.record(v.string(), v.number()),
  /** Other usual adjectives: the German ones as stems. */
  German: wordSetSchema,
  English: wordSetSchema,
});

const {
  colours: byName,
  sizes: sizesByName,
  German: germanStems,
  English: englishWords,
} = v.parse(adjectivesSchema, data);
const colours = new Map(Object.entries(byName));
const sizes = new Map(Object.entries(sizesByName));

/** Returns the colour that an adjective gives; undefined for every other word. */
function colourCalled(word: string): string | undefined {
  return colours.get(word.toLowerCase());
}

/** Articles and the like, prepositions, verbs, and superlatives, which no `ein` can precede. */
const noAdjective =
  /^(?:(?:[mdsk]ein|ihr|unser|eur|dies|jed|jen|welch|manch)e[mnrs]?|zwischen|hinter|gegen|wegen|ohne|(?:back|koch|bau|mal|find|such|spiel|mach|kauf|feier|trink|verkauf)en)$|(?:[sßz]t)e[mnrs]?$/;

/** Returns the stem of a German adjective as it stands before a noun, or undefined: `kleine` gives `klein`. */
function germanStem(word: string): string | undefined {
  const plain = word.toLowerCase();
  const stem = plain.replace(/(?:e|er|es|en|em)$/, '');
  for (const known of [plain, stem, `${stem}e`, stem.replace(/l$/, 'el')])
    if (germanStems.has(known) || colours.has(known)) return known.replace(/e$/, '');
  // Any other small word with an ending before a noun is one too: `glitzernde`, `unsichtbaren`.
  return /^\p{Ll}{4,}(?:e|er|es|en)$/u.test(word) && !noAdjective.test(word) ? stem : undefined;
}

export interface Adjective {
  readonly de: string;
  readonly en: string;
  /** The colour that it names. */
  readonly c?: string;
  /** How much larger than usual somebody is. */
  readonly size?: number;
}

/** Returns the adjective that a word before a noun is, in its language; undefined for every other word. */
export function adjectiveOf(word: string, language: Language): Adjective | undefined {
  const plain = word.toLowerCase();
  const isFunction = isFunctionWord(word, language);
  const isSmall = isFunction && /^(?:klein|little|small|tiny)/.test(plain);
  if (isFunction && !isSmall) return undefined;
  const isEnglish = isSmall || englishWords.has(plain) || colours.has(plain);
  const found =
    language === 'German'
      ? (germanStem(word) ?? (isSmall ? 'klein' : undefined))
      : isEnglish
        ? plain
        : undefined;
  if (found === undefined) return undefined;
  const [c, size] = [colours.get(found), sizes.get(found)];
  return { ...inOne(found, language), ...(c ? { c } : {}), ...(size ? { size } : {}) };
}

const inOne = (word: string, language: Language) =>
  language === 'German' ? { de: word, en: '' } : { de: '', en: word };

/** Returns any English word that stands like an adjective, such as the first two of `the lava-proof fire dragon`. */
export function attributeOf(word: string): Adjective {
  return inOne(word.toLowerCase(), 'English');
}

/** Returns several adjectives as one: `brave little`. */
export function adjectiveOfAll(all: readonly Adjective[]): Adjective {
  const joined = ({ de, en, ...more }: Adjective, next: Adjective): Adjective => ({
    ...more,
    ...next,
    de: `${de} ${next.de}`.trim(),
    en: `${en} ${next.en}`.trim(),
  });
  return all.reduce(joined, { de: '', en: '' });
}

/** Returns whether an adjective of somebody, maybe of several words, has this word of a title. */
export function isAmong({ de, en }: Pick<Adjective, 'de' | 'en'>, word: string, language: Language): boolean {
  const own = adjectiveOf(word, language);
  const one = language === 'German' ? own?.de : (own?.en ?? word.toLowerCase());
  return one !== undefined && (language === 'German' ? de : en).split(' ').includes(one);
}

/** Returns whether a word is an adjective that is known by itself, in any form. */
export function isUsual(word: string, language: Language): boolean {
  const found = adjectiveOf(word, language);
  return found !== undefined && adjectives(language).includes(language === 'German' ? found.de : found.en);
}

/** Returns the adjectives of a language that are known by themselves, colours too. */
export function adjectives(language: Language): readonly string[] {
  return [...(language === 'German' ? germanStems : englishWords), ...colours.keys()];
}

/** Returns the colour that an English or German word names, in any of its forms; undefined for other words. */
export function colourNamed(word: string): string | undefined {
  return (
    colourCalled(word) ?? colourCalled(germanStem(word) ?? '') ?? colourCalled(word.replace(/(?:er|e)$/, ''))
  );
}
