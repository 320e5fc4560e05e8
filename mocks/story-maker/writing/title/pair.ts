// Makes two of those whom a title counts: `Two hedgehogs` are a hedgehog called Mia and one called Ben.
import { randomFrom, seedOf, shuffled } from '../../../random';
import type { Figure } from '../lexicon/figure';
import { sexOfName } from '../lexicon/names';
import type { Language } from '../wording/sentences';
import { peopleIn } from './people';

const counts: Record<Language, RegExp> = {
  German: /^(?:zwei|beide|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf)$/i,
  English: /^(?:two|both|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/i,
};
const names = ['Mia', 'Ida', 'Ella', 'Lotte', 'Emma', 'Ben', 'Emil', 'Leo', 'Tom', 'Anton'];

/** Returns the people of a title; two with names when it counts the only ones whom it names. */
export function pairIn(people: readonly Figure[], words: readonly string[], language: Language): Figure[] {
  const [only, other] = people;
  if (only === undefined || other !== undefined || only.name !== undefined) return [...people];
  const isCounted = words.some(
    (word, index) =>
      counts[language].test(word) &&
      peopleIn(words.slice(index + 1, index + 3), language).some(({ id }) => id === only.id),
  );
  if (!isCounted) return [only];
  return shuffled(names, randomFrom(seedOf(words.join(' '))))
    .slice(0, 2)
    .map((name): Figure => ({ ...only, name, sex: sexOfName(name) ?? 'f' }));
}
