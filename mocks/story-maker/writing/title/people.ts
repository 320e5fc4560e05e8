// Finds out whom a title is about: figures, their adjectives and names.
import { seedOf } from '../../../random';
import { colourCalled, colourOfStem, germanStem, isEnglishAdjective } from '../lexicon/colours';
import { isPerson, type Figure } from '../lexicon/figure';
import { noun } from '../grammar/noun';
import { figureById, figureCalled } from '../lexicon/figures';
import { likelySex, sexOfName } from '../lexicon/names';
import { thingCalled } from '../lexicon/things';
import { isKnown } from '../stories/known-words';
import type { Language } from '../wording/sentences';
import { isFunctionWord, lemmasOf } from './words';

/** Family whom a child calls by that word, without an article. */
export const family = ['grandpa', 'grandma', 'mum', 'dad', 'aunt', 'uncle'];

/** Returns everybody in the title, in order. */
export function peopleIn(words: readonly string[], language: Language): Figure[] {
  const found: Figure[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const figure = figureAt(words, index, language);
    if (figure === undefined) continue;
    const { name, length } =
      figure.figure.name === undefined || figure.figure.isKnown
        ? nameAfter(words, index + figure.length, language)
        : { length: 0 };
    const appositive = found.at(-1);
    const isSame =
      appositive?.name !== undefined &&
      index > 0 &&
      (isSurname(words, index, appositive) || isApposition(words, index, appositive.name, language));
    const described = withAdjective(figure.figure, words, index, language);
    if (appositive !== undefined && isJobOf(appositive, figure.figure, words.slice(0, index))) {
      found.splice(-1, 1, { ...figure.figure, name: appositive.name ?? '', isKnown: true });
      continue;
    }
    if (isSame) found.pop();
    const ownName = isSame ? appositive.name : name;
    found.push(ownName === undefined ? described : named(described, ownName));
    index += figure.length - 1 + length;
  }
  return found;
}

interface Found {
  readonly figure: Figure;
  /** How many words it takes. */
  readonly length: number;
}

function figureAt(words: readonly string[], index: number, language: Language): Found | undefined {
  const word = words[index] ?? '';
  const next = words[index + 1]?.toLowerCase() ?? '';
  if (/^grand(?:father|mother)$/i.test(word) && next.startsWith('clock')) return undefined;
  const pair =
    figureCalled(`${word} ${next}`, language) ??
    figureCalled(`${word} ${next.replace(/[’']?s$/, '')}`, language);
  if (pair) return { figure: pair, length: 2 };
  if (
    language === 'German' &&
    /^\p{Ll}/u.test(word) &&
    index > 0 &&
    words.some((one) => /^\p{Lu}/u.test(one))
  )
    return undefined;
  // Who fishes is no fish.
  if (/^fischer/i.test(word)) return undefined;
  for (const lemma of lemmasOf(word, language)) {
    const figure = figureCalled(lemma, language);
    if (figure?.id === 'baby' && /^(?:brother|sister)s?$/.test(next)) return { figure, length: 2 };
    // A baby elephant is an elephant.
    if (figure?.id === 'baby' && lemmasOf(next, language).some((one) => figureCalled(one, language)))
      return undefined;
    if (figure) return { figure: asFamily(figure, language), length: 1 };
  }
  return compoundAt(word, language) ?? personAt(words, index, language) ?? inventedAt(words, index, language);
}

/** `Opa` is a name of its own. */
export function asFamily(figure: Figure, language: Language): Figure {
  if (!family.includes(figure.id)) return figure;
  const { de, en } = figure.noun;
  return {
    ...figure,
    name: language === 'German' ? de.base : en.charAt(0).toUpperCase() + en.slice(1),
    isKnown: true,
  };
}

/** Compounds that are not what their last part says: a bat is no mouse, and a cinnamon roll no snail. */
const otherCompounds =
  /^(?:schildkröte|fledermaus|zimtschnecke|wetterhahn|wasserhahn|seepferd|nilpferd|flusspferd|heupferd|meerschwein|stachelschwein|seehund|waschbär|luftschlange|papierschlange|warteschlange|ameisenbär|nasenbär|koalabär|pandabär|gummibär|seelöwe|seeigel|maulesel|spitzmaus|bienenkönigin)/;

