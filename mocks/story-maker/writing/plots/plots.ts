// All plots, in no particular order.
import { friend } from './friend';
import type { Plot } from './plot';

export const plots: readonly Plot[] = [friend];
