// All plots, in no particular order.
import { friend } from './friend/friend';
import { learn } from './learn/learn';
import type { Plot } from './plot';

export const plots: readonly Plot[] = [friend, learn];