/** A German compound takes the figure of its last part: `Babydrache`. */
function compoundAt(word: string, language: Language): Found | undefined {
  if (language !== 'German' || word.length < 7) return undefined;
  if (lemmasOf(word, language).some((lemma) => otherCompounds.test(lemma))) return undefined;
  for (const lemma of lemmasOf(word, language)) {
    for (let cut = 3; cut <= lemma.length - 4; cut += 1) {
      const last = figureCalled(lemma.slice(cut), language);
      if (last === undefined) continue;
      const figure = last.id === 'baby' ? babyOf(lemma.slice(0, cut), last) : last;
      const first = word.charAt(0).toUpperCase() + word.slice(1, cut);
      const { de, en } = figure.noun;
      const compound = (base: string) => first + base.toLowerCase();
      return {
        figure: {
          ...figure,
          ...(/^(?:Christkind|Osterhase)/.test(word) ? { isUnique: true } : {}),
          noun: {
            en,
            de: { ...de, base: compound(de.base), ...(de.oblique ? { oblique: compound(de.oblique) } : {}) },
          },
        },
        length: 1,
      };
    }
  }
  return undefined;
}

/** An `Elefantenbaby` is a small elephant. */
function babyOf(parent: string, baby: Figure): Figure {
  const kind = [parent, parent.replace(/(?:en|n|s)$/, '')]
    .map((word) => figureCalled(word, 'German'))
    .find((figure) => figure !== undefined);
  return kind ? { ...kind, noun: baby.noun, size: kind.size * 0.75 } : baby;
}

/** Kinds for an invented creature. */
const strangers = ['dragon', 'robot', 'dinosaur', 'ghost'];

