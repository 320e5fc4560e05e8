// A film of several chunks: the cost of a lost worker, a film that changes while it is fetched, and seeking in it without a network.
import type { Page } from '@playwright/test';
import type { SeenRequest } from '../../../mocks/server/test-hook';
import type { Service } from '../fixtures';
import { longestDownload } from '../../support/browser/is-saved';
import { terminateWorker, storedPaths } from '../../support/downloads/device';
import { expect, test } from './fixtures';
import type { DownloadsPage } from '../../support/downloads/downloads-page';
import { expectWhole, partSeenBy, serverHashes, type Hashes } from '../../support/downloads/server-bytes';
import { filmAddress, putStories, storyWithFilm } from '../../support/downloads/generated-stories';

const mega = 1024 * 1024;
const size = 8 * mega;
const chunkBytes = 2 * mega;
const filmStory = (id: string, seed?: number) => storyWithFilm(id, size / mega, seed);

/** Returns the bytes of a film that the service sent, over all responses. */
async function sent({ hook }: Service, id: string): Promise<number> {
  const requests = await hook.requests();
  return requests.filter(isOfFilm(id)).reduce((sum, request) => sum + request.sent, 0);
}

function isOfFilm(id: string) {
  const film = filmAddress(id);
  return ({ method, path }: SeenRequest): boolean => method === 'GET' && path === film;
}

/** Saves until the film is in the middle of its third chunk, at which it stalls. */
async function saveHalfTheFilm(id: string, downloads: DownloadsPage, service: Service): Promise<void> {
  await service.hook.fault({ path: filmAddress(id), method: 'GET', after: 2, stallAfter: mega });
  await service.hook.clearRequests();
  await downloads.save(id);
  const least = 2 * chunkBytes + mega;
  await expect.poll(() => sent(service, id), { intervals: [50] }).toBeGreaterThanOrEqual(least);
}

/** Checks that the page gets every byte without the service, which then runs again. */
async function expectSaved(id: string, downloads: DownloadsPage, service: Service, server: Hashes) {
  await downloads.waitFor(id, 'saved');
  await service.stop();
  await expectWhole(downloads.page, server);
  await service.startAgain();
}

/** Hosts that cannot tell the versions of a file apart by a range and its tag. */
const hosts = [
  ['201', 'that knows no ranges', { noRanges: true }],
  ['202', 'with weak tags', { headers: { etag: 'W/"the same for all"' } }],
  ['203', 'without tags', { headers: { etag: null } }],
] as const;

test('a film of several chunks is interrupted, changed, sought in without a network, and repaired', async ({
  downloads,
  service,
}) => {
  await test.step('interrupted, it costs one chunk of 2 MB at most', () => interruptFilm(downloads, service));
  await test.step('changed while it is fetched, it is saved in its new version, never as a mixture', () =>
    changeFilm(downloads, service));
  await test.step('saved, it can be sought in without a network, and is repaired when the browser deletes its chunks while it plays', () =>
    seekAndRepair(downloads, service));
});

async function interruptFilm(downloads: DownloadsPage, service: Service): Promise<void> {
  const { page } = downloads;
  const id = '204';
  const story = filmStory(id);
  await putStories(service.hook, [story]);
  const server = await serverHashes(service.origin, story.addresses);
  await saveHalfTheFilm(id, downloads, service);
  await terminateWorker(page);
  await service.hook.heal();
  await downloads.resumeAll();
  await downloads.waitFor(id, 'saved');
  const requests = (await service.hook.requests()).filter(isOfFilm(id));
  for (const { range } of requests) expect(lengthOf(range)).toBeLessThanOrEqual(chunkBytes);
  expect(requests.map(({ range }) => range).filter(isRepeated)).toHaveLength(1);
  expect(await sent(service, id)).toBeLessThanOrEqual(size + chunkBytes);
  await expectSaved(id, downloads, service, server);
}

async function changeFilm(downloads: DownloadsPage, service: Service): Promise<void> {
  const { page } = downloads;
  await test.step('in the middle of a chunk, while the worker is terminated', async () => {
    const id = '205';
    await putStories(service.hook, [filmStory(id)]);
    await saveHalfTheFilm(id, downloads, service);
    await terminateWorker(page);
    const changed = filmStory(id, 7);
    await putStories(service.hook, [changed]);
    await service.hook.heal();
    const server = await serverHashes(service.origin, changed.addresses);
    await downloads.resumeAll();
    await expectSaved(id, downloads, service, server);
  });
  await test.step('between two chunks of one worker run', async () => {
    const id = '206';
    const story = filmStory(id);
    await putStories(service.hook, [story]);
    await service.hook.fault({ path: filmAddress(id), method: 'GET', after: 2, hold: true });
    await downloads.save(id);
    await expect
      .poll(async () => (await service.hook.requests()).filter(isOfFilm(id)).length)
      .toBeGreaterThan(2);
    await service.hook.put(withFilm(id, 8));
    await service.hook.heal();
    await expectSaved(id, downloads, service, await serverHashes(service.origin, story.addresses));
  });
  for (const [id, host, fault] of hosts)
    await test.step(`from a host ${host}`, async () => {
      const story = filmStory(id);
      await putStories(service.hook, [story]);
      await service.hook.fault({ path: filmAddress(id), ...fault, stallAfter: size / 2 });
      await downloads.save(id);
      await expect.poll(() => sent(service, id), { intervals: [50] }).toBeGreaterThanOrEqual(size / 2);
      await terminateWorker(page);
      await service.hook.put(withFilm(id, 9));
      await service.hook.heal();
      await service.hook.fault({ path: filmAddress(id), ...fault });
      const server = await serverHashes(service.origin, story.addresses);
      await downloads.resumeAll();
      await expectSaved(id, downloads, service, server);
      await service.hook.heal();
    });
}

