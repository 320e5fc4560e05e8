// The forms of English nouns, names and pronouns.
import type { Forms, Gender, Referent } from './noun';

const pronouns: Record<string, Record<Gender | 'many', string>> = {
  he: { m: 'he', f: 'she', n: 'it', many: 'they' },
  him: { m: 'him', f: 'her', n: 'it', many: 'them' },
  his: { m: 'his', f: 'her', n: 'its', many: 'their' },
  himself: { m: 'himself', f: 'herself', n: 'itself', many: 'themselves' },
};

/** Nouns that are names: they take no article. */
const titled = /^(?:Father|Mother|Santa)\b/;

/** Words that begin with a vowel letter and a consonant's sound. */
const soundsLikeConsonant = /^(?:uni|use|eu|one|ufo)/i;

/** Returns the words with `a` or `an` before them. */
export function withArticle(words: string): string {
  const vowel = /^[aeiou]/i.test(words) && !soundsLikeConsonant.test(words);
  return `${vowel ? 'an' : 'a'} ${words}`;
}

/** Returns the possessive form: `Lina’s`, `the foxes’`. */
function possessive(words: string): string {
  return `${words}’s`;
}

/**
 * Returns the forms of a referent: plain (`the bear`), `full` with its adjective (`the little bear`) and `a` (`a little bear`). Further
 * forms are `gen` (`the bear’s`), `intro`, `call`, `noun`, and the pronouns `he him his himself`. The words of a title behind the noun
 * are in `tale`, `whole` (`the bear who sneezed`) and `clause` (`it sneezed`).
 */
export function englishForms({
  noun,
  adjective,
  sex,
  isUnique,
  isMany,
  count,
  tail,
  ...referent
}: Referent): Forms {
  const isTitled = titled.test(noun.en);
  const name = referent.name ?? (isTitled ? noun.en : undefined);
  const isKnown = referent.isKnown ?? isTitled;
  const described = [count, adjective?.en, noun.en].filter((word) => word !== undefined).join(' ');
  const plain = name ?? `the ${noun.en}`;
  const isMass = /^(?:snow|rain|fog|mist|thunder|lightning|ice|water|sand|mud)$/.test(noun.en);
  const a = isUnique ? `the ${described}` : isMany || isMass ? described : withArticle(described);
  const table: Record<string, string> = {
    '': plain,
    full: name ?? `the ${described}`,
    a,
    tale: `${a}${tail?.whole ?? ''}`,
    whole: `${name ?? `the ${described}`}${tail?.whole ?? ''}`,
    gen: isMany && plain.endsWith('s') ? `${plain}’` : possessive(plain),
    intro: name === undefined ? a : isKnown ? name : `${a} called ${name}`,
    call: name ?? described,
    noun: noun.en,
  };
  const pronoun = (form: string) => pronouns[form]?.[isMany ? 'many' : (sex ?? 'n')];
  return (form) => {
    if (form === 'clause') return tail?.clause && `${pronoun(tail.clause.pronoun)} ${tail.clause.rest}`;
    return table[form] ?? pronoun(form);
  };
}
