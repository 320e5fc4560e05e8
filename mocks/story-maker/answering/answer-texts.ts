// What the answering service says of its own, in the languages of its voices. Talks in Japanese have another engine, which answers no
// questions.

export type AnswerLanguage = keyof typeof answerTexts;

interface AnswerTexts {
  /** Said before an answer to words that may have been misheard. */
  readonly unsure: string;
  /** Returns the question as it was heard: only its words are known. */
  readonly asked: (words: readonly string[]) => string;
}

const asked = (words: readonly string[]): string => `… ${words.join(' … ')} …?`;

export const answerTexts = {
  English: { unsure: 'I am not sure that I heard you right.', asked },
  German: { unsure: 'Ich bin nicht sicher, ob ich dich richtig verstanden habe.', asked },
  French: { unsure: 'Je ne suis pas sûre de t’avoir bien compris.', asked },
  Italian: { unsure: 'Non sono sicura di averti capito bene.', asked },
  Spanish: { unsure: 'No estoy segura de haberte entendido bien.', asked },
} as const satisfies Readonly<Record<string, AnswerTexts>>;

/** Returns the language when its words can be heard and spoken; undefined for any other. */
export function answerLanguageOf(language: string): AnswerLanguage | undefined {
  return isAnswered(language) ? language : undefined;
}

const isAnswered = (language: string): language is AnswerLanguage => Object.hasOwn(answerTexts, language);
