// Understands a title as far as rules go: who, what, where, when, and what somebody wants.
import type { Figure } from '../lexicon/figure';
import { isFamily } from '../lexicon/figures';
import { placeAmong, placeById } from '../lexicon/places';
import { moodAmong } from '../staging/light';
import type { Thing } from '../lexicon/things';
import { inBoth, type Language } from '../wording/sentences';
import { demandsIn } from './demands';
import { goalIn } from './goals';
import { griefIn } from './grief';
import type { Goal, Idea } from './idea';
import { inWords } from './language';
import { manyIn } from './many';
import { clauseIn, isShaped, patterns, rewritten } from './patterns';
import { countedPeopleIn, first, peopleIn } from './people';
import { secondIn, subjectIn } from './subject';
import { inSentenceCase, withoutTitleCase } from './letter-case';
import { inCapital, type Subject } from './subject-noun';
import { thingIn } from './thing-in-title';
import { spelt } from './spelling';
import { tailOf } from './tail';
import { isFunctionWord, isLesserWord, isOf, lemmasOf, wordsAfter, wordsOf } from './words';

let latest: { readonly typed: string; readonly language: Language; readonly idea: Idea } | undefined;

/** Returns the wishes in a typed title. The latest are kept: a story is written for several ages, and asks for them again. */
export function ideaOf(typed: string, language: Language): Idea {
  if (latest?.typed !== typed || latest.language !== language)
    latest = { typed, language, idea: readIdea(typed, language) };
  return latest.idea;
}

/** Reads a title with its words spelt right, and without the sentence around it. Any text is a title. */
function readIdea(typed: string, language: Language): Idea {
  const title = typed.replaceAll(/\s+/g, ' ').trim();
  const isOneCase = title.includes(' ') && !(/\p{Ll}/u.test(title) && /\p{Lu}/u.test(title));
  const inCase = (text: string) => (isOneCase ? inCapital(inSentenceCase(text, language)) : text);
  // A noun has its capital when it is spelt right.
  const whole = inCase(spelt(rewritten(inCase(title), 'manners', language), language));
  const told = rewritten(whole, 'commands', language);
  const isCommand = told !== whole.trim();
  const called = isCommand ? inCapital(told) : told;
  const requested = rewritten(called, 'requests', language);
  const asked = inWords(requested, language).replaceAll("'", '’');
  const idea = withFeature(understood(asked, language), asked, language);
  // `Eine Geschichte über einen Bären` keeps its case.
  const isTitle = (isCommand || isShaped('request', whole)) && !isShaped('oblique', requested);
  return { ...idea, title, called, entitled: inCapital(isTitle ? requested : called) };
}

/** Returns the idea with what its hero has or lacks: the text says it, and the pictures lack it too. */
function withFeature(idea: Idea, asked: string, language: Language): Idea {
  const said = rewritten(asked, 'features', language);
  if (idea.hero === undefined || said === asked.trim()) return idea;
  // `The princess and the dragon with hiccups` is about the dragon.
  const [other, another] = idea.others;
  if (other !== undefined && another === undefined && isShaped('trouble', said))
    return { ...idea, hero: other, others: [idea.hero] };
  const feature = withoutTitleCase(said, asked, language);
  const [lacks] = patterns.lacks.find(([, said]) => said.test(feature)) ?? [];
  const hero = lacks === undefined ? idea.hero : { ...idea.hero, look: { ...idea.hero.look, lacks } };
  return { ...idea, hero, feature };
}

/** What the last titles say: a check reads a story's titles, and then each is told. */
const known = inBoth(() => new Map<string, Idea>());
const mostKnown = 50;

/** Returns what a title says. */
export function understood(typed: string, language: Language): Idea {
  const before = known[language].get(typed);
  if (before !== undefined) return before;
  const idea = saidIn(typed, language);
  if (known[language].size >= mostKnown) known[language].clear();
  known[language].set(typed, idea);
  return idea;
}

