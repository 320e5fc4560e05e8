// Loads and switches the interface's language, German or English, with i18next and react-i18next.
import i18next, { type TFunction } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { InterfaceLanguage } from '../../contract/presentation/list-entry';
import { loadFirstTexts, loadLaterTexts, rememberLanguage } from './language';
import type { FirstTexts, LaterTexts, Texts } from './locales/texts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'texts';
    resources: { texts: Texts };
  }
}

/**
 * Starts with the first texts of one language, or with all of them if they are loaded. The other language is loaded
 * when it is chosen.
 */
export async function startI18n(language: InterfaceLanguage, texts: FirstTexts | Texts): Promise<void> {
  document.documentElement.lang = language;
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: 'de',
    ns: ['texts'],
    defaultNS: 'texts',
    resources: { [language]: { texts } },
    interpolation: { escapeValue: false },
    returnNull: false,
    // Texts are loaded before the component that shows them.
    react: { useSuspense: false },
  });
}

/** Changes the interface's language and `<html lang>` (spec screens §9). Rejects when the texts cannot be loaded. */
export async function changeLanguage(language: InterfaceLanguage): Promise<void> {
  const before = currentLanguage();
  // Remembered at once, so that the choice also counts when the page is reloaded before the texts are loaded.
  rememberLanguage(language);
  try {
    await load(language, hasLater(before));
  } catch (error) {
    rememberLanguage(before);
    throw error;
  }
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
}

async function load(language: InterfaceLanguage, withLater: boolean): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'texts')) add(language, await loadFirstTexts(language));
  if (withLater) await addLater(language);
}

/**
 * Returns the part once the texts are loaded that the first paint does not need. Rejects when the part or the texts
 * cannot be loaded.
 */
export function withLaterTexts<Part>(part: Promise<Part>): Promise<Part> {
  return Promise.all([part, addLater(currentLanguage())]).then(([loaded]) => loaded);
}

async function addLater(language: InterfaceLanguage): Promise<void> {
  if (!hasLater(language)) add(language, await loadLaterTexts(language));
}

/** Returns whether the later texts are loaded. One key stands for all, since they are loaded together. */
function hasLater(language: InterfaceLanguage): boolean {
  return i18next.getResource(language, 'texts', 'viewer') !== undefined;
}

function add(language: InterfaceLanguage, texts: FirstTexts | LaterTexts): void {
  i18next.addResourceBundle(language, 'texts', texts, true);
}

/** Returns the texts of the interface and the language they are in. */
export function useTexts(): { t: TFunction; language: InterfaceLanguage } {
  const { t } = useTranslation();
  return { t, language: currentLanguage() };
}

function currentLanguage(): InterfaceLanguage {
  return i18next.language === 'en' ? 'en' : 'de';
}
