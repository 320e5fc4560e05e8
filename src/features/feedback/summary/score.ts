// Formats a score for display.
import type { InterfaceLanguage } from '../../../contract/languages';

/** Not asked of `Intl`: making its first format took a slow tablet 0.1 s, in the one task that the first paint waits for. */
const decimalSeparators: Readonly<Record<InterfaceLanguage, string>> = { en: '.', de: ',' };

/** Returns the score with one decimal (spec screens §13) in the language's format: 4.3 or 4,3. */
export function scoreOf(score: number, language: InterfaceLanguage): string {
  return (Math.round(score * 10) / 10).toFixed(1).replace('.', decimalSeparators[language]);
}
