// Maps each ground to the function that draws it.
import type { Ground } from '../../scene';
import { drawLand } from './land';
import { drawReef } from './reef';
import { drawRoom } from './room';
import type { Stage } from './stage';
import { drawWater } from './water';

/** Each draws the background, calls for the cast, and draws the rest. */
export const grounds: Record<Ground, (stage: Stage) => void> = {
  hills: drawLand,
  forest: drawLand,
  town: drawLand,
  mountain: drawLand,
  sea: drawWater,
  beach: drawWater,
  reef: drawReef,
  room: drawRoom,
};
