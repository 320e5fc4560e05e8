// Measures that saving ten stories does not block the page: no task over 50 ms that the same page at rest does not have.
import type { Browser } from '@playwright/test';
import { DownloadsPage } from '../../support/downloads/downloads-page';
import { generateStory, putStories } from '../../support/downloads/generated-stories';
import { openService } from '../../support/service/service';
import { longTask } from '../tools/long-tasks';
import { tasksWhile } from '../tools/page/main-thread';
import type { Line } from '../tools/statistics';
import { openTablet } from '../tools/tablet';

const rounds = 5;
const stories = Array.from({ length: 10 }, (_, nth) =>
  generateStory({ id: String(910 + nth), pages: 6, fileSize: 100_000 }),
);

const ids = stories.map(({ id }) => id);

export async function measureSavingTasks(browser: Browser): Promise<Line[]> {
  const service = await openService({ variant: 'bookworm', library: 'fixture' });
  await putStories(service.hook, stories);
  const tablet = await openTablet(browser, { worker: true });
  const { page, cdp } = await tablet.newPage();
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const downloads = await DownloadsPage.on(page);
  await page.goto(`${service.origin}/`);
  await page.locator('article img').first().waitFor();
  await downloads.controlled();
  await page.waitForLoadState('networkidle');
  const saving: number[] = [];
  const idle: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    saving.push(...(await tasksWhile(browser, page, () => saveThem(downloads, ids))));
    const took = performance.now() - start;
    await downloads.remove(...ids);
    await downloads.settled();
    idle.push(...(await tasksWhile(browser, page, () => downloads.wait(took))));
  }
  await tablet.context.close();
  await service.stop();
  const longest = (tasks: readonly number[]) =>
    Math.round(tasks.reduce((most, task) => Math.max(most, task), 0));
  const countOf = (tasks: readonly number[]) => tasks.filter((task) => !(task < longTask)).length;
  return [
    {
      name: `tasks over 50 ms while ten stories are saved, beyond those of the page at rest`,
      value: countOf(saving) - countOf(idle),
      limit: 0,
      detail: `longest ${longest(saving)} ms against ${longest(idle)} ms, ${rounds} rounds`,
    },
  ];
}

/** Requests stories and waits for the progress messages of each: polling would be work for the page. */
export async function saveThem(downloads: DownloadsPage, ids: readonly string[]): Promise<void> {
  const allSaved = downloads.page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        const left = new Set(wanted);
        const listen = ({ data }: MessageEvent<unknown>) => {
          const isProgress = typeof data === 'object' && data !== null && 'presentation' in data;
          const what = isProgress ? data.presentation : undefined;
          if (typeof what !== 'object' || what === null || !('state' in what) || !('id' in what)) return;
          if (what.state === 'saved') left.delete(String(what.id));
          if (left.size > 0) return;
          navigator.serviceWorker.removeEventListener('message', listen);
          done();
        };
        navigator.serviceWorker.addEventListener('message', listen);
      }),
    ids,
  );
  for (const id of ids) await downloads.save(id);
  await allSaved;
}
