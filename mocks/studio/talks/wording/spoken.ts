// What a Japanese voice reads: kana only. It knows neither kanji nor Latin letters well.
import * as v from 'valibot';
import type { SpeakerLanguage } from '../../../../src/contract/languages';
import data from './readings.json' with { type: 'json' };

const unreadable = /[^\p{Script=Hiragana}\p{Script=Katakana}\p{Zs}ー、。！？・「」『』…〜]/u;

/** Returns whether a Japanese voice can read the text as it is. */
function isKana(text: string): boolean {
  return !unreadable.test(text);
}

/** Says which title is meant when its own letters cannot be read aloud. */
const shownTitle = 'がめんに でている だいめい';
const someone = 'はなしての なまえ';
/** The Japanese voices as one says them. */
const voices: Readonly<Record<string, string>> = { Sakura: 'さくら', Kenji: 'けんじ', Haruka: 'はるか' };

/** How titles are read: the topics' words, and others that stand beside them. */
const readings = v.parse(v.record(v.string(), v.string()), data);

/** A word counts where no other kanji touches it: `月` is `つき`, but not in `月曜日`. */
const kanji = Object.entries(readings).map(
  ([word, kana]) =>
    [new RegExp(String.raw`(?<!\p{Script=Han})${word}(?!\p{Script=Han})`, 'gu'), kana] as const,
);

/** Returns the title with the kanji that are known as their kana. */
function readAloud(title: string): string {
  return kanji.reduce((text, [word, kana]) => text.replaceAll(word, kana), title);
}

interface TypedParts {
  /** The title in quotation marks, and without. */
  readonly typed: string;
  readonly title: string;
  readonly name: string;
  /** The kana of the topic, if it is known. */
  readonly topic: string | undefined;
}

/**
 * Returns what the voice reads in place of each sentence, or undefined when it can read them all as they are printed.
 */
export function spokenOf(
  sentences: readonly string[],
  language: SpeakerLanguage,
  { typed, title, name, topic }: TypedParts,
): readonly string[] | undefined {
  if (language !== 'Japanese' || sentences.every(isKana)) return undefined;
  const read = readAloud(title);
  const heard = isKana(read) ? read : (topic ?? shownTitle);
  return sentences.map((sentence) => {
    if (isKana(sentence)) return sentence;
    const kana = sentence
      .replaceAll(`${typed}という だい`, isKana(read) ? `「${read}」という だい` : 'この だい')
      .replaceAll(typed, heard)
      .replaceAll(title, heard)
      .replaceAll(name, isKana(name) ? name : (voices[name] ?? someone));
    return isKana(kana) ? kana : Array.from(kana).filter(isKana).join('').trim() || heard;
  });
}
