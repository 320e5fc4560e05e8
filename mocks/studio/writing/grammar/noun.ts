// Nouns of the lexicon in both languages, as data.

/** A grammatical gender in German; in English the sex that pronouns follow. */
export type Gender = 'm' | 'f' | 'n';

export interface GermanNoun {
  readonly gender: Gender;
  readonly base: string;
  /** Accusative, dative and genitive of a weak noun (`Bären`); without it only the genitive differs. */
  readonly oblique?: string;
}

export interface Noun {
  readonly de: GermanNoun;
  readonly en: string;
}

/** Parses `m Bär Bären` (gender, nominative, and the other cases of a weak noun). */
function germanNoun(text: string): GermanNoun {
  const [gender = '', base = text, oblique] = text.split(' ');
  return { gender: genderOf(gender), base, ...(oblique ? { oblique } : {}) };
}

/** Returns the noun with one gender and both languages. */
export function noun(de: string, en: string): Noun {
  return { de: germanNoun(de), en };
}

function genderOf(letter: string): Gender {
  if (letter === 'm' || letter === 'f' || letter === 'n') return letter;
  throw new RangeError(`No gender: ${letter}`);
}

/** The words of a title behind its noun: the noun is told with them, and the clause is also told by itself. */
export interface Tail {
  /** As it follows the noun, with a space or a comma before it: ` who sneezed glitter`, `, der singen konnte`. */
  readonly whole: string;
  /** The form of the pronoun that stands for the noun in the clause, and the rest of the clause: `he`, `sneezed glitter`. */
  readonly clause?: { readonly pronoun: string; readonly rest: string };
}

/** Who or what a story talks about, before a language gives it its forms. */
export interface Referent {
  readonly noun: Noun;
  /** A name replaces article and noun. */
  readonly name?: string;
  /** What stands before the noun, in German without endings: `klein`, `tapfer klein`. */
  readonly adjective?: { readonly de: string; readonly en: string };
  /** Of somebody with a name: what pronouns follow in both languages. */
  readonly sex?: 'm' | 'f';
  /** `Opa` is a name that needs no introduction. */
  readonly isKnown?: boolean;
  /** The noun is a plural. */
  readonly isMany?: boolean;
  /** How many, as the title says it: `three`. */
  readonly count?: string;
  readonly tail?: Tail;
  /** There is only one, such as the moon: never `a moon`. */
  readonly isUnique?: boolean;
}

/** The forms of a referent: `undefined` for a form that the language does not have. */
export type Forms = (form: string) => string | undefined;
