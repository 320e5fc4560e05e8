// Chooses and remembers the language of this device, and loads its texts. Kept small, since it runs before the app has
// loaded.
import type { InterfaceLanguage } from '../../contract/languages';
import { languageKey } from '../storage/site-keys';
import { deviceStorage } from '../storage/site-storage';
import { readText, removeText, writeText } from '../storage/stored-text';
import type {
  AccountTexts,
  CreationTexts,
  FirstTexts,
  KioskTexts,
  LaterTexts,
  RecorderTexts,
  SessionTexts,
} from './locales/texts';

export const languages = ['de', 'en'] as const satisfies readonly InterfaceLanguage[];

const loaders = {
  de: {
    first: () => import('./locales/de/first').then((module) => module.first),
    later: () => import('./locales/de/later').then((module) => module.later),
    creation: () => import('./locales/de/creation'),
    recorder: () => import('./locales/de/recorder'),
  },
  en: {
    first: () => import('./locales/en/first').then((module) => module.first),
    later: () => import('./locales/en/later').then((module) => module.later),
    creation: () => import('./locales/en/creation'),
    recorder: () => import('./locales/en/recorder'),
  },
} satisfies Record<InterfaceLanguage, object>;

/** Loads the texts of the first paint. Called early, so that they load in parallel with the app's scripts. */
export function loadFirstTexts(language: InterfaceLanguage): Promise<FirstTexts> {
  return loaders[language].first();
}

/** Loads the texts of reading and of the staff's pages. */
export function loadLaterTexts(language: InterfaceLanguage): Promise<LaterTexts> {
  return loaders[language].later();
}

/** Undefined in bundles without sign-in, which the constant leaves out. */
const sessionLoaders = import.meta.env.HAS_SIGN_IN
  ? {
      de: {
        session: () => import('./locales/de/session'),
        account: () => import('./locales/de/account'),
      },
      en: {
        session: () => import('./locales/en/session'),
        account: () => import('./locales/en/account'),
      },
    }
  : undefined;

/** Loads the texts of signing in. */
export async function loadSessionTexts(language: InterfaceLanguage): Promise<Partial<SessionTexts>> {
  return sessionLoaders?.[language].session() ?? {};
}

/** Loads the texts of people's own accounts. */
export async function loadAccountTexts(language: InterfaceLanguage): Promise<Partial<AccountTexts>> {
  return sessionLoaders?.[language].account() ?? {};
}

/** Undefined in bundles without a kiosk. */
const kioskLoaders = import.meta.env.HAS_KIOSK
  ? {
      de: () => import('./locales/de/kiosk'),
      en: () => import('./locales/en/kiosk'),
    }
  : undefined;

/** Loads the texts of a kiosk's screens. */
export async function loadKioskTexts(language: InterfaceLanguage): Promise<Partial<KioskTexts>> {
  return kioskLoaders?.[language]() ?? {};
}

/** Loads the texts of making stories. */
export function loadCreationTexts(language: InterfaceLanguage): Promise<CreationTexts> {
  return loaders[language].creation();
}

/** Loads the texts of recording and uploading a person's picture and voice. */
export function loadRecorderTexts(language: InterfaceLanguage): Promise<RecorderTexts> {
  return loaders[language].recorder();
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
