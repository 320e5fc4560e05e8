// Decides which written stories tell a title: by the words that they are about, and by what the title says beyond them.
import { adjectives } from '../lexicon/adjectives';
import { isPerson, type Figure } from '../lexicon/figure';
import { isFamily, swimmers } from '../lexicon/figures';
import { thingCalled } from '../lexicon/things';
import type { SubjectKind } from '../lexicon/subjects';
import type { Atmosphere } from '../staging/light';
import { isCountWord } from '../title/demands';
import type { Many } from '../title/many';
import { isShaped } from '../title/patterns';
import type { Subject } from '../title/subject-noun';
import { beginsAs, isFunctionWord, isLesserWord, isOf, wordsAfter, wordsOf } from '../title/words';
import { plainTitleOf, samplesOf } from './story-words';
import { anyMany, anySubject, Coverage } from './title-coverage';
import { isForm, partsOf } from './word-forms';

/** How well a story fits a title. */
const fit = {
  /** It is one of the titles that the wizards offer for it. */
  sample: 30,
  /** It is what the story is about; each word of it counts once more. */
  about: 12,
  /** It is about any thing of the title: less than about the very thing. */
  anySubject: -0.5,
  /** It says what somebody wants. */
  goal: 9,
  /** It is about a thing that does magic: more than any thing. */
  magic: 7,
  /** It names whom any such story is about, and nothing else. */
  suits: 6,
  /** It only quotes a title that is about somebody, or about what it does not know. */
  quoted: 0.1,
  /** No story was written for it: of any title, of its noun, and of what it says of that. */
  improvised: 1,
  improvisedNoun: 2,
  improvisedWhole: 4,
  /** It is told of such clauses or places only: of what somebody never did. */
  improvisedClause: 5,
  /** It leaves one word of the title unsaid: rather than only to quote it. */
  nearly: 3,
  /** It counts what the story is about: more than one word that a story is about, and less than two. */
  counted: 13.5,
  /** For each word of the title that is not the story's. */
  extra: -2,
  /** It has no part for `Traktor Toni`, who is more than any tractor. */
  nameless: -9,
  /** It is told in another world than asked for. */
  elsewhere: -3,
} as const;

const walkers: ReadonlySet<SubjectKind> = new Set(['animal', 'person', 'being', 'vehicle']);
/** What can be ill in a title; an outing cannot. */
const doers: ReadonlySet<SubjectKind> = new Set([...walkers, 'sky', 'thing', 'food', 'plant']);
/** Whom or what one can go to. */
const met: ReadonlySet<SubjectKind> = new Set([...walkers, 'sky', 'plant']);

/** A story beside a title. */
export class Match extends Coverage {
  /** Everybody whom the title names. */
  private readonly named: readonly Figure[];

