// Measures that nothing runs at rest: in the gallery after it is painted, in the player before it plays.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { countFramesAndTimers, ranWhile } from '../../support/browser/at-rest';
import type { BenchSite } from '../tools/bench-site';
import type { Line } from '../tools/statistics';
import { openTablet } from '../tools/tablet';

export async function measureRest(browser: Browser, site: BenchSite): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, hash, ready] of [
    ['shelf', '#/', 'article img'],
    ['player', site.storyHash, '[data-player-state="FIRST_SLIDE_PAUSED"]'],
  ] as const) {
    const tablet = await openTablet(browser, { worker: true });
    const { page } = await tablet.newPage();
    await countFramesAndTimers(page);
    await page.goto(`${site.origin}/${hash}`);
    await page.locator(ready).first().waitFor();
    await page.waitForLoadState('networkidle');
    await sleep(2000);
    const { frames, timers } = await ranWhile(page, () => sleep(3000));
    const detail = `${frames} frames, ${timers} timers in 3 s`;
    lines.push({ name: `${name} at rest`, value: frames + timers, limit: 0, detail });
    await tablet.context.close();
  }
  return lines;
}