function personAt(words: readonly string[], index: number, language: Language): Found | undefined {
  const typed = (words[index] ?? '').replace(/[’']s$/, '');
  // `mia und der bär`, `EMMA AND THE DRAGON`: where capitals say nothing, a name is known by itself.
  const word = isOneCase(words) && sexOfName(typed) ? inTitleCase(typed) : typed;
  if (!/^\p{Lu}\p{Ll}+/u.test(word) || isFunctionWord(word, language)) return undefined;
  const sex = sexOfName(word) ?? (language === 'German' ? sexOfName(word.replace(/s$/, '')) : undefined);
  if (isSomethingElse(words, index, language)) return undefined;
  if (sex === undefined && isKnown(word, language)) return undefined;
  const name = sexOfName(word) || sex === undefined ? word : word.replace(/s$/, '');
  if (sex) return { figure: { ...figureById(sex === 'f' ? 'girl' : 'boy'), name }, length: 1 };
  if (!/^\p{Lu}\p{Ll}+$/u.test(word) || noNames.test(word) || !isLikelyName(words, index, language))
    return undefined;
  const likely = likelySex(word);
  return { figure: { ...figureById(likely === 'f' ? 'girl' : 'boy'), name: word }, length: 1 };
}

/** Whether a title is written in small or in capital letters throughout. */
function isOneCase(words: readonly string[]): boolean {
  const all = words.join('');
  return all === all.toLowerCase() || all === all.toUpperCase();
}

const inTitleCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();

/** `Nashorn Rudi`, `Ollie the Octopus`: a name of what nobody can draw. */
function isSomethingElse(words: readonly string[], index: number, language: Language): boolean {
  const [before = '', after = '', noun = ''] = [words[index - 1], words[index + 1], words[index + 2]];
  const isUnknown = (word: string) =>
    /^\p{Lu}/u.test(word) &&
    !isFunctionWord(word, language) &&
    lemmasOf(word, language).every((lemma) => !figureCalled(lemma, language));
  if (/^(?:the|der|die|das)$/.test(after)) return isUnknown(noun) && !/^\p{Lu}/u.test(words[index + 3] ?? '');
  return language === 'German' && isUnknown(before) && sexOfName(before) === undefined;
}

/** `Blorf and the Quux`: whoever is beside an invented name is invented, too. */
function inventedAt(words: readonly string[], index: number, language: Language): Found | undefined {
  const [word = '', article = '', joint = ''] = [words[index], words[index - 1], words[index - 2]];
  const isBeside = index === words.length - 1 && /^(?:and|und)$/i.test(joint) && articles.test(article);
  const isInvented =
    isBeside && index === 3 && isLikelyName(words, 0, language) && sexOfName(words[0] ?? '') === undefined;
  if (
    !isInvented ||
    !/^\p{Lu}/u.test(word) ||
    isKnown(word, language) ||
    lemmasOf(word, language).some((lemma) => thingCalled(lemma, language))
  )
    return undefined;
  const figure = figureById(strangers[(seedOf(words[0] ?? '') + 3) % strangers.length] ?? 'dragon');
  const gender = { die: 'f', das: 'n' }[article.toLowerCase()] ?? 'm';
  return { figure: { ...figure, noun: noun(`${gender} ${word}`, word), sex: likelySex(word) }, length: 1 };
}

/** What does something in a title and is nobody. */
const noNames =
  /^(?:le|la|les|el|il|los|las|un|une|una|rain|snow|fog|frost|night|winter|summer|spring|wind|stars|christmas|midnight|everything|nothing|breakfast|school|geisterstunde|nachts|regen|schnee)$/i;

/** Whether an unknown word without an article does or has something, or somebody who is known is beside it. */
function isLikelyName(words: readonly string[], index: number, language: Language): boolean {
  const word = words[index] ?? '';
  if (thingCalled(lemmasOf(word, language)[0] ?? '', language) || isEnglishAdjective(word)) return false;
  const before = words[index - 1]?.toLowerCase();
  const after = words[index + 1];
  if (index > 0 && !(before === 'and' || before === 'und')) return false;
  if (after === undefined) return index > 0 && words.length === 3 && isLikelyName(words, 0, language);
  if (/^(?:and|und)$/i.test(after)) return words.length > 2;
  if (/[’']s$/.test(word)) return true;
  // `Wanja der Bär`
  if (
    articles.test(after) &&
    lemmasOf(words[index + 2] ?? '', language).some((one) => figureCalled(one, language))
  )
    return true;
  // `Jingle bells` are no child who bells.
  if (language === 'English' && words.length === 2) return false;
  return language === 'German'
    ? /^(?!mit$|seit$|nicht$|jetzt$|fast$)\p{Ll}+t$/u.test(after)
    : /^(?:the|who|and|can|won’t|won't|\p{Ll}{2,}s)$/u.test(after);
}

const articles = /^(?:the|a|an|der|die|das|den|dem|ein|eine|einen)$/i;

/** `Papa ist Feuerwehrmann`: one of the family, and what somebody does. */
function isJobOf({ id, name }: Figure, job: Figure, before: readonly string[]): boolean {
  const said = before.slice(-3).join(' ').toLowerCase();
  const isSaid = [' is a', ' is an', ' ist', ' ist ein', ' ist eine'].some((is) =>
    said.endsWith(`${name?.toLowerCase() ?? ''}${is}`),
  );
  return family.includes(id) && !family.includes(job.id) && job.look.k === 'adult' && isSaid;
}

/** `Benno Bär`: a name, and what somebody is, without an article. */
function isSurname(words: readonly string[], index: number, { name, isKnown: isFamily }: Figure): boolean {
  const word = words[index] ?? '';
  const own = sexOfName(word);
  // `Olga, Mehmet und das Pferd` are three.
  const isAnother =
    own !== undefined && (own !== sexOfName(name ?? '') || /^(?:und|and)$/.test(words[index + 1] ?? ''));
  const isAfter = words[index - 1]?.toLowerCase() === name?.toLowerCase();
  return isAfter && !isFamily && !isAnother && (/^\p{Lu}/u.test(word) || isOneCase(words));
}

/** `Bruno the bear`, `Bruno, der kleine Bär`: nothing but an article and adjectives between. */
function isApposition(words: readonly string[], index: number, name: string, language: Language): boolean {
  let at = index - 1;
  while (at > 0 && isAdjective(words[at] ?? '', language)) at -= 1;
  return at > 0 && articles.test(words[at] ?? '') && words[at - 1] === name;
}

/** `Pirate Pete`: an unknown or known name right after the noun. */
function nameAfter(
  words: readonly string[],
  index: number,
  language: Language,
): { name?: string; length: number } {
  // `Ein Hund namens Keks`, `a knight called Sir Wobble`
  const called = /^(?:namens|called|named)$/i.test(words[index] ?? '') ? words.slice(index + 1) : [];
  const titled = /^(?:sir|lady|captain|king|queen|mr|mrs|miss|herr|frau)$/i.test(called[0] ?? '') ? 2 : 1;
  const given = called.slice(0, titled);
  if (given.length === titled && given.every((one) => /^\p{Lu}\p{Ll}+$/u.test(one)))
    return { name: given.join(' '), length: 1 + titled };
  // `Uncle Ben’s boat` is Uncle Ben's.
  const word = words[index]?.replace(/[’']s$/, '');
  const before = words[index - 1] ?? '';
  if (word === undefined || !/^\p{Lu}\p{Ll}+$/u.test(word) || isFunctionWord(word, language))
    return { length: 0 };
  const isNoun = lemmasOf(word, language).some(
    (lemma) => figureCalled(lemma, language) ?? thingCalled(lemma, language),
  );
  const isSentence = language === 'English' && sexOfName(word) === undefined && before.endsWith('s');
  const following = words[index + 1];
  const isOwner =
    language === 'German' ? /^(?:Opa|Oma|Mama|Papa|Onkel)s$/.test(before) : /[’']s$/.test(before);
  const isInside =
    sexOfName(word) === undefined &&
    articles.test(words[index - 2] ?? '') &&
    following !== undefined &&
    !/^(?:und|and)$/.test(following);
  const isUnclear = language === 'English' && sexOfName(word) === undefined && isTitleCase(words);
  return isNoun || isInside || isOwner || isSentence || isUnclear || sexOfName(before)
    ? { length: 0 }
    : { name: ownName(word, following, language), length: 1 };
}

/** Whether an English title writes all words that matter with a capital: `Robot Rusty Goes to School`. */
function isTitleCase(words: readonly string[]): boolean {
  const lower = words.filter((word) => /^\p{Ll}/u.test(word) && !isFunctionWord(word, 'English'));
  return words.length > 3 && lower.length === 0;
}

/** `Oma Hedwigs Garten` is Hedwig's. */
function ownName(word: string, following: string | undefined, language: Language): string {
  const isGenitive = language === 'German' && word.endsWith('s') && /^\p{Lu}/u.test(following ?? '');
  return isGenitive ? word.slice(0, -1) : word;
}

function isAdjective(word: string, language: Language): boolean {
  if (isFunctionWord(word, language)) return /^(?:klein|little|small|tiny)/i.test(word);
  return language === 'German' ? germanStem(word) !== undefined : isEnglishAdjective(word);
}

interface Adjective {
  readonly de: string;
  readonly en: string;
  /** The colour that it names. */
  readonly c?: string;
}

/** Returns the adjective that a word before a noun is, in its language; undefined for every other word. */
export function adjectiveOf(word: string, language: Language): Adjective | undefined {
  if (!isAdjective(word, language)) return undefined;
  const de = language === 'German' ? (germanStem(word) ?? 'klein') : '';
  const en = language === 'English' ? word.toLowerCase() : '';
  const c = language === 'German' ? colourOfStem(de) : colourCalled(en);
  return { de, en, ...(c ? { c } : {}) };
}

function withAdjective(figure: Figure, words: readonly string[], index: number, language: Language): Figure {
  const found = adjectiveOf(words[index - 1] ?? '', language);
  if (figure.name !== undefined || found === undefined || isVerb(words, index - 1)) return figure;
  const { c, ...adjective } = found;
  return coloured({ ...figure, adjective }, c);
}

/** `Warum schnurren Katzen?`: what follows a question word is what they do. */
function isVerb(words: readonly string[], index: number): boolean {
  const [before = '', word = ''] = [words[index - 1], words[index]];
  return /^(?:warum|wieso|weshalb|wie|was|wo|wann|woher|wohin)$/i.test(before) && word.endsWith('en');
}

function coloured(figure: Figure, c: string | undefined): Figure {
  if (c === undefined) return figure;
  return { ...figure, look: { ...figure.look, ...(isPerson(figure) ? { wear: c } : { c }) } };
}

function named(figure: Figure, name: string): Figure {
  if (figure.isKnown) return { ...figure, name: `${figure.name ?? ''} ${name}`.trim() };
  return { ...figure, name, sex: sexOfName(name) ?? figure.sex ?? likelySex(name) };
}