  constructor(...beside: ConstructorParameters<typeof Coverage>) {
    super(...beside);
    const { hero, others } = this.idea;
    this.named = [...(hero ? [hero] : []), ...others];
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
    // Whoever asks for Christmas gets a story that is told at no other time, if one fits.
    if (file.improvised)
      return isElsewhere ? 0 : this.improvisedFit() * (file.worlds[0] === 'christmas' ? 2 : 1);
    // Whoever asks for Christmas gets it.
    if (isElsewhere && atmosphere === 'christmas') return 0;
    // Frau Pimpernell’s bathtub is about her, and no child's.
    if (idea.hero === undefined && isShaped('titled', idea.title)) return 0;
    if (this.isOutOfWater() || this.isNamedOther() || this.isLearntByAnother()) return 0;
    const about = this.about();
    // `The last train never stops here`, asked for dark, is no trip to the sea.
    const isAlone = about.filter((word) => !isFunctionWord(word, this.language)).length === 1;
    const isMerry = isAlone && isElsewhere && atmosphere === 'dark' && idea.hero === undefined;
    const isAbout =
      about.length > 0 && !isMerry && !this.hasStoryOfItsOwn(about) && this.knowsWhatIsSaid(about);
    const meant = isAbout ? about : [];
    if (meant.length === 0 && file.goals === undefined && file.suits === undefined) return 0;
    if (idea.lacked.length > 0 && !meant.some((one) => isOf('without', one))) return 0;
    const unsaid = this.unsaid(meant);
    if (unsaid.some((word) => word === this.idea.lead || this.isWhoDoes(word))) return 0;
    // `Tom is sad because his balloon flew away` is about sadness.
    const reason = wordsAfter('because', idea.words);
    const isReason = meant.some((one) => reason.some((word) => isForm(word, one, this.language)));
    const extra = unsaid.filter((word) => meant.length === 0 || isReason || !reason.includes(word)).length;
    // A long wish says more around its subject than a story needs to know.
    const isTold = !this.isWithoutAny(meant) && extra <= (isElsewhere ? 0 : this.saidAround());
    const called = idea.thing?.name;
    const nameless = called === undefined || this.isThing(called) ? 0 : fit.nameless;
    // `My two daddies and me` is told with both.
    const left = Math.max(extra, this.taken.others.length);
    const less = nameless + (left + (isReason ? 1 : 0)) * fit.extra + (isElsewhere ? fit.elsewhere : 0);
    if (meant.length > 0 && isTold)
      return fit.about + meant.length + (meant.includes(anySubject) ? fit.anySubject : 0) + less;
    const nearly = this.isNearlyTold(meant, extra) && !isElsewhere && !isReason ? fit.nearly : 0;
    // A journey to the moon ends there, and a bus that never sleeps is no child.
    const isWholly = goal?.kind === 'journey' || (goal?.kind === 'sleep' && idea.hero === undefined);
    if (this.isOfGoal() && isTold && !(isWholly && extra > 0)) return Math.max(fit.goal + less, fit.suits);
    if (isElsewhere || !this.suits()) return nearly;
    // A question is asked as it stands, and `Oma weiß alles` does more than to name her.
    const does = idea.words.some((word) => isOf('does', word));
    const isAsked = file.suits?.includes('question');
    return (isAsked || (unsaid.length === 0 && this.isOnlyNamed())) && !does ? fit.suits : nearly;
  }

  /** Whether one word more is left unsaid than may be, of whoever the title names: `Ruby wants a puppy for her birthday`. */
  private isNearlyTold(meant: readonly string[], extra: number): boolean {
    const isOfSomebody = this.idea.hero !== undefined && this.idea.clause === undefined;
    return isOfSomebody && meant.length > 0 && !this.isWithoutAny(meant) && extra <= this.saidAround() + 1;
  }

