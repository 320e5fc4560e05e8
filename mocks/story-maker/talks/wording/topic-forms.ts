// The forms of a topic's name: cases in German, prepositions that melt into the article in French, Italian and Spanish.
import type { SpeakerLanguage } from '../../../../src/contract/languages';

/**
 * Returns a form of a name that is written with its article: `dat` of `der Mond` is `dem Mond`, `of` of `le pain` is `du pain`.
 * Undefined for a form that the language does not have.
 */
export function topicForm(
  name: string,
  form: string,
  language: SpeakerLanguage,
  isPlural: boolean,
): string | undefined {
  if (form === 'topic') return name;
  if (language === 'German') return germanForm(name, form, isPlural);
  if (language === 'French') return frenchForm(name, form);
  if (language === 'Italian') return italianForm(name, form);
  return language === 'Spanish' ? spanishForm(name, form) : undefined;
}

const accusative: Record<string, string> = { der: 'den', die: 'die', das: 'das' };
const dative: Record<string, string> = { der: 'dem', die: 'der', das: 'dem' };

function germanForm(name: string, form: string, isPlural: boolean): string | undefined {
  if (form !== 'acc' && form !== 'dat') return undefined;
  const [first = '', ...rest] = name.split(' ');
  const hasArticle = first in dative;
  const noun = hasArticle ? rest.join(' ') : name;
  const article = hasArticle ? first : '';
  if (form === 'acc') return joined(accusative[article] ?? '', noun);
  // An adjective has its weak ending: `der künstlichen Intelligenz`.
  if (!isPlural) return joined(dative[article] ?? '', noun.replace(/^(\p{Ll}+e) /u, '$1n '));
  return joined(hasArticle ? 'den' : '', /[nsa]$/.test(noun) ? noun : `${noun}n`);
}

const joined = (article: string, noun: string) => (article === '' ? noun : `${article} ${noun}`);

function frenchForm(name: string, form: string): string | undefined {
  if (form !== 'of' && form !== 'to') return undefined;
  const preposition = form === 'of' ? 'de' : 'à';
  const melted = form === 'of' ? { le: 'du', les: 'des' } : { le: 'au', les: 'aux' };
  if (name.startsWith('le ')) return `${melted.le} ${name.slice(3)}`;
  if (name.startsWith('les ')) return `${melted.les} ${name.slice(4)}`;
  return `${preposition} ${name}`;
}

const melting: Record<string, readonly [of: string, to: string, on: string]> = {
  il: ['del', 'al', 'sul'],
  lo: ['dello', 'allo', 'sullo'],
  la: ['della', 'alla', 'sulla'],
  i: ['dei', 'ai', 'sui'],
  gli: ['degli', 'agli', 'sugli'],
  le: ['delle', 'alle', 'sulle'],
};
const prepositions = ['of', 'to', 'on'];

function italianForm(name: string, form: string): string | undefined {
  const index = prepositions.indexOf(form);
  if (index === -1) return undefined;
  if (name.startsWith('l’')) return `${['dell’', 'all’', 'sull’'][index] ?? ''}${name.slice(2)}`;
  const [article = '', ...rest] = name.split(' ');
  const melted = melting[article]?.[index];
  return melted === undefined ? undefined : `${melted} ${rest.join(' ')}`;
}

function spanishForm(name: string, form: string): string | undefined {
  if (form !== 'of' && form !== 'to') return undefined;
  const preposition = form === 'of' ? 'de' : 'a';
  return name.startsWith('el ')
    ? `${form === 'of' ? 'del' : 'al'} ${name.slice(3)}`
    : `${preposition} ${name}`;
}
