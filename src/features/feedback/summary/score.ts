// Formats a score for display.
import type { InterfaceLanguage } from '../../../contract/languages';

const formats = {
  en: new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  de: new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
};

/** Returns the score with one decimal (spec screens §13) in the language's format: 4.3 or 4,3. */
export function scoreOf(score: number, language: InterfaceLanguage): string {
  return formats[language].format(score);
}
