// The personalities of presenters, and which of them forms show (spec contract §1). Holds no text.

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
