// All topics that the maker has learned about, in files of one or two kinds: their names, the words by which a title means them, their
// facts and their pictures.
import * as v from 'valibot';
import { sceneSchema, thingSchema } from '../../drawing/scene';
import { textsSchema } from '../wording/talk-texts';
import aspectsData from './aspects.json' with { type: 'json' };
import bodyAndCulture from './known/body-and-culture.json' with { type: 'json' };
import earthAndWeather from './known/earth-and-weather.json' with { type: 'json' };
import homeAndTable from './known/home-and-table.json' with { type: 'json' };
import insectsAndWildAnimals from './known/insects-and-wild-animals.json' with { type: 'json' };
import machinesAndVehicles from './known/machines-and-vehicles.json' with { type: 'json' };
import musicAndPlay from './known/music-and-play.json' with { type: 'json' };
import petsAndGreatAnimals from './known/pets-and-great-animals.json' with { type: 'json' };
import physicsAndInventions from './known/physics-and-inventions.json' with { type: 'json' };
import places from './known/places.json' with { type: 'json' };
import plantsAndFood from './known/plants-and-food.json' with { type: 'json' };
import sky from './known/sky.json' with { type: 'json' };

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
  /** The drawn things, about their own middle, and the land around them. */
  things: v.pipe(v.array(thingSchema), v.minLength(1), v.readonly()),
  land: v.exactOptional(sceneSchema),
});

export type Fact = v.InferOutput<typeof factSchema>;
export type Topic = Readonly<v.InferOutput<typeof topicSchema>>;

/** Returns the texts of a fact's aspect. Throws RangeError for an unknown aspect. */
export function aspectOf([name]: Fact): (typeof aspects)[string] {
  const aspect = aspects[name];
  if (aspect === undefined) throw new RangeError(`No such aspect: ${name}`);
  return aspect;
}

export const topics: readonly Topic[] = v.parse(v.array(topicSchema), [
  ...bodyAndCulture,
  ...earthAndWeather,
  ...homeAndTable,
  ...insectsAndWildAnimals,
  ...machinesAndVehicles,
  ...musicAndPlay,
  ...petsAndGreatAnimals,
  ...physicsAndInventions,
  ...places,
  ...plantsAndFood,
  ...sky,
]);
