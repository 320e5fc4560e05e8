// Measures costs that must not grow: the same work with few and with many stories, slides or turns, as a ratio within one run. Where
// a person would notice the figure itself, it has a limit, too. Main threads are measured in CPU time, since the clock of a busy
// machine says nothing about the page.
import type { Browser } from '@playwright/test';
import type { Line } from '../../tools/statistics';
import { measureBookGrowth } from './growing-book';
import { measureMemoryGrowth } from './growing-memory';
import { measureSavingGrowth } from './growing-saves';
import { measureShelfGrowth } from './growing-shelf';

export async function measureGrowth(browser: Browser): Promise<Line[]> {
  return [
    ...(await measureShelfGrowth(browser)),
    ...(await measureSavingGrowth(browser)),
    ...(await measureBookGrowth(browser)),
    ...(await measureMemoryGrowth(browser)),
  ];
}
