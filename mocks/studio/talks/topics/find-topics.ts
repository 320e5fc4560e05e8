// Finds the topics that a title means, in whatever of the six languages it is typed.
import * as v from 'valibot';
import { wordSetSchema } from '../../data-schemas';
import data from './misleading-titles.json' with { type: 'json' };
import { topics, type Topic } from './topics';

const words = v.array(v.string());
/** What looks like a topic in a title and is another thing. All in small letters and without accents. */
const { elsewhere, misled, notHeads, endings } = v.parse(
  v.strictObject({
    /** Names and idioms, as regular expressions; a title is read as if they were not there. */
    elsewhere: words,
    /** A topic's word means something else beside one of these words. */
    misled: v.record(v.string(), words),
    /** Compounds whose last part is not meant: a `Seehund` is a seal. */
    notHeads: words,
    /** Endings of plurals, cases, adjectives and sciences in the five languages that write them. */
    endings: wordSetSchema,
  }),
  data,
);

const japanese = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** The words of the topics. Japanese has no spaces between words: only a whole word must stand alone. */
const keys = topics.flatMap((topic) =>
  topic.words.split(' ').map((word) => ({
    topic,
    text: folded(word.replaceAll('_', ' ').replace(/^-/, '')).trim(),
    isWhole: word.endsWith('_'),
    isHead: word.startsWith('-'),
    isJapanese: japanese.test(word),
  })),
);
type Key = (typeof keys)[number];

/** The most topics of one talk. */
const maxTopics = 2;

/** Returns the known topics of a title in the order in which it names them, at most two. */
export function topicsOf(title: string): readonly Topic[] {
  const text = withoutNames(folded(title));
  const words = new Set(text.split(/[^\p{L}\p{N}]+/u));
  const found = keys.flatMap((key) => {
    const index = placeOf(key, text);
    const isMisled = misled[key.topic.id]?.some((word) => words.has(word)) ?? false;
    return index === undefined || isMisled ? [] : [{ topic: key.topic, index, length: key.text.length }];
  });
  // The longer word wins where two begin alike: `Sonnensystem` is not the sun.
  found.sort((a, b) => a.index - b.index || b.length - a.length);
  const kept = found.filter((one, at) => found.findIndex(({ index }) => index === one.index) === at);
  return [...new Set(kept.map(({ topic }) => topic))].slice(0, maxTopics);
}

const names = elsewhere.map((name) => new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${name})(?!\p{L})`, 'gu'));

/** Returns the title with blanks in place of names such as `Star Wars`. */
function withoutNames(title: string): string {
  return names.reduce((text, name) => text.replaceAll(name, (all) => ' '.repeat(all.length)), title);
}

/** What may follow a whole Japanese word: nothing, a particle, or no letter. */
const afterWord = /^(?:$|が(?!と)|[のはをにとでもや]|[^\p{L}])/u;

function placeOf(key: Key, title: string): number | undefined {
  const { text } = key;
  for (let index = title.indexOf(text); index !== -1; index = title.indexOf(text, index + 1)) {
    const [before, after] = [title.slice(0, index), title.slice(index + text.length)];
    if (key.isJapanese ? isJapaneseWord(key, before, after) : isWord(key, before, after)) return index;
  }
  return undefined;
}

function isJapaneseWord({ isWhole }: Key, before: string, after: string): boolean {
  return !isWhole || (!/\p{L}$/u.test(before) && afterWord.test(after));
}

/** Returns whether the key is a whole word of the title, perhaps with an ending, or the last part of a German compound. */
function isWord({ text, isWhole, isHead }: Key, before: string, after: string): boolean {
  const [ending = ''] = /^\p{L}*/u.exec(after) ?? [];
  // `Katzen-Kalender` is about a calendar.
  if (/^-?[\p{L}\p{N}]/u.test(after.slice(ending.length))) return false;
  if (ending !== '' && (isWhole || !endings.has(ending))) return false;
  const [first = ''] = /[\p{L}\p{N}]*$/u.exec(before) ?? [];
  return (
    first === '' ||
    (isHead && first.length >= 3 && !notHeads.some((word) => `${first}${text}`.startsWith(word)))
  );
}

/** Returns a text in small letters and without accents; kana keep their marks. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFC');
}