function saidIn(typed: string, language: Language): Idea {
  const whole = typed.replaceAll(/\s+/g, ' ').trim();
  const grief = griefIn(whole, language);
  const all = { title: whole, called: whole, entitled: whole, words: wordsOf(whole) };
  if (grief !== undefined) return { ...all, lacked: [], demands: [], ...grief };
  // What somebody does without is nowhere in the story.
  const { title, lacked } = withoutLacked(whole, language);
  const words = wordsOf(title);
  const said = goalIn(title, language);
  const lemmas = words.map((word) => (isFunctionWord(word, language) ? [] : lemmasOf(word, language)));
  const thing = thingIn(title, words, lemmas, language);
  const mood = first(lemmas, (forms) => moodAmong(forms, language));
  const place = first(lemmas, (forms, at) =>
    // A desert island is no desert.
    forms.includes('desert') && lemmas[at + 1]?.includes('island') ? undefined : placeAmong(forms, language),
  );
  // Nobody learns to swim on a hill.
  const pool = said?.kind === 'learn' && said.feat === 'swim' ? placeById('pond') : undefined;
  const where = place ?? pool;
  const { lead, clause } = clauseIn(title);
  const named = subjectIn(words, language);
  // `Ein Müllauto namens Rudi` has no boy.
  const vehicle = named?.kind === 'vehicle' ? named.name : undefined;
  // Who moved away comforts nobody.
  const reason = isShaped('gone', title) ? wordsAfter('because', words) : [];
  const [gone] = peopleIn(reason, language);
  const told = words.slice(0, words.length - reason.length);
  const roles = rolesIn(title, told, said, thing, language, vehicle);
  const goal = said?.kind === 'afraid' ? withFeared(said, roles, language) : said;
  const feared = goal?.kind === 'afraid' ? goal.what : undefined;
  const found = childOf(whole, roles.hero, language) ?? withBearer(named, roles.hero, title);
  const tail = found && tailOf(whole, found, language);
  const subject = found && { ...found, ...sexIn(title, language), ...(tail ? { tail } : {}) };
  const second = secondIn(words, language);
  const many = manyIn(words, language);
  return {
    ...all,
    lacked,
    demands: demandsIn(words, language),
    ...roles,
    ...(gone ? { gone } : {}),
    ...(feared ? { thing: feared } : thing ? { thing } : {}),
    ...(where ? { place: where } : {}),
    ...(mood ? { mood } : {}),
    ...(goal ? { goal } : {}),
    ...(lead ? { lead } : {}),
    ...(clause ? { clause } : {}),
    ...(subject ? { subject } : {}),
    ...(second ? { second } : {}),
    ...(many ? { many } : {}),
  };
}

/** Returns the child of `The girl who talked to spiders`, or one of the family, as its subject. */
function childOf(title: string, hero: Figure | undefined, language: Language): Subject | undefined {
  if (hero === undefined) return undefined;
  const { name, ...unnamed } = hero;
  // `The grandpa who walked backwards` has an article, unlike `Grandpa`.
  const isChild = /^(?:girl|boy|child)$/.test(hero.id) && name === undefined;
  if (!isChild && !isFamily(hero)) return undefined;
  const child: Subject = { ...unnamed, isKnown: false, kind: 'person', figure: hero };
  return tailOf(title, child, language)?.clause && child;
}

/** `Benno Bär`, and `My dad is a plumber`: the subject is called what the hero is called. */
function withBearer(
  subject: Subject | undefined,
  hero: Figure | undefined,
  title: string,
): Subject | undefined {
  if (subject === undefined || hero?.name === undefined) return subject;
  const isAtWork = subject.kind === 'person' && isFamily(hero) && isShaped('job', title);
  if (!isAtWork && hero.id !== subject.figure?.id) return subject;
  const { name, sex, isKnown = false } = hero;
  return { ...subject, figure: hero, name, isKnown: isKnown || isAtWork, ...(sex ? { sex } : {}) };
}

/** Returns a title without what somebody lacks, such as the horse of `Der Ritter ohne Pferd`, and the words of that which mean something. */
function withoutLacked(
  whole: string,
  language: Language,
): { readonly title: string; readonly lacked: string[] } {
  const found = patterns.shapes.lacked?.exec(whole);
  const said = wordsOf(found?.groups?.lacked ?? '');
  const lacked = said.filter((word) => !isFunctionWord(word, language) && !isLesserWord(word, language));
  if (found === null || found === undefined || lacked.length === 0) return { title: whole, lacked: [] };
  return { title: whole.replace(found[0], '').trim(), lacked };
}

/** Returns the fear together with whoever or whatever somebody fears, where it can be drawn. */
function withFeared(
  fear: Extract<Goal, { kind: 'afraid' }>,
  { others }: Pick<Idea, 'others'>,
  language: Language,
): Extract<Goal, { kind: 'afraid' }> {
  const whom = others.find((one) => isFeared(one, fear, language));
  const words = wordsOf(fear.of ?? '');
  const what = thingIn(
    fear.of ?? '',
    words,
    words.map((word) => (isFunctionWord(word, language) ? [] : lemmasOf(word, language))),
    language,
  );
  return { ...fear, ...(whom ? { whom } : {}), ...(what && !whom ? { what } : {}) };
}

