// A list of words and phrases as text, and where a title holds one of them. The notation, one entry a line:
//   word            this word, however it is disguised (typed-words.ts)
//   word~           with the endings of German and English: `waffe~` is `Waffen`, too
//   word*  *word    with any letters after or before: `*mord` is `Massenmord`, too
//   two words       one after the other; `…` between them stands for up to four others, `$` for the end of the title
//   one|other       either word
//   <name>          a word of a set: `<name> = one|other`, on a line before
//   # a remark
import { folded, type TypedWord } from './typed-words';

type MatchesWord = (word: TypedWord) => boolean;
type Step = MatchesWord | 'gap' | 'end';

/** A word or phrase of a list. */
export type Phrase = readonly Step[];

const gapLength = 4;

/** The letters of a word of which a slip of the fingers makes no other word. */
const minLength = 6;

/** Returns the phrases of a list. Throws RangeError for a set that no line before it names. */
export function phrasesOf(list: string): Phrase[] {
  const sets = new Map<string, string>();
  return list.split(/\r?\n/).flatMap((line) => {
    const text = line.replace(/#.*/, '').trim();
    const [, name, members] = /^<([a-z-]+)> *= *(.*)$/.exec(text) ?? [];
    if (name !== undefined && members !== undefined) sets.set(name, members);
    return name !== undefined || text === '' ? [] : [phraseOf(text, sets)];
  });
}

function phraseOf(text: string, sets: ReadonlyMap<string, string>): Phrase {
  const known = text.replaceAll(/<([a-z-]+)>/g, (_, name: string) => {
    const members = sets.get(name);
    if (members === undefined) throw new RangeError(`No line before it says what <${name}> is`);
    return members;
  });
  return known.split(/\s+/).flatMap((part): Step[] => {
    if (part === '…') return ['gap'];
    if (part === '$') return ['end'];
    // An operator may write `Bad-Wolf!` as in a title.
    return part
      .split(/[^\p{L}\p{N}\p{M}~*|]+/u)
      .filter((word) => word !== '')
      .map(matcherOf);
  });
}

const endings = '(?:e|n|en|er|ern|ers|em|es|s|in|innen|ed|ing)?';

function matcherOf(part: string): MatchesWord {
  const forms = part.split('|').flatMap(spellingsOf);
  const pattern = new RegExp(
    `^(?:${forms.map((form) => form.replaceAll('*', '.*').replace('~', endings)).join('|')})$`,
  );
  const plain = forms.map((form) => form.replaceAll(/[~*]/g, ''));
  return (word) => word.some((typed) => pattern.test(typed) || plain.some((form) => isMeant(typed, form)));
}

/** `Mörder` may be typed as `Moerder` and, where that makes no other word as in `töte`, as `Morder`. */
function spellingsOf(form: string): string[] {
  if (form.length < minLength) return [folded(form)];
  const bare = form
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[äöü]/g, (letter) => letter.normalize('NFD').charAt(0));
  return [...new Set([folded(form), folded(bare)])];
}

/** Whether a word with stars or with two letters changed over is this one: `f*ck`, `Hilter`. */
function isMeant(typed: string, form: string): boolean {
  if (typed.length !== form.length) return false;
  if (typed.includes('*'))
    return /\p{L}/u.test(typed) && Array.from(typed).every((sign, at) => sign === '*' || sign === form[at]);
  if (form.length < minLength) return false;
  const at = Array.from(form).findIndex((letter, index) => letter !== typed[index]);
  if (at < 1 || at > form.length - 3) return false;
  return (
    typed[at] === form[at + 1] && typed[at + 1] === form[at] && typed.slice(at + 2) === form.slice(at + 2)
  );
}

/** Returns where a phrase is in these words: from the first word to the one after its last. */
export function placesOf(
  phrase: Phrase,
  words: readonly (TypedWord | undefined)[],
): (readonly [number, number])[] {
  return words.flatMap((_, from) => {
    const to = endOf(phrase, words, from);
    return to === undefined ? [] : [[from, to] as const];
  });
}

function endOf(phrase: Phrase, words: readonly (TypedWord | undefined)[], at: number): number | undefined {
  const [step, ...rest] = phrase;
  if (step === undefined) return at;
  if (step === 'end') return at === words.length ? endOf(rest, words, at) : undefined;
  if (step === 'gap') {
    const ends = Array.from({ length: gapLength + 1 }, (_, skipped) => endOf(rest, words, at + skipped));
    return ends.find((end) => end !== undefined);
  }
  const word = words[at];
  return word !== undefined && step(word) ? endOf(rest, words, at + 1) : undefined;
}
