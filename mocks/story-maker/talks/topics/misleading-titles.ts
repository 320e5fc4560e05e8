// What looks like a topic in a title and is another thing. All in small letters and without accents.
import * as v from 'valibot';
import { wordSetSchema } from '../../data-schemas';
import data from './misleading-titles.json' with { type: 'json' };

const words = v.array(v.string());
const titlesSchema = v.strictObject({
  /** Names and idioms, as regular expressions; a title is read as if they were not there. */
  elsewhere: words,
  /** A topic's word means something else beside one of these words. */
  misled: v.record(v.string(), words),
  /** Compounds whose last part is not meant: a `Seehund` is a seal. */
  notHeads: words,
  /** Endings of plurals, cases, adjectives and sciences in the five languages that write them. */
  endings: wordSetSchema,
});

export const { elsewhere, misled, notHeads, endings } = v.parse(titlesSchema, data);
