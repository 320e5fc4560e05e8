// Measures the gallery with ten thousand stories and fifty thousand ratings (`npm run bench -- gallery`).
import type { Browser } from '@playwright/test';
import { openService } from '../../../support/service/service';
import type { BenchSite } from '../../tools/bench-site';
import type { Line } from '../../tools/statistics';
import { measureFavourite } from './favourite';
import { fillShelf } from './lists';
import { measureReading } from './reading';
import { measureRendered } from './rendered';
import { measureScrolling } from './scrolling';

export async function measureGallery(browser: Browser, site: BenchSite): Promise<Line[]> {
  const service = await openService({ variant: 'bookworm', library: 'samples' });
  try {
    await fillShelf(service);
    return [
      ...(await measureRendered(browser, service)),
      await measureFavourite(browser, site, service),
      ...(await measureScrolling(browser, site, service)),
      await measureReading(browser, site),
    ];
  } finally {
    await service.stop();
  }
}
