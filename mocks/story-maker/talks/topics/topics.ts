// All topics that the maker has learned about.
import { bodyTopics } from './known/body';
import { cultureTopics } from './known/culture';
import { earthTopics } from './known/earth';
import { everydayTopics } from './known/everyday';
import { foodTopics } from './known/food';
import { greatAnimalTopics } from './known/great-animals';
import { insectTopics } from './known/insects';
import { instrumentTopics } from './known/instruments';
import { inventionTopics } from './known/inventions';
import { machineTopics } from './known/machines';
import { petTopics } from './known/pets';
import { physicsTopics } from './known/physics';
import { placeTopics } from './known/places';
import { plantTopics } from './known/plants';
import { playTopics } from './known/play';
import { skyTopics } from './known/sky';
import { tableTopics } from './known/table';
import type { Topic } from './topic';
import { vehicleTopics } from './known/vehicles';
import { weatherTopics } from './known/weather';
import { wildAnimalTopics } from './known/wild-animals';

export const topics: readonly Topic[] = [
  ...skyTopics,
  ...weatherTopics,
  ...earthTopics,
  ...insectTopics,
  ...petTopics,
  ...wildAnimalTopics,
  ...greatAnimalTopics,
  ...plantTopics,
  ...foodTopics,
  ...tableTopics,
  ...vehicleTopics,
  ...machineTopics,
  ...inventionTopics,
  ...instrumentTopics,
  ...everydayTopics,
  ...physicsTopics,
  ...bodyTopics,
  ...cultureTopics,
  ...placeTopics,
  ...playTopics,
];
