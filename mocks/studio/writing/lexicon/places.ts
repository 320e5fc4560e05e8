// Places of the stories: the words for them in both languages, and how they are drawn. They are data: places.json.
import * as v from 'valibot';
import { sceneSchema } from '../../drawing/scene';
import { lineSchema } from '../../data-schemas';
import { namedBy, wordsOfLanguagesSchema } from '../title/words';
import type { Language } from '../wording/sentences';
import data from './places.json' with { type: 'json' };

const placeSchema = v.strictObject({
  id: v.string(),
  /** The words for being there, and for going there. */
  at: lineSchema,
  to: lineSchema,
  /** The words of titles for it. */
  words: v.exactOptional(wordsOfLanguagesSchema),
  /** The permanent scenery; light and weather are added. Figures stand free: furniture is at the edges or behind them. */
  backdrop: v.omit(sceneSchema, ['sky', 'weather']),
});

export type Place = Readonly<v.InferOutput<typeof placeSchema>>;

export const places: readonly Place[] = v.parse(v.array(placeSchema), data);

/** Returns a place by its key. Throws RangeError when there is none. */
export function placeById(id: string): Place {
  const found = places.find((one) => one.id === id);
  if (found === undefined) throw new RangeError(`No place: ${id}`);
  return found;
}

/** Returns the place that a word in one of these forms names. */
export function placeAmong(forms: readonly string[], language: Language): Place | undefined {
  return namedBy(places, forms, language);
}