/** Returns whom a title is about, and who else is in it. */
function rolesIn(
  title: string,
  words: readonly string[],
  goal: Goal | undefined,
  thing: Thing | undefined,
  language: Language,
  vehicle: string | undefined,
): Pick<Idea, 'hero' | 'others'> {
  const people = countedPeopleIn(words, language).filter(
    ({ name }) => name === undefined || ![thing?.name, vehicle].includes(name),
  );
  const [one, another] = people;
  // `The cheese who wanted to be king`: nobody wishes to be, or fears, who he is.
  const isInClause = ['want', 'learn', 'afraid'].some((kind) => kind === goal?.kind);
  const lead = isInClause ? words.indexOf(clauseIn(title).lead ?? '') : -1;
  const isWished = lead >= 0 && peopleIn(words.slice(0, lead + 1), language).length === 0;
  if (one === undefined || isWished) return { others: [] };
  // `Mama und ich`, `Two dads`: a family is a child's.
  const isCounted = people.length === 2 && words.some((word) => isOf('both', word));
  const isVisit = another !== undefined && isCompany(one, words);
  if (people.every(isFamily) && (isCounted || isVisit || isShaped('mine', title))) return { others: people };
  // `Why the giraffe wears wellies`: somebody else asks that.
  if (goal?.kind === 'question' && (isOf('why', words[0]) || (one.isKnown && another !== undefined)))
    return { others: people };
  if (another !== undefined) return { hero: one, others: people.slice(1) };
  // `Grandpa’s old tractor` is his, and a child's adventure.
  if (goal === undefined && isFamily(one) && owns(one, words)) return { others: people };
  // `Where is my cat?`, and `Ein Geschenk für Opa`: who gets it does not bring it.
  const isSought = thing === undefined && isShaped('missing', title) && !owns(one, words);
  if (isSought) return { others: people };
  // `Ein Polizeiauto für Emil` is about Emil.
  const isGiven = one.isKnown === true || one.isUnique === true || isShaped('gift', title);
  if (isShaped('present', title) && isGiven) return { others: people };
  // `Angst vor Hunden` has a child.
  if (isShaped('fear', title) && isFeared(one, goal, language)) return { others: people };
  // `Mama, wann ist Weihnachten?` is asked of Mama by a child, and whoever goes camping with Papa is one.
  if (goal?.kind === 'question' && one.isKnown) return { others: [] };
  return isCompany(one, words)
    ? { others: goal?.kind === 'question' ? [] : people }
    : { hero: withSexOf(title, one, language), others: [] };
}

function isFeared({ id }: Figure, goal: Goal | undefined, language: Language): boolean {
  const feared = goal?.kind === 'afraid' ? peopleIn(wordsOf(goal.of ?? ''), language) : [];
  return feared.some((one) => one.id === id);
}

/** Whether a title names the family or Santa only as company: somebody does something with them, for them or at their place. */
function isCompany({ isKnown, isUnique, name, noun }: Figure, words: readonly string[]): boolean {
  const called = [name, noun.de.base, noun.en].map((one) => one?.toLowerCase());
  const at = words.findIndex((word) => called.includes(word.toLowerCase().replace(/s$/, '')));
  const before = words.slice(Math.max(0, at - 2), Math.max(0, at)).join(' ');
  return (isKnown ?? isUnique ?? false) && isShaped('company', before);
}

/** `The pirate who lost her hat`: a title may say whether somebody is he or she. */
function withSexOf(title: string, figure: Figure, language: Language): Figure {
  return figure.name === undefined ? { ...figure, ...sexIn(title, language) } : figure;
}

function sexIn(title: string, language: Language): { readonly sex?: 'm' | 'f' } {
  if (language !== 'English') return {};
  if (isShaped('she', title)) return { sex: 'f' };
  return isShaped('he', title) ? { sex: 'm' } : {};
}

/** Whether a title speaks of what belongs to somebody: `Wo ist Milas Schuh?` */
function owns({ name }: Figure, words: readonly string[]): boolean {
  const owner = name === undefined ? undefined : `${name.toLowerCase()}s`;
  return words.some((word) => /[’']s$/.test(word) || word.toLowerCase() === owner);
}
