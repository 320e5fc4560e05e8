// Chooses how a presenter is drawn: from the description of the look, and the colours of a photo where there is one. Pure.
import { randomFrom, seedOf, type Random } from '../../random';
import type { SpeakerFigure } from '../art/speaker-figure';
import type { Character } from '../scene';
import { colourWords, creatureWords, meaningOf, partWords, traitWords, type Trait } from './look-words';

/** The colours that a photo lends, `#rrggbb`. */
export interface PhotoColours {
  readonly skin: string;
  readonly hair: string;
  readonly clothes: string;
}

const skins = ['#f2c9a4', '#e6b48c', '#c98f64', '#9c6a46', '#6f4a34'] as const;
const hairs = ['#54382a', '#2f2a2e', '#8a5a34', '#e2bd6a', '#6a4630', '#b4603a'] as const;
const clothes = ['#4f6f8a', '#8a4f5c', '#6b5a8a', '#a9744a', '#3c4a63', '#b8863c'] as const;
const grey = '#b9b5b8';

/** Returns the figure of a presenter: the same description and colours give the same one. */
export function presenterFigure(description: string, photo?: PhotoColours): SpeakerFigure {
  const words = wordsOf(description);
  const creature = photo === undefined ? firstOf(words, creatureWords) : undefined;
  const parts = coloursOfParts(description);
  const worn = {
    ...(parts.clothes ? { wear: parts.clothes } : {}),
    ...(parts.scarf ? { scarf: parts.scarf } : {}),
    ...(hasTrait(words, 'glasses') ? { glasses: true } : {}),
  };
  const stance = { x: 0, y: 0, arm: 'hip' } as const;
  if (creature === 'robot') return { character: { k: creature, ...stance, ...worn }, size: 2.4, feet: 60 };
  if (creature !== undefined) return { character: { k: creature, ...stance, ...worn }, size: 2.6, feet: 90 };
  const person = personOf(words, parts, randomFrom(seedOf(description)), photo);
  // A bun, curls and a hat need room above the head.
  const isTall = person.hat !== undefined || person.hairstyle === 'bun' || person.hairstyle === 'curls';
  return {
    character: { ...stance, ...worn, ...person },
    size: isTall ? 2.15 : 2.45,
    feet: isTall ? 135 : 150,
  };
}

type PersonLook = Pick<Character, 'k' | 'c' | 'hair' | 'hairstyle' | 'wear' | 'beard' | 'hat' | 'hatc'>;

function personOf(
  words: readonly string[],
  parts: PartColours,
  random: Random,
  photo: PhotoColours | undefined,
): PersonLook {
  const is = (trait: Trait) => hasTrait(words, trait);
  const skin = is('pale-skin') ? skins[0] : is('dark-skin') ? skins[4] : oneOf(skins, random);
  const hair = is('old') ? grey : oneOf(hairs, random);
  const wear = oneOf(clothes, random);
  const styles = ['curls', 'bun', 'plaits', 'long', 'short'] as const;
  const wanted = styles.find(is);
  const usual =
    photo !== undefined || is('man')
      ? 'short'
      : is('woman')
        ? is('old')
          ? 'bun'
          : 'long'
        : oneOf(styles, random);
  const beard = mentions(words, 'beard') ? { beard: parts.beard ?? parts.hair ?? hair } : {};
  const hat = mentions(words, 'hat') ? { hat: 'beanie' as const, hatc: parts.hat ?? wear } : {};
  return {
    k: 'adult',
    c: photo?.skin ?? skin,
    hair: photo?.hair ?? parts.hair ?? hair,
    hairstyle: wanted ?? usual,
    wear: photo?.clothes ?? parts.clothes ?? wear,
    ...beard,
    ...hat,
  };
}

type Part = (typeof partWords)[number][0];
type PartColours = Partial<Record<Part, string>>;

/** How many words may stand between a colour and what it belongs to. */
const reach = 3;

/** Between two things that are described. */
const border = /[,;.:、。]|\s(?:and|with|und|mit|et|avec|e|con|y)\s/;

/** Gives each colour to the nearest thing in its part of the sentence that can have one; the one behind it first. */
function coloursOfParts(description: string): PartColours {
  const colours: PartColours = {};
  for (const phrase of description.split(border))
    Object.assign(colours, { ...coloursOfPhrase(phrase), ...colours });
  return colours;
}

function coloursOfPhrase(phrase: string): PartColours {
  const words = wordsOf(phrase);
  const colours: PartColours = {};
  for (const [at, word] of words.entries()) {
    const colour = meaningOf(word, colourWords);
    if (colour === undefined) continue;
    const near = Array.from({ length: reach }, (_, distance) => [
      at + distance + 1,
      at - distance - 1,
    ]).flat();
    const part = [at, ...near].map((place) => partOf(words[place])).find((found) => found !== undefined);
    if (part !== undefined) colours[part] ??= colour;
  }
  return colours;
}

const partOf = (word: string | undefined): Part | undefined =>
  word === undefined ? undefined : (meaningOf(word, partWords) ?? endOf(word));

/** German joins words: `Wollmantel`, `Strickjacke`. */
function endOf(word: string): Part | undefined {
  const ends = /(haare?|bart|schal|mütze|hut|mantel|jacke|hemd|kleid|pullover|anzug|bluse)$/.exec(word)?.[1];
  return ends === undefined ? undefined : meaningOf(ends, partWords);
}

const mentions = (words: readonly string[], part: Part) => words.some((word) => partOf(word) === part);
const hasTrait = (words: readonly string[], trait: Trait) =>
  words.some((word) => traitWords.some((entry) => entry[0] === trait && meaningOf(word, [entry]) === trait));

function firstOf<Meaning extends string>(
  words: readonly string[],
  table: readonly (readonly [Meaning, string])[],
): Meaning | undefined {
  return words.map((word) => meaningOf(word, table)).find((meaning) => meaning !== undefined);
}

/** Returns the words of a text in any of the languages; Japanese has no spaces. */
function wordsOf(text: string): string[] {
  const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });
  return [...segmenter.segment(text.normalize('NFC').toLowerCase())]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ segment }) => segment);
}

function oneOf<Value>(values: readonly [Value, ...Value[]], random: Random): Value {
  return values[Math.floor(random() * values.length)] ?? values[0];
}
