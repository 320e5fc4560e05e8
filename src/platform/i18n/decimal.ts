// Writes decimal numbers in a language.
import type { InterfaceLanguage } from '../../contract/languages';

/**
 * Returns a number as JavaScript writes it with the decimal sign of the language: `4.3` or `4,3`. Without `Intl`: loading its number
 * formats takes 0.1 s on a slow tablet, in the frame that shows the shelf or the controls.
 */
export function withDecimalSign(number: string, language: InterfaceLanguage): string {
  return language === 'de' ? number.replace('.', ',') : number;
}
