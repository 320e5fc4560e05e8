// Finds out whom a title is about: figures, their adjectives and names.
import { randomFrom, seedOf, shuffled } from '../../../base/random';
import { adjectiveOf, isUsual } from '../lexicon/adjectives';
import type { Figure } from '../lexicon/figure';
import { asFamily, figureById, figureCalled, isFamily } from '../lexicon/figures';
import { likelySex, sexOfName } from '../lexicon/names';
import { knownNoun } from '../lexicon/subjects';
import { thingCalled } from '../lexicon/things';
import { isKnown, knownWords } from '../stories/known-words';
import type { Language } from '../wording/sentences';
import { described, isGuiseOf } from './described';
import { coupleCalled, secondOf } from './families';
import { beginsAs, isFunctionWord, isOf, lemmasOf } from './words';

/** Returns everybody in the title, in order. */
export function peopleIn(words: readonly string[], language: Language): Figure[] {
  return new People(words, language).all();
}

/** Returns the people of a title; two with names when it counts the only ones whom it names: `Two hedgehogs` are Mia and Ben. */
export function countedPeopleIn(words: readonly string[], language: Language): Figure[] {
  const people = peopleIn(words, language);
  const [only, other] = people;
  if (only === undefined || other !== undefined || only.name !== undefined) return people;
  const isCounted = words.some(
    (word, index) =>
      isOf('count', word) &&
      peopleIn(words.slice(index + 1, index + 3), language).some(({ id }) => id === only.id),
  );
  if (!isCounted) return people;
  return shuffled(pairNames, randomFrom(seedOf(words.join(' '))))
    .slice(0, 2)
    .map((name) => ({ ...only, name, sex: sexOfName(name) ?? 'f' }));
}

const pairNames = ['Mia', 'Ida', 'Ella', 'Lotte', 'Emma', 'Ben', 'Emil', 'Leo', 'Tom', 'Anton'];

interface Found {
  readonly figure: Figure;
  /** How many words it takes. */
  readonly length: number;
}

