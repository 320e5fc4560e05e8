// Bytes as people read them. Decimal units, as browsers and shops count.
import type { InterfaceLanguage } from '../../contract/presentation/list-entry';

/** As `12.3 MB` or `3,4 GB`. */
export function sizeOf(bytes: number, language: InterfaceLanguage): string {
  const inGigabytes = bytes >= 1e9;
  const amount = bytes / (inGigabytes ? 1e9 : 1e6);
  return unit(amount, inGigabytes ? 'gigabyte' : 'megabyte', amount < 10 ? 1 : 0, language);
}

/** Whole megabytes, rounded up: with so many more there is room. */
export function roomOf(bytes: number, language: InterfaceLanguage): string {
  return unit(Math.ceil(bytes / 1e6), 'megabyte', 0, language);
}

function unit(amount: number, name: string, digits: number, language: InterfaceLanguage): string {
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: name,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount);
}
