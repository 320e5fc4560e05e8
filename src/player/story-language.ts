// Guesses the language of a story from its most common words, for `lang` (spec screens §6). An index does not name it.
import type { InterfaceLanguage } from '../contract/presentation/list-entry';
import type { PlayableSlide } from './playable-story';

const commonWords: Readonly<Record<InterfaceLanguage, ReadonlySet<string>>> = {
  de: new Set('der die das und ein eine ist nicht mit den dem sich auf war er sie es im zu von'.split(' ')),
  en: new Set('the and a an is not with to of was he she it in on his her they said that'.split(' ')),
};

/** Returns the language with more common words in the story, or undefined if both have as many. */
export function languageOf(
  slides: readonly Pick<PlayableSlide, 'headline' | 'text'>[],
): InterfaceLanguage | undefined {
  const words = slides.flatMap(({ headline, text }) =>
    `${headline} ${text}`.toLowerCase().split(/[^\p{L}]+/u),
  );
  const german = words.filter((word) => commonWords.de.has(word)).length;
  const english = words.filter((word) => commonWords.en.has(word)).length;
  if (german === english) return undefined;
  return german > english ? 'de' : 'en';
}
