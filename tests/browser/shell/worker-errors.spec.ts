// Unexpected errors of the worker are among the reports of the page, which a person can copy.
import { outbox } from '../../../src/contract/worker/worker-names';
import { dispatchSync, runningWorker } from '../../support/downloads/device';
import { englishStory, expect, test } from '../fixtures';

test('the errors of a sync event and of a response are reported, a network that is away is not', async ({
  reader,
  service,
  page,
  context,
}) => {
  reader.expectFault(/worker: (sync|fetch)|unsaved\.webp/);
  await reader.openStory(englishStory);
  await reader.waitUntilSaved(englishStory);
  await runningWorker(page).evaluate(() => {
    navigator.locks.request = () => Promise.reject(new Error('No lock'));
    Response.redirect = () => {
      throw new Error('No redirect');
    };
  });
  const workerReports = async () => (await reader.reports()).filter((report) => report.includes('"worker: '));

  await dispatchSync(page, service.origin, outbox.syncTag);
  await expect.poll(workerReports).toEqual([expect.stringMatching(/"worker: sync".*No lock/)]);

  await reader.goOffline();
  const unsaved = `/presentations/${englishStory}/unsaved.webp`;
  expect(await page.evaluate((path) => fetch(path).catch(() => 'failed'), unsaved)).toBe('failed');
  const shortLink = await context.newPage();
  await shortLink.goto(`${service.origin}/p/1`).catch(() => undefined);
  await expect
    .poll(workerReports)
    .toEqual([expect.stringContaining('No lock'), expect.stringMatching(/"worker: fetch".*No redirect/)]);
});
