// Faulty networks and hosts. What is called saved equals the server's bytes; everything else reports its failure.
import type { Fault } from '../../../mocks/run/test-hook-client';
import type { SaveState } from '../../../src/contract/offline/worker-messages';
import { speedUpWorker } from './page-objects/device';
import { expect, test } from './page-objects/fixtures';
import type { DownloadsPage } from './page-objects/downloads';
import { expectWhole, hashesSeenBy, serverHashes } from './page-objects/server-bytes';
import { filmAddress, madeStory, putStories, storyWithFilm } from './page-objects/stories';

const id = '300';
const story = madeStory({ id, pages: 2, fileSize: 50_000 });
const faultyPath = `/presentations/${id}/media/1.mp3`;

/** The browser's HTTP cache would request the rest of an interrupted response, and complete the file in the end. */
const uncached = { noRanges: true, headers: { 'cache-control': 'no-store' } } as const;

/** All permanent faults of one file. */
const troubles: Readonly<Record<string, Omit<Fault, 'path'>>> = {
  'is cut each time': { cutAfter: 20_000 },
  'is answered with 500': { answer: { status: 500 } },
  'is not there': { answer: { status: 404 } },
  'never begins to come': { stallAfter: 0 },
  'falls silent in the middle': { stallAfter: 20_000 },
  'is announced longer than it is': { lengthOff: 1000 },
  'is answered with a broken connection': { reset: true },
};

/** Waits for a state, and sends the page's messages meanwhile: the page of these tests sends nothing by itself. */
function comesTo(downloads: DownloadsPage, story: string, state: SaveState): Promise<void> {
  return expect
    .poll(async () => {
      const now = (await downloads.stateOf(story))?.state;
      if (now === 'queued') await downloads.resumeAll();
      return now;
    })
    .toBe(state);
}

for (const [what, fault] of Object.entries(troubles)) {
  test(`a file that ${what} leaves the rest readable, is reported, and is saved later`, async ({
    downloads,
    service,
    page,
  }) => {
    await putStories(service.hook, [story]);
    const server = await serverHashes(service.origin, story.addresses);
    await service.hook.fault({ path: faultyPath, method: 'GET', ...uncached, ...fault });
    await speedUpWorker(page, 12);
    await downloads.save(id);
    await comesTo(downloads, id, 'incomplete');
    expect(await downloads.stateOf(id)).toMatchObject({
      readable: true,
      missing: ['1.mp3'],
      files: { done: 3, total: 4 },
    });
    const { [faultyPath]: _, ...others } = server;
    expect(await hashesSeenBy(page, Object.keys(others))).toEqual(others);
    await service.hook.heal();
    await downloads.resume(id);
    await comesTo(downloads, id, 'saved');
    await service.stop();
    await expectWhole(page, server);
  });
}

test('a film whose chunks are shorter than announced is never called saved', async ({
  downloads,
  service,
}) => {
  const withFilm = storyWithFilm('310', 5);
  await putStories(service.hook, [withFilm]);
  const server = await serverHashes(service.origin, withFilm.addresses);
  await service.hook.fault({ path: filmAddress('310'), method: 'GET', after: 1, lengthOff: -1000 });
  await speedUpWorker(downloads.page, 12);
  await downloads.save('310');
  await comesTo(downloads, '310', 'incomplete');
  await service.hook.heal();
  await downloads.resume('310');
  await comesTo(downloads, '310', 'saved');
  await service.stop();
  await expectWhole(downloads.page, server);
});

test('temporary interruptions, stalls and errors are retried without a message', async ({
  downloads,
  service,
}) => {
  const withFilm = storyWithFilm('311', 8);
  const stories = [story, withFilm];
  await putStories(service.hook, stories);
  const server = await serverHashes(
    service.origin,
    stories.flatMap(({ addresses }) => addresses),
  );
  await service.hook.cut(faultyPath, 1000, 1);
  await service.hook.fail(`/presentations/${id}/media/0.webp`, 503, 1);
  await service.hook.fault({
    path: filmAddress('311'),
    method: 'GET',
    after: 1,
    times: 1,
    cutAfter: 100_000,
  });
  await service.hook.fault({ path: filmAddress('311'), method: 'GET', after: 3, times: 1, reset: true });
  await downloads.save(id);
  await downloads.save('311');
  for (const saved of [id, '311']) await comesTo(downloads, saved, 'saved');
  await service.stop();
  await expectWhole(downloads.page, server);
});

test('a story that the service does not have, or that cannot be parsed, fails with its reason', async ({
  downloads,
  service,
}) => {
  await service.hook.put({ id: '321', index: '{ "slides": [' });
  await downloads.save('320');
  await downloads.save('321');
  for (const broken of ['320', '321']) {
    await downloads.waitFor(broken, 'failed');
    expect(await downloads.stateOf(broken)).toMatchObject({ reason: 'broken-index', readable: false });
  }
});

test('a story continues by itself when the service is back', async ({ downloads, service }) => {
  await putStories(service.hook, [story]);
  const server = await serverHashes(service.origin, story.addresses);
  await service.stop();
  await downloads.save(id);
  await expect.poll(async () => (await downloads.stateOf(id))?.reason).toBe('network');
  expect((await downloads.stateOf(id))?.state).not.toBe('failed');
  await service.startAgain();
  await downloads.resumeAll();
  await downloads.waitFor(id, 'saved');
  await service.stop();
  await expectWhole(downloads.page, server);
});
