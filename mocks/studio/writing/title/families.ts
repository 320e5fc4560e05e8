// Those of a family of whom there are two: two dads, two grandmas, grandparents.
import type { Figure } from '../lexicon/figure';
import { asFamily, figureById } from '../lexicon/figures';
import { inLanguage, type Language, type Line } from '../wording/sentences';

/** What the second of two is called: the first of these words that the other does not have. */
const seconds: Readonly<Record<string, readonly Line[]>> = {
  dad: [
    { de: 'Papi', en: 'Papa' },
    { de: 'Papa', en: 'Daddy' },
  ],
  mum: [
    { de: 'Mami', en: 'Mama' },
    { de: 'Mama', en: 'Mummy' },
  ],
  grandma: [{ de: 'Omi', en: 'Nana' }],
  grandpa: [{ de: 'Opi', en: 'Gramps' }],
};

/** Returns the second dad, mum, grandma or grandpa beside one, who looks different. */
export function secondOf(figure: Figure, language: Language): Figure {
  const words = (seconds[figure.id] ?? []).map((line) => inLanguage(line, language));
  const name = words.find((word) => word !== figure.name);
  const look = { ...figure.look, wear: '#d9a23c', glasses: true };
  return name === undefined ? figure : { ...figure, name, look };
}

/** Returns the two whom one word means; nobody for every other word. */
export function coupleCalled(word: string, language: Language): readonly Figure[] {
  const isCouple = /^(?:grandparents|großeltern)$/i.test(word);
  return isCouple ? ['grandma', 'grandpa'].map((id) => asFamily(figureById(id), language)) : [];
}
