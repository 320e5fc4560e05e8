// Text as a person looks for it who cares for neither accents nor capitals.

/** Letters that are written as others, and that no accent is taken off. */
const written: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Lower case, without accents, ß as ss, one space between words and none around them. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøłđı]/g, (letter) => written[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}
