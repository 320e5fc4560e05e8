// The shelf with ten thousand stories and fifty thousand ratings (`npm run bench -- gallery`).
import type { Browser } from '@playwright/test';
import type { BenchSite } from '../../tools/bench-site';
import type { Line } from '../../tools/statistics';
import { measureReading } from './reading';

export async function measureGallery(browser: Browser, site: BenchSite): Promise<Line[]> {
  return [await measureReading(browser, site)];
}
