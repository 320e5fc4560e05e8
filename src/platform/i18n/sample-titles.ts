// Loads the titles that the story wizards suggest, which only their title step needs.
import type { InterfaceLanguage } from '../../contract/languages';

/** 40 titles for each age group, and sets of their own for dark tales and Christmas stories. */
export type SampleTitles = Readonly<
  Record<
    'age_2' | 'age_3' | 'age_4' | 'age_5' | 'age_6' | 'age_7' | 'dark-tale' | 'christmas',
    readonly string[]
  >
>;

const loaders = {
  de: () => import('./locales/de/sample-titles').then((module) => module.sampleTitles),
  en: () => import('./locales/en/sample-titles').then((module) => module.sampleTitles),
} satisfies Record<InterfaceLanguage, () => Promise<SampleTitles>>;

/** Returns the titles in a language. Rejects when they cannot be loaded. */
export function loadSampleTitles(language: InterfaceLanguage): Promise<SampleTitles> {
  return loaders[language]();
}
