// All topics that the maker has learned about, one file for topics of a kind: their names, the words by which a title means them, their
// facts and their pictures.
import * as v from 'valibot';
import { sceneSchema, thingSchema } from '../../../story-press/scene';
import { textsSchema } from '../wording/texts';
import aspectsData from './aspects.json' with { type: 'json' };
import body from './known/body.json' with { type: 'json' };
import culture from './known/culture.json' with { type: 'json' };
import earth from './known/earth.json' with { type: 'json' };
import everyday from './known/everyday.json' with { type: 'json' };
import food from './known/food.json' with { type: 'json' };
import greatAnimals from './known/great-animals.json' with { type: 'json' };
import insects from './known/insects.json' with { type: 'json' };
import instruments from './known/instruments.json' with { type: 'json' };
import inventions from './known/inventions.json' with { type: 'json' };
import machines from './known/machines.json' with { type: 'json' };
import pets from './known/pets.json' with { type: 'json' };
import physics from './known/physics.json' with { type: 'json' };
import places from './known/places.json' with { type: 'json' };
import plants from './known/plants.json' with { type: 'json' };
import play from './known/play.json' with { type: 'json' };
import sky from './known/sky.json' with { type: 'json' };
import table from './known/table.json' with { type: 'json' };
import vehicles from './known/vehicles.json' with { type: 'json' };
import weather from './known/weather.json' with { type: 'json' };
import wildAnimals from './known/wild-animals.json' with { type: 'json' };

/** The sides from which a fact looks at a topic: the headline of its slide, and a thought that fits every fact of that kind. */
const aspects = v.parse(
  v.record(v.string(), v.strictObject({ headline: textsSchema, thought: v.exactOptional(textsSchema) })),
  aspectsData,
);

/** What a fact is about, and a sentence in each language. */
const factSchema = v.pipe(
  v.strictTuple([v.picklist(Object.keys(aspects)), ...textsSchema.pipe[0].items]),
  v.readonly(),
);

export const topicSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/)),
  isPlural: v.boolean(),
  /** With the article as the language uses it for the thing in general: `bees`, `der Mond`, `les abeilles`. */
  names: textsSchema,
  /**
   * Words of any language, separated by spaces. A word may take an ending, unless `_` ends it; `-` before it says that it may end a
   * German compound: `bee_ bees -biene`.
   */
  words: v.string(),
  facts: v.pipe(v.array(factSchema), v.minLength(1), v.readonly()),
  /** What is drawn: things about their own middle, and the land around them. */
  things: v.pipe(v.array(thingSchema), v.minLength(1), v.readonly()),
  land: v.exactOptional(sceneSchema),
});

export type Fact = v.InferOutput<typeof factSchema>;
export type Topic = Readonly<v.InferOutput<typeof topicSchema>>;

/** Returns what is said of the side from which a fact looks. Throws RangeError for an unknown one. */
export function aspectOf([name]: Fact): (typeof aspects)[string] {
  const aspect = aspects[name];
  if (aspect === undefined) throw new RangeError(`No such aspect: ${name}`);
  return aspect;
}

export const topics: readonly Topic[] = v.parse(
  v.array(topicSchema),
  [
    sky,
    weather,
    earth,
    insects,
    pets,
    wildAnimals,
    greatAnimals,
    plants,
    food,
    table,
    vehicles,
    machines,
    inventions,
    instruments,
    everyday,
    physics,
    body,
    culture,
    places,
    play,
  ].flat<unknown[]>(),
);
