// A story that asks for too much is shown or refused within two seconds of work, in both views and as a party. The page is
// never blank and never has more elements than it can handle.
import type { CDPSession, Page } from '@playwright/test';
import { expect, germanStory, test } from '../fixtures';
import { hostileIndexes, serveIndex, type HostileIndex } from './indexes';

const id = '667';
const entry = { id, title: 'A hostile story', language: 'English' };

/** Returns seconds of the page's main thread: two, or ten times as much as an ordinary story takes on a slow machine. */
const mostWork = (ordinary: number) => Math.max(2, 10 * ordinary);
const mostElements = 15_000;

const alerts = {
  'too large': 'This story is too long for this app.',
  unreadable: 'This story can’t be read.',
} as const;

test('an index that asks for more than any story needs is shown or refused', async ({
  reader,
  page,
  service,
}) => {
  await service.hook.put({ entry });
  await reader.openGallery();
  const devtools = await page.context().newCDPSession(page);
  const idle = await workOf(devtools);
  await openIn(page, `#/view/${germanStory}`);
  const most = mostWork((await workOf(devtools)) - idle);
  // Refused ones first: a shown one may go on to report pictures that it lacks.
  const shown = (index: HostileIndex) => Number(index.outcome === 'shown');
  for (const { name, text, outcome } of hostileIndexes.toSorted((a, b) => shown(a) - shown(b))) {
    await serveIndex(service.hook, id, text());
    // A refused index is refused before a view is chosen.
    for (const address of outcome === 'shown' ? [`#/view/${id}`, `#/story/read/${id}`] : [`#/view/${id}`])
      await test.step(`${name} at ${address}`, async () => {
        await backToTheShelf(page);
        const before = (await reader.reports()).length;
        const workBefore = await workOf(devtools);
        const elements = await openIn(page, address);
        expect((await workOf(devtools)) - workBefore).toBeLessThan(most);
        expect(elements).toBeLessThan(mostElements);
        if (outcome === 'shown') {
          await expect(page.getByRole('alert')).toHaveCount(0);
          reader.expectFault(/viewer: picture|status of 404/);
        } else {
          await expect(page.getByRole('alert')).toHaveText(alerts[outcome]);
          expect(await reader.reports()).toHaveLength(before + 1);
          reader.expectFault(/viewer: index/);
        }
      });
  }
});

async function backToTheShelf(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = '#/'));
  await expect(page.getByRole('article').first()).toBeVisible();
}

/**
 * Returns the seconds for which the page's main thread has worked: its own time, so that other programs on a busy machine
 * do not count.
 */
async function workOf(devtools: CDPSession): Promise<number> {
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}

/** Opens a story in the running app. Returns the number of elements when it is shown or refused, and the page has nothing more to do. */
async function openIn(page: Page, address: string): Promise<number> {
  await page.evaluate((hash) => (location.hash = hash), address);
  const outcome = '[data-player-state][data-painted], .party-step, .viewer-failed [role="alert"]';
  await expect(page.locator(outcome).first()).toBeAttached({ timeout: 90_000 });
  return page.evaluate(untilIdle);
}

/** In the page: resolves after three idle periods in succession, with the number of elements then. */
async function untilIdle(): Promise<number> {
  // Of the 50 ms that a browser grants when no task waits, in milliseconds.
  const almostAll = 40;
  const left = () =>
    new Promise<number>((resolve) => requestIdleCallback((idle) => resolve(idle.timeRemaining())));
  for (let inSuccession = 0; inSuccession < 3;)
    inSuccession = (await left()) > almostAll ? inSuccession + 1 : 0;
  return document.querySelectorAll('*').length;
}
