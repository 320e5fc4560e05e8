// What moves on the shelf is moved by the compositor: a frame of which the page itself draws something takes as long as there are cards.
import type { Page } from '@playwright/test';
import { DownloadsPage } from '../../support/downloads/downloads-page';
import { storyOfTwelveFiles } from '../../support/downloads/generated-stories';
import { animated, expect, test, type Reader } from '../fixtures';

test.use(animated);

/** What the test reads of a message of the worker. */
interface Reported {
  readonly presentation?: { readonly id: string; readonly state: string };
}

/** Returns how often the page computed styles during `what`: once for each frame that it draws itself. */
async function stylesWhile(page: Page, what: () => Promise<unknown>): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const count = async () =>
    (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'RecalcStyleCount')
      ?.value ?? Number.NaN;
  const before = await count();
  await what();
  const after = await count();
  await cdp.detach();
  return after - before;
}

test('the page draws few frames for a pointer that rests on a button, and no more for a download than it reports', async ({
  reader,
  page,
  service,
}) => {
  const { id, put } = storyOfTwelveFiles('2001');
  await service.hook.put(put);
  await service.hook.fault({ path: `/presentations/${id}/media/*`, delay: 400 });
  const downloads = await DownloadsPage.on(page);
  await reader.openGallery();
  await downloads.controlled();
  await test.step('a pointer on a button', () => expectFewFramesForPointer(reader));
  // Over no card, and until the tooltip has faded.
  await page.mouse.move(1, 1);
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await test.step('a download', () => expectFramesOfReports(reader, downloads, id));
});

async function expectFewFramesForPointer(reader: Reader): Promise<void> {
  const { page } = reader;
  const button = reader.cards.first().locator('.offline-button');
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  const canBeReached = button.evaluate(
    (element) => new Promise((ended) => element.addEventListener('animationend', ended, { once: true })),
  );
  const styles = await stylesWhile(page, async () => {
    await button.hover();
    await canBeReached;
  });
  await expect(button.locator('.tooltip')).toHaveCSS('pointer-events', 'auto');
  expect(styles).toBeLessThan(25);
}

async function expectFramesOfReports(reader: Reader, downloads: DownloadsPage, id: string): Promise<void> {
  const { page } = reader;
  const button = reader.card(id).locator('.offline-button');
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  const saved = page.evaluate(
    (wanted) =>
      new Promise<void>((done) =>
        navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<Reported>) => {
          if (data.presentation?.id === wanted && data.presentation.state === 'saved') done();
        }),
      ),
    id,
  );
  const styles = await stylesWhile(page, async () => {
    // Not by a pointer, over which the button moves.
    await button.evaluate((element: HTMLElement) => element.click());
    await saved;
  });
  const reports = (await downloads.progressOf(id)).length;
  expect(reports).toBeGreaterThan(3);
  expect(styles).toBeLessThan(3 * reports);
}
