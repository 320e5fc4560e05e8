// Decides which written stories tell a title: by the words that they are about, and by what the title says beyond them.
import { adjectives } from '../lexicon/colours';
import type { Figure } from '../lexicon/figure';
import { figureCalled } from '../lexicon/figures';
import { swimmers } from '../lexicon/entries';
import { placeAmong } from '../lexicon/places';
import { thingCalled } from '../lexicon/things';
import { isOnFirstPages, rolesTaken } from '../staging/roles';
import type { Atmosphere } from '../staging/light';
import type { Idea } from '../title/idea';
import { adjectiveOf, family } from '../title/people';
import { isFunctionWord, isLesserWord, lemmasOf, wordsOf } from '../title/words';
import type { Language } from '../wording/sentences';
import { isKnown } from './known-words';
import type { StoryFile } from './story-file';
import { isForm, partsOf } from './word-forms';

/** A title's words, as the stories are compared with them. */
export interface TitleWords {
  readonly idea: Idea;
  readonly language: Language;
}

/** How well a story fits a title. */
const fit = {
  /** It is one of the titles that the wizards offer for it. */
  sample: 30,
  /** It is what the story is about; each word of it counts once more. */
  about: 12,
  /** It says what somebody wants. */
  goal: 9,
  /** It names whom any such story is about, and nothing else. */
  suits: 6,
  /** No story was written for it. */
  improvised: 1,
} as const;

const key = (language: Language) => (language === 'German' ? 'de' : 'en');

/**
 * Returns how well the story tells the title: 0 not at all, 1 improvised, 6 for a title that names its figures only, 9 for what
 * somebody wants, from 12 for its subject.
 */
export function fitOf(file: StoryFile, title: TitleWords, atmosphere: Atmosphere): number {
  const { goal } = title.idea;
  const grief = goal?.kind === 'grief' ? goal.grief : undefined;
  if (grief !== undefined || file.grief !== undefined) return grief === file.grief ? fit.about : 0;
  if (isSample(file, title)) return fit.sample;
  const isElsewhere = !isAtHome(file, title, atmosphere);
  if (file.improvised) return isElsewhere ? 0 : fit.improvised;
  if (isOutOfWater(file, title.idea)) return 0;
  const named = aboutIn(file, title);
  const meant = hasStoryOfItsOwn(named, file, title) ? [] : named;
  if (meant.length === 0 && file.goals === undefined && file.suits === undefined) return 0;
  const extra = uncovered(file, title, meant).length;
  const most = mayBeLeftOut(file, title, meant, isElsewhere);
  if (meant.length > 0 && extra <= most) return fit.about + meant.length - 2 * extra - (isElsewhere ? 3 : 0);
  // A journey to the moon ends there, and a bus that never sleeps is no child.
  const isWholly = goal?.kind === 'journey' || (goal?.kind === 'sleep' && title.idea.hero === undefined);
  if (isOfGoal(file, title) && extra <= (isWholly ? 0 : 1))
    return fit.goal - 2 * extra - (isElsewhere ? 3 : 0);
  if (isElsewhere || !suits(file, title)) return 0;
  // A question is asked as it stands.
  const isSaid = file.suits?.includes('question') === true || uncovered(file, title, [], true).length === 0;
  return isSaid ? fit.suits : 0;
}

/** A title that speaks of Christmas is told by a story of Christmas, wherever it was asked for. */
function isAtHome({ worlds, improvised }: StoryFile, { idea }: TitleWords, atmosphere: Atmosphere): boolean {
  const isOfChristmas = idea.words.some((word) =>
    /^(?:weihnacht|christmas|xmas|advent|nikolaus|santa)/i.test(word),
  );
  return (
    worlds.includes(atmosphere) || (isOfChristmas && improvised !== true && worlds.includes('christmas'))
  );
}

const plainTitle = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const samples = new WeakMap<readonly string[], ReadonlySet<string>>();

function isSample({ titles }: StoryFile, { idea, language }: TitleWords): boolean {
  const own = titles[key(language)];
  const plain = samples.get(own) ?? new Set(own.map(plainTitle));
  samples.set(own, plain);
  return plain.has(plainTitle(idea.title));
}

/** Returns the words of the longest of the story's subjects that the title names whole; none when it names none. */
export function aboutIn(file: StoryFile, { idea, language }: TitleWords): string[] {
  // A puppy called Biscuit is none to bake.
  const words = idea.words.filter((_, at) => !/^(?:called|named|namens)$/i.test(idea.words[at - 1] ?? ''));
  const found = file.about[key(language)]
    .map((entry) => entry.split(' '))
    .filter((all) => all.every((one) => words.some((word) => isForm(word, one, language))));
  return found.sort((a, b) => b.length - a.length)[0] ?? [];
}

