// Normalizes text for a search that ignores accents and case.

/** Replacements for letters that Unicode does not decompose into a base letter and a mark. */
const replacements: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Returns the text in lower case, without accents, with ß as ss, one space between words and none around them. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => replacements[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
