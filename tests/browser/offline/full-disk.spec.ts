// A device without storage quota left: at the start, in the middle and at the last file. Saved stories remain and play.
import type { Page } from '@playwright/test';
import type { Reader, Service } from '../fixtures';
import { expectListed } from '../../support/browser/expect-listed';
import { longestDownload } from '../../support/browser/is-saved';
import {
  terminateWorker,
  limitQuota,
  storedPaths,
  takeEstimateAway,
  setReportedQuota,
} from '../../support/downloads/device';
import { expect, test } from './fixtures';
import type { DownloadsPage } from '../../support/downloads/downloads-page';
import { expectWhole, serverHashes } from '../../support/downloads/server-bytes';
import { generateStory, putStories } from '../../support/downloads/generated-stories';

const mega = 1024 * 1024;
const before = generateStory({ id: '400', pages: 2, fileSize: 100_000 });
/** Six files of one megabyte each. */
const large = generateStory({ id: '401', pages: 3, fileSize: mega });

/** Saves one story and puts another one on the server. */
async function saveOneBefore(downloads: DownloadsPage, service: Service) {
  await putStories(service.hook, [before, large]);
  await downloads.save(before.id);
  await downloads.waitFor(before.id, 'saved');
}

async function expectFullThenSaved(downloads: DownloadsPage, service: Service, page: Page): Promise<void> {
  await downloads.waitFor(large.id, 'failed');
  const failed = await downloads.presentation(large.id);
  expect(failed).toMatchObject({ reason: 'storage-full' });
  expect(failed?.shortOf).toBeGreaterThan(0);
  const server = await serverHashes(service.origin, before.addresses);
  expect(await downloads.presentation(before.id)).toMatchObject({ state: 'saved', readable: true });
  await service.stop();
  await expectWhole(page, server);
  await service.startAgain();
  await limitQuota(page, undefined);
  // The storage estimate that the worker remembers is discarded, too.
  await terminateWorker(page);
  await downloads.resume(large.id);
  await downloads.waitFor(large.id, 'saved');
  const all = await serverHashes(service.origin, [...before.addresses, ...large.addresses]);
  await service.stop();
  await expectWhole(page, all);
}

test('a story that cannot fit says so before it starts; a disk that gets full is reported, and earlier stories remain', async ({
  downloads,
  service,
  page,
}) => {
  await saveOneBefore(downloads, service);
  await test.step('it cannot fit: the missing bytes are said before it starts', async () => {
    await limitQuota(page, 2 * mega);
    await setReportedQuota(page, 2 * mega);
    await service.hook.clearRequests();
    await downloads.save(large.id);
    await downloads.waitFor(large.id, 'failed');
    const { shortOf = 0 } = (await downloads.presentation(large.id)) ?? {};
    expect(shortOf).toBeGreaterThan(3 * mega);
    expect(shortOf).toBeLessThan(6 * mega);
    const fetched = (await service.hook.requests()).filter(
      ({ method, path }) => method === 'GET' && path.includes('/media/'),
    );
    expect(fetched).toEqual([]);
    await expectFullThenSaved(downloads, service, page);
  });
  for (const [when, after] of [
    ['in the middle', 3],
    ['at the last file', 5],
  ] as const)
    await test.step(`the disk is full ${when}`, async () => {
      await service.startAgain();
      await downloads.remove(large.id);
      await downloads.waitFor(large.id, 'gone');
      await expect.poll(() => storedPaths(page, large.id)).toEqual([]);
      await service.hook.fault({
        path: `/presentations/${large.id}/media/*`,
        method: 'GET',
        after,
        hold: true,
      });
      await downloads.save(large.id);
      await expect
        .poll(async () => (await downloads.presentation(large.id))?.files.done)
        .toBeGreaterThanOrEqual(after);
      await limitQuota(page, mega / 2);
      await service.hook.heal();
      await expectFullThenSaved(downloads, service, page);
    });
});

