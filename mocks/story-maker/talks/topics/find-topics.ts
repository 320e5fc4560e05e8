// Finds the topics that a title means, in whatever of the six languages it is typed.
import type { Topic } from './topic';
import { topics } from './topics';

interface Key {
  readonly text: string;
  readonly isWhole: boolean;
  readonly topic: Topic;
}

const keys: readonly Key[] = topics.flatMap((topic) =>
  topic.words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({
      text: folded(word.replaceAll('_', ' ')).trim(),
      isWhole: word.endsWith('_'),
      topic,
    })),
);

/** The most topics of one talk. */
const most = 2;

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
  return [...new Set(kept.map(({ topic }) => topic))].slice(0, most);
}

function placeOf({ text, isWhole }: Key, title: string): number | undefined {
  // Japanese has no spaces between words.
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)) {
    const index = title.indexOf(text);
    return index === -1 ? undefined : index;
  }
  for (let index = title.indexOf(text); index !== -1; index = title.indexOf(text, index + 1)) {
    const starts = !/[\p{L}\p{N}]/u.test(title.charAt(index - 1));
    const ends = !isWhole || !/[\p{L}\p{N}]/u.test(title.charAt(index + text.length));
    if (starts && ends) return index;
  }
  return undefined;
}

/** Returns a text in small letters and without accents; kana keep their marks. */
function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC');
}
