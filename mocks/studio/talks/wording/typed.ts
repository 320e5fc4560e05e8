// What a person typed, as a sentence can hold it: one line, in quotation marks, and short enough to be spoken.
import type { SpeakerLanguage } from '../../../../src/contract/languages';

const marks: Record<SpeakerLanguage, readonly [open: string, close: string]> = {
  English: ['“', '”'],
  German: ['„', '“'],
  French: ['«\u00A0', '\u00A0»'],
  Italian: ['«', '»'],
  Japanese: ['「', '」'],
  Spanish: ['«', '»'],
};

/** The most characters of a typed text within a sentence. */
const maxCharacters = 90;

/** Returns the text as one line without space at its ends and without invisible characters. */
export function asLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Returns a text in the language's quotation marks; a long one ends after a word, with an ellipsis. */
export function quoted(text: string, language: SpeakerLanguage): string {
  const [open, close] = marks[language];
  return `${open}${shortened(asLine(text).replace(/^["“„«「](?<inner>.*)["”“»」]$/u, '$<inner>'))}${close}`;
}

function shortened(line: string): string {
  const characters = Array.from(line);
  if (characters.length <= maxCharacters) return line;
  const start = characters.slice(0, maxCharacters).join('');
  const word = start.lastIndexOf(' ');
  return `${(word > maxCharacters / 2 ? start.slice(0, word) : start).replace(/[\s.,;:–-]+$/, '')} …`;
}

/** Returns the sentence with one end only: a quoted `Why?` takes no further full stop. */
export function endedOnce(sentence: string): string {
  return sentence.replace(/([.!?…]\u00A0?[”“»])\.$/u, '$1');
}

/** Returns the sentence with the spaces that French sets before its high punctuation kept on the line. */
export function spaced(sentence: string, language: SpeakerLanguage): string {
  return language === 'French'
    ? sentence.replaceAll(/ (?=[?!:;»])/g, '\u00A0').replaceAll('« ', '«\u00A0')
    : sentence;
}
