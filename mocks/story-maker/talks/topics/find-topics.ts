// Finds the topics that a title means, in whatever of the six languages it is typed.
import type { Topic } from './topic';
import { topics } from './topics';

interface Key {
  readonly text: string;
  readonly isWhole: boolean;
  /** Japanese has no spaces between words: only a whole word must stand alone. */
  readonly isJapanese: boolean;
  readonly topic: Topic;
}

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

const keys: readonly Key[] = topics.flatMap((topic) =>
  topic.words.split(' ').map((word) => ({
    text: folded(word.replaceAll('_', ' ')).trim(),
    isWhole: word.endsWith('_'),
    isJapanese: japanese.test(word),
    topic,
  })),
);

/** The most topics of one talk. */
const maxTopics = 2;

/** Returns the known topics of a title in the order in which it names them, at most two. */
export function topicsOf(title: string): readonly Topic[] {
  const text = folded(title);
  const found = keys.flatMap((key) => {
    const index = placeOf(key, text);
    return index === undefined ? [] : [{ topic: key.topic, index, length: key.text.length }];
  });
  // The longer word wins where two begin alike: `Sonnensystem` is not the sun.
  found.sort((a, b) => a.index - b.index || b.length - a.length);
  const kept = found.filter((one, at) => found.findIndex(({ index }) => index === one.index) === at);
  return [...new Set(kept.map(({ topic }) => topic))].slice(0, maxTopics);
}

/** What may follow a whole Japanese word: nothing, a particle, or no letter. */
const afterWord = /^(?:$|が(?!と)|[のはをにとでもや]|[^\p{L}])/u;

function placeOf({ text, isWhole, isJapanese }: Key, title: string): number | undefined {
  for (let index = title.indexOf(text); index !== -1; index = title.indexOf(text, index + 1)) {
    const [before, after] = [title.charAt(index - 1), title.slice(index + text.length)];
    const starts = isJapanese ? !isWhole || !/\p{L}/u.test(before) : !/[\p{L}\p{N}]/u.test(before);
    const ends = !isWhole || (isJapanese ? afterWord.test(after) : !/^[\p{L}\p{N}]/u.test(after));
    if (starts && ends) return index;
  }
  return undefined;
}

/** Returns a text in small letters and without accents; kana keep their marks. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC');
}