function suits(file: StoryFile, { idea }: TitleWords): boolean {
  const { suits: kinds = [] } = file;
  if (idea.goal?.kind === 'question') return kinds.includes('question');
  const named = [...(idea.hero ? [idea.hero] : []), ...idea.others].length;
  const isPlain = idea.goal === undefined || (named === 2 && idea.goal.kind === 'friend');
  const isCounted =
    (named === 1 && kinds.includes('one')) ||
    (named === 2 && kinds.includes('pair')) ||
    (named <= 1 && idea.thing?.isCarried === true && kinds.includes('thing'));
  const { roles, others } = rolesTaken(file, idea);
  // `Papa ist Bäcker` says more than whom it is about.
  const isAtWork = idea.hero?.isKnown === true && !family.includes(idea.hero.id);
  return (
    isPlain &&
    isCounted &&
    !isAtWork &&
    others.length === 0 &&
    (named === 0 || roles.get('hero') !== undefined)
  );
}

/** Returns how many words of a title that is about the story's subject may be none of the story's. */
function mayBeLeftOut(
  file: StoryFile,
  { idea, language }: TitleWords,
  meant: readonly string[],
  isElsewhere: boolean,
): number {
  // `The lonely lighthouse` is about the lighthouse, and who is named must be there.
  const isLikeSomething = idea.hero === undefined && meant.every((one) => isKnownAdjective(one, language));
  const isDropped = rolesTaken(file, idea).others.some(({ name }) => name !== undefined);
  return isLikeSomething || isElsewhere || isDropped ? 0 : Math.max(1, meant.length - 1);
}

const isKnownAdjective = (word: string, language: Language) =>
  adjectives(language).includes(word.toLowerCase());

/** Whether the one word that the story is about is what somebody fears, looks for or asks about: that has stories of its own. */
function hasStoryOfItsOwn(
  meant: readonly string[],
  { goals }: StoryFile,
  { idea, language }: TitleWords,
): boolean {
  const { goal, thing } = idea;
  const [only] = meant;
  if (only === undefined || meant.length > 1 || goals !== undefined) return false;
  if (goal?.kind === 'question' && /^(?:why|warum|wieso|weshalb)$/i.test(idea.words[0] ?? '')) return true;
  if (goal?.kind === 'afraid') return wordsOf(goal.of ?? '').some((word) => isForm(word, only, language));
  return (
    goal?.kind === 'find' &&
    thing?.isCarried === true &&
    thingCalled(only.toLowerCase(), language)?.prop === thing.prop
  );
}

/** Whether the story is about what somebody wants in the title, and the title names what it needs. */
function isOfGoal({ goals = [] }: StoryFile, { idea }: TitleWords): boolean {
  const isMeant = goals.some((goal) => goal === idea.goal?.kind);
  // What is looked for must be known: a thing, or somebody.
  const isKnown = idea.goal?.kind !== 'find' || idea.thing?.isCarried === true || idea.others.length > 0;
  return isMeant && isKnown;
}

/** Returns whether a page is told of this title: stories of grief and wishes have pages of their own for some. */
export function isForTitle(only: StoryFile['beats'][number]['only'], { goal, thing }: Idea): boolean {
  if (only === undefined) return true;
  if (only === 'thing' || only === 'somebody') return (only === 'thing') === (thing !== undefined);
  if (only === 'skill' || only === 'wish') return (only === 'wish') === (goal?.kind === 'want');
  const { isPet = false, isConflict = false } = goal?.kind === 'grief' ? goal : {};
  return { pet: isPet, person: !isPet, conflict: isConflict, separated: !isConflict }[only];
}

/** Whether the heroes of a title live in water and the story's do not. */
function isOutOfWater({ cast }: StoryFile, { hero, others }: Idea): boolean {
  const inSea = [...(hero ? [hero] : []), ...others].filter(({ id }) => swimmers.has(id));
  const isAshore = inSea.some(({ id }) => !Object.values(cast).some((list) => list.includes(id)));
  // And nobody who lives ashore is told of in the sea.
  const isOfSea = cast.hero?.every((id) => swimmers.has(id) || id === 'turtle') === true;
  const all = [...(hero ? [hero] : []), ...others];
  const isDrowned = all.some(
    ({ id, noun }) => !swimmers.has(id) && (id !== 'turtle' || noun.en === 'tortoise'),
  );
  return isAshore || (isOfSea && isDrowned);
}

/**
 * Returns the words of the title that are neither the story's subject nor in its cast, nor on its first pages; only nouns, or with
 * `isWhole` every word that means something.
 */
