// The forms of German nouns, names, pronouns and adjectives.
import type { Forms, Gender, GermanNoun, Referent } from './noun';

type Case = 'nom' | 'acc' | 'dat' | 'gen';

/** The forms of the three genders, and those of the plural. */
type Genders = Record<Gender | 'many', string>;

function genders(words: string): Genders {
  const [m = '', f = '', n = '', many = ''] = words.split(' ');
  return { m, f, n, many };
}
const cases = (nom: string, acc: string, dat: string, gen: string): Record<Case, Genders> => ({
  nom: genders(nom),
  acc: genders(acc),
  dat: genders(dat),
  gen: genders(gen),
});

const definite = cases('der die das die', 'den die das die', 'dem der dem den', 'des der des der');
const indefinite = cases('ein eine ein', 'einen eine ein', 'einem einer einem', 'eines einer eines');
/** Endings of adjectives after `der`, and those after `ein` and in a call without an article. */
const weak = cases('e e e en', 'en e e en', 'en en en en', 'en en en en');
const mixed = cases('er e es e', 'en e es e', 'en en en en', 'en en en er');

const pronouns: Record<string, Genders> = {
  er: genders('er sie es sie'),
  ihn: genders('ihn sie es sie'),
  ihm: genders('ihm ihr ihm ihnen'),
  sein: genders('sein ihr sein ihr'),
  der: definite.nom,
  den: definite.acc,
  dem: definite.dat,
};

/** Returns the genitive of a strong noun: one syllable and hissing ends take `es`. */
function strongGenitive(base: string): string {
  if (/(?:chen|lein|er|el|en)$/.test(base)) return `${base}s`;
  const syllables = base.toLowerCase().match(/[aeiouyäöü]+/g) ?? [];
  return /[sßxz]$/.test(base) || (syllables.length === 1 && !/[aeiouyäöü]$/.test(base))
    ? `${base}es`
    : `${base}s`;
}

/** Returns a noun in a case; its base is in the number that is asked for. */
function declined({ gender, base, oblique }: GermanNoun, grammaticalCase: Case, isMany: boolean): string {
  if (isMany) return grammaticalCase === 'dat' && /(?:e|el|er)$/.test(base) ? `${base}n` : base;
  if (grammaticalCase === 'nom') return base;
  if (oblique) return oblique;
  return grammaticalCase === 'gen' && gender !== 'f' ? strongGenitive(base) : base;
}

/** Returns an adjective with its ending: `rosa` and its like have none, and `dunkel` becomes `dunkle`. */
function inflected(stem: string, ending: string): string {
  return stem.endsWith('a') ? stem : stem.replace(/el$/, 'l') + ending;
}

function isCase(text: string): text is Case {
  return Object.hasOwn(definite, text);
}

/** Returns the genitive of a name: `Linas`, `Max’`. */
function nameGenitive(name: string): string {
  return /[sßxz]$/.test(name) ? `${name}’` : `${name}s`;
}

/**
 * Returns the forms of a referent: `nom acc dat gen` (`der Bär`), `full…` with its adjective (`der kleine Bär`) and `a…` with `ein`
 * (`ein kleiner Bär`). Further forms are `intro`, `call`, `noun`, and the pronouns `er ihn ihm sein der den dem`. The words of a title
 * behind the noun are in `tale…`, `whole…` (`der Bär, der nieste`) and `clause` (`er nieste`, as behind `dass`).
 */
export function germanForms(referent: Referent): Forms {
  const { noun, name, adjective, sex, isKnown, isUnique, isMany = false, count, tail } = referent;
  const counted = count === undefined ? '' : `${count} `;
  const gender = isMany ? 'many' : noun.de.gender;
  const spoken = name === undefined ? gender : (sex ?? gender);
  const described = (ending: string) =>
    adjective
      ? adjective.de.replaceAll(/\S+/g, (stem) => `${inflected(stem, ending)} `).replaceAll('  ', ' ')
      : '';
  const the = (which: Case, isFull: boolean) => {
    if (name !== undefined) return which === 'gen' ? nameGenitive(name) : name;
    const middle = isFull ? counted + described(weak[which][gender]) : '';
    return `${definite[which][gender]} ${middle}${declined(noun.de, which, isMany)}`;
  };
  const a = (which: Case) =>
    isUnique
      ? the(which, true)
      : `${indefinite[which][gender]} ${counted}${described(mixed[which][gender])}${declined(noun.de, which, isMany)}`.trimStart();
  return (form) => {
    if (form === '') return the('nom', false);
    if (form === 'noun') return noun.de.base;
    if (form === 'call') return name ?? `${described(mixed.nom[gender])}${noun.de.base}`;
    if (form === 'intro' && name !== undefined) return isKnown ? name : `${a('nom')} namens ${name}`;
    if (form === 'intro') return a('nom');
    if (isCase(form)) return the(form, false);
    if (form === 'clause')
      return tail?.clause && `${pronouns[tail.clause.pronoun]?.[spoken]} ${tail.clause.rest}`;
    const [, kind = '', which = ''] = /^(full|whole|a|tale)(acc|dat|gen)?$/.exec(form) ?? [];
    const chosen = isCase(which) ? which : 'nom';
    const behind = kind === 'whole' || kind === 'tale' ? (tail?.whole ?? '') : '';
    if (kind === 'full' || kind === 'whole') return the(chosen, true) + behind;
    if (kind !== '') return a(chosen) + behind;
    return pronouns[form]?.[spoken];
  };
}

const contractions: Record<string, string> = {
  'in dem': 'im',
  'in das': 'ins',
  'an dem': 'am',
  'an das': 'ans',
  'von dem': 'vom',
  'zu dem': 'zum',
  'zu der': 'zur',
  'bei dem': 'beim',
};

/** Joins what ends with a preposition and what begins with an article: `zu` and `dem Bären` become `zum Bären`. */
export function contracted(before: string, after: string): string {
  const preposition = /(?<![\p{L}])(in|an|von|zu|bei) $/iu.exec(before)?.[1];
  const article = /^(dem|das|der) /.exec(after)?.[1];
  const short = contractions[`${preposition?.toLowerCase()} ${article}`];
  if (preposition === undefined || article === undefined || short === undefined) return before + after;
  const first = preposition[0] ?? '';
  return before.slice(0, -preposition.length - 1) + first + short.slice(1) + after.slice(article.length);
}
