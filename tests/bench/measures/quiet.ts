// Saving ten stories does not disturb the page: no task over 50 ms that the same page at rest does not have.
import type { Browser, Page } from '@playwright/test';
import { Keeping } from '../../browser/offline/words/keeping';
import { madeStory, putStories } from '../../browser/offline/words/stories';
import { openService } from '../../browser/service';
import type { Line } from '../tools/statistics';
import { unpackTablet } from '../tools/tablet';

const rounds = 5;
const stories = Array.from({ length: 10 }, (_, nth) =>
  madeStory({ id: String(910 + nth), pages: 6, fileSize: 100_000 }),
);

declare global {
  interface Window {
    longTasks?: number[];
  }
}

export async function measureQuiet(browser: Browser): Promise<Line[]> {
  const service = await openService({ variant: 'bookworm', library: 'fixture' });
  await putStories(service.hook, stories);
  const tablet = await unpackTablet(browser, { worker: true });
  const { page } = await tablet.newPage();
  const keeping = await Keeping.on(page);
  await page.addInitScript(watchLongTasks);
  await page.goto(`${service.origin}/`);
  await page.locator('article img').first().waitFor();
  await keeping.controlled();
  await page.waitForLoadState('networkidle');
  const saving: number[] = [];
  const idle: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    saving.push(...(await tasksWhile(page, () => saveAll(keeping))));
    const took = performance.now() - start;
    await keeping.remove(...stories.map(({ id }) => id));
    await keeping.settled();
    idle.push(...(await tasksWhile(page, () => keeping.lookAway(took))));
  }
  await tablet.context.close();
  await service.stop();
  const longest = (tasks: readonly number[]) => Math.round(Math.max(0, ...tasks));
  return [
    {
      name: `tasks over 50 ms while ten stories are saved, beyond those of the page at rest`,
      value: saving.length - idle.length,
      limit: 0,
      detail: `longest ${longest(saving)} ms against ${longest(idle)} ms, ${rounds} rounds`,
    },
  ];
}

/** Runs in the page. The browser calls tasks long from 50 ms on. */
function watchLongTasks(): void {
  const tasks: number[] = [];
  window.longTasks = tasks;
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe(
    {
      entryTypes: ['longtask'],
    },
  );
}

async function tasksWhile(page: Page, what: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => window.longTasks?.splice(0));
  await what();
  return page.evaluate(() => window.longTasks ?? []);
}

/** Asks for all of them, and listens for the word of each: to ask again and again would be work for the page. */
async function saveAll(keeping: Keeping): Promise<void> {
  const allSaved = keeping.page.evaluate(
    (wanted) =>
      new Promise<void>((done) => {
        const left = new Set(wanted);
        const listen = ({ data }: MessageEvent<unknown>) => {
          const told = typeof data === 'object' && data !== null && 'presentation' in data;
          const what = told ? data.presentation : undefined;
          if (typeof what !== 'object' || what === null || !('state' in what) || !('id' in what)) return;
          if (what.state === 'saved') left.delete(String(what.id));
          if (left.size > 0) return;
          navigator.serviceWorker.removeEventListener('message', listen);
          done();
        };
        navigator.serviceWorker.addEventListener('message', listen);
      }),
    stories.map(({ id }) => id),
  );
  for (const { id } of stories) await keeping.save(id);
  await allSaved;
}
