// The interface's languages, German and English, by i18next and react-i18next.
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

/** Starts with one language's first texts, and the later ones where they are here; the other language is loaded when it is chosen. */
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
    // Texts are loaded before the part that shows them.
    react: { useSuspense: false },
  });
}

/** Changes the interface's language, and `<html lang>` with it (spec screens §9). Rejects when the texts cannot be had. */
export async function changeLanguage(language: InterfaceLanguage): Promise<void> {
  const before = currentLanguage();
  // At the tap: who reloads before the texts are here has chosen all the same.
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

/** What a part says that is none of the first paint's; it is shown once this resolves. Rejects when the texts cannot be had. */
export function withLaterTexts<Part>(part: Promise<Part>): Promise<Part> {
  return Promise.all([part, addLater(currentLanguage())]).then(([loaded]) => loaded);
}

async function addLater(language: InterfaceLanguage): Promise<void> {
  if (!hasLater(language)) add(language, await loadLaterTexts(language));
}

/** Whichever of them: they come together. */
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
