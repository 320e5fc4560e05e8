// Loads the personalities of presenters, which only the presentation form needs (spec contract §1).
import type { Personality, PersonalityKey } from '../../contract/creation/form-options';
import type { InterfaceLanguage } from '../../contract/languages';

/** What a personality fills in. Its voice speaks the language of the texts. */
type PersonalityTexts = Omit<Personality, 'value' | 'showInFrontend'>;

/** Every personality by its key; `you` leaves the name to the user, and its voice is the usual one (spec contract §3). */
export type Personalities = Readonly<Record<PersonalityKey | 'you', PersonalityTexts>>;

const loaders = {
  de: () => import('./locales/de/personalities').then((module) => module.personalities),
  en: () => import('./locales/en/personalities').then((module) => module.personalities),
} satisfies Record<InterfaceLanguage, () => Promise<Personalities>>;

/** Returns the personalities in a language. Rejects when they cannot be loaded. */
export function loadPersonalities(language: InterfaceLanguage): Promise<Personalities> {
  return loaders[language]();
}
