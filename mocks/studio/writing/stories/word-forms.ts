// Compares a word of a title with the basic form of another: inflection in both languages, and compounds of known words.
import { beginsAs, lemmasOf } from '../title/words';
import { inBoth, type Language } from '../wording/sentences';
import { knownWords } from './known-words';

const formsIn = (word: string, language: Language) => ({
  plain: word.toLowerCase(),
  lemmas: lemmasOf(word, language),
  parts: compoundParts(word, language),
});

/** The words of the last titles: each is compared with what a hundred stories are about. */
const known = inBoth(() => new Map<string, ReturnType<typeof formsIn>>());
const mostKnown = 500;

function formsOf(word: string, language: Language): ReturnType<typeof formsIn> {
  const before = known[language].get(word);
  if (before !== undefined) return before;
  const forms = formsIn(word, language);
  if (known[language].size >= mostKnown) known[language].clear();
  known[language].set(word, forms);
  return forms;
}

/** Returns whether a word of a title is a form of this basic form, or a compound with it. */
export function isForm(word: string, basic: string, language: Language): boolean {
  const base = basic.toLowerCase();
  const { plain, lemmas, parts } = formsOf(word, language);
  return lemmas.includes(base) || isVerbForm(plain, base, language) || parts.includes(base);
}

/** Returns a function that returns whether any of these words is a form of a basic form; it keeps its answers. */
export function formsAmong(words: readonly string[], language: Language): (basic: string) => boolean {
  const all = words.map((word) => formsOf(word, language));
  const basics = new Set(all.flatMap(({ lemmas, parts }) => [...lemmas, ...parts]));
  const asked = new Map<string, boolean>();
  return (basic) => {
    const before = asked.get(basic);
    if (before !== undefined) return before;
    const base = basic.toLowerCase();
    const isIn = basics.has(base) || all.some(({ plain }) => isVerbForm(plain, base, language));
    asked.set(basic, isIn);
    return isIn;
  };
}

function isVerbForm(word: string, base: string, language: Language): boolean {
  if (base.length < 4) return false;
  // Nearly every pair of words begins differently, and all pairs of a title and a hundred stories are compared.
  const mayBegin = word.startsWith(base.charAt(0)) || (language === 'German' && word.startsWith('ge'));
  if (!mayBegin) return false;
  if (language === 'English') {
    const stem = base.replace(/e$/, '');
    return word.startsWith(stem) && /^(?:e|s|es|ed|ing|d)?$/.test(word.slice(stem.length));
  }
  if (adjectiveStem(word) === adjectiveStem(base)) return true;
  if (!base.endsWith('n')) return false;
  const stem = base.replace(/e?n$/, '');
  const tail = word.startsWith('ge') && !stem.startsWith('ge') ? word.slice(2) : word;
  return (
    tail.startsWith(stem) &&
    /^(?:e|st|t|et|en|n|e?te|e?test|e?ten|end|ende[nrs]?)?$/.test(tail.slice(stem.length))
  );
}

const adjectiveStem = (word: string) => (word.length > 4 ? word.replace(/(?:e|er|es|en|em)$/, '') : word);

/**
 * Returns the parts of a German compound, in their basic forms; none when it is not wholly made of two words that the storyteller
 * knows: `Weltraum` has no dream in it, and `Giraffe` no ape.
 */
export function partsOf(word: string, language: Language): readonly string[] {
  return formsOf(word, language).parts;
}

function compoundParts(word: string, language: Language): string[] {
  const plain = word.toLowerCase();
  if (language !== 'German' || plain.length < 7 || beginsAs('otherCompound', plain)) return [];
  const words = knownWords(language);
  for (let cut = 3; cut <= plain.length - 3; cut += 1) {
    const heads = lemmasOf(plain.slice(0, cut), language);
    const tails = lemmasOf(plain.slice(cut), language).filter((one) => one.length > 2);
    const head = heads.find((one) => words.has(one) && one.length > 2);
    const tail = tails.find((one) => words.has(one));
    if (head !== undefined && tail !== undefined) return [head, tail];
  }
  return [];
}
