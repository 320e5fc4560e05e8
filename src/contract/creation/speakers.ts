// The voices that can present, and the personalities that choose one of them (spec contract §1, §7). Holds no text.
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

/** Every personality by its key. The keys of the storytellers are the project's own (spec contract §1). */
export const personalities = [
  { value: 'honestPresenter', showInFrontend: true },
  { value: 'crazyAi', showInFrontend: true },
  { value: 'houseWife', showInFrontend: true },
  { value: 'gunFanatic', showInFrontend: true },
  { value: 'nerd', showInFrontend: true },
  { value: 'salesMan', showInFrontend: true },
  { value: 'newsAnchor', showInFrontend: true },
  { value: 'churchWoman', showInFrontend: true },
  { value: 'conspiracyTheorist', showInFrontend: true },
  { value: 'surferDude', showInFrontend: true },
  { value: 'insultingFrenchman', showInFrontend: true },
  { value: 'insecurePresenter', showInFrontend: true },
  { value: 'badComedian', showInFrontend: true },
  { value: 'rapper', showInFrontend: true },
  { value: 'cynicist', showInFrontend: true },
  { value: 'richKid', showInFrontend: true },
  { value: 'bully', showInFrontend: true },
  { value: 'insane-gramma', showInFrontend: true },
  { value: 'storyteller', showInFrontend: false },
  { value: 'childrens-storyteller', showInFrontend: false },
  { value: 'christmas-storyteller', showInFrontend: false },
  { value: 'dark-tale-storyteller', showInFrontend: false },
  { value: 'prime-minister', showInFrontend: false },
] as const;

type Entry = (typeof personalities)[number];
type Shown = Extract<Entry, { readonly showInFrontend: true }>;

/** A personality that a form offers. */
export type OfferedPersonality = Shown['value'];
/** A personality that no form shows. The service narrates and presents some kinds as one (spec contract §16, §17). */
export type HiddenPersonality = Exclude<Entry['value'], OfferedPersonality>;

/** The personalities that the form offers, in its order. */
export const offeredPersonalities: readonly OfferedPersonality[] = personalities
  .filter((entry): entry is Shown => entry.showInFrontend)
  .map(({ value }) => value);

/** Further choices of the form: a person described by hand, and the user's own picture and voice (spec screens §11). */
export const ownPersonalities = ['custom', 'you'] as const;

/** What an offered personality fills in (spec screens §11). */
export interface PersonalityTexts {
  /** In the interface's language. */
  readonly label: string;
  readonly name?: string;
  readonly personDescription: string;
  readonly imageDescription: string;
  /** The `value` of a speaker. */
  readonly speaker: string;
}
