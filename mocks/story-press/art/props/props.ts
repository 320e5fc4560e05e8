// Maps every thing that an author may name to the function that draws it.
import type { PropName } from '../../scene';
import { buildings } from './buildings';
import type { DrawProp } from './draw-prop';
import { furniture } from './furniture';
import { household } from './household';
import { outdoors } from './outdoors';
import { plants } from './plants';
import { seaPlants } from './sea';
import { smallAnimals } from './small-animals';
import { toys } from './toys';
import { vehicles } from './vehicles';

export const props: Record<PropName, DrawProp> = {
  ...buildings,
  ...furniture,
  ...household,
  ...outdoors,
  ...plants,
  ...seaPlants,
  ...smallAnimals,
  ...toys,
  ...vehicles,
};
