// The worker is terminated in the middle of saving: saved files are never requested again.
import { downloadsSyncTag } from '../../../src/contract/worker/worker-names';
import { dispatchSync, terminateWorker, storedPaths } from '../../support/downloads/device';
import { expect, test } from './fixtures';
import type { DownloadsPage } from '../../support/downloads/downloads-page';
import { expectWhole, serverHashes } from '../../support/downloads/server-bytes';
import { putStories, storyOfTwelveFiles } from '../../support/downloads/generated-stories';
import type { Service } from '../fixtures';

const media = (id: string) => `/presentations/${id}/media/*`;

/** Saves until exactly `k` media files are stored, and terminates the worker. Returns the stored paths. */
async function saveAndTerminateAfter(k: number, id: string, downloads: DownloadsPage, { hook }: Service) {
  await hook.fault({ path: media(id), method: 'GET', after: k, hold: true });
  await downloads.save(id);
  const stored = async () =>
    (await storedPaths(downloads.page, id)).filter((path) => path.includes('/media/')).sort();
  await expect.poll(async () => (await stored()).length, { intervals: [20, 50] }).toBe(k);
  await terminateWorker(downloads.page);
  await hook.heal();
  await hook.clearRequests();
  return stored();
}

type Start = (id: string) => Promise<void>;

/** What makes the worker start again, after how many of twelve files it was terminated. The unit tests terminate it after each of them. */
function startersOf(
  downloads: DownloadsPage,
  service: Service,
): readonly (readonly [number, string, Start])[] {
  const pageStarts = async () => {
    await downloads.page.reload();
    await downloads.controlled();
    await downloads.resumeAll();
  };
  return [
    [1, 'a page that starts', pageStarts],
    [11, 'a page that starts', pageStarts],
    [3, 'a page that comes online', () => downloads.resumeAll()],
    [12, 'a page that comes online', () => downloads.resumeAll()],
    [5, 'asking for it again', (id) => downloads.save(id)],
    [9, 'the network that is back', () => dispatchSync(downloads.page, service.origin, downloadsSyncTag)],
  ];
}

test('a worker that was terminated in the middle of saving fetches only the missing files, whatever starts it again', async ({
  downloads,
  service,
}) => {
  const starters = startersOf(downloads, service);
  const stories = starters.map(([k]) => storyOfTwelveFiles(String(100 + k)));
  await putStories(service.hook, stories);
  const server = await serverHashes(
    service.origin,
    stories.flatMap(({ addresses }) => addresses),
  );
  for (const [k, starter, start] of starters)
    await test.step(`after ${k} files, by ${starter}`, async () => {
      const id = String(100 + k);
      const stored = await saveAndTerminateAfter(k, id, downloads, service);
      expect(stored).toHaveLength(k);
      await start(id);
      await downloads.waitFor(id, 'saved');
      const asked = (await service.hook.requests())
        .filter(({ method, path }) => method === 'GET' && path.startsWith(`/presentations/${id}/media/`))
        .map(({ path }) => path);
      expect(asked.filter((path) => stored.includes(path))).toEqual([]);
      expect(new Set(asked).size).toBe(12 - k);
      expect(asked).toHaveLength(12 - k);
    });
  await service.stop();
  await expectWhole(downloads.page, server);
});
