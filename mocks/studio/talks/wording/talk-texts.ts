// A text in all languages of the talks, and the small notation in which it is written:
//   {topic} {Topic} {dat} {of}   a slot; a capital first letter gives its words a capital.
//   <is/are>                     for a topic in the singular or the plural.
//   [Lass dir|Lassen Sie sich]   for a child or a grown-up.
import * as v from 'valibot';
import { textSchema } from '../../data-schemas';
import type { SpeakerLanguage } from '../../../../src/contract/languages';
import { speakerLanguages } from '../../../../src/contract/creation/speakers';

/** A text in each language, in the order of `speakerLanguages`: English, German, French, Italian, Japanese, Spanish. */
export const textsSchema = v.pipe(
  v.strictTuple([textSchema, textSchema, textSchema, textSchema, textSchema, textSchema]),
  v.readonly(),
);

export type Texts = v.InferOutput<typeof textsSchema>;

/** Returns the text in one language. */
export function textIn(texts: Texts, language: SpeakerLanguage): string {
  return texts[speakerLanguages.indexOf(language)] ?? texts[0];
}

export interface Slots {
  /** Returns the words of a slot, or undefined when there is no such slot. */
  readonly words: (name: string) => string | undefined;
  readonly isPlural: boolean;
  readonly isForChild: boolean;
  /** Joins a text and what follows it where the language melts the two: `an` and `dem Mond` are `am Mond`. */
  readonly joined?: (before: string, after: string) => string;
}

/** Returns the text with its slots filled. Throws RangeError for an unknown slot or a bracket that is left over. */
export function filled(text: string, { words, isPlural, isForChild, joined = plainly }: Slots): string {
  const counted = text
    .replaceAll(/<([^/<>]*)\/([^<>]*)>/g, isPlural ? '$2' : '$1')
    .replaceAll(/\[([^|[\]]*)\|([^|[\]]*)\]/g, isForChild ? '$1' : '$2');
  if (/[<>[\]|]/.test(counted)) throw new RangeError(`A bracket is left over in: ${text}`);
  let whole = '';
  // Odd parts are slots.
  for (const [index, part] of counted.split(/\{([A-Za-z]+)\}/).entries())
    whole = index % 2 === 0 ? whole + part : joined(whole, wordsOf(part, words, text));
  return whole;
}

const plainly = (before: string, after: string) => before + after;

function wordsOf(slot: string, words: Slots['words'], text: string): string {
  const name = slot.charAt(0).toLowerCase() + slot.slice(1);
  const found = words(name);
  if (found === undefined) throw new RangeError(`No words for {${slot}} in: ${text}`);
  return name === slot ? found : capitalised(found);
}

/** Returns the text with its first letter as a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
