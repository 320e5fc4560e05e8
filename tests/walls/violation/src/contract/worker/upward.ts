import { now } from '../../platform/clock';
export const upward = now;
