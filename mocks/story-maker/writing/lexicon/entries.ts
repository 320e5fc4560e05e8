// Who can be in a story: animals, those of the sea, people, and people who are known by what they do. They are data: figures.json and
// trades.json.
import * as v from 'valibot';
import { noun } from '../grammar/noun';
import { lookSchema } from './figure';
import figures from './figures.json' with { type: 'json' };
import trades from './trades.json' with { type: 'json' };

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

export type Entry = Readonly<v.InferOutput<typeof entrySchema>>;

const clothesSchema = v.omit(lookSchema, ['k']);
const wearerSchema = v.strictObject({ look: clothesSchema, words: wordsSchema });
/** German has a word for the woman and one for the man. */
const tradeSchema = v.strictObject({
  clothes: clothesSchema,
  /** Whom an English word means first. */
  usually: v.picklist(['f', 'm']),
  f: wearerSchema,
  m: wearerSchema,
});

/** A word that two entries have means the later one: whoever an English word means comes last. */
export const entries: readonly Entry[] = [
  ...v.parse(v.array(entrySchema), figures),
  ...Object.entries(v.parse(v.record(v.string(), tradeSchema), trades)).flatMap(([id, trade]) => [
    traderOf(id, trade, trade.usually === 'f' ? 'm' : 'f'),
    traderOf(id, trade, trade.usually),
  ]),
];

/** The keys of those who live in the sea only. */
export const swimmers: ReadonlySet<string> = new Set(
  entries.filter(({ swims }) => swims).map(({ id }) => id),
);

function traderOf(id: string, trade: v.InferOutput<typeof tradeSchema>, sex: 'f' | 'm'): Entry {
  const { look, words } = trade[sex];
  return {
    id: sex === trade.usually ? id : `${id}-${sex}`,
    look: { k: 'adult', ...trade.clothes, ...look },
    size: 0.95,
    pitch: sex === 'f' ? 104 : 84,
    speed: 96,
    sex,
    words,
    isGrown: true,
    swims: false,
  };
}
