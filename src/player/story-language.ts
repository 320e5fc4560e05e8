// The language of a story's texts, for `lang` (spec player §8). Where neither list nor index names it, it is guessed from the most common
// words.
import { languageTagOf } from '../contract/languages';
import type { PlayableSlide } from './playable-story';

/** Hiragana and Katakana, with the sign for a long vowel. */
const japanese = '\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff';
const aJapaneseLetter = new RegExp(`[${japanese}]`);
const hebrew = '\u05d0-\u05f2';
const aHebrewLetter = new RegExp(`[${hebrew}]`);
/** Without its vowel signs, which only some texts have. */
const arabic = '\u0620-\u064a\u0671-\u06d3';
/** A letter of a script that runs from right to left: from Hebrew to Arabic with its extensions, and their forms for print. */
const aRightToLeftLetter = new RegExp(
  `[${hebrew}${arabic}\u0710-\u085f\u0870-\u08c9\ufb1d-\ufdfb\ufe70-\ufefc]`,
  'g',
);
const fromLeft = 'A-Za-z\u00c0-\u0589\u0900-\u1fff\u2c00-\ud7ff';
const anyOtherLetter = new RegExp(`[${fromLeft}]`, 'g');
/** Not `\p{L}`: a slow tablet takes some milliseconds to make the set of all letters, before the story is painted. */
const betweenWords = new RegExp(`[^a-z\u00df-\u024f${japanese}${hebrew}${arabic}]+`);

const oneOfWords = (words: string) => {
  const known = new Set(words.split(' '));
  return (word: string) => known.has(word);
};

/** Whether a word is a common one of the language. */
const commonWords: readonly (readonly [string, (word: string) => boolean])[] = [
  ['de', oneOfWords('der die das und ein eine ist nicht mit den dem sich auf war er sie es im zu von')],
  ['en', oneOfWords('the and a an is not with to of was he she it in on his her they said that')],
  ['es', oneOfWords('el la los las y un una es no con en del su que ella por al se lo era de')],
  ['fr', oneOfWords('le la les et un une est ne pas avec dans sur il elle que qui du des au de')],
  ['it', oneOfWords('il lo la le gli e un una è non con nel sul del della di che lei per si era')],
  // Japanese has no spaces between its words: it is recognised by its letters.
  ['ja', (word) => aJapaneseLetter.test(word)],
  ['he', (word) => aHebrewLetter.test(word)],
  ['ar', oneOfWords('في من على إلى الى أن ان كان كانت هذا هذه التي الذي ثم قال قالت لم لا ما هو هي مع عن كل')],
  ['fa', oneOfWords('و در به از که را این آن با است بود بودند یک او می برای هم')],
];

/** Languages without a voice. Not from `Intl.DisplayNames`: a slow tablet takes long to ask for the name of every tag. */
const otherTags =
  'Albanian sq Amharic am Arabic ar Armenian hy Basque eu Bengali bn Bosnian bs Bulgarian bg Burmese my Catalan ca Chinese zh ' +
  'Croatian hr Czech cs Danish da Dari fa Divehi dv Dutch nl Estonian et Farsi fa Finnish fi Galician gl Georgian ka Greek el ' +
  'Hebrew he Hindi hi Hungarian hu Icelandic is Indonesian id Irish ga Kazakh kk Khmer km Korean ko Kurdish ku Lao lo Latin la ' +
  'Latvian lv Lithuanian lt Luxembourgish lb Macedonian mk Malay ms Maltese mt Mongolian mn Nepali ne Norwegian no Pashto ps ' +
  'Persian fa Polish pl Portuguese pt Romanian ro Romansh rm Russian ru Serbian sr Sindhi sd Slovak sk Slovenian sl Somali so ' +
  'Sorani ckb Swahili sw Swedish sv Tamil ta Thai th Tibetan bo Tigrinya ti Turkish tr Ukrainian uk Urdu ur Uyghur ug ' +
  'Vietnamese vi Welsh cy Yiddish yi';

const otherTagByName = new Map(
  Array.from(otherTags.matchAll(/(\w+) (\w+)/g), ([, name = '', tag = '']) => [name, tag] as const),
);

/** A tag in place of a name. */
const aTag = /^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/;

const tagOf = (name: string): string | undefined =>
  languageTagOf(name) ?? otherTagByName.get(name) ?? (aTag.test(name) ? name : undefined);

/** Returns the tag of the language of that name, undefined if it has none; without a name the language is guessed. */
export function languageTagOfStory(
  name: string | undefined,
  slides: readonly Pick<PlayableSlide, 'headline' | 'text'>[],
): string | undefined {
  return name ? tagOf(name) : languageOf(slides);
}

/** Returns the language with the most common words in the story, or undefined if several have as many. */
export function languageOf(slides: readonly Pick<PlayableSlide, 'headline' | 'text'>[]): string | undefined {
  const words = slides.flatMap(({ headline, text }) =>
    `${headline} ${text}`.toLowerCase().split(betweenWords),
  );
  const [first, second] = commonWords
    .map(([tag, isOfIt]) => ({ tag, count: words.filter(isOfIt).length }))
    .sort((one, other) => other.count - one.count);
  return first?.count === second?.count ? undefined : first?.tag;
}

/** The number of characters that show the script of a story. A slow tablet counts a long story for longer than it takes to paint it. */
const sampleLength = 5000;

/** Returns whether a story is read from right to left: whether most of its first letters are (spec book §8). */
export function isRightToLeft(slides: readonly Pick<PlayableSlide, 'headline' | 'text'>[]): boolean {
  const text = slides
    .map((slide) => `${slide.headline} ${slide.text}`)
    .join(' ')
    .slice(0, sampleLength);
  const count = (letter: RegExp): number => text.match(letter)?.length ?? 0;
  return count(aRightToLeftLetter) > count(anyOtherLetter);
}
