// All plots, in no particular order.
import { christmas } from './christmas/christmas';
import { dark } from './dark/dark';
import { friend } from './friend/friend';
import { learn } from './learn/learn';
import { lost } from './lost/lost';
import type { Plot } from './plot';
import { riddle } from './riddle/riddle';
import { wonder } from './wonder/wonder';

export const plots: readonly Plot[] = [christmas, dark, friend, learn, lost, riddle, wonder];
