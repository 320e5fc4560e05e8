import { systemClock } from '../../platform/browser/clock';
export const own = systemClock;
