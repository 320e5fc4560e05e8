// Measures the gallery on a slow tablet: how long it takes until it is painted; how much script and style that needs is said, not limited.
import type { Browser } from '@playwright/test';
import type { BenchSite } from '../tools/bench-site';
import { timeUntilPainted } from '../tools/page/painted';
import { watchResponses } from '../tools/page/responses';
import { ratioAgainstBaseline, type Line } from '../tools/statistics';
import { openTablet, slownessNow } from '../tools/tablet';

const covers = { address: /preview\.webp/, count: 5 };

export async function measureShelf(browser: Browser, site: BenchSite): Promise<Line[]> {
  const seen = await filesUntilPainted(browser, site);
  const kilobytes = seen.gzipped / 1024;
  site.baseline.show({ inert: seen.inert, pictures: seen.pictures, sounds: [], offline: false });
  const slowness = await slownessNow(browser);
  const paint = (origin: string, path: string) => async () => {
    await site.untilIdle();
    const tablet = await openTablet(browser, { worker: true, slowness });
    const time = await timeUntilPainted(await tablet.newPage(), `${origin}${path}`, covers);
    await tablet.context.close();
    return time;
  };
  const result = await ratioAgainstBaseline(5, paint(site.slowBaseline, '/'), paint(site.slowOrigin, '/#/'));
  return [
    {
      name: 'shelf painted, against a bare page with the same bytes and covers',
      value: result.ratio,
      limit: 1.4,
      detail: `${kilobytes.toFixed(1)} kB gz of script and style, ${Math.round(result.product)} ms against ${Math.round(result.baseline)} ms, ${slowness.toFixed(1)} times slower than now`,
    },
  ];
}

async function filesUntilPainted(browser: Browser, site: BenchSite) {
  const tablet = await openTablet(browser, { worker: true });
  const opened = await tablet.newPage();
  const responses = watchResponses(opened.page);
  const painted = await timeUntilPainted(opened, `${site.slowOrigin}/#/`, covers);
  const files = await responses.requestedUntil(painted);
  await tablet.context.close();
  return files;
}
