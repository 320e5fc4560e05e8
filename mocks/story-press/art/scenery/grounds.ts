// Which ground a scene stands on.
import type { Ground } from '../../scene';
import { drawLand } from './land';
import { drawRoom } from './room';
import type { Stage } from './stage';
import { drawWater } from './water';

/** Each draws what is behind, calls for those who stand there, and the rest. */
export const grounds: Record<Ground, (stage: Stage) => void> = {
  hills: drawLand,
  forest: drawLand,
  town: drawLand,
  mountain: drawLand,
  sea: drawWater,
  beach: drawWater,
  room: drawRoom,
};
