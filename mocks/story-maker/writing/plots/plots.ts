// All plots, in no particular order.
import { afraid } from './afraid/afraid';
import { christmas } from './christmas/christmas';
import { dark } from './dark/dark';
import { death } from './grief/death';
import { dying } from './grief/dying';
import { hospital } from './grief/hospital';
import { missing } from './grief/missing';
import { parting } from './grief/parting';
import { friend } from './friend/friend';
import { journey } from './journey/journey';
import { learn } from './learn/learn';
import { lost } from './lost/lost';
import type { Plot } from './plot';
import { riddle } from './riddle/riddle';
import { sea } from './sea/sea';
import { sleep } from './sleep/sleep';
import { wonder } from './wonder/wonder';

export const plots: readonly Plot[] = [
  afraid,
  christmas,
  dark,
  death,
  dying,
  friend,
  hospital,
  journey,
  learn,
  lost,
  missing,
  parting,
  riddle,
  sea,
  sleep,
  wonder,
];
