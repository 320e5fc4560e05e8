// Adjectives of titles: the colours they give to fur, and the German stems of the most usual ones.

const colours = new Map(
  Object.entries({
    rot: '#d9574a',
    red: '#d9574a',
    blau: '#6a9fd0',
    blue: '#6a9fd0',
    grün: '#7bb06a',
    green: '#7bb06a',
    gelb: '#f0c84e',
    yellow: '#f0c84e',
    golden: '#f0c24e',
    gold: '#f0c24e',
    rosa: '#f0a9bb',
    pink: '#f0a9bb',
    lila: '#a98ad0',
    purple: '#a98ad0',
    weiß: '#f6f1e8',
    white: '#f6f1e8',
    schwarz: '#4f4a52',
    black: '#4f4a52',
    braun: '#a9744a',
    brown: '#a9744a',
    grau: '#a7a3a8',
    grey: '#a7a3a8',
    gray: '#a7a3a8',
    orange: '#ee9a4a',
  }),
);

/** Returns the colour that an adjective gives; undefined for every other word. */
export function colourCalled(word: string): string | undefined {
  return colours.get(word.toLowerCase());
}

const german =
  'klein groß alt jung müde traurig fröhlich mutig frech wild faul lieb brav schlau dumm einsam ängstlich neugierig schüchtern stark dick winzig bunt ' +
  'verrückt hungrig vergesslich tapfer freundlich böse süß wütend leise laut schnell langsam lustig verschlafen verträumt tollpatschig';
const english =
  'little big old young tired sad happy brave cheeky wild lazy kind clever silly lonely shy curious strong fat tiny colourful colorful crazy hungry ' +
  'forgetful friendly bad sweet angry quiet loud fast slow funny sleepy dreamy clumsy small scared magic magical grumpy invisible dancing singing flying';

const germanStems = new Set(german.split(' '));
const englishWords = new Set(english.split(' '));

/** Articles and the like, prepositions, and superlatives, which no `ein` can precede. */
const noAdjective =
  /^(?:(?:[mdsk]ein|ihr|unser|eur|dies|jed|jen|welch|manch)e[mnrs]?|zwischen|hinter|gegen|wegen|ohne)$|(?:[sßz]t)e[mnrs]?$/;

/** Returns the stem of a German adjective as it stands before a noun, or undefined: `kleine` gives `klein`. */
export function germanStem(word: string): string | undefined {
  const plain = word.toLowerCase();
  const stem = plain.replace(/(?:e|er|es|en|em)$/, '');
  for (const known of [plain, stem, `${stem}e`, stem.replace(/l$/, 'el')])
    if (germanStems.has(known) || colours.has(known)) return known.replace(/e$/, '');
  // Any other small word with an ending before a noun is one too: `glitzernde`, `unsichtbaren`.
  return /^\p{Ll}{4,}(?:e|er|es|en)$/u.test(word) && !noAdjective.test(word) ? stem : undefined;
}

/** Returns the colour that a German stem gives. */
export function colourOfStem(stem: string): string | undefined {
  return colours.get(stem);
}

/** Returns whether an English word is a known adjective or a colour. */
export function isEnglishAdjective(word: string): boolean {
  return englishWords.has(word.toLowerCase()) || colourCalled(word) !== undefined;
}

/** Returns the adjectives of a language that are known by themselves, colours too. */
export function adjectives(language: 'German' | 'English'): readonly string[] {
  return [...(language === 'German' ? germanStems : englishWords), ...colours.keys()];
}
