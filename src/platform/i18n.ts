// The edge to languages: German and English. Hides i18next.
import { useMemo, useSyncExternalStore } from 'react';
import i18next, { type TFunction } from 'i18next';
import type { InterfaceLanguage } from '../contract/presentation/list-entry';
import { loadTexts, rememberLanguage } from './language';
import type { Texts } from './locales/texts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'texts';
    resources: { texts: Texts };
  }
}

/** Starts with one language's texts; the other is loaded when it is chosen. */
export async function startI18n(language: InterfaceLanguage, texts: Texts): Promise<void> {
  document.documentElement.lang = language;
  await i18next.init({
    lng: language,
    fallbackLng: 'de',
    ns: ['texts'],
    defaultNS: 'texts',
    resources: { [language]: { texts } },
    interpolation: { escapeValue: false },
    returnNull: false,
  });
}

/** Changes the interface's language, and `<html lang>` with it (decision 43). Rejects when the texts cannot be had. */
export async function changeLanguage(language: InterfaceLanguage): Promise<void> {
  if (!i18next.hasResourceBundle(language, 'texts'))
    i18next.addResourceBundle(language, 'texts', await loadTexts(language));
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  rememberLanguage(language);
}

/** The words of the interface and the language they are in. */
export function useTexts(): { t: TFunction; language: InterfaceLanguage } {
  const language = useSyncExternalStore(onLanguageChange, currentLanguage);
  return useMemo(() => ({ t: i18next.getFixedT(language), language }), [language]);
}

function onLanguageChange(call: () => void): () => void {
  i18next.on('languageChanged', call);
  return () => i18next.off('languageChanged', call);
}

function currentLanguage(): InterfaceLanguage {
  return i18next.language === 'en' ? 'en' : 'de';
}