test('automatically saved stories are evicted for a requested one, least recently read first', async ({
  downloads,
  service,
  page,
}) => {
  // The order of reading differs from the order of the ids.
  const opened = ['412', '410', '411'].map((id) => generateStory({ id, pages: 1, fileSize: mega / 2 }));
  await putStories(service.hook, [...opened, before, large]);
  for (const { id } of opened) {
    await downloads.save(id, 'opened');
    await downloads.waitFor(id, 'saved');
    await downloads.release(id);
  }
  await downloads.save(before.id);
  await downloads.waitFor(before.id, 'saved');
  // As if it was some days ago: no worker state protects stories from eviction.
  await terminateWorker(page);
  // Enough quota for the large one once two of the three are evicted.
  await limitQuota(page, 4.7 * mega);
  await downloads.save(large.id);
  await downloads.waitFor(large.id, 'saved');
  const left = (await downloads.presentations()).filter(({ state }) => state === 'saved').map(({ id }) => id);
  expect(left).toEqual(expect.arrayContaining([before.id, large.id, '411']));
  expect(left).not.toContain('412');
});

test('a story is saved without a storage estimate; cards and the page of saved stories explain each obstacle, in both languages', async ({
  reader,
  service,
  page,
}) => {
  await test.step('without a storage estimate a story is saved all the same', () =>
    saveWithoutEstimate(reader, service));
  const broken = generateStory({ id: '402', title: 'The Broken Tale', pages: 1, fileSize: 1000 });
  await putStories(service.hook, [large, { ...broken, put: { ...broken.put, index: 'no index' } }]);
  await reader.openGallery();
  await reader.waitForWorker();
  await setReportedQuota(page, 2 * mega);
  for (const { id } of [large, broken])
    await reader.card(id).getByRole('button', { name: 'Save for offline' }).click();
  const expectTexts = async (card: { full: RegExp; broken: string }, row: string) => {
    const buttonOf = (id: string, name: string | RegExp) => reader.card(id).getByRole('button', { name });
    await expect(buttonOf(large.id, card.full)).toBeVisible();
    await expect(buttonOf(broken.id, card.broken)).toBeVisible();
    await page.evaluate(() => (location.hash = '#/offline'));
    const rows = page.getByRole('listitem');
    await expect(rows.filter({ hasText: 'Story 401' }).getByText(card.full)).toBeVisible();
    await expect(rows.filter({ hasText: 'The Broken Tale' }).getByText(row)).toBeVisible();
    await page.goBack();
  };
  await expectTexts(
    { full: /^This story needs [45](\.\d)? MB more space$/, broken: 'This story can’t be saved' },
    'No longer available or damaged',
  );
  // The gallery shows stories in the reader's language.
  for (const [id, title] of [
    [large.id, 'Story 401'],
    [broken.id, 'The Broken Tale'],
  ] as const)
    await service.hook.put({ entry: { id, title, language: 'German' } });
  await page.getByRole('button', { name: 'Deutsch' }).first().click();
  await page.reload();
  await expectListed(reader.card(large.id));
  await expectTexts(
    {
      full: /^Für diese Geschichte fehlen [45](,\d)? MB Speicherplatz$/,
      broken: 'Diese Geschichte lässt sich nicht speichern',
    },
    'Nicht mehr verfügbar oder beschädigt',
  );
});

async function saveWithoutEstimate(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  await putStories(service.hook, [before]);
  await reader.openGallery();
  await reader.waitForWorker();
  await takeEstimateAway(page);
  await page.reload();
  await reader.card(before.id).getByRole('button', { name: 'Save for offline' }).click();
  await expect(reader.card(before.id).getByRole('button', { name: 'Saved for offline' })).toBeVisible({
    timeout: longestDownload,
  });
  await page.goto(`${service.origin}/#/offline`);
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: 'Story 400' })
      .getByText(/^Saved, /),
  ).toBeVisible();
}
