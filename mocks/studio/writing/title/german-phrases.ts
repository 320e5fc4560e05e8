// Finds the nouns of a German title that have an article, and what it says of their gender and number.
import type { Gender } from '../grammar/noun';
import { isFrame, knownNoun } from '../lexicon/subjects';
import { called, isName, isNamed, subjectOf, type Phrase } from './subject-noun';
import { isOf } from './words';

/** What `der` and its like before a noun say of its gender: at the start and after a verb, and after a preposition or a noun. */
const genders: Readonly<Record<string, readonly [Gender | undefined, Gender | undefined]>> = {
  der: ['m', 'f'],
  die: ['f', 'f'],
  das: ['n', 'n'],
  den: ['m', undefined],
  ein: [undefined, undefined],
  eine: ['f', 'f'],
  einen: ['m', 'm'],
  einer: ['f', 'f'],
  zur: ['f', 'f'],
  ins: ['n', 'n'],
  ans: ['n', 'n'],
};
const owning = /^(?:mein|dein|sein|ihr|unser|kein)(e|en|er)?$/;
/** `Opas altes Boot` */
const owner = /^(?:oma|omi|opa|opi|mama|mami|papa|papi)s$/;
/** Articles of masculine and neuter nouns alike. */
const unclear = /^(?:dem|im|am|vom|zum|beim|einem|(?:mein|dein|sein|ihr|unser)em)$/;

/** What ends like an adjective and is none. */
const joints =
  /^(?:(?:der|die|den|dem|des|sein|ihr|mein|dein|unser|ohne|ein|kein|gegen|hinter|neben|unter|über|aber|oder|wer)(?:e[mnrs]?)?)$/;

/** Returns the noun behind the article at a place. */
export function germanPhraseAt(words: readonly string[], index: number): Phrase | undefined {
  const article = (words[index] ?? '').toLowerCase();
  const isOwned = owner.test(article);
  const plain = isOwned ? 'ein' : article.replace(owning, 'ein$1');
  if (genders[plain] === undefined && !unclear.test(article)) return undefined;
  let at = index + 1;
  while (/^\p{Ll}{3,}e[mnrs]?$/u.test(words[at] ?? '') && !joints.test(words[at] ?? '')) at += 1;
  const word = words[at] ?? '';
  if (many.test(word)) return { subject: undefined, isFrame: false };
  if (!/^\p{Lu}/u.test(word) || isNamed(word, 'German')) return undefined;
  const before = words[index - 1] ?? '';
  // After a verb `der` does not stand; after `und` all begins anew.
  const isBehindName = index === 1 && isName(before);
  const isOblique = index > 0 && !isBehindName && !isOf('and', before) && !/^\p{Ll}+(?:t|te)$/u.test(before);
  const described = at > index + 1 ? (words[at - 1] ?? '') : '';
  const byEnding = described.endsWith('es') ? 'n' : described.endsWith('er') ? 'm' : undefined;
  const said = genders[plain]?.[isOblique ? 1 : 0] ?? (plain === 'ein' ? byEnding : undefined);
  const found = knownNoun(word, 'German');
  // `Omas Kekse`
  if (isOwned && found?.base !== word.toLowerCase()) return undefined;
  // `vom Fliegen` has no fly in it.
  const isMisread = found?.gender === 'f' && (unclear.test(article) || /^(?:das|ins|ans)$/.test(article));
  if (isMisread) return undefined;
  // `meine Socken`
  const like = plain === 'eine' && article !== plain ? 'die' : plain;
  const isMany = isManyIn(word, like, described, found?.gender, isOblique);
  const gender = found?.gender ?? byEnd(word) ?? said;
  const subject = gender === undefined || isMany ? undefined : subjectOf(word, gender, 'German', described);
  return {
    subject: called(subject, isBehindName ? before : '', words[at + 1]),
    isFrame: isFrame(word, 'German'),
  };
}

/** Whether a German noun stands for many: `die Socken`. */
function isManyIn(
  word: string,
  article: string,
  adjective: string,
  gender: Gender | undefined,
  isOblique: boolean,
): boolean {
  // `Das Lied der Wale`
  if (article === 'der') return isOblique && (gender === 'm' || gender === 'n');
  if (article !== 'die') return article === 'den' && (gender === 'f' || gender === 'n');
  if (adjective.endsWith('en')) return true;
  if (gender !== undefined) return gender !== 'f' || knownNoun(word, 'German')?.base !== word.toLowerCase();
  return byEnd(word) === undefined && /(?:en|er|el|s|eln|ern)$/.test(word);
}

/** The gender that the end of a German noun tells. */
function byEnd(word: string): Gender | undefined {
  if (/(?:chen|lein)$/.test(word)) return 'n';
  if (/(?:ung|heit|keit|schaft|tion|tät|erin|istin)$/.test(word)) return 'f';
  return /(?:ling|ismus)$/.test(word) ? 'm' : undefined;
}

/** Who is many without looking it. */
const many = /^(?:eltern|leute|geschwister|ferien)$/i;
