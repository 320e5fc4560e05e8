// Maps every pose to the body that draws it.
import type { Pose } from '../../../scene';
import { run, sneak, trot, walk } from './moving';
import type { Body } from './neck';
import { back, jump, sit, sleep, stand } from './resting';

export const bodies: Record<Pose, Body> = { stand, walk, run, sneak, trot, sit, sleep, back, jump };
