// Decides which written stories tell a title: by the words that they are about, and by what the title says beyond them.
import { adjectives, isAmong } from '../lexicon/adjectives';
import type { Figure } from '../lexicon/figure';
import { figureCalled, isFamily, swimmers } from '../lexicon/figures';
import { placeAmong } from '../lexicon/places';
import { thingCalled, type Thing } from '../lexicon/things';
import { isOnFirstPages, rolesTaken, type Taken } from '../staging/roles';
import type { Atmosphere } from '../staging/light';
import type { Idea } from '../title/idea';
import { isCountWord } from '../title/demands';
import type { Many } from '../title/many';
import { beginsAs, isFunctionWord, isLesserWord, isOf, lemmasOf, wordsAfter, wordsOf } from '../title/words';
import { inLanguage, type Language } from '../wording/sentences';
import { isKnown } from './known-words';
import type { StoryFile } from './story-file';
import { pagesOf, plainTitleOf, samplesOf, subjectsOf, wordsIn } from './story-words';
import { isForm, partsOf } from './word-forms';

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
  /** It is of somebody in the title of whom a clause says what no story knows. */
  withoutClause: 4,
  /** No story was written for it. */
  improvised: 1,
  /** It counts what the story is about: more than one word that a story is about, and less than two. */
  counted: 14,
  /** For each word of the title that is not the story's. */
  extra: -2,
  /** It has no part for `Traktor Toni`, who is more than any tractor. */
  nameless: -9,
  /** It is told in another world than asked for. */
  elsewhere: -3,
} as const;

/** A story beside a title. */
export class Match {
  private roles: Taken | undefined;
  /** Everybody whom the title names. */
  private readonly named: readonly Figure[];

  constructor(
    private readonly file: StoryFile,
    private readonly idea: Idea,
    private readonly language: Language,
  ) {
    this.named = [...(idea.hero ? [idea.hero] : []), ...idea.others];
  }

  /** Found when it is asked for: most stories are about something else. */
  private get taken(): Taken {
    return (this.roles ??= rolesTaken(this.file, this.idea));
  }

  /**
   * Returns how well the story tells the title: 0 not at all, 1 improvised, 6 for a title that names its figures only, 9 for what
   * somebody wants, from 12 for its subject.
   */
  fit(atmosphere: Atmosphere): number {
    const { file, idea } = this;
    const { goal } = idea;
    const grief = goal?.kind === 'grief' ? goal.grief : undefined;
    if (grief !== undefined || file.grief !== undefined) return grief === file.grief ? fit.about : 0;
    if (this.isSample()) return fit.sample;
    const isElsewhere = !this.isAtHome(atmosphere);
    if (file.improvised) return isElsewhere ? 0 : this.improvisedFit();
    if (this.isOutOfWater() || this.isNamedOther()) return 0;
    const about = this.about();
    // `The last train never stops here`, asked for dark, is no trip to the sea.
    const isAlone = about.filter((word) => !isFunctionWord(word, this.language)).length === 1;
    const isMerry = isAlone && isElsewhere && atmosphere === 'dark' && idea.hero === undefined;
    const isAbout =
      about.length > 0 && !isMerry && !this.hasStoryOfItsOwn(about) && this.knowsWhatIsSaid(about);
    const meant = isAbout ? about : [];
    if (meant.length === 0 && file.goals === undefined && file.suits === undefined) return 0;
    if (this.idea.lead !== undefined && this.uncovered(meant).includes(this.idea.lead)) return 0;
    // `Tom is sad because his balloon flew away` is about sadness.
    const reason = wordsAfter('because', idea.words);
    const isReason = meant.some((one) => reason.some((word) => isForm(word, one, this.language)));
    const extra = this.uncovered(meant).filter(
      (word) => meant.length === 0 || isReason || !reason.includes(word),
    ).length;
    // `My two daddies and me` is told with both.
    const left = Math.max(extra, this.taken.others.length);
    const called = idea.thing?.name;
    const nameless = called === undefined || this.isThing(called) ? 0 : fit.nameless;
    const less = nameless + (left + (isReason ? 1 : 0)) * fit.extra + (isElsewhere ? fit.elsewhere : 0);
    if (meant.length > 0 && extra <= this.mayBeLeftOut(meant, isElsewhere))
      return fit.about + meant.length + less;
    // A journey to the moon ends there, and a bus that never sleeps is no child.
    const isWholly = goal?.kind === 'journey' || (goal?.kind === 'sleep' && idea.hero === undefined);
    const most = idea.words.length > 10 ? 2 : 1;
    if (this.isOfGoal() && extra <= (isWholly ? 0 : most)) return Math.max(fit.goal + less, fit.suits);
    if (isElsewhere || !this.suits()) return 0;
    // A question is asked as it stands, and `Oma weiß alles` does more than to name her.
    const does = idea.words.some((word) => isOf('does', word));
    const unsaid = file.suits?.includes('question') ? [] : this.uncovered([], true);
    if (unsaid.length === 0 && !does) return fit.suits;
    const clause = wordsOf(idea.clause ?? '');
    return clause.length > 0 && unsaid.every((word) => clause.includes(word)) ? fit.withoutClause : 0;
  }

