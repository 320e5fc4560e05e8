// Finds what a title says right behind its noun: the fridge `that could sing`, the castle `made of chocolate`.
import type { Tail } from '../grammar/noun';
import { inLanguage, type Language } from '../wording/sentences';
import { inSentenceCase, withoutTitleCase } from './letter-case';
import type { Subject } from './subject-noun';

const leads: Record<Language, RegExp> = {
  English: /^(?:(?:an?|the|my|our) )?(?:[\p{L}-]+ )*$/iu,
  German: /^(?:(?:der|die|das|eine?|meine?|unsere?) )?(?:\p{Ll}[\p{L}-]* )*$/iu,
};
const relatives: Record<Language, RegExp> = {
  English: /^,? (?<pronoun>who|that|which) (?<rest>.+)$/iu,
  // Many parents leave out the comma; the verb at the end shows the clause.
  German: /^,? (?<pronoun>der|die|das|den|dem) (?<rest>(?:.+ )?\p{Ll}+)$/u,
};
const others: Record<Language, RegExp> = {
  English:
    /^,? (?:whose|at|on|in|under|behind|from|of|made|with|without|above|below|inside|beside|by|near|between|beyond|over) .+$|^ and (?:the|an?) [\p{L}-]+(?: [\p{L}-]+)?$/iu,
  German:
    /^(?:,? (?:deren|dessen|(?:in|aus|auf|an|mit|bei|von|zu|unter|über|hinter|vor|für|durch|um|ohne) (?:dem|der|den|die|das)) .+ \p{Ll}+| und (?:der|die|das|eine?) (?:\p{Ll}+ )?\p{Lu}\p{L}+| (?:im|in|am|an|auf|aus|mit|ohne|unter|hinter|über|neben|zwischen|vom|von|bei|beim) .+)$/u,
};
/** What the clause is about, if it is not the noun: the song that `nobody` knew. */
const another =
  /^(?:no(?:body| one)|every\w+|some\w+|i|we|you|he|she|they|it|the|an?|my|our|\p{Lu}\p{Ll}+) /u;
const pronouns: Record<string, string> = { den: 'ihn', dem: 'ihm' };

/** Returns what a title says behind the noun of its subject; undefined where something else stands before that noun. */
export function tailOf(title: string, { noun }: Subject, language: Language): Tail | undefined {
  const word = inLanguage({ de: noun.de.base, en: noun.en }, language);
  const at = title.toLowerCase().indexOf(word.toLowerCase());
  if (at < 0 || !leads[language].test(title.slice(0, at)) || /\band\b|\bund\b/i.test(title.slice(0, at)))
    return undefined;
  const behind = title.slice(at + word.length).replace(/[.!]+$/, '');
  // `The Dragon Who Sneezed Glitter`
  const said =
    /^,? \p{Lu}/u.test(behind) && language === 'English'
      ? inSentenceCase(behind, language)
      : withoutTitleCase(behind, title, language);
  const { pronoun, rest } = relatives[language].exec(said)?.groups ?? {};
  if (pronoun === undefined || rest === undefined)
    return others[language].test(said) ? { whole: said } : undefined;
  if (language === 'English')
    return { whole: said, ...(another.test(rest) ? {} : { clause: { pronoun: 'he', rest } }) };
  const isDative = pronoun === 'der' && noun.de.gender === 'f';
  return {
    whole: `, ${pronoun} ${rest}`,
    clause: { pronoun: isDative ? 'ihm' : (pronouns[pronoun] ?? 'er'), rest },
  };
}
