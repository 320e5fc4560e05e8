// Measures removing the green from a frame against drawing the same frame unchanged: each painter beside a baseline that draws
// through the same kind of canvas and waits in the same manner.
//
// Without a graphics card the shader runs on SwiftShader, on the processor: there its line says what the rule adds to
// upload and drawing, and nothing of how fast a card is. (The product refuses SwiftShader and goes by the worker.)
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { BenchSite } from '../../tools/bench-site';
import { textFile } from '../../tools/baseline-site';
import { median, type Line } from '../../tools/statistics';
import { openTablet } from '../../tools/tablet';
import { bundleOfApp } from '../../tools/app-module';
import { barePainters } from './bare-painters';

const rounds = 9;
const frames = 10;
/** The limits for the shader's fallbacks are higher (they process each pixel one by one). */
const limits = { shader: 2, worker: 4, page: 4 } as const;
const film = path.join(import.meta.dirname, '../../../../mocks/service/library/film/film.mp4');

type PainterKind = keyof typeof limits;

export async function measureGreen(browser: Browser, site: BenchSite): Promise<Line[]> {
  const module = await bundleOfApp('src/features/viewer/speaker/choose-painter.ts');
  site.baseline.serve([
    ...module,
    { path: '/film.mp4', type: 'video/mp4', body: await readFile(film) },
    textFile('/bare-painters.js', 'text/javascript', barePainters),
    textFile('/', 'text/html', '<!doctype html><title>Green</title><video muted src="/film.mp4"></video>'),
  ]);
  const tablet = await openTablet(browser, { worker: false });
  const { page } = await tablet.newPage();
  await page.goto(`${site.baseline.origin}/`);
  await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 2);
  const lines: Line[] = [];
  for (const painter of ['shader', 'worker', 'page'] as const) {
    const { own, baseline } = await paintInTurns(page, painter);
    const [value, bare] = [median(own), median(baseline)];
    lines.push({
      name: `green screen by ${painter}, a frame against one drawn as it is`,
      value: value / bare,
      limit: limits[painter],
      detail: `${value.toFixed(2)} ms against ${bare.toFixed(2)} ms`,
    });
  }
  await tablet.context.close();
  return lines;
}

/** Returns milliseconds per frame, of each round. */
function paintInTurns(page: Page, painter: PainterKind) {
  return page.evaluate(
    async ({ asked, rounds: times, frames: each }) => {
      const modules: readonly unknown[] = await Promise.all(
        ['/app-module.js', '/bare-painters.js'].map((address) => import(address)),
      );
      const [app, bare] = modules.map(Object);
      const video = document.querySelector('video');
      const source = { image: video, size: () => ({ width: video?.videoWidth, height: video?.videoHeight }) };
      const own = bare.waitedFor(asked, () => app.makersOf(asked)[asked](source, () => undefined));
      const baseline = bare.waitedFor(asked, () => bare.painters[asked](source));
      const timed = async (paint: () => Promise<void>): Promise<number> => {
        const start = performance.now();
        for (let frame = 0; frame < each; frame += 1) await paint();
        return (performance.now() - start) / each;
      };
      // Shaders, loops and workers are created and warmed up before the measurement.
      await timed(baseline);
      await timed(own);
      const taken: { own: number[]; baseline: number[] } = { own: [], baseline: [] };
      for (let time = 0; time < times; time += 1) {
        taken.baseline.push(await timed(baseline));
        taken.own.push(await timed(own));
      }
      return taken;
    },
    { asked: painter, rounds, frames },
  );
}
