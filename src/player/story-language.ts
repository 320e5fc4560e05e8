// The language of a story's texts, for `lang` (spec player §8). Where neither list nor index names it, it is guessed from the most common
// words.
import { languageTagOf, type LanguageTag } from '../contract/languages';
import type { PlayableSlide } from './playable-story';

/** Hiragana and Katakana, with the sign for a long vowel. */
const japanese = '\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff';
const aJapaneseLetter = new RegExp(`[${japanese}]`);
/** Not `\p{L}`: a slow tablet takes some milliseconds to make the set of all letters, before the story is painted. */
const betweenWords = new RegExp(`[^a-z\u00df-\u024f${japanese}]+`);

const oneOfWords = (words: string) => {
  const known = new Set(words.split(' '));
  return (word: string) => known.has(word);
};

/** Whether a word is a common one of the language. */
const commonWords: readonly (readonly [LanguageTag, (word: string) => boolean])[] = [
  ['de', oneOfWords('der die das und ein eine ist nicht mit den dem sich auf war er sie es im zu von')],
  ['en', oneOfWords('the and a an is not with to of was he she it in on his her they said that')],
  ['es', oneOfWords('el la los las y un una es no con en del su que ella por al se lo era de')],
  ['fr', oneOfWords('le la les et un une est ne pas avec dans sur il elle que qui du des au de')],
  ['it', oneOfWords('il lo la le gli e un una è non con nel sul del della di che lei per si era')],
  // Japanese has no spaces between its words: it is recognised by its letters.
  ['ja', (word) => aJapaneseLetter.test(word)],
];

/** Returns the tag of the language of that name, undefined if it has none; without a name the language is guessed. */
export function languageTagOfStory(
  name: string | undefined,
  slides: readonly Pick<PlayableSlide, 'headline' | 'text'>[],
): LanguageTag | undefined {
  return name ? languageTagOf(name) : languageOf(slides);
}

/** Returns the language with the most common words in the story, or undefined if several have as many. */
export function languageOf(
  slides: readonly Pick<PlayableSlide, 'headline' | 'text'>[],
): LanguageTag | undefined {
  const words = slides.flatMap(({ headline, text }) =>
    `${headline} ${text}`.toLowerCase().split(betweenWords),
  );
  const [first, second] = commonWords
    .map(([tag, isOfIt]) => ({ tag, count: words.filter(isOfIt).length }))
    .sort((one, other) => other.count - one.count);
  return first?.count === second?.count ? undefined : first?.tag;
}
