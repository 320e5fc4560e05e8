// Formats a score for display.
import type { InterfaceLanguage } from '../../../contract/languages';
import { withDecimalSign } from '../../../platform/i18n/decimal';

/** Returns the score with one decimal (spec screens §13) in the language's format: 4.3 or 4,3. */
export function scoreOf(score: number, language: InterfaceLanguage): string {
  return withDecimalSign((Math.round(score * 10) / 10).toFixed(1), language);
}
