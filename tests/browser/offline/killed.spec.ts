// The worker is ended in the middle of saving, after every single file: saved files are never requested again.
import { endWorker, storedPaths } from './page-objects/device';
import { expect, test } from './page-objects/fixtures';
import type { DownloadsPage } from './page-objects/downloads';
import { expectWhole, serverHashes } from './page-objects/server-bytes';
import { putStories, storyOfTwelveFiles } from './page-objects/stories';
import type { Service } from '../fixtures';

const media = (id: string) => `/presentations/${id}/media/*`;

/** Saves until exactly `k` media files are stored, and ends the worker. Returns the stored paths. */
async function saveAndEndAfter(k: number, id: string, downloads: DownloadsPage, { hook }: Service) {
  await hook.fault({ path: media(id), method: 'GET', after: k, hold: true });
  await downloads.save(id);
  const stored = async () =>
    (await storedPaths(downloads.page, id)).filter((path) => path.includes('/media/')).sort();
  await expect.poll(async () => (await stored()).length, { intervals: [20, 50] }).toBe(k);
  await endWorker(downloads.page);
  await hook.heal();
  await hook.forget();
  return stored();
}

const starters = {
  'a page that starts': async (downloads: DownloadsPage) => {
    await downloads.page.reload();
    await downloads.controlled();
    await downloads.resumeAll();
  },
  'a page that comes online': (downloads: DownloadsPage) => downloads.resumeAll(),
  'asking for it again': (downloads: DownloadsPage, id: string) => downloads.save(id),
};

for (const [starter, start] of Object.entries(starters)) {
  test(`after the worker ended at each of twelve files, ${starter} makes it fetch only the missing ones`, async ({
    downloads,
    service,
  }) => {
    const turn = Object.keys(starters).indexOf(starter);
    const killedAfter = [1, 4, 7, 10].map((k) => k + turn);
    const stories = killedAfter.map((k) => storyOfTwelveFiles(String(100 + k)));
    await putStories(service.hook, stories);
    const server = await serverHashes(
      service.origin,
      stories.flatMap(({ addresses }) => addresses),
    );
    for (const k of killedAfter) {
      const id = String(100 + k);
      const stored = await saveAndEndAfter(k, id, downloads, service);
      expect(stored).toHaveLength(k);
      await start(downloads, id);
      await downloads.waitFor(id, 'saved');
      const asked = (await service.hook.requests())
        .filter(({ method, path }) => method === 'GET' && path.startsWith(`/presentations/${id}/media/`))
        .map(({ path }) => path);
      expect(asked.filter((path) => stored.includes(path))).toEqual([]);
      expect(new Set(asked).size).toBe(12 - k);
      expect(asked).toHaveLength(12 - k);
    }
    await service.stop();
    await expectWhole(downloads.page, server);
  });
}

test('the worker wakes by itself when the network is back', async ({ downloads, service, page }) => {
  const story = storyOfTwelveFiles('130');
  await putStories(service.hook, [story]);
  const server = await serverHashes(service.origin, story.addresses);
  await saveAndEndAfter(5, story.id, downloads, service);
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise<string>((found) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, scopeURL } of registrations)
        if (scopeURL.startsWith(service.origin)) found(registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.dispatchSyncEvent', {
    origin: service.origin,
    registrationId: await registered,
    tag: 'bookworm-keep',
    lastChance: false,
  });
  await downloads.waitFor(story.id, 'saved');
  await service.stop();
  await expectWhole(page, server);
});