  /** Returns the words of the longest of the story's subjects that the title names whole; none when it names none. */
  about(): readonly string[] {
    const { words } = this.idea;
    const unnamed = words.filter((_, at) => !isOf('called', words[at - 1]));
    const isIn = (all: readonly string[]) => (one: string) =>
      all.some((word) => isForm(word, one, this.language));
    const found = subjectsOf(this.file)[this.language].filter((entry) => entry.every(isIn(unnamed)));
    // What a clause says is more than the noun before it.
    const said = wordsOf(this.idea.clause ?? '');
    return found.find((entry) => entry.some(isIn(said))) ?? found[0] ?? [];
  }

  /**
   * Returns the words of the title that are neither the story's subject nor in its cast, nor on its first pages; only nouns, or with
   * `isWhole` every word that means something.
   */
  uncovered(meant: readonly string[], isWhole = false): string[] {
    const { words } = this.idea;
    const figures = [...this.taken.roles].flatMap(([role, figure]) =>
      isOnFirstPages(role, this.file) ? [figure] : [],
    );
    const described = [...figures, this.file.thing && this.idea.thing].flatMap((one) => one?.adjective ?? []);
    return words.filter((word, index) => {
      if (!this.isWeighty(word, isWhole)) return false;
      const before = words[index - 1];
      return !(
        described.some((one) => isAmong(one, word, this.language)) ||
        [...meant, ...this.saidOfGoal()].some((one) => isForm(word, one, this.language)) ||
        this.isFigure(word, figures) ||
        this.isThing(word) ||
        this.isPlace(word) ||
        this.isOnPages(word) ||
        this.isSurname(word, before, figures)
      );
    });
  }

  private isSample(): boolean {
    return samplesOf(this.file)[this.language].has(plainTitleOf(this.idea).plain);
  }

  /** A title that speaks of Christmas is told by a story of Christmas, wherever it was asked for. */
  private isAtHome(atmosphere: Atmosphere): boolean {
    const { worlds, improvised } = this.file;
    const isChristmas = worlds.includes('christmas') && improvised !== true;
    return (
      worlds.includes(atmosphere) ||
      (isChristmas && this.idea.words.some((word) => beginsAs('christmas', word)))
    );
  }

  /** A story about the subject of the title goes before a story of any title. */
  private improvisedFit(): number {
    const { subjects, asks } = this.file;
    const { subject, many, goal } = this.idea;
    if (subjects === undefined) return fit.improvised;
    if (asks === 'many') return many && subjects.includes(many.kind) ? this.manyFit(many) : 0;
    if (subject === undefined || !subjects.includes(subject.kind)) return 0;
    if (asks === undefined) return fit.improvised + 1;
    const isAsked = asks === 'wish' ? goal?.kind === 'want' || goal?.kind === 'learn' : subject.hasCharacter;
    return isAsked ? fit.improvised + 2 : 0;
  }

  /** `Too many cats` is about their number; `The cats on the moon` may be told so. */
  private manyFit({ isCounted, noun }: Many): number {
    const extra = this.uncovered([noun.de.base]).length;
    return isCounted && extra <= 1 ? fit.counted + extra * fit.extra : fit.improvised + 2;
  }

