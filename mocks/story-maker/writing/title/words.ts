// Splits a title into words and names the words that carry no meaning of their own.
import type { Language } from '../wording/sentences';

/** Returns the words of a title in order, as typed. */
export function wordsOf(title: string): string[] {
  return title.match(/[\p{L}\p{N}]+(?:[-’'][\p{L}\p{N}]+)*/gu) ?? [];
}

const list = (words: string) => new Set(words.split(' '));

const functionWords: Record<Language, ReadonlySet<string>> = {
  English: list(
    'shh wake somebody nobody everybody everyone someone tomorrow today yesterday here there careful please sorry hello goodbye splash crunch peekaboo third ' +
      'a an the and or but of in on at to for with by from into over under about as is are was were be been who that which what when where why how ' +
      'his her its their my your our this these those it he she they i we you not no do does did can could would will want wants wanted wish wished ' +
      'three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty hundred thousand many ' +
      'to go goes went get gets got meet meets met has have had find finds found lost missing look looks looking search searching learn learns ' +
      'little small tiny one two three once upon time story tale tales adventure adventures very so too all new first last up down out off day there ' +
      "make makes made take takes comes came love loves loved afraid scared great mr mrs miss called named really always my mine sleep help helps couldn’t couldn't can’t can't cannot wanted",
  ),
  German: list(
    'da heute wohin wem wessen woher nachts dort hier jetzt jeder jemand niemand keiner wenn weil dann bald gestern morgen frisch leise achtung kein keine ' +
      'der die das den dem des ein eine einen einem einer eines und oder aber von vom in im ins an am ans auf zu zum zur für mit bei beim aus nach über unter um ' +
      'vor als wie was wer wo wann warum wieso ist sind war waren sein seine seinen seinem ihr ihre ihren ihrem mein meine unser er sie es ich wir du sich nicht kein keine ' +
      'kann konnte will wollte möchte gern gerne so unbedingt auch immer einmal hat hatte haben wird wurde geht ging macht findet fand sucht suchte trifft traf lernt ' +
      'verlorene verlorenen verlorener verlorenes mehr namens wäre hätte wäre herr frau mal noch ganz mein meinem meinen deine klein kleine kleiner kleines kleinen kleinem geschichte märchen abenteuer sehr zu alle neue neuen erste kommt tag hilft ' +
      'vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn zwanzig hundert tausend viel viele vielen wenige beide beiden winke ' +
      'suche freundin freund fürchtete fürchtet angst schlafen einschlafen dunkeln dunklen drei zwei liebt ihren hause',
  ),
};

/** Returns the words of a language that carry no meaning of their own. */
export const functionWordsOf = (language: Language): Iterable<string> => functionWords[language];

/** Returns whether a word, in upper or lower case, carries no meaning of its own, such as an article or a preposition. */
export function isFunctionWord(word: string, language: Language): boolean {
  return functionWords[language].has(word.toLowerCase());
}

/** Verbs, adverbs and adjectives that stand in many titles, and that no story must be about. */
const lesserWords: Record<Language, ReadonlySet<string>> = {
  English: list(
    'big loud quiet terrible enough than if after before again only just even ever too still almost also together alone else except everything anything nothing something much more most less ' +
      'sees see saw seen like likes liked keep keeps kept hold holds held stop stops stopped start starts started begin begins began try tries tried think thinks thought know knows knew ' +
      'say says said tell tells told ask asks asked hear hears heard sing sings sang eat eats ate drink drinks drank sit sits sat stand stands stood run runs ran walk walks walked ' +
      'give gives gave bring brings brought put puts let lets turn turns turned call calls open opens opened close closes close wait waits waited ride rides rode play plays played ' +
      'become becomes became stay stays stayed leave leaves left come coming need needs needed use uses used work works worked live lives lived move moves moved grow grows grew grown ' +
      'build builds built draw draws drew dream dreams dreamed wear wears wore lose loses fall falls fell forget forgets forgot forgotten remember remembers borrow borrows borrowed ' +
      "won’t won't wouldn’t wouldn't doesn’t doesn't didn’t didn't isn’t isn't don’t don't i’m it’s that’s must should might may shall hard easy good better best bad nice real own " +
      'old young long short high tall right wrong ready late early full empty whole half very really quite rather perhaps maybe yes behind under over between inside outside above below next near far ' +
      'around along across through without because while until since never always often sometimes every each any some such same other another both either neither few several learned learnt frightened disappeared well back helped helping looked looks wrote write packed pack rolls rolled happens happened',
  ),
  German: list(
    'musste muss darf durfte soll sollte bekommt bekam als dass doch noch nur nie niemals oft manchmal etwas nichts alles alle jede jeder jedes jeden beim dem denen dessen deren bis seit ohne gegen durch',
  ),
};

/** Returns whether a word, in upper or lower case, is no noun and weighs little in a title. */
export function isLesserWord(word: string, language: Language): boolean {
  return lesserWords[language].has(word.toLowerCase());
}

/** Returns a word and what it may be the plural or another case of, likeliest first. */
export function lemmasOf(word: string, language: Language): string[] {
  const plain = word.toLowerCase().replace(/[’']s?$/, '');
  return language === 'German' ? germanLemmas(plain) : englishLemmas(plain);
}

const irregular = new Map(
  Object.entries({
    mice: 'mouse',
    geese: 'goose',
    children: 'child',
    wolves: 'wolf',
    kids: 'child',
    kid: 'child',
    bunnies: 'bunny',
  }),
);

function englishLemmas(word: string): string[] {
  const shorter = [/s$/, /es$/].filter((end) => end.test(word)).map((end) => word.replace(end, ''));
  const changed = [word.replace(/ies$/, 'y'), irregular.get(word)].filter((one) => one !== undefined);
  return [...new Set([word, ...shorter, ...changed])];
}

const plain: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u' };

function germanLemmas(word: string): string[] {
  // No eggs.
  if (word === 'eis') return [word];
  const shorter = [/e$/, /n$/, /s$/, /en$/, /er$/, /es$/, /ern$/]
    .filter((end) => end.test(word))
    .map((end) => word.replace(end, ''));
  const all = [word, ...shorter];
  const unchanged = all.map((one) => one.replace(/[äöü](?=[^äöü]*$)/, (letter) => plain[letter] ?? letter));
  return [...new Set([...all, ...unchanged])].filter((one) => one.length > 1);
}
