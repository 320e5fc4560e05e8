// Finds who can be in a story by the words for them: animals, those of the sea, people, and people who are known by what they do. They
// are data, figures.json; only those who can be drawn are in it.
import * as v from 'valibot';
import { noun, type Noun } from '../grammar/noun';
import { inLanguage, type Language } from '../wording/sentences';
import { lookSchema, type Figure } from './figure';
import data from './figures.json' with { type: 'json' };

/** The usual word, then others for the same: German with its gender and the other cases of a weak noun, and English. */
const wordsSchema = v.pipe(
  v.array(v.strictTuple([v.pipe(v.string(), v.regex(/^[mfn] \S+(?: \S+)?$/)), v.string()])),
  v.minLength(1),
  v.transform((words) => words.map(([de, en]) => noun(de, en))),
);

const entrySchema = v.strictObject({
  id: v.string(),
  look: lookSchema,
  size: v.number(),
  /** Of the voice; 100 is the narrator's. */
  pitch: v.number(),
  speed: v.exactOptional(v.number(), 100),
  sex: v.picklist(['m', 'f']),
  /** Not a child or a small animal: `little` does not fit. */
  isGrown: v.exactOptional(v.boolean(), false),
  /** Lives in the sea only; a turtle comes ashore. */
  swims: v.exactOptional(v.boolean(), false),
  words: wordsSchema,
});

type Entry = Readonly<v.InferOutput<typeof entrySchema>>;

/**
 * A word that two entries have means the later one: whoever an English word means comes last. Of those who are known by what they
 * do, German has a word for the woman and one for the man.
 */
export const entries: readonly Entry[] = v.parse(v.array(entrySchema), data);

/** The keys of those who live in the sea only. */
export const swimmers: ReadonlySet<string> = new Set(
  entries.filter(({ swims }) => swims).map(({ id }) => id),
);

const little = { de: 'klein', en: 'little' };
interface Meaning {
  readonly entry: Entry;
  readonly word: Noun;
}

const words: Record<Language, Map<string, Meaning>> = { German: new Map(), English: new Map() };
for (const entry of entries) {
  for (const word of [...entry.words].reverse()) {
    words.German.set(word.de.base.toLowerCase(), { entry, word });
    if (word.de.oblique) words.German.set(word.de.oblique.toLowerCase(), { entry, word });
    words.English.set(word.en.toLowerCase(), { entry, word });
  }
}

/** Whether a German word is small already: `Häschen`. A `Mädchen` may be little all the same. */
function isDiminutive({ de }: Noun): boolean {
  return /(?<!Mäd|Eichhörn|Kanin)chen$|lein$/.test(de.base);
}

function figureOf(entry: Entry, word: Noun): Figure {
  return {
    id: entry.id,
    look: entry.look,
    size: entry.size,
    voice: { pitch: entry.pitch, speed: entry.speed },
    noun: word,
    sex: entry.sex,
    // There is only one of each.
    ...(entry.id === 'santa' ? { isUnique: true } : {}),
    ...(entry.isGrown || isDiminutive(word) ? {} : { adjective: little }),
  };
}

/** Returns who a word means, in the singular; undefined for every other word. */
export function figureCalled(word: string, language: Language): Figure | undefined {
  const found = words[language].get(word.toLowerCase());
  return found && figureOf(found.entry, found.word);
}

/** Returns a figure by its key. Throws RangeError when there is none. */
export function figureById(id: string): Figure {
  const entry = entries.find((one) => one.id === id);
  const [word] = entry?.words ?? [];
  if (entry === undefined || word === undefined) throw new RangeError(`No figure: ${id}`);
  return figureOf(entry, word);
}

const family: ReadonlySet<string> = new Set(['grandpa', 'grandma', 'mum', 'dad', 'aunt', 'uncle']);

/** Returns whether somebody is one of those whom a child calls by a word without an article. */
export function isFamily({ id }: Pick<Figure, 'id'>): boolean {
  return family.has(id);
}

/** Returns a member of the family with a name, since a child says `Opa` like a name; any other figure unchanged. */
export function asFamily(figure: Figure, language: Language): Figure {
  if (!isFamily(figure)) return figure;
  const { de, en } = figure.noun;
  const name = inLanguage({ de: de.base, en: en.charAt(0).toUpperCase() + en.slice(1) }, language);
  return { ...figure, name, isKnown: true };
}

/** Returns the words for figures, lower case. */
export const figureWords = (language: Language): Iterable<string> => words[language].keys();
