import { systemClock } from '../../platform/browser/system-clock';
export const own = systemClock;
