// Finds which words of a title a story has: what it is about, its cast, its thing, its places and its pages.
import { isAmong } from '../lexicon/adjectives';
import type { Figure } from '../lexicon/figure';
import { figureCalled } from '../lexicon/figures';
import { placeAmong } from '../lexicon/places';
import { thingCalled, type Thing } from '../lexicon/things';
import { isOnFirstPages, rolesTaken, type Taken } from '../staging/roles';
import type { Idea } from '../title/idea';
import { isFunctionWord, isLesserWord, isOf, lemmasOf, wordsOf } from '../title/words';
import { inLanguage, type Language } from '../wording/sentences';
import { isKnown } from './known-words';
import { oncePer } from './once-per';
import type { StoryFile } from './story-file';
import { pagesOf, subjectsOf, wordsIn } from './story-words';
import { formsAmong, isForm, partsOf } from './word-forms';

/** What stands in an entry of `about` for the thing of the title: `flying {thing}`; or for any noun of something, drawn or not. */
const anyThing = '{thing}';
export const anySubject = '{subject}';
/** For those whom the title counts: `{many} bake`. */
export const anyMany = '{many}';
const somethings: ReadonlySet<string> = new Set(['thing', 'vehicle', 'food', 'plant', 'other']);

/** What a title and its clause say, without what somebody is called: found once, since the title is compared with a hundred stories. */
const formsIn = oncePer(({ words, clause = '' }: Idea) => {
  const made = new Map<Language, Record<'unnamed' | 'said', ReturnType<typeof formsAmong>>>();
  return (language: Language) => {
    const forms = made.get(language) ?? {
      unnamed: formsAmong(
        words.filter((_, at) => !isOf('called', words[at - 1])),
        language,
      ),
      said: formsAmong(wordsOf(clause), language),
    };
    made.set(language, forms);
    return forms;
  };
});

/** A story beside the words of a title. */
export class Coverage {
  private roles: Taken | undefined;

  constructor(
    protected readonly file: StoryFile,
    protected readonly idea: Idea,
    protected readonly language: Language,
  ) {}

  /** Found when it is asked for: most stories are about something else. */
  protected get taken(): Taken {
    return (this.roles ??= rolesTaken(this.file, this.idea));
  }

  /** Returns the words of the longest of the story's subjects that the title names whole; none when it names none. */
  about(): readonly string[] {
    const found = this.subjectsNamed();
    const { said } = formsIn(this.idea)(this.language);
    // What a clause says is more than the noun before it.
    return found.find((entry) => entry.some(said)) ?? found[0] ?? [];
  }

  /** Returns all of the story's subjects that the title names whole, the longest first. */
  subjectsNamed(): readonly (readonly string[])[] {
    const { unnamed } = formsIn(this.idea)(this.language);
    const { many, subject, thing } = this.idea;
    const isNamed = (one: string) =>
      one === anyMany
        ? many?.isCounted === true && many.figure !== undefined
        : one === anyThing
          ? thing !== undefined && this.takes(thing)
          : one === anySubject
            ? somethings.has(subject?.kind ?? '')
            : one.startsWith('{')
              ? this.isTakenRole(one)
              : unnamed(one);
    return subjectsOf(this.file)[this.language].filter((entry) => entry.every(isNamed));
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
    const { many, subject } = this.idea;
    const noun = (meant.includes(anyMany) ? many : meant.includes(anySubject) ? subject : undefined)?.noun;
    const described = [...figures, this.file.thing && this.idea.thing].flatMap((one) => one?.adjective ?? []);
    return words.filter((word, index) => {
      if (!this.isWeighty(word, isWhole)) return false;
      const before = words[index - 1];
      return !(
        described.some((one) => isAmong(one, word, this.language)) ||
        this.isKindOf(word, [...meant, ...this.saidOfGoal()]) ||
        this.isFigure(word, figures) ||
        this.isThing(word) ||
        (noun !== undefined && isForm(word, noun.de.base, this.language)) ||
        this.isPlace(word) ||
        this.isOnPages(word) ||
        this.isSurname(word, before, figures)
      );
    });
  }

