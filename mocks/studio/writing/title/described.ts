// Finds the adjectives before a word for somebody: the text says them, and colours and sizes are drawn.
import { adjectiveOf, adjectiveOfAll, attributeOf, isUsual, type Adjective } from '../lexicon/adjectives';
import { isPerson, type Figure } from '../lexicon/figure';
import { figureCalled, isFamily } from '../lexicon/figures';
import { sexOfName } from '../lexicon/names';
import type { Language } from '../wording/sentences';
import { isFunctionWord, isLesserWord, isOf } from './words';

interface Title {
  readonly words: readonly string[];
  readonly language: Language;
  /** Whether a word means somebody or something. */
  readonly isNoun: (word: string) => boolean;
}

/** Returns somebody with the adjectives before the word at `index`; a child with a name gets only well-known ones. */
export function described(figure: Figure, index: number, title: Title): Figure {
  const at = (place: number) => title.words[place] ?? '';
  const before: Adjective[] = [];
  for (let place = index - 1; place >= 0; place -= 1) {
    // `Ich werde große Schwester`: only an article makes an adjective of an unknown word before another.
    const isGuessed = place === index - 1 || isOf('article', at(place - 1));
    const adjective =
      figure.name === undefined && isGuessed
        ? adjectiveAt(place, title, figure)
        : usualAdjective(at(place), title.language);
    if (adjective === undefined) break;
    before.unshift(adjective);
  }
  // `Warum schnurren Katzen?`: what follows a question word is what they do.
  const isVerb = at(index - 1).endsWith('en') && isOf('question', at(index - 2));
  if (figure.isKnown || before.length === 0 || isVerb) return figure;
  const { c, size = 1, ...adjective } = adjectiveOfAll(before);
  const colour = c === undefined ? {} : isPerson(figure) ? { wear: c } : { c };
  return { ...figure, adjective, size: figure.size * size, look: { ...figure.look, ...colour } };
}

/** Whether somebody's trade describes an animal: `the astronaut cat`, but no baby elephant. */
export const isGuiseOf = (one: Figure, animal: Figure) =>
  isPerson(one) && one.id !== 'baby' && !isFamily(one) && !isPerson(animal);

const usualAdjective = (word: string, language: Language) =>
  isUsual(word, language) ? adjectiveOf(word, language) : undefined;

function adjectiveAt(
  place: number,
  { words, language, isNoun }: Title,
  figure: Figure,
): Adjective | undefined {
  const word = words[place] ?? '';
  const found = adjectiveOf(word, language);
  if (found !== undefined || language === 'German') return found;
  // `the lava dragon`, `Sparkly unicorn`
  const isAttribute =
    isOf('determiner', words[place - 1]) || (place === 0 && /(?:y|ing|ed|ful|less|ous|ish)$/.test(word));
  // `the astronaut cat`
  const guise = figureCalled(word, language);
  const isGuise = guise !== undefined && isGuiseOf(guise, figure);
  const isOther =
    isFunctionWord(word, 'English') ||
    isLesserWord(word, 'English') ||
    /[’']s$/.test(word) ||
    sexOfName(word) !== undefined ||
    (isNoun(word) && !isGuise);
  return isAttribute && !isOther ? attributeOf(word) : undefined;
}
