// The voices that can present (spec contract §1, §7).
import type { SpeakerLanguage } from '../languages';

/** The languages of the voices. Here and not beside their type, so that the shelf does not load the list. */
export const speakerLanguages = [
  'English',
  'German',
  'French',
  'Italian',
  'Japanese',
  'Spanish',
] as const satisfies readonly SpeakerLanguage[];

/** A voice. The label is its name, which no language translates. */
export interface Speaker {
  readonly value: string;
  readonly label: string;
  readonly language: SpeakerLanguage;
}

const names = {
  English: ['Olivia', 'Harry', 'Grace', 'Walter', 'Emily', 'George', 'Madison', 'Jack'],
  German: ['Anna', 'Jonas', 'Greta', 'Karl', 'Paula', 'Emil', 'Lotte'],
  French: ['Camille', 'Antoine', 'Louise'],
  Italian: ['Giulia', 'Marco', 'Teresa'],
  Japanese: ['Sakura', 'Kenji', 'Haruka'],
  Spanish: ['Carmen', 'Diego', 'Marta'],
} as const satisfies Record<SpeakerLanguage, readonly string[]>;

/** The voices, by language; the first of each language is its usual one. */
export const speakers: readonly Speaker[] = speakerLanguages.flatMap((language) =>
  names[language].map((label) => ({ value: `${language}-${label}`.toLowerCase(), label, language })),
);

/** Returns the voice with this value; undefined for an unknown one. */
export function speakerOf(value: string): Speaker | undefined {
  return speakers.find((speaker) => speaker.value === value);
}

/** Returns the usual voice of a language. Throws RangeError when it has none. */
export function usualSpeakerOf(language: SpeakerLanguage): Speaker {
  const usual = speakers.find((speaker) => speaker.language === language);
  if (usual === undefined) throw new RangeError(`No voice speaks ${language}`);
  return usual;
}