  /** Whether a word is one of these, or a kind of one: a tree house is no tree. */
  private isKindOf(word: string, all: readonly string[]): boolean {
    const [head, tail] = partsOf(word, this.language);
    return all.some(
      (one) => isForm(word, one, this.language) && (one.toLowerCase() !== head || head === tail),
    );
  }

  /** Whether a word means something by itself; without `isWhole` only nouns, as far as spelling or a list of other words tells. */
  protected isWeighty(word: string, isWhole: boolean): boolean {
    const { language } = this;
    if (isFunctionWord(word, language) || isLesserWord(word, language)) return false;
    const hasCase = this.idea.words.some((one) => /^\p{Lu}\p{Ll}/u.test(one));
    return isWhole || language === 'English' || !hasCase || /^\p{Lu}/u.test(word);
  }

  protected isFigure(word: string, figures: readonly Figure[]): boolean {
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
  protected isSurname(word: string, before: string | undefined, figures: readonly Figure[]): boolean {
    const isAfterName = ['Familie', ...figures.flatMap(({ name }) => name ?? [])].includes(before ?? '');
    return isAfterName && /^\p{Lu}\p{Ll}+$/u.test(word) && !isKnown(word, this.language);
  }

  /** Returns the words of the title that the slots `{goal}` and `{fear}` say. */
  private saidOfGoal(): string[] {
    const { goal } = this.idea;
    if (goal === undefined || this.file.goals?.some((one) => one === goal.kind) !== true) return [];
    if (goal.kind === 'refuse') return [...wordsOf(goal.phrase), 'hate'];
    if (goal.kind === 'want') return wordsOf(goal.phrase);
    if (goal.kind === 'learn') return [goal.called.de, goal.called.en];
    return goal.kind === 'afraid' ? wordsOf(goal.of ?? '') : [];
  }

  /** Whether a word names the place where the story lets its pages happen. */
  protected isPlace(word: string): boolean {
    const { place } = this.idea;
    if (place === undefined || !this.file.places.includes(place.id)) return false;
    return placeAmong(lemmasOf(word, this.language), this.language)?.id === place.id;
  }

  protected isThing(word: string): boolean {
    const { thing } = this.idea;
    if (thing === undefined || !this.takes(thing)) return false;
    const isName = word === thing.name || thing.name?.split(' ').includes(word);
    // The engine of `The fire engine that was too slow`
    const isCalled = (lemma: string) =>
      thingCalled(lemma, this.language)?.prop === thing.prop || thing.noun.en.split(' ').includes(lemma);
    return isName === true || lemmasOf(word, this.language).some(isCalled);
  }

  /** Whether an entry’s `{patient}` is somebody of the title. */
  private isTakenRole(entry: string): boolean {
    const [, role] = /^\{(\w+)\}$/.exec(entry) ?? [];
    return role !== undefined && this.taken.roles.has(role);
  }

  /** Whether the story has a part for a thing; one of a fear has it for the feared thing only. */
  protected takes({ prop, isCarried }: Thing): boolean {
    const { cast, thing = [] } = this.file;
    const { goal } = this.idea;
    if (cast.feared !== undefined && goal?.kind === 'afraid' && goal.what?.prop !== prop) return false;
    return thing.includes(prop) || (thing.includes('*') && isCarried);
  }

  /** Whether any version of the story says a word, in any form. */
  protected isOnAnyPage(word: string): boolean {
    return [...wordsIn(this.file)[this.language]].some((one) => isForm(word, one, this.language));
  }

  /** Whether a word is on the pages that even the shortest version has; a compound is a kind of its last part. */
  private isOnPages(word: string): boolean {
    const parts = partsOf(word, this.language).slice(1);
    const pages = pagesOf(this.file)[this.language];
    return [...lemmasOf(word, this.language), ...parts].some((one) => pages.has(one));
  }

  protected isAmong(word: string, all: readonly string[]): boolean {
    return all.some((one) => isForm(word, one, this.language));
  }

  protected isOwned(): boolean {
    return this.idea.words.some((word) => isOf('owner', word) || /[’']s$/.test(word));
  }

  /** A long wish says more around its subject: how many words of it no story needs to know. */
  protected saidAround(): number {
    return Math.max(0, Math.floor((this.idea.words.length - 6) / 3));
  }
}
