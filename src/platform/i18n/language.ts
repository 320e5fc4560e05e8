// Which language this device reads, and where its texts are. Small on purpose: it runs before the app has loaded.
import type { InterfaceLanguage } from '../../contract/presentation/list-entry';
import type { FirstTexts, LaterTexts } from './locales/texts';

export const languages = ['de', 'en'] as const satisfies readonly InterfaceLanguage[];
const rememberedUnder = 'bookworm-language';

const loaders = {
  de: {
    first: () => import('./locales/de/first').then((module) => module.first),
    later: () => import('./locales/de/later').then((module) => module.later),
  },
  en: {
    first: () => import('./locales/en/first').then((module) => module.first),
    later: () => import('./locales/en/later').then((module) => module.later),
  },
} satisfies Record<InterfaceLanguage, object>;

/** Fetches what the first paint says; called early, so that it travels beside the script. */
export function loadFirstTexts(language: InterfaceLanguage): Promise<FirstTexts> {
  return loaders[language].first();
}

/** Fetches what all else says. */
export function loadLaterTexts(language: InterfaceLanguage): Promise<LaterTexts> {
  return loaders[language].later();
}

/** The remembered choice, then the browser's languages, then German (spec screens §6). */
export function chooseLanguage(
  remembered: string | null,
  browserLanguages: readonly string[],
): InterfaceLanguage {
  const preferences = [remembered ?? '', ...browserLanguages].map((tag) => tag.slice(0, 2).toLowerCase());
  for (const preference of preferences) if (preference === 'de' || preference === 'en') return preference;
  return 'de';
}

/** The language this device starts in. */
export function startLanguage(): InterfaceLanguage {
  return chooseLanguage(remembered(), navigator.languages);
}

function remembered(): string | null {
  try {
    return localStorage.getItem(rememberedUnder);
  } catch {
    return null;
  }
}

/** Keeps the choice for the next visit; where storage is forbidden or full it lasts for this one. */
export function rememberLanguage(language: InterfaceLanguage): void {
  try {
    localStorage.setItem(rememberedUnder, language);
  } catch {
    // Nothing is lost but the memory of a choice that one tap repeats.
  }
}
