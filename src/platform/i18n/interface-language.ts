// Chooses and remembers the language of this device, and loads its texts. Kept small, since it runs before the app has
// loaded.
import type { InterfaceLanguage } from '../../contract/languages';
import { languageKey, deviceStorage, readText, removeText, writeText } from '../storage/site-storage';
import type { TextLists, Texts } from './texts';

export const languages = ['de', 'en'] as const satisfies readonly InterfaceLanguage[];

type AllTexts = Texts & TextLists;

/** The files of the texts by their paths. The constants leave out what a bundle never shows: signing in, and kiosks. */
const files: Readonly<Record<string, () => Promise<object>>> = {
  ...import.meta.glob<object>(
    ['./locales/*/*.json', '!./locales/*/{account,kiosk,session,waiting-messages}.json'],
    {
      import: 'default',
    },
  ),
  ...(import.meta.env.HAS_SIGN_IN
    ? import.meta.glob<object>('./locales/*/{account,session}.json', { import: 'default' })
    : {}),
  ...(import.meta.env.HAS_KIOSK
    ? import.meta.glob<object>('./locales/*/{kiosk,waiting-messages}.json', { import: 'default' })
    : {}),
};

/**
 * Loads the texts of one file in a language. Rejects when they cannot be loaded, or the bundle has none. Their types are English's, with
 * which `locales.test.ts` compares every language.
 */
export function loadTexts<Name extends keyof AllTexts>(
  language: InterfaceLanguage,
  name: Name,
): Promise<AllTexts[Name]>;
export function loadTexts(language: string, name: string): Promise<object>;
export async function loadTexts(language: string, name: string): Promise<object> {
  const load = files[`./locales/${language}/${name}.json`];
  if (load === undefined) throw new Error(`This bundle has no texts of ${name} in ${language}`);
  return load();
}

/** Loads the texts of several files, by their names. */
export async function loadAllTexts(
  language: InterfaceLanguage,
  names: readonly (keyof Texts)[],
): Promise<Partial<Texts>> {
  const texts = await Promise.all(
    names.map(async (name) => [name, await loadTexts(language, name)] as const),
  );
  return Object.fromEntries(texts);
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
