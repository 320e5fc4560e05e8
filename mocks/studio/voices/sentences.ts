// Splits a page into the sentences that are spoken one by one and marked while they play.

export interface Sentence {
  readonly text: string;
  /** Whether it is the last one of its paragraph. */
  readonly closes: boolean;
}

const locales = { German: 'de', English: 'en', French: 'fr', Italian: 'it', Spanish: 'es' } as const;

/** Returns the sentences of a text in order. Paragraphs are separated by line breaks. */
export function sentencesOf(text: string, language: keyof typeof locales): Sentence[] {
  const segmenter = new Intl.Segmenter(locales[language], { granularity: 'sentence' });
  return text.split(/\n+/).flatMap((paragraph) => {
    const parts = [...segmenter.segment(paragraph)].map(({ segment }) => segment.trim());
    const sentences = parts.filter((part) => part !== '').reduce(rejoin, []);
    return sentences.map((sentence, index) => ({ text: sentence, closes: index === sentences.length - 1 }));
  });
}

/** Joins parts that are one sentence, such as `„Wer ist da?“, fragte sie.` */
function rejoin(sentences: readonly string[], part: string): string[] {
  const last = sentences.at(-1);
  if (last === undefined || !(/^[\p{Ll},]/u.test(part) || isOnlyQuote(part))) return [...sentences, part];
  return [...sentences.slice(0, -1), `${last} ${part}`];
}

function isOnlyQuote(part: string): boolean {
  return part.length < 4 && /^[”“"»’]/.test(part);
}
