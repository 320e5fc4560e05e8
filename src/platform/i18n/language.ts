// Chooses and remembers the language of this device, and loads its texts. Kept small, since it runs before the app has
// loaded.
import type { InterfaceLanguage } from '../../contract/languages';
import { languageKey } from '../storage/site-keys';
import { deviceStorage } from '../storage/site-storage';
import { readText, removeText, writeText } from '../storage/stored-text';
import type { TextGroups } from './locales/texts';

export const languages = ['de', 'en'] as const satisfies readonly InterfaceLanguage[];

export type TextGroup = keyof TextGroups;
type Loaders = { readonly [Group in TextGroup]: () => Promise<TextGroups[Group]> };

/** What a bundle never shows is left out by the constants: the texts of signing in, and of kiosks. */
const loaders: Readonly<Record<InterfaceLanguage, Loaders>> = {
  de: {
    first: () => import('./locales/de/first').then((module) => module.first),
    later: () => import('./locales/de/later').then((module) => module.later),
    viewer: () => import('./locales/de/viewer'),
    creation: () => import('./locales/de/creation'),
    recorder: () => import('./locales/de/recorder'),
    session: async () => (import.meta.env.HAS_SIGN_IN ? import('./locales/de/session') : {}),
    account: async () => (import.meta.env.HAS_SIGN_IN ? import('./locales/de/account') : {}),
    kiosk: async () => (import.meta.env.HAS_KIOSK ? import('./locales/de/kiosk') : {}),
  },
  en: {
    first: () => import('./locales/en/first').then((module) => module.first),
    later: () => import('./locales/en/later').then((module) => module.later),
    viewer: () => import('./locales/en/viewer'),
    creation: () => import('./locales/en/creation'),
    recorder: () => import('./locales/en/recorder'),
    session: async () => (import.meta.env.HAS_SIGN_IN ? import('./locales/en/session') : {}),
    account: async () => (import.meta.env.HAS_SIGN_IN ? import('./locales/en/account') : {}),
    kiosk: async () => (import.meta.env.HAS_KIOSK ? import('./locales/en/kiosk') : {}),
  },
};

/** Loads one group of texts; the first ones early, in parallel with the app's scripts. */
export function loadTexts<Group extends TextGroup>(
  language: InterfaceLanguage,
  group: Group,
): Promise<TextGroups[Group]> {
  return loaders[language][group]();
}

/** Returns the remembered choice, else the first supported language of the browser, else German (spec screens §2). */
export function chooseLanguage(
  remembered: string | undefined,
  browserLanguages: readonly string[],
): InterfaceLanguage {
  const preferences = [remembered ?? '', ...browserLanguages].map((tag) => tag.slice(0, 2).toLowerCase());
  for (const preference of preferences) {
    const known = languages.find((language) => language === preference);
    if (known !== undefined) return known;
  }
  return 'de';
}

/** Returns the language this device starts in. */
export function startLanguage(): InterfaceLanguage {
  return chooseLanguage(readText(deviceStorage, languageKey), navigator.languages);
}

/** Forgets the choice. */
export function forgetLanguage(): void {
  removeText(deviceStorage, languageKey);
}

/** Stores the choice for the next visit. Where storage is forbidden or full, it lasts for this visit only. */
export function rememberLanguage(language: InterfaceLanguage): void {
  writeText(deviceStorage, languageKey, language);
}
