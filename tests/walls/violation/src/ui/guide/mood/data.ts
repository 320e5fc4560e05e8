import { now } from '../../../platform/clock';
export const data = now;
