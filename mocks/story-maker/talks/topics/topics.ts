// All topics that the maker has learned about: one file each for topics of a kind.
import * as v from 'valibot';
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
import { topicSchema, type Topic } from './topic';

const files: readonly (readonly unknown[])[] = [
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
];

export const topics: readonly Topic[] = v.parse(v.array(topicSchema), files.flat());
