// Measures turning a page and jumping to a far one on a slow tablet, against the published page-flip with the same pictures.
import type { Browser, Page } from '@playwright/test';
import type { BenchSite } from '../../tools/bench-site';
import {
  displayFrames,
  longestDisplayFrames,
  median,
  percentile,
  trimmedMean,
  type Line,
} from '../../tools/statistics';
import { slidesOf } from '../../tools/story-slides';
import { openTablet, type OpenPage, type Tablet } from '../../tools/tablet';
import { rawBook, type PageSize } from './raw-book';
import { watchPages } from './watched-pages';

const rounds = 7;
/** Pages that bend; the cover does not. */
const turns = ['ArrowRight', 'ArrowRight', 'ArrowLeft'] as const;
/** The first jump shows a picture that neither has loaded yet, and does not count. */
const jumpsOfRound = 7;

interface Turned {
  /** Milliseconds between frames while a page turns, of all turns together. */
  readonly intervals: readonly number[];
  /** Milliseconds from the key press until the far page is shown, of each jump. */
  readonly jumps: readonly number[];
}

export async function measureTurning(browser: Browser, site: BenchSite): Promise<Line[]> {
  const slides = await slidesOf(site);
  const [tablet, bare] = await Promise.all([
    openTablet(browser, { worker: false }),
    openTablet(browser, { worker: false }),
  ]);
  const size = await pageSizeOf(tablet, site);
  site.baseline.serve(await rawBook(site, slides, size));
  const raw: Turned[] = [];
  const own: Turned[] = [];
  for (let round = 0; round < rounds; round += 1) {
    raw.push(await turnAndJump(await bare.newPage(), `${site.baseline.origin}/`, slides.length));
    own.push(await turnAndJump(await tablet.newPage(), `${site.origin}/${site.storyHash}`, slides.length));
  }
  await Promise.all([tablet.context.close(), bare.context.close()]);
  return [
    lineOf('median frame of a turning page', own, raw, ofRounds(median), 1.1),
    lineOf('95th of a hundred frames of a turning page', own, raw, ofRounds(p95), 1.1),
    longestFrame(own, raw),
    lineOf('jump to a far page', own, raw, ofAllJumps, 1.5),
  ];
}

/** Opens a book at its first spread, turns pages forward and back, then jumps to its end. */
async function turnAndJump({ page, cdp }: OpenPage, url: string, slideCount: number): Promise<Turned> {
  const watch = await watchPages(page, cdp);
  await page.goto(url);
  await page.locator('[data-book-state="read"]').waitFor();
  await page.waitForLoadState('networkidle');
  const toFirstSpread = () => watch.turn('ArrowRight');
  await toFirstSpread();
  const intervals: number[] = [];
  for (const key of turns) intervals.push(...(await watch.turn(key)));
  const jumps: number[] = [];
  for (let time = 0; time < jumpsOfRound; time += 1) {
    await focusSlider(page);
    jumps.push(await watch.jump('End', 2 * slideCount - 3));
    await watch.jump('Home', 0);
    // The bar disappears, and with it the focus that its keys need.
    await page.getByRole('slider').waitFor({ state: 'detached' });
    await toFirstSpread();
  }
  await page.close();
  return { intervals, jumps: jumps.slice(1) };
}

/** In the product the jump keys are those of the scrub bar, which appears when the page after the cover is open. */
async function focusSlider(page: Page): Promise<void> {
  if ((await page.locator('[data-player-state]').count()) > 0) await page.getByRole('slider').focus();
}

/** Returns the size of the product's pages on this tablet. */
async function pageSizeOf(tablet: Tablet, site: BenchSite): Promise<PageSize> {
  const { page } = await tablet.newPage();
  await page.goto(`${site.origin}/${site.storyHash}`);
  await page.locator('[data-book-state="read"]').waitFor();
  const size = await readPageSize(page);
  await page.close();
  return size;
}

function readPageSize(page: Page): Promise<PageSize> {
  return page.locator('.book').evaluate(() => {
    const { style } = document.querySelector<HTMLElement>('.book') ?? document.body;
    const of = (name: string): number => Number.parseFloat(style.getPropertyValue(name));
    return { width: of('--page-width'), height: of('--page-height') };
  });
}

const longest = (intervals: readonly number[]): number => Math.max(...intervals);

/** 50 ms, or what the raw engine needs on this machine. */
function longestFrame(own: readonly Turned[], raw: readonly Turned[]): Line {
  const [value, baseline] = [ofRounds(longest)(own), ofRounds(longest)(raw)];
  return {
    name: 'longest frame of a turning page, in frames of the display',
    value: displayFrames(value),
    limit: Math.max(longestDisplayFrames, displayFrames(baseline)),
    detail: `${value.toFixed(1)} ms against ${baseline.toFixed(1)} ms of raw page-flip`,
  };
}

const p95 = (intervals: readonly number[]): number => percentile(intervals, 0.95);

type ValueOf = (rounds: readonly Turned[]) => number;

/** Returns the median of the rounds, as for all measures. */
const ofRounds =
  (valueOf: (intervals: readonly number[]) => number): ValueOf =>
  (rounds) =>
    median(rounds.map(({ intervals }) => valueOf(intervals)));

const ofAllJumps: ValueOf = (rounds) => trimmedMean(rounds.flatMap(({ jumps }) => jumps));

function lineOf(
  name: string,
  own: readonly Turned[],
  raw: readonly Turned[],
  valueOf: ValueOf,
  limit: number,
): Line {
  const [value, baseline] = [valueOf(own), valueOf(raw)];
  return {
    name: `${name}, against raw page-flip`,
    value: value / baseline,
    limit,
    detail: `${value.toFixed(1)} ms against ${baseline.toFixed(1)} ms`,
  };
}