const isCapital = (word: string) => /^\p{Lu}/u.test(word);
/** A word as names are written. */
const isNameLike = (word: string) => /^\p{Lu}\p{Ll}+$/u.test(word);
const isPossessive = (word: string) => /[’']s$/i.test(word);
const inTitleCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
/** Rudolf pulls a sleigh. */
const child = (sex: 'm' | 'f', name: string): Figure => ({
  ...figureById(/^Rudol(?:f|ph)$/.test(name) ? 'reindeer' : sex === 'f' ? 'girl' : 'boy'),
  name,
});

class People {
  private readonly isGerman: boolean;
  /** Whether the title is written in small or in capital letters throughout. */
  private readonly isOneCase: boolean;

  constructor(
    readonly words: readonly string[],
    readonly language: Language,
  ) {
    const all = words.join('');
    this.isGerman = language === 'German';
    this.isOneCase = all === all.toLowerCase() || all === all.toUpperCase();
  }

  all(): Figure[] {
    const found: Figure[] = [];
    for (let index = 0; index < this.words.length; index += 1) {
      found.push(...coupleCalled(this.at(index), this.language));
      const one = this.figureAt(index);
      if (one === undefined) continue;
      const before = found.at(-1);
      if (before !== undefined && this.isJobOf(before, one.figure, index)) {
        found.splice(-1, 1, { ...one.figure, name: before.name ?? '', isKnown: true });
        continue;
      }
      const mayHaveName = one.figure.name === undefined || one.figure.isKnown === true;
      const after = mayHaveName ? this.nameAfter(index + one.length) : { length: 0 };
      const ownName = before?.name !== undefined && this.isSame(before, index) ? before.name : undefined;
      if (ownName !== undefined) found.pop();
      const name = ownName ?? after.name;
      const figure = described(one.figure, index, this);
      found.push(name === undefined ? figure : named(figure, name));
      if (name === undefined && isFamily(figure) && isOf('both', this.at(index - 1)))
        found.push(secondOf(figure, this.language));
      index += one.length - 1 + after.length;
    }
    return found;
  }

  private at(index: number): string {
    return this.words[index] ?? '';
  }

  private figureOf(word: string): Figure | undefined {
    return first(lemmasOf(word, this.language), (lemma) => figureCalled(lemma, this.language));
  }

  readonly isNoun = (word: string): boolean => this.isThing(word) || this.figureOf(word) !== undefined;

  private isThing(word: string): boolean {
    return lemmasOf(word, this.language).some((lemma) => thingCalled(lemma, this.language));
  }

  private figureAt(index: number): Found | undefined {
    const [word, next] = [this.at(index), this.at(index + 1).toLowerCase()];
    if (/^grand(?:father|mother)$/i.test(word) && next.startsWith('clock')) return undefined;
    const pair = first([next, next.replace(/[’']?s$/, '')], (one) =>
      figureCalled(`${word} ${one}`, this.language),
    );
    if (pair) return { figure: pair, length: 2 };
    // Nobody lives in `Crow Lane`, or is called so; `the astronaut cat` is a cat.
    if (this.isPlaceName(index) || (index > 0 && this.isPlaceName(index - 1))) return undefined;
    if (this.isGuiseOfAnimal(index)) return undefined;
    // A guinea pig is no pig.
    if (lemmasOf(word, this.language).some((one) => isOf('otherPair', `${this.at(index - 1)} ${one}`)))
      return undefined;
    // A German noun has a capital. Who fishes is no fish.
    if (this.isGerman && /^\p{Ll}/u.test(word) && index > 0 && this.words.some(isCapital)) return undefined;
    if (/^fischer/i.test(word)) return undefined;
    // `the giant pumpkin`
    if (!this.isGerman && isUsual(word, 'English') && this.isNoun(next)) return undefined;
    const figure = this.figureOf(word);
    if (figure?.id === 'baby' && /^(?:brother|sister)s?$/.test(next)) return { figure, length: 2 };
    // A baby elephant is an elephant.
    if (figure?.id === 'baby' && this.figureOf(next)) return undefined;
    if (figure) return { figure: asFamily(figure, this.language), length: 1 };
    const other = this.compound(word) ?? this.personAt(index);
    return other && { figure: other, length: 1 };
  }

  /** `Crow Lane`, `the Owl Wood`: a figure or a name before a word for a street or a landscape. */
  private isPlaceName(index: number): boolean {
    const next = this.at(index + 1);
    const isNamed = isOf('street', next) && (isCapital(next) || this.isOneCase);
    return isNamed && !this.isGerman && !isPossessive(this.at(index));
  }

  /** `The astronaut cat`, `a pirate parrot`: one, and no two. */
  private isGuiseOfAnimal(index: number): boolean {
    const [one, other] = [this.figureOf(this.at(index)), this.figureOf(this.at(index + 1))];
    if (this.isGerman || one === undefined || other === undefined) return false;
    // `The witch, cat and broom` are three.
    const isList = isOf('and', this.at(index + 2)) && !isOf('determiner', this.at(index + 3));
    return isOf('determiner', this.at(index - 1)) && isGuiseOf(one, other) && !isList;
  }

  /** A German compound takes the figure of its last part: `Babydrache`. */
  private compound(word: string): Figure | undefined {
    const lemmas = lemmasOf(word, this.language);
    // A bat is no mouse, and a cinnamon roll no snail.
    if (!this.isGerman || word.length < 7 || lemmas.some((lemma) => beginsAs('otherCompound', lemma)))
      return undefined;
    for (const lemma of lemmas)
      for (let cut = 3; cut <= lemma.length - 4; cut += 1) {
        const last = figureCalled(lemma.slice(cut), this.language);
        if (last === undefined) continue;
        const figure = last.id === 'baby' ? babyOf(lemma.slice(0, cut), last) : last;
        const { de, en } = figure.noun;
        const whole = (base: string) => inTitleCase(word.slice(0, cut)) + base.toLowerCase();
        const oblique = de.oblique ? { oblique: whole(de.oblique) } : {};
        const isUnique = /^(?:Christkind|Osterhase)/.test(word) ? { isUnique: true } : {};
        return { ...figure, ...isUnique, noun: { en, de: { ...de, base: whole(de.base), ...oblique } } };
      }
    return undefined;
  }

  private personAt(index: number): Figure | undefined {
    const typed = this.at(index).replace(/[’']s$/i, '');
    // `mia und der bär`, `EMILS ABENTEUER`: where capitals say nothing, a name is known by itself.
    // `Ein Traktor namens Rudi` is no boy, nor is `her pet potato Kevin`.
    const isFood = !this.isGerman && knownNoun(this.at(index - 1), 'English')?.kind === 'food';
    if (isFood || (isOf('called', this.at(index - 1)) && this.isThing(this.at(index - 2)))) return undefined;
    const isNamed = sexOfName(typed) ?? (this.isGerman && sexOfName(typed.replace(/s$/i, '')));
    const word = this.isOneCase && isNamed ? inTitleCase(typed) : typed;
    if (!/^\p{Lu}\p{Ll}+/u.test(word) || isFunctionWord(word, this.language) || this.isSomethingElse(index))
      return undefined;
    const nominative = this.isGerman && !sexOfName(word) ? word.replace(/s$/, '') : word;
    const sex = sexOfName(nominative);
    if (sex) return child(sex, nominative);
    const isName = isNameLike(word) && !isKnown(word, this.language) && !isOf('noName', word);
    return isName && this.isLikelyName(index) ? child(likelySex(word), word) : undefined;
  }

  /** `Nashorn Rudi`, `Benny the okapi`: a name of what nobody can draw. */
  private isSomethingElse(index: number): boolean {
    const [before, after, called] = [this.at(index - 1), this.at(index + 1), this.at(index + 2)];
    const isUnknown = (word: string) =>
      isCapital(word) &&
      !isFunctionWord(word, this.language) &&
      !isOf('guise', word) &&
      !isOf('noName', word) &&
      this.figureOf(word) === undefined;
    const isOther =
      !this.isGerman &&
      /^\p{Ll}/u.test(called) &&
      /^(?:|who|\p{Ll}+(?:s|ed))$/u.test(this.at(index + 3)) &&
      !this.isNoun(called) &&
      !isFunctionWord(called, 'English') &&
      adjectiveOf(called, 'English') === undefined;
    if (/^(?:the|der|die|das)$/.test(after))
      return isOther || (isUnknown(called) && !isCapital(this.at(index + 3)));
    return this.isGerman && isUnknown(before) && sexOfName(before) === undefined;
  }

  /** Whether an unknown word without an article does or has something, or somebody who is known is beside it. */
  private isLikelyName(index: number): boolean {
    const word = this.at(index);
    const after = this.words[index + 1];
    const [plain = ''] = lemmasOf(word, this.language);
    if (thingCalled(plain, this.language) || adjectiveOf(word, 'English')) return false;
    if (index > 0 && !isOf('and', this.at(index - 1))) return false;
    if (after === undefined) return index > 0 && this.words.length === 3 && this.isLikelyName(0);
    if (isOf('and', after)) return this.words.length > 2;
    // `Wanja der Bär`
    if (isPossessive(word) || (isOf('article', after) && this.figureOf(this.at(index + 2)))) return true;
    // `Jingle bells` are no child who bells.
    if (!this.isGerman)
      return this.words.length > 2 && /^(?:the|who|and|can|won[’']t|\p{Ll}{2,}s)$/u.test(after);
    return /^(?!mit$|seit$|nicht$|jetzt$|fast$)\p{Ll}+t$/u.test(after);
  }

  /** `Papa ist Feuerwehrmann`: one of the family, and what somebody does. */
  private isJobOf(who: Figure, job: Figure, index: number): boolean {
    const said = this.words.slice(0, index).join(' ').toLowerCase();
    const name = who.name?.toLowerCase() ?? '';
    const isSaid = [' is a', ' is an', ' ist', ' ist ein', ' ist eine'].some((is) =>
      said.endsWith(name + is),
    );
    return isFamily(who) && !isFamily(job) && job.look.k === 'adult' && isSaid;
  }

  /** Whether whoever is here is the one before. */
  private isSame({ name = '', isKnown: isRelative }: Figure, index: number): boolean {
    const word = this.at(index);
    const sex = sexOfName(word);
    // `Benno Bär`, but `Olga, Mehmet und das Pferd` are three.
    const isAnother = sex !== undefined && (sex !== sexOfName(name) || isOf('and', this.at(index + 1)));
    const isAfter = this.at(index - 1).toLowerCase() === name.toLowerCase();
    if (isAfter && !isRelative && !isAnother && (isCapital(word) || this.isOneCase)) return true;
    // `Bruno the bear`, `Bruno, der kleine Bär`: nothing but an article and adjectives between.
    let at = index - 1;
    while (at > 0 && adjectiveOf(this.at(at), this.language)) at -= 1;
    return at > 0 && isOf('article', this.at(at)) && this.at(at - 1) === name;
  }

  /** `Pirate Pete`: an unknown or known name right after the noun. */
  private nameAfter(index: number): { readonly name?: string; readonly length: number } {
    // `Ein Hund namens Keks`, `a knight called Sir Wobble`
    if (isOf('called', this.at(index))) {
      const length = isOf('honorific', this.at(index + 1)) ? 2 : 1;
      const given = this.words.slice(index + 1, index + 1 + length);
      if (given.length === length && given.every(isNameLike))
        return { name: given.join(' '), length: 1 + length };
    }
    // `Uncle Ben’s boat` is Uncle Ben's.
    const word = this.at(index).replace(/[’']s$/, '');
    const [before, following] = [this.at(index - 1), this.words[index + 1]];
    const isNamed = sexOfName(word) !== undefined;
    if (!isNameLike(word) || isFunctionWord(word, this.language) || this.figureOf(word) || this.isThing(word))
      return { length: 0 };
    // `Einhorn Geburtstag` is no unicorn of that name.
    const isSubject = lemmasOf(word, this.language).some((one) => knownWords(this.language).has(one));
    if (!isNamed && isSubject) return { length: 0 };
    const isOwner = this.isGerman ? /^(?:Opa|Oma|Mama|Papa|Onkel)s$/.test(before) : isPossessive(before);
    const isInside =
      isOf('article', this.at(index - 2)) && following !== undefined && !isOf('and', following);
    const isSentence = !this.isGerman && (before.endsWith('s') || this.isTitleCase());
    if (isOwner || sexOfName(before) || (!isNamed && (isInside || isSentence))) return { length: 0 };
    // `Oma Hedwigs Garten` is Hedwig's.
    const isGenitive = this.isGerman && word.endsWith('s') && isCapital(following ?? '');
    return { name: isGenitive ? word.slice(0, -1) : word, length: 1 };
  }

  /** Whether an English title writes all words that matter with a capital: `Robot Rusty Goes to School`. */
  private isTitleCase(): boolean {
    const isLower = (word: string) => /^\p{Ll}/u.test(word) && !isFunctionWord(word, 'English');
    return this.words.length > 3 && !this.words.some(isLower);
  }
}

/** An `Elefantenbaby` is a small elephant. */
function babyOf(parent: string, baby: Figure): Figure {
  const kind = first([parent, parent.replace(/(?:en|n|s)$/, '')], (word) => figureCalled(word, 'German'));
  return kind ? { ...kind, noun: baby.noun, size: kind.size * 0.75 } : baby;
}

function named(figure: Figure, name: string): Figure {
  if (figure.isKnown) return { ...figure, name: `${figure.name ?? ''} ${name}`.trim() };
  return { ...figure, name, sex: sexOfName(name) ?? figure.sex ?? likelySex(name) };
}

/** Returns the first meaning that one of the words has. */
export function first<Word, Meaning>(
  words: readonly Word[],
  meaning: (word: Word, at: number) => Meaning | undefined,
): Meaning | undefined {
  for (const [at, word] of words.entries()) {
    const found = meaning(word, at);
    if (found !== undefined) return found;
  }
  return undefined;
}
