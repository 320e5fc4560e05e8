// Measures a story opened by its address on a slow tablet, as a book and as slides, until its cover is painted: on a first
// visit, from the browser's cache, and offline.
import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { BenchSite } from '../tools/bench-site';
import type { BaselineFile } from '../tools/baseline-site';
import { timeUntilPainted } from '../tools/page/painted';
import { openSlowLink, slow4g } from '../tools/slow-link';
import { ratioAgainstBaseline, type Line, type Ratio } from '../tools/statistics';
import { openTablet, type Tablet } from '../tools/tablet';

/** Odd, so that the median is one of them; as many as a busy machine needs. */
const rounds = 9;

export async function measureStory(browser: Browser, site: BenchSite): Promise<Line[]> {
  const cover = await site.file(site.coverPath);
  const audio = await site.file(site.audioPath);
  const show = (offline: boolean) =>
    site.baseline.show({ inert: [], pictures: [named(cover, '/cover.webp')], sounds: [audio], offline });
  const coverOf = { address: new RegExp(`cover\\.webp|${site.coverPath}`), count: 1 };
  const paint = async (tablet: Tablet, url: string) => {
    const opened = await tablet.newPage();
    const time = await timeUntilPainted(opened, url, coverOf);
    // A page that is closed while its app still starts would be cleaned up during the next measurement.
    await opened.page.waitForLoadState('networkidle');
    await opened.page.close();
    return time;
  };
  const onFreshTablet = (url: string) => async () => {
    await site.untilIdle();
    const tablet = await openTablet(browser, { worker: true });
    const time = await timeUntilPainted(await tablet.newPage(), url, coverOf);
    await tablet.context.close();
    return time;
  };

  show(false);
  const lines: Line[] = [];
  for (const [view, hash] of [
    ['book', site.storyHash],
    ['slides', site.slidesHash],
  ] as const) {
    const story = `${site.slowOrigin}/${hash}`;
    const baseline = `${site.slowBaseline}/`;
    const fresh = await ratioAgainstBaseline(rounds, onFreshTablet(baseline), onFreshTablet(story));
    lines.push(lineOf(`${view} by its address on a fresh device`, fresh, 1.4));
    const cached = await measureCached(browser, { baseline, story }, paint);
    lines.push(lineOf(`${view} by its address from the browser's cache`, cached, 1.3));
  }
  show(true);
  const offline = await measureOffline(browser, site, paint);
  return [...lines, lineOf('kept story by its address, offline', offline, 1.5)];
}

type Paint = (tablet: Tablet, url: string) => Promise<number>;

/** Both were visited before, without a worker: their files are in the browser's cache, as far as they are cacheable. */
async function measureCached(
  browser: Browser,
  { baseline, story }: { readonly baseline: string; readonly story: string },
  paint: Paint,
): Promise<Ratio> {
  const [known, knownBaseline] = await Promise.all([
    openTablet(browser, { worker: false }),
    openTablet(browser, { worker: false }),
  ]);
  await visitUntilIdle(known.context, story);
  await visitUntilIdle(knownBaseline.context, baseline);
  const ratio = await ratioAgainstBaseline(
    rounds,
    () => paint(knownBaseline, baseline),
    () => paint(known, story),
  );
  await Promise.all([known.context.close(), knownBaseline.context.close()]);
  return ratio;
}

/** Both are saved once over links of their own; then the links are closed for good. */
async function measureOffline(browser: Browser, site: BenchSite, paint: Paint): Promise<Ratio> {
  const [link, baselineLink] = await Promise.all([
    openSlowLink(site.port, slow4g),
    openSlowLink(site.baseline.port, slow4g),
  ]);
  const [tablet, baselineTablet] = await Promise.all([
    openTablet(browser, { worker: true }),
    openTablet(browser, { worker: true }),
  ]);
  const story = `http://localhost:${link.port}/${site.storyHash}`;
  const baseline = `http://localhost:${baselineLink.port}/`;
  await visitUntilSaved(tablet.context, story, 'bookworm-media');
  await visitUntilSaved(baselineTablet.context, baseline, 'baseline');
  await Promise.all([link.close(), baselineLink.close()]);
  const ratio = await ratioAgainstBaseline(
    rounds,
    () => paint(baselineTablet, baseline),
    () => paint(tablet, story),
  );
  await Promise.all([tablet.context.close(), baselineTablet.context.close()]);
  return ratio;
}

async function visitUntilIdle(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.close();
}

/** Visits until all is saved: a worker writes a presentation's index, and the baseline's list of files, last. */
async function visitUntilSaved(context: BrowserContext, url: string, cachePrefix: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await expect.poll(() => isSaved(page, cachePrefix), { timeout: 120_000 }).toBe(true);
  await page.close();
}

function isSaved(page: Page, cachePrefix: string): Promise<boolean> {
  return page.evaluate(async (prefix) => {
    if (!navigator.serviceWorker.controller) return false;
    for (const name of await caches.keys()) {
      if (!name.startsWith(prefix)) continue;
      const paths = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
      if (paths.includes('/') || paths.some((path) => path.endsWith('/index.json'))) return true;
    }
    return false;
  }, cachePrefix);
}

function named(file: BaselineFile, path: string): BaselineFile {
  return { ...file, path };
}

function lineOf(name: string, { ratio, product, baseline }: Ratio, limit: number): Line {
  return {
    name,
    value: ratio,
    limit,
    detail: `${Math.round(product)} ms against ${Math.round(baseline)} ms`,
  };
}