  private suits(): boolean {
    const { clause, goal, hero, thing } = this.idea;
    const { suits: kinds = [] } = this.file;
    if (goal?.kind === 'question') return kinds.includes('question');
    const named = this.named.length;
    const isPlain = goal === undefined || clause !== undefined || (named === 2 && goal.kind === 'friend');
    const isCounted =
      (named === 1 && kinds.includes('one')) ||
      (named === 2 && kinds.includes('pair')) ||
      (named <= 1 && thing !== undefined && this.takes(thing) && kinds.includes('thing'));
    // `Papa ist Bäcker` says more than whom it is about.
    const isAtWork = hero?.isKnown === true && !isFamily(hero);
    const { roles, others } = this.taken;
    const isLed = named === 0 || roles.has('hero');
    if (this.idea.demands.some(isCountWord)) return false;
    return isPlain && isCounted && !isAtWork && others.length === 0 && isLed;
  }

  /** Returns how many words of a title that is about the story's subject may be none of the story's. */
  private mayBeLeftOut(meant: readonly string[], isElsewhere: boolean): number {
    // `The lonely lighthouse` is about the lighthouse, and who is named must be there.
    const known = adjectives(this.language);
    const isLikeSomething =
      this.idea.hero === undefined && meant.every((one) => known.includes(one.toLowerCase()));
    const isDropped = this.taken.others.some(({ name }) => name !== undefined);
    if (isLikeSomething || isElsewhere || isDropped || this.lacksSomethingElse(meant)) return 0;
    // A long wish says more around its subject.
    const more = Math.max(0, Math.floor((this.idea.words.length - 6) / 3));
    return Math.max(1, meant.length - 1) + more;
  }

  /** Whether the story, told for its subject, knows what the title says of that: its relative clause, its number, what it does. */
  private knowsWhatIsSaid(meant: readonly string[]): boolean {
    const { clause, demands, goal } = this.idea;
    const isMeant = (word: string) => meant.some((one) => isForm(word, one, this.language));
    const figures = [...this.taken.roles.values()];
    const isKnownTo = (word: string) =>
      isMeant(word) ||
      this.isFigure(word, figures) ||
      this.isThing(word) ||
      (!isCountWord(word) && this.isOnAnyPage(word));
    if (!demands.every(isKnownTo)) return false;
    const said = wordsOf(clause ?? '');
    if (clause === undefined || said.some(isMeant)) return true;
    if (goal?.kind === 'afraid') return this.isOfGoal();
    const uncovered = this.uncovered(meant, true);
    return said.every((word) => !uncovered.includes(word) || this.isOnAnyPage(word));
  }

  /** Whether the title is about what somebody does without, and the story is not: `The police car without a siren`. */
  private lacksSomethingElse(meant: readonly string[]): boolean {
    const uncovered = this.uncovered(meant);
    return wordsAfter('without', this.idea.words).some((word) => uncovered.includes(word));
  }

  /** Whether the story's only subject is what somebody fears, seeks or asks about in the title: such titles have separate stories. */
  private hasStoryOfItsOwn([only, another]: readonly string[]): boolean {
    const { goal, thing, words } = this.idea;
    if (only === undefined || another !== undefined || this.file.goals !== undefined) return false;
    if (goal?.kind === 'question' && isOf('why', words[0])) return true;
    if (goal?.kind === 'afraid')
      return wordsOf(goal.of ?? '').some((word) => isForm(word, only, this.language));
    if (goal?.kind !== 'find' || thing?.isCarried !== true) return false;
    // `My son lost his teddy at the airport` is about the teddy.
    const isLost = words.some((word) => beginsAs('lost', word)) && this.uncovered([only]).length > 0;
    return isLost || thingCalled(only.toLowerCase(), this.language)?.prop === thing.prop;
  }

  /** Whether the story is about what somebody wants in the title, and the title names what it needs. */
  private isOfGoal(): boolean {
    const { goal, thing, others } = this.idea;
    // The sought thing or figure must be known.
    const isFound = goal?.kind !== 'find' || thing?.isCarried === true || others.length > 0;
    if (this.idea.demands.some(isCountWord)) return false;
    return isFound && this.file.goals?.some((one) => one === goal?.kind) === true;
  }

