// Measures slides that change, silent and narrated, against a bare page that fades in the same ones: no long task, no long
// frame.
import type { Browser } from '@playwright/test';
import * as limits from '../../../src/contract/limits';
import type { BenchSite } from '../tools/bench-site';
import { longTasksLine } from '../tools/long-tasks';
import { tasksWhile } from '../tools/page/main-thread';
import { watchKeys } from '../tools/page/pressed-keys';
import { displayFrames, longestDisplayFrames, median, percentile, type Line } from '../tools/statistics';
import { slidesOf } from '../tools/story-slides';
import { openTablet, type OpenPage, type Tablet } from '../tools/tablet';
import { bareSlides } from './bare-slides';

const rounds = 5;
/** From the cover on; Space starts the narration. */
const keys = ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Space', 'ArrowRight', 'ArrowRight'] as const;
/** A slide moves, and then the next media are fetched. */
const watched = { moves: limits.player.slideTransition, follows: limits.player.preloadAfterSlide };

interface Changed {
  /** Milliseconds of each task of the main thread, on the slow tablet. */
  readonly tasks: readonly number[];
  /** Milliseconds between frames while slides change. */
  readonly intervals: readonly number[];
}

export async function measureSlides(browser: Browser, site: BenchSite): Promise<Line[]> {
  site.baseline.serve(await bareSlides(site, await slidesOf(site)));
  const baseline: Changed[] = [];
  const own: Changed[] = [];
  for (let round = 0; round < rounds; round += 1) {
    baseline.push(await change(browser, `${site.baseline.origin}/`, '[data-ready]'));
    own.push(await change(browser, `${site.origin}/${site.slidesHash}`, '[data-painted]'));
  }
  const tasksOf = (changed: readonly Changed[]) => changed.map(({ tasks }) => tasks);
  const [p95, bareP95] = [medianOf(own, ofHundred95), medianOf(baseline, ofHundred95)];
  const [longest, bareLongest] = [medianOf(own, longestOf), medianOf(baseline, longestOf)];
  return [
    longTasksLine(
      'tasks over 50 ms while slides change, beyond those of a bare page',
      tasksOf(own),
      tasksOf(baseline),
    ),
    {
      name: '95th of a hundred frames while slides change, against a bare page',
      value: displayFrames(p95) / displayFrames(bareP95),
      limit: 1.25,
      detail: `${p95.toFixed(1)} ms against ${bareP95.toFixed(1)} ms`,
    },
    {
      name: 'longest frame while slides change, in frames of the display',
      value: displayFrames(longest),
      // Or what the bare page needs on this machine.
      limit: Math.max(longestDisplayFrames, displayFrames(bareLongest)),
      detail: `${longest.toFixed(1)} ms against ${bareLongest.toFixed(1)} ms`,
    },
  ];
}

const ofHundred95 = (intervals: readonly number[]): number => percentile(intervals, 0.95);
const longestOf = (intervals: readonly number[]): number => Math.max(...intervals);

/** Returns the median of the rounds. */
function medianOf(changed: readonly Changed[], valueOf: (intervals: readonly number[]) => number): number {
  return median(changed.map(({ intervals }) => valueOf(intervals)));
}

/** Changes slides twice: on a throttled page for the frames, and unthrottled for the tasks. */
async function change(browser: Browser, url: string, ready: string): Promise<Changed> {
  const tablet = await openTablet(browser, { worker: false });
  const slow = await openStory(tablet, url, ready);
  const intervals: number[] = [];
  for (const key of keys) intervals.push(...(await slow.press(key)));
  await slow.page.close();
  const quick = await openStory(tablet, url, ready);
  await quick.cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const tasks = await tasksWhile(browser, quick.page, async () => {
    for (const key of keys) await quick.press(key);
  });
  await tablet.context.close();
  return { tasks, intervals };
}

async function openStory(tablet: Tablet, url: string, ready: string) {
  const opened: OpenPage = await tablet.newPage();
  const press = await watchKeys(opened, watched);
  await opened.page.goto(url);
  await opened.page.locator(ready).waitFor();
  await opened.page.waitForLoadState('networkidle');
  return { ...opened, press };
}
