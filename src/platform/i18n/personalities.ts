// Loads the personalities of presenters, which only the presentation form needs (spec contract §1).
import type { OfferedPersonality, PersonalityTexts } from '../../contract/creation/personalities';
import type { InterfaceLanguage } from '../../contract/languages';

/**
 * What each offered personality fills in, with a voice of the texts' language; `you` leaves the name to the user, and its voice is the
 * usual one (spec contract §3).
 */
export type Personalities = Readonly<Record<OfferedPersonality | 'you', PersonalityTexts>>;

const loaders = {
  de: () => import('./locales/de/personalities').then((module) => module.personalities),
  en: () => import('./locales/en/personalities').then((module) => module.personalities),
} satisfies Record<InterfaceLanguage, () => Promise<Personalities>>;

/** Returns the personalities in a language. Rejects when they cannot be loaded. */
export function loadPersonalities(language: InterfaceLanguage): Promise<Personalities> {
  return loaders[language]();
}
