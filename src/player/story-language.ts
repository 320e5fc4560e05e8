// Which language a story is told in, for `lang` (decision 38). An index does not say; the commonest little words do.
import type { InterfaceLanguage } from '../contract/presentation/list-entry';
import type { PlayableSlide } from './playable-story';

const littleWords: Readonly<Record<InterfaceLanguage, ReadonlySet<string>>> = {
  de: new Set('der die das und ein eine ist nicht mit den dem sich auf war er sie es im zu von'.split(' ')),
  en: new Set('the and a an is not with to of was he she it in on his her they said that'.split(' ')),
};

/** German or English by the story's own words; undefined when they do not tell. */
export function languageOf(
  slides: readonly Pick<PlayableSlide, 'headline' | 'text'>[],
): InterfaceLanguage | undefined {
  const words = slides.flatMap(({ headline, text }) =>
    `${headline} ${text}`.toLowerCase().split(/[^\p{L}]+/u),
  );
  const german = words.filter((word) => littleWords.de.has(word)).length;
  const english = words.filter((word) => littleWords.en.has(word)).length;
  if (german === english) return undefined;
  return german > english ? 'de' : 'en';
}