  /** Whether the wizards offer the title for the story: nothing fits better. */
  isOffered(): boolean {
    return this.idea.goal?.kind !== 'grief' && this.file.grief === undefined && this.isSample();
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

  /** A story of any title comes last. One about the subject is before it, and first one about what the title says of that. */
  private improvisedFit(): number {
    const { subjects, asks } = this.file;
    const { subject, many, second, hero, title } = this.idea;
    if (subjects === undefined) return this.isOnlyQuoted() ? fit.quoted : fit.improvised;
    const isAsked = (is: boolean) => (is ? fit.improvisedWhole : 0);
    const isCounted = this.idea.demands.some(isCountWord);
    if (asks === 'pair') {
      // Nobody meets himself.
      const isOther = hero !== undefined || second?.noun.en !== subject?.noun.en;
      return isAsked(!isCounted && isOther && this.meets(hero ? 'person' : subject?.kind, second));
    }
    if (asks === 'many') {
      const isOnly =
        many !== undefined &&
        !isShaped('event', title) &&
        subjects.includes(many.kind) &&
        this.isManyOnly(many);
      return isOnly && many.isCounted ? fit.counted : isAsked(isOnly);
    }
    if (subject === undefined || !subjects.includes(subject.kind)) return 0;
    if (asks === 'magic') return isShaped(asks, title) && !isCounted ? fit.magic : 0;
    if (asks === 'owned') return isAsked(isShaped(asks, title) && !isCounted);
    const { clause } = subject.tail ?? {};
    // Only a secret place is looked for.
    if (asks === 'place')
      return isAsked(!isCounted && !this.isOwned() && clause === undefined && isShaped('hidden', title));
    // Nobody laughs at whoever is lonely.
    if (isShaped('sorrow', clause?.rest ?? '')) return 0;
    if (asks === 'phrase' || asks === 'told' || asks === 'there') {
      // Nobody comes upon himself.
      if (!this.isPhrase(subject) || (asks !== 'told' && hero?.name !== undefined)) return 0;
      // The hippo of `The Hippo Ballet Dancer` meets no dancer.
      if (hero !== undefined && hero.name === undefined && hero.id !== subject.figure?.id) return 0;
      const { tail, adjective } = subject;
      if (asks === 'there') return isShaped(asks, tail?.whole ?? '') ? fit.improvisedClause : 0;
      // A map in an old book is nothing to see in the street; a bear from the woods may come.
      const isFound = asks === 'phrase' && walkers.has(subject.kind);
      if (!isFound && tail && clause === undefined && !isShaped('kind', tail.whole)) return 0;
      return isAsked((tail ?? adjective) !== undefined) || (asks === 'phrase' ? fit.improvisedNoun : 0);
    }
    if (asks === 'never' || asks === 'dislike')
      return clause !== undefined && isShaped(asks, clause.rest) ? fit.improvisedClause : 0;
    if (!this.isPhrase(subject)) return 0;
    if (clause !== undefined) return isAsked(asks === undefined);
    return asks !== 'noun' || this.isNounOnly(subject) ? fit.improvisedNoun : 0;
  }

  /** Nobody borrows the book of what he does himself; and a question, a feast, a hurt or a traffic jam is no book at all. */
  private isOnlyQuoted(): boolean {
    const { goal, subject, title } = this.idea;
    if (this.file.worlds.includes('dark')) return false;
    // At Christmas a reindeer is at least in the first sentence.
    const isTold = this.file.worlds.includes('christmas') && !this.named.some(isFamily);
    const isAbout = !isTold && (this.named.length > 0 || walkers.has(subject?.kind ?? 'other'));
    const isNot = goal?.kind === 'question' || goal?.kind === 'celebrate' || subject?.kind === 'event';
    return isAbout || isNot || isShaped('unquoted', title);
  }

  /** Whether the title is nothing but its subject, what it says of that, and perhaps who meets it. */
  private isPhrase({ noun, adjective, name, tail }: Subject): boolean {
    const { demands, hero, second, words } = this.idea;
    const isPair = hero === undefined && second !== undefined;
    const said = wordsOf([noun.de.base, noun.en, adjective?.de, adjective?.en, name, tail?.whole].join(' '));
    const isSaid = (word: string) =>
      !this.isWeighty(word, true) ||
      this.isAmong(word, said) ||
      (hero !== undefined && this.isFigure(word, [hero]));
    return !isPair && !demands.some(isCountWord) && words.every(isSaid);
  }

  /** Whether the first can go to the second: the mitten of `Rosie and the missing mitten` is nobody to meet. */
  private meets(first: SubjectKind | undefined, second: Subject | undefined): boolean {
    const isLost = this.idea.words.some((word) => beginsAs('lost', word));
    // A lighthouse is there by itself; a circus is only where something is.
    const isDrawn = second?.thing !== undefined && !second.thing.isCarried;
    const isThere =
      second !== undefined && (met.has(second.kind) || isDrawn) && second.thing?.isCarried !== true;
    return isThere && !isLost && first !== undefined && walkers.has(first);
  }

  /** `Der Mond hat Schnupfen` is about no child who has a cold. */
  private isWhoDoes(word: string): boolean {
    const { hero, others, subject, words } = this.idea;
    if (this.idea.goal?.kind === 'question') return false;
    const isFirst = words.slice(0, 4).find((one) => this.isWeighty(one, false)) === word;
    const isNobody = hero === undefined && others.length === 0;
    return isNobody && isFirst && subject?.noun.de.base === word && doers.has(subject.kind);
  }

  /** `The three bears go camping` is told of any number, and `The cats on the moon` says more. */
  private isManyOnly({ noun, adjective }: Many): boolean {
    const said = wordsOf(`${noun.de.base} ${noun.en} ${adjective?.de ?? ''} ${adjective?.en ?? ''}`);
    // A playground is no room, though there is room in a tent.
    const isCompound = (word: string) => partsOf(word, this.language).length > 0 && !this.isAmong(word, said);
    const { clause, words } = this.idea;
    return clause === undefined && !words.some(isCompound) && this.uncovered(said).every(isCountWord);
  }

  /** Whether the title says nothing of its subject but what it is called and like, and names nobody else. */
  private isNounOnly({ figure, tail }: Subject): boolean {
    const { hero, second } = this.idea;
    const isOther = hero !== undefined && hero.id !== figure?.id;
    return second === undefined && tail === undefined && !isOther && !this.isOwned();
  }

  /** `Grandma moves in` says more than whom it is about, also where the story happens to say so. */
  private isOnlyNamed(): boolean {
    const { language } = this;
    const known = adjectives(language);
    const figures = [...this.taken.roles.values()];
    return this.idea.words.every(
      (word, at) =>
        (isFunctionWord(word, language) && !isLesserWord(word, language)) ||
        this.isFigure(word, figures) ||
        this.isThing(word) ||
        this.isPlace(word) ||
        this.isAmong(word, known) ||
        this.isSurname(word, this.idea.words[at - 1], figures),
    );
  }

  private suits(): boolean {
    const { clause, goal, hero, thing } = this.idea;
    const { suits: kinds = [] } = this.file;
    if (goal?.kind === 'question') return kinds.includes('question');
    const named = this.named.length;
    const isToldOf = clause !== undefined && goal?.kind !== 'refuse';
    const isPlain = goal === undefined || isToldOf || (named === 2 && goal.kind === 'friend');
    const isCounted =
      (named === 1 && kinds.includes('one')) ||
      (named === 2 && kinds.includes('pair')) ||
      (named <= 1 && thing !== undefined && this.takes(thing) && kinds.includes('thing'));
    // `Papa ist Bäcker` says more than whom it is about.
    const isAtWork = hero?.isKnown === true && !isFamily(hero);
    const { roles, others } = this.taken;
    const isLed = named === 0 || roles.has('hero');
    // `Zara and the talking carrot` says more than whom it is about, and so does what an elephant did.
    if (this.idea.demands.length > 0 || (clause !== undefined && goal?.kind !== 'friend')) return false;
    return isPlain && isCounted && !isAtWork && others.length === 0 && isLed;
  }

  /** Whether the story has no part for somebody whom the title names, but for one of several children or of a family. */
  private isWithoutAny(meant: readonly string[]): boolean {
    const isLesser = (one: Figure) =>
      isFamily(one) || (one.name === undefined && /^(?:girl|boy|child|baby)$/.test(one.id));
    return this.taken.others.some(
      (one) => !isLesser(one) && !meant.some((word) => this.isFigure(word, [one])),
    );
  }

  /** Returns the words of the title that the story has not, but for usual adjectives: `the great crane` is the crane. */
  private unsaid(meant: readonly string[]): string[] {
    const known = adjectives(this.language);
    const name = this.file.beats.some(({ only }) => only === 'called') ? this.idea.subject?.name : undefined;
    const isUsual = (word: string) =>
      name?.split(' ').includes(word) === true ||
      (!this.isWeighty(word, false) && (this.isOnAnyPage(word) || this.isAmong(word, known)));
    const all = meant.length === 0 ? [] : this.subjectsNamed().flat();
    return this.uncovered(all, true).filter((word) => !isUsual(word) && !known.includes(word.toLowerCase()));
  }

  /**
   * Whether the story, told for its subject, knows what the title says of that: its relative clause, its number, what it does, what
   * somebody fears.
   */
  private knowsWhatIsSaid(meant: readonly string[]): boolean {
    const { clause, demands, goal, hero, many, others, words } = this.idea;
    // Papa’s new girlfriend is no child’s friend.
    if (goal?.kind === 'friend' && hero !== undefined && isFamily(hero)) return false;
    const isTooMany = many?.isCounted === true && words.some((word) => isOf('many', word));
    if (isTooMany && !meant.some((word) => isOf('many', word))) return false;
    const isMeant = (word: string) => this.isAmong(word, meant);
    const figures = [...this.taken.roles.values()];
    const isKnownTo = (word: string) =>
      isMeant(word) ||
      this.isFigure(word, figures) ||
      this.isThing(word) ||
      (isCountWord(word) ? meant.includes(anyMany) : this.isOnAnyPage(word));
    if (!demands.every(isKnownTo)) return false;
    if (goal?.kind === 'afraid' && !this.isOfGoal() && !this.isOfFear(meant)) return false;
    // The bee who did not like honey is in no story of honey, and who will not drive in none of driving.
    const isNot = (word: string) => isOf('not', word);
    const isOfRefusal = goal?.kind !== 'refuse' || this.isOfGoal() || meant.some(isNot);
    if (!isOfRefusal && !wordsOf(goal.phrase).some(isMeant)) return false;
    if (clause === undefined) return true;
    const said = wordsOf(clause);
    const isGoal = ['refuse', 'learn', 'nature', 'sleep'].some((kind) => kind === goal?.kind);
    if (said.some(isNot) && !meant.some(isNot) && !isGoal) return false;
    // `The boy who could stop the rain`, and the cat who wanted to be a dog, unless the dog has a part
    if (isShaped('power', clause) && !said.some(isNot)) return false;
    if (isShaped('being', clause) && meant[0] !== '{other}' && !others.every(isPerson)) return false;
    const uncovered = this.uncovered(meant, true);
    // `The bus that wouldn’t stop` is not any bus.
    const isRefused = goal?.kind === 'refuse' && this.file.goals === undefined && !said.some(isMeant);
    if (isRefused && !said.some((word) => this.isWeighty(word, true))) return false;
    const unknown = said.filter((word) => uncovered.includes(word) && !this.isOnAnyPage(word));
    return unknown.length <= (said.some(isMeant) ? Math.max(this.saidAround(), meant.length - 1) : 0);
  }

  /** `The pirate who was afraid of water` is not about pirates; to be brave is no fear. */
  private isOfFear(meant: readonly string[]): boolean {
    const { words } = this.idea;
    const feared = wordsAfter('before', words);
    if (feared.length === 0 || !words.some((word) => beginsAs('fear', word))) return true;
    return meant.some((one) => beginsAs('fear', one) || feared.some((word) => this.isAmong(word, [one])));
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

  /** Where Grandpa learns to swim, no child does. */
  private isLearntByAnother(): boolean {
    const { goal, hero } = this.idea;
    return goal?.kind === 'learn' && hero !== undefined && this.taken.roles.get('hero') !== hero;
  }

  /** Whether the hero's name is of something that nobody can draw: `Wally the worm` is no girl. */
  private isNamedOther(): boolean {
    const { hero, subject } = this.idea;
    return subject?.name !== undefined && subject.figure === undefined && subject.name === hero?.name;
  }
}
