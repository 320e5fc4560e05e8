// Maps every thing that an author may name to the function that draws it.
import type { PropName } from '../../scene';
import { apparatus } from './apparatus';
import { buildings } from './buildings';
import { clothes } from './clothes';
import type { DrawProp } from './draw-prop';
import { exhibits } from './exhibits';
import { furniture } from './furniture';
import { household } from './household';
import { kitchen } from './kitchen';
import { landmarks } from './landmarks';
import { outdoors } from './outdoors';
import { plants } from './plants';
import { seaPlants } from './sea';
import { smallAnimals } from './small-animals';
import { toys } from './toys';
import { vehicles } from './vehicles';

export const props: Record<PropName, DrawProp> = {
  ...apparatus,
  ...buildings,
  ...clothes,
  ...exhibits,
  ...furniture,
  ...household,
  ...kitchen,
  ...landmarks,
  ...outdoors,
  ...plants,
  ...seaPlants,
  ...smallAnimals,
  ...toys,
  ...vehicles,
};