async function seekAndRepair(downloads: DownloadsPage, service: Service): Promise<void> {
  const { page } = downloads;
  const id = '200';
  const film = filmAddress(id);
  const story = filmStory(id);
  await putStories(service.hook, [story]);
  const server = await serverHashes(service.origin, story.addresses);
  const asked = [
    `bytes=0-99`,
    `bytes=${chunkBytes - 50}-${chunkBytes + 49}`,
    `bytes=${3 * chunkBytes - 7}-`,
    'bytes=-100',
  ];
  const parts = await Promise.all(asked.map((range) => partOfServer(service.origin + film, range)));
  await downloads.save(id);
  await downloads.waitFor(id, 'saved');

  await test.step('in byte ranges and in a video, without a network', async () => {
    await service.stop();
    for (const [index, range] of asked.entries())
      expect(await partSeenBy(page, film, range)).toEqual(parts[index]);
    expect(await partSeenBy(page, film, `bytes=${size}-`)).toMatchObject({
      status: 416,
      contentRange: `bytes */${size}`,
    });
    for (const seconds of [0.9, 0.1, 0.7]) expect(await seekIn(page, film, seconds)).toBeCloseTo(seconds, 1);
    await service.startAgain();
  });
  await test.step('it continues from the service when the browser deletes its chunks while it plays', async () => {
    // A new page, whose videos have read nothing yet.
    await page.reload();
    await downloads.controlled();
    await showFilm(page, film);
    const whole = (await storedPaths(page, id)).length;
    await service.hook.clearRequests();
    await deleteChunks(page);
    expect(await seekIn(page, film, 0.9)).toBeCloseTo(0.9, 1);
    // The video may have read that far ahead; then the service answers for the deleted chunks.
    expect(await partSeenBy(page, film, 'bytes=-100')).toEqual(parts.at(-1));
    await expect.poll(() => sent(service, id)).toBeGreaterThan(0);

    await downloads.save(id, 'opened');
    await expect
      .poll(async () => (await storedPaths(page, id)).length, { timeout: longestDownload })
      .toBe(whole);
    await expectSaved(id, downloads, service, server);
  });
}

/** Leaves a video of the film on the page, with its duration known and most of it not yet requested. */
async function showFilm(page: Page, film: string): Promise<void> {
  await page.evaluate(async (address) => {
    const video = Object.assign(document.createElement('video'), { muted: true, preload: 'metadata' });
    video.src = address;
    document.body.append(video);
    await new Promise((loaded) => video.addEventListener('loadedmetadata', loaded, { once: true }));
  }, film);
}

/** Deletes all chunks of the film but the first. */
async function deleteChunks(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const [, ...chunks] = (await cache.keys()).filter(({ url }) => url.includes('film.mp4'));
      for (const chunk of chunks) await cache.delete(chunk, { ignoreVary: true });
    }
  });
}

/** Returns the story with another film of the same name; its index is unchanged. */
function withFilm(id: string, seed: number) {
  return {
    id,
    media: [{ name: 'media/film.mp4', generated: { kind: 'film' as const, seed, size } }],
  };
}

function lengthOf(range: string | null): number {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  return Number(last) - Number(first) + 1;
}

function isRepeated(range: string | null, index: number, all: readonly (string | null)[]): boolean {
  return all.indexOf(range) !== index;
}

async function partOfServer(film: string, range: string) {
  const response = await fetch(film, { headers: { range } });
  return {
    status: response.status,
    contentRange: response.headers.get('content-range'),
    base64: Buffer.from(await response.arrayBuffer()).toString('base64'),
  };
}

/** Seeks in the video on the page, or else in a new one; returns the time that it reaches with a picture. */
function seekIn(page: Page, film: string, seconds: number): Promise<number> {
  return page.evaluate(
    async ([address, target]) => {
      const shown = document.querySelector('video');
      const video = shown ?? Object.assign(document.createElement('video'), { muted: true, preload: 'auto' });
      const once = (name: string) =>
        new Promise((done, failed) => {
          video.addEventListener(name, done, { once: true });
          video.addEventListener('error', () => failed(new Error(video.error?.message)), { once: true });
        });
      if (shown === null) {
        video.src = address;
        await once('loadedmetadata');
      }
      const sought = once('seeked');
      video.currentTime = target;
      await sought;
      if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) await once('loadeddata');
      return video.currentTime;
    },
    [film, seconds] as const,
  );
}
