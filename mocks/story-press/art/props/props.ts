// Maps every thing that an author may name to the function that draws it.
import type { PropName } from '../../scene';
import { apparatus } from './apparatus';
import { baby } from './baby';
import { bathroom } from './bathroom';
import { buildings } from './buildings';
import { clothes } from './clothes';
import { cooking } from './cooking';
import { dinosaurFinds } from './dinosaur-finds';
import { doctor } from './doctor';
import type { DrawProp } from './draw-prop';
import { exhibits } from './exhibits';
import { faraway } from './faraway';
import { fireAndBuilding } from './fire-and-building';
import { furniture } from './furniture';
import { houseParts } from './house-parts';
import { household } from './household';
import { kitchen } from './kitchen';
import { knightsAndPirates } from './knights-and-pirates';
import { landmarks } from './landmarks';
import { moving } from './moving';
import { nightAndFeasts } from './night-and-feasts';
import { oddsAndEnds } from './odds-and-ends';
import { outdoors } from './outdoors';
import { plants } from './plants';
import { playground } from './playground';
import { roomFurniture } from './room-furniture';
import { school } from './school';
import { seaPlants } from './sea';
import { smallAnimals } from './small-animals';
import { theatreAndMagic } from './theatre-and-magic';
import { toys } from './toys';
import { vegetableGarden } from './vegetable-garden';
import { vehicles } from './vehicles';

export const props: Record<PropName, DrawProp> = {
  ...apparatus,
  ...baby,
  ...bathroom,
  ...buildings,
  ...clothes,
  ...cooking,
  ...dinosaurFinds,
  ...doctor,
  ...exhibits,
  ...faraway,
  ...fireAndBuilding,
  ...furniture,
  ...houseParts,
  ...household,
  ...kitchen,
  ...knightsAndPirates,
  ...landmarks,
  ...moving,
  ...nightAndFeasts,
  ...oddsAndEnds,
  ...outdoors,
  ...plants,
  ...playground,
  ...roomFurniture,
  ...school,
  ...seaPlants,
  ...smallAnimals,
  ...theatreAndMagic,
  ...toys,
  ...vegetableGarden,
  ...vehicles,
};