  /** Whether the heroes of a title live in water and the story's do not, or the other way round. */
  private isOutOfWater(): boolean {
    const lists = Object.values(this.file.cast);
    const isAshore = ({ id }: Figure) => swimmers.has(id) && !lists.some((list) => list.includes(id));
    const isOfSea = this.file.cast.hero?.every((id) => swimmers.has(id) || id === 'turtle') === true;
    const drowns = ({ id, noun }: Figure) => !swimmers.has(id) && (id !== 'turtle' || noun.en === 'tortoise');
    return this.named.some((one) => isAshore(one) || (isOfSea && drowns(one)));
  }

  /** Whether the hero's name is of something that nobody can draw: `Wally the worm` is no girl. */
  private isNamedOther(): boolean {
    const { hero, subject } = this.idea;
    return subject?.name !== undefined && subject.figure === undefined && subject.name === hero?.name;
  }

  /** Whether a word means something by itself; without `isWhole` only nouns, as far as spelling or a list of other words tells. */
  private isWeighty(word: string, isWhole: boolean): boolean {
    const { language } = this;
    if (isFunctionWord(word, language) || isLesserWord(word, language)) return false;
    const hasCase = this.idea.words.some((one) => /^\p{Lu}\p{Ll}/u.test(one));
    return isWhole || language === 'English' || !hasCase || /^\p{Lu}/u.test(word);
  }

  private isFigure(word: string, figures: readonly Figure[]): boolean {
    const plain = word.toLowerCase().replace(/[’']s?$/, '');
    return figures.some(({ id, name, noun }) => {
      const called = name?.toLowerCase().split(' ') ?? [];
      if (called.includes(plain) || called.includes(plain.replace(/s$/, ''))) return true;
      const base = inLanguage({ de: noun.de.base, en: noun.en }, this.language).toLowerCase();
      return lemmasOf(word, this.language).some(
        (lemma) =>
          lemma === base || figureCalled(lemma, this.language)?.id === id || base.split(' ').includes(lemma),
      );
    });
  }

  /** `Peppa Wutz` */
  private isSurname(word: string, before: string | undefined, figures: readonly Figure[]): boolean {
    const isAfterName = figures.some(({ name }) => name !== undefined && name === before);
    return isAfterName && /^\p{Lu}\p{Ll}+$/u.test(word) && !isKnown(word, this.language);
  }

  /** Returns the words of the title that the slots `{goal}` and `{fear}` say. */
  private saidOfGoal(): string[] {
    const { goal } = this.idea;
    if (goal === undefined || this.file.goals?.some((one) => one === goal.kind) !== true) return [];
    if (goal.kind === 'want' || goal.kind === 'refuse') return wordsOf(goal.phrase);
    if (goal.kind === 'learn') return [goal.called.de, goal.called.en];
    return goal.kind === 'afraid' ? wordsOf(goal.of ?? '') : [];
  }

  /** Whether a word names the place where the story lets its pages happen. */
  private isPlace(word: string): boolean {
    const { place } = this.idea;
    if (place === undefined || !this.file.places.includes(place.id)) return false;
    return placeAmong(lemmasOf(word, this.language), this.language)?.id === place.id;
  }

  private isThing(word: string): boolean {
    const { thing } = this.idea;
    if (thing === undefined || !this.takes(thing)) return false;
    const isName = word === thing.name || thing.name?.split(' ').includes(word);
    const isCalled = (lemma: string) => thingCalled(lemma, this.language)?.prop === thing.prop;
    return isName === true || lemmasOf(word, this.language).some(isCalled);
  }

  /** Whether the story has a part for a thing. */
  private takes({ prop, isCarried }: Thing): boolean {
    const { thing = [] } = this.file;
    return thing.includes(prop) || (thing.includes('*') && isCarried);
  }

  /** Whether any version of the story says a word, in any form. */
  private isOnAnyPage(word: string): boolean {
    return [...wordsIn(this.file)[this.language]].some((one) => isForm(word, one, this.language));
  }

  /** Whether a word is on the pages that even the shortest version has; a compound is a kind of its last part. */
  private isOnPages(word: string): boolean {
    const parts = partsOf(word, this.language).slice(1);
    const pages = pagesOf(this.file)[this.language];
    return [...lemmasOf(word, this.language), ...parts].some((one) => pages.has(one));
  }
}
