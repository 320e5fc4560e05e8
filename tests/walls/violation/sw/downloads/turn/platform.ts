import { now } from '../../../src/platform/clock';
export const platform = now;
