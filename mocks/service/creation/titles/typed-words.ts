// Reads the words of a typed title for a comparison with a list: without case and accents, and behind the usual disguises.

/** A word of a title, in all the ways in which it may be meant; `*` in one stands for any letter. */
export type TypedWord = readonly string[];

const umlauts: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
};

/** Cyrillic and Greek letters that look like Latin ones. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  і: 'i',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  к: 'k',
  ѕ: 's',
  ο: 'o',
  α: 'a',
  ν: 'v',
  ι: 'i',
};

/** What a sign in the middle of a word is typed for. */
const signs: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '€': 'e',
  '!': 'i',
  '|': 'i',
};

/** Returns the text in small Latin letters: `Mörder` is `moerder`. */
export function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replaceAll(/[äöüßæœø]/g, (letter) => umlauts[letter] ?? letter)
    .replaceAll(/[а-яіѕα-ω]/g, (letter) => lookAlikes[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’‘`´]/g, '');
}

/** Returns the words of a title in order. */
export function typedWords(title: string): TypedWord[] {
  const words: TypedWord[] = [];
  for (const chunk of folded(title).split(/\s+/)) {
    const pieces = chunk
      .split(/[^\p{L}\p{N}@$€!|*]+/u)
      .map(withoutEnds)
      .filter((piece) => piece !== '');
    const [first, ...others] = pieces;
    if (first === undefined) continue;
    // `f-icken`, `s.e.x`: what a mark divides may be one word.
    const whole = others.length > 0 ? meanings(pieces.join('')) : [];
    words.push([...new Set([...meanings(first), ...whole])], ...others.map(meanings));
  }
  return withSpelled(words);
}

/** An exclamation is none of a word's letters; a dollar sign may be. */
const withoutEnds = (piece: string): string => piece.replaceAll(/^[!|*@€]+(?=.)|[!|@€]+$/g, '');

function meanings(piece: string): string[] {
  const read = [piece];
  if (/[\p{L}*]/u.test(piece) && /[\d@$€!|]/.test(piece)) {
    const plain = piece.replaceAll(/[0345@$7€!|]/g, (sign) => signs[sign] ?? sign);
    read.push(plain.replaceAll('1', 'i'), plain.replaceAll('1', 'l'));
  }
  return [...new Set(read.flatMap(shortened))];
}

/** `fiiick`: a letter that is typed three times or more is meant once or twice. */
function shortened(word: string): string[] {
  if (!/(\p{L})\1\1/u.test(word)) return [word];
  return ['$1', '$1$1'].map((meant) => word.replaceAll(/(\p{L})\1{2,}/gu, meant));
}

/** `s e x`: three letters or more that stand alone spell a word, which is added where the last of them stands. */
function withSpelled(words: readonly TypedWord[]): TypedWord[] {
  const read: TypedWord[] = [];
  let letters = '';
  for (const word of [...words, ['']]) {
    const [letter = ''] = word;
    if (letter.length === 1) letters += letter;
    else {
      if (letters.length > 2) read.push(meanings(letters));
      letters = '';
    }
    if (letter !== '') read.push(word);
  }
  return read;
}
