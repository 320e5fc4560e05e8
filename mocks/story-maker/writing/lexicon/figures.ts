// Finds who can be in a story by the words for them. Only those who can be drawn are in it.
import type { Noun } from '../grammar/noun';
import { animals } from './animals';
import type { Entry, Figure } from './figure';
import { persons } from './persons';

const entries = [...animals, ...persons];

const little = { de: 'klein', en: 'little' };
const words = new Map<string, { readonly entry: Entry; readonly word: Noun }>();
for (const entry of entries) {
  for (const word of [...entry.words].reverse()) {
    for (const key of [word.de.base, word.de.oblique ?? word.de.base, word.en])
      words.set(key.toLowerCase(), { entry, word });
  }
}

function figureOf(entry: Entry, word: Noun): Figure {
  return {
    id: entry.id,
    look: entry.look,
    size: entry.size,
    voice: { pitch: entry.pitch, speed: entry.speed ?? 100 },
    noun: word,
    sex: entry.sex,
    ...(entry.isGrown || /chen$|lein$/.test(word.de.base) ? {} : { adjective: little }),
  };
}

/** Returns who a word of either language means, in the singular; undefined for every other word. */
export function figureCalled(word: string): Figure | undefined {
  const found = words.get(word.toLowerCase());
  return found && figureOf(found.entry, found.word);
}

/** Returns a figure by its key. Throws RangeError when there is none. */
export function figureById(id: string): Figure {
  const entry = entries.find((one) => one.id === id);
  const [word] = entry?.words ?? [];
  if (entry === undefined || word === undefined) throw new RangeError(`No figure: ${id}`);
  return figureOf(entry, word);
}
