// Formats byte counts for people. Decimal units, as browsers and shops count.
import type { InterfaceLanguage } from '../../contract/languages';

/** Returns the size as `12 MB` or `3,4 GB`: one decimal below ten, none from ten on. Unit and decimals fit the rounded number. */
export function sizeOf(bytes: number, language: InterfaceLanguage): string {
  const inGigabytes = bytes >= 999.5e6;
  const amount = bytes / (inGigabytes ? 1e9 : 1e6);
  return unit(amount, inGigabytes ? 'gigabyte' : 'megabyte', amount < 9.95 ? 1 : 0, language);
}

/** Returns the storage that is needed, in whole megabytes, rounded up so that freeing it suffices. */
export function neededSizeOf(bytes: number, language: InterfaceLanguage): string {
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