export function uncovered(
  file: StoryFile,
  title: TitleWords,
  meant: readonly string[],
  isWhole = false,
): string[] {
  const { idea, language } = title;
  const { roles } = rolesTaken(file, idea);
  const figures = [...roles].filter(([role]) => isOnFirstPages(role, file)).map(([, figure]) => figure);
  const onPages = wordsOnPages(file, language);
  const isCovered = (word: string, next: string | undefined, before: string | undefined) =>
    meant.some((one) => isForm(word, one, language)) ||
    isFigure(word, figures, language) ||
    isThing(word, file, title) ||
    saidOfGoal(file, idea).some((one) => isForm(word, one, language)) ||
    isPlaceWord(word, file, title) ||
    lemmasOf(word, language).some((lemma) => onPages.has(lemma)) ||
    // A compound is a kind of its last part.
    partsOf(word, language)
      .slice(1)
      .some((part) => onPages.has(part)) ||
    isSurname(word, before) ||
    (next !== undefined && isAdjective(word, before, language) && isFigure(next, figures, language));
  // `Peppa Wutz`
  const isSurname = (word: string, before: string | undefined) =>
    figures.some(({ name }) => name !== undefined && name === before) &&
    /^\p{Lu}\p{Ll}+$/u.test(word) &&
    !isKnown(word, language);
  const all = idea.words;
  return all.filter(
    (word, index) =>
      (isWhole ? isMeaning(word, language) : isWeighty(word, all, language)) &&
      !isCovered(word, all[index + 1], all[index - 1]),
  );
}

/** Whether a word before a figure says what it is like: `the sparkly unicorn`. */
function isAdjective(word: string, before: string | undefined, language: Language): boolean {
  return adjectiveOf(word, language) !== undefined || /^(?:the|a|an|his|her|my)$/i.test(before ?? '');
}

const isMeaning = (word: string, language: Language) =>
  !isFunctionWord(word, language) && !isLesserWord(word, language);

/** Whether a word is one of those that a story must be about: a noun, as far as spelling or a list of other words tells. */
function isWeighty(word: string, all: readonly string[], language: Language): boolean {
  if (!isMeaning(word, language)) return false;
  const hasCase = all.some((one) => /^\p{Lu}\p{Ll}/u.test(one));
  return language === 'English' || !hasCase || /^\p{Lu}/u.test(word);
}

function isFigure(word: string, figures: readonly Figure[], language: Language): boolean {
  const plain = word.toLowerCase().replace(/[’']s?$/, '');
  return figures.some(({ id, name, noun }) => {
    const called = name?.toLowerCase().split(' ') ?? [];
    if (called.some((one) => [plain, plain.replace(/s$/, '')].includes(one))) return true;
    const base = (language === 'German' ? noun.de.base : noun.en).toLowerCase();
    return lemmasOf(word, language).some(
      (lemma) =>
        lemma === base || figureCalled(lemma, language)?.id === id || base.split(' ').includes(lemma),
    );
  });
}

/** The words of a title that the slots `{goal}` and `{fear}` say. */
function saidOfGoal({ goals = [] }: StoryFile, { goal }: Idea): string[] {
  if (goal === undefined || !goals.some((one) => one === goal.kind)) return [];
  if (goal.kind === 'want') return wordsOf(goal.phrase);
  if (goal.kind === 'learn') return [goal.called.de, goal.called.en];
  return goal.kind === 'afraid' && goal.of !== undefined ? wordsOf(goal.of) : [];
}

/** Whether a word names the place where the story lets its pages happen. */
function isPlaceWord(word: string, { places }: StoryFile, { idea, language }: TitleWords): boolean {
  const { place } = idea;
  if (place === undefined || !places.includes(place.id)) return false;
  return placeAmong(lemmasOf(word, language), language)?.id === place.id;
}

function isThing(word: string, { thing = [] }: StoryFile, { idea, language }: TitleWords): boolean {
  return lemmasOf(word, language).some((lemma) => {
    const found = thingCalled(lemma, language);
    if (found === undefined || found.prop !== idea.thing?.prop) return false;
    return thing.includes(found.prop) || (thing.includes('*') && found.isCarried);
  });
}

const knownPages = new WeakMap<StoryFile, Map<Language, ReadonlySet<string>>>();

/** Returns the words, in every form that they may stand for, of the pages that even the shortest version has. */
function wordsOnPages(file: StoryFile, language: Language): ReadonlySet<string> {
  const known = knownPages.get(file) ?? new Map<Language, ReadonlySet<string>>();
  knownPages.set(file, known);
  const words = known.get(language) ?? wordsOfPages(file, language);
  known.set(language, words);
  return words;
}

function wordsOfPages({ beats, ending }: StoryFile, language: Language): ReadonlySet<string> {
  const of = key(language);
  const texts = beats
    .filter(({ need }) => need <= 6)
    .flatMap((beat) => [beat.headline[of], beat[of].middle.replaceAll(/\[[^\]]*\]/g, '')]);
  const text = [...texts, ending[of]].join(' ').replaceAll(/\{[^}]*\}|«[a-z]+:/g, ' ');
  return new Set(wordsOf(text).flatMap((word) => lemmasOf(word, language)));
}
