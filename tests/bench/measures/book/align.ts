// Measures whether finding the spoken sentences takes time proportional to the length of the text: eight times for eight
// times as many.
import type { Browser, Page } from '@playwright/test';
import { bundleOfApp } from '../../tools/app-module';
import type { BenchSite } from '../../tools/bench-site';
import { textFile } from '../../tools/baseline-site';
import { median, type Line } from '../../tools/statistics';
import { openTablet } from '../../tools/tablet';

const rounds = 9;
/** Numbers of sentences: those of a long page, and those of a malicious story. */
const sentences = { few: 600, many: 4800 } as const;
const longer = sentences.many / sentences.few;

/** The baseline is the same work, once for each eighth of the malicious story. */
export async function measureAlign(browser: Browser, site: BenchSite): Promise<Line[]> {
  site.baseline.serve([
    ...(await bundleOfApp('src/features/viewer/text/passages-of-slide.ts')),
    textFile('/', 'text/html', '<!doctype html><title>Align</title>'),
  ]);
  const tablet = await openTablet(browser, { worker: false });
  const { page } = await tablet.newPage();
  await page.goto(`${site.baseline.origin}/`);
  const lines: Line[] = [];
  for (const refrain of [false, true]) {
    const { own, baseline } = await alignInTurns(page, refrain);
    const [value, bare] = [median(own), median(baseline) * longer];
    lines.push({
      name: `aligning ${sentences.many} sentences${refrain ? ' that are all the same' : ''}, against ${longer} times ${sentences.few}`,
      value: value / bare,
      limit: 2,
      detail: `${value.toFixed(1)} ms against ${bare.toFixed(1)} ms`,
    });
  }
  await tablet.context.close();
  return lines;
}

/** Returns the milliseconds of each round. */
function alignInTurns(page: Page, refrain: boolean) {
  return page.evaluate(
    async ({ isRefrain, few, many, times }) => {
      const address = '/app-module.js';
      const { align } = Object(await import(address));
      const timed = (length: number): number => {
        const cues = Array.from({ length }, (_, at) => ({
          text: isRefrain ? 'ha' : `So ${at} ran.`,
          start: at,
        }));
        const text = cues.map((cue) => cue.text).join(' ');
        const start = performance.now();
        align(text, cues);
        return performance.now() - start;
      };
      timed(few);
      const taken: { own: number[]; baseline: number[] } = { own: [], baseline: [] };
      for (let time = 0; time < times; time += 1) {
        taken.baseline.push(timed(few));
        taken.own.push(timed(many));
      }
      return taken;
    },
    { isRefrain: refrain, few: sentences.few, many: sentences.many, times: rounds },
  );
}
