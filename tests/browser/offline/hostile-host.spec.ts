// A host that lies: HTML pages as pictures, redirects into the service, films of ten terabytes. Nothing wrong is saved, and
// once the host is repaired everything is right, also for a restarted worker.
import { terminateWorker, storedPaths } from '../../support/downloads/device';
import { expect, test } from './fixtures';
import { expectWhole, serverHashes } from '../../support/downloads/server-bytes';
import { filmAddress, generateStory, putStories } from '../../support/downloads/generated-stories';
import type { DownloadsPage } from '../../support/downloads/downloads-page';
import type { Service } from '../fixtures';

const id = '400';
const story = generateStory({ id, pages: 3, fileSize: 20_000, filmSize: 5 * 1024 * 1024 });
const medium = (name: string) => `/presentations/${id}/media/${name}`;
const page = '<!doctype html><title>Sign in</title>'.padEnd(600);

async function lie({ hook }: Service): Promise<void> {
  const answers = {
    '0.webp': { response: { status: 200, body: page, type: 'text/html; charset=utf-8' } },
    '1.webp': { response: { status: 200, body: page, type: 'application/octet-stream' } },
    '2.webp': { response: { status: 302 }, headers: { location: '/api/feedback?presentationId=1' } },
    '0.mp3': { response: { status: 200, body: '{"message":"no"}', type: 'application/json' } },
  };
  for (const [name, answer] of Object.entries(answers)) await hook.fault({ path: medium(name), ...answer });
  const endless = { 'content-range': 'bytes 0-2097151/10000000000000' };
  await hook.fault({ path: filmAddress(id), headers: endless });
}

test('nothing wrong is saved from a host that lies, everything once it is repaired, and a wrong file is found', async ({
  downloads,
  service,
}) => {
  await putStories(service.hook, [story]);
  const server = await serverHashes(service.origin, story.addresses);
  await lie(service);
  await downloads.save(id);
  await downloads.waitForWhileResuming(id, 'incomplete');
  const right = ['1.mp3', '2.mp3', 'film.mp4'].map(medium);
  const stored = async () =>
    [...new Set(await storedPaths(downloads.page, id))].filter((path) => path.startsWith(medium(''))).sort();
  expect(await stored()).toEqual(right);
  await service.hook.heal();
  await terminateWorker(downloads.page);
  await downloads.page.reload();
  await downloads.controlled();
  await downloads.resume(id);
  await downloads.waitForWhileResuming(id, 'saved');
  await service.stop();
  await expectWhole(downloads.page, server);
  await test.step('a wrong file saved by an earlier worker is found when the story is opened, also after a restart of the worker', () =>
    findWrongFile(downloads, service));
});

async function findWrongFile(downloads: DownloadsPage, service: Service): Promise<void> {
  await service.startAgain();
  await downloads.remove(id);
  await downloads.waitFor(id, 'gone');
  const server = await serverHashes(service.origin, story.addresses);
  await downloads.save(id);
  await downloads.waitFor(id, 'saved');
  await downloads.page.evaluate(
    async ([wrong, body]) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        if ((await cache.match(wrong)) === undefined) continue;
        await cache.put(wrong, new Response(body, { headers: { 'content-type': 'text/html' } }));
      }
    },
    [medium('1.webp'), page] as const,
  );
  await terminateWorker(downloads.page);
  await service.hook.clearRequests();
  await downloads.save(id, 'opened');
  const asked = async () =>
    (await service.hook.requests()).filter(({ method }) => method === 'GET').map(({ path }) => path);
  await expect.poll(asked).toContain(medium('1.webp'));
  await downloads.waitFor(id, 'saved');
  expect((await asked()).filter((path) => path.startsWith(medium('')))).toEqual([medium('1.webp')]);
  await service.stop();
  await expectWhole(downloads.page, server);
}
