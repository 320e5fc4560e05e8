// A film of 20 MB: the cost of a lost worker, a film that changes while it is fetched, and seeking in it without a network.
import type { Page } from '@playwright/test';
import type { SeenRequest } from '../../../mocks/run/test-hook';
import type { Service } from '../fixtures';
import { endWorker, storedPaths } from './page-objects/device';
import { expect, test } from './page-objects/fixtures';
import type { DownloadsPage } from './page-objects/downloads';
import { expectWhole, partSeenBy, serverHashes } from './page-objects/server-bytes';
import { filmAddress, putStories, storyWithFilm } from './page-objects/stories';

const id = '200';
const film = filmAddress(id);
const mega = 1024 * 1024;
const size = 20 * mega;
const part = 2 * mega;
const story = storyWithFilm(id, 20);

/** Returns the bytes of the film that the service sent, over all responses. */
async function sent({ hook }: Service): Promise<number> {
  const requests = await hook.requests();
  return requests.filter(isOfFilm).reduce((sum, request) => sum + request.sent, 0);
}

function isOfFilm({ method, path }: SeenRequest): boolean {
  return method === 'GET' && path === film;
}

/** Saves until the film is in the middle of its sixth chunk, at which it stalls. */
async function saveHalfTheFilm(downloads: DownloadsPage, service: Service): Promise<void> {
  await service.hook.fault({ path: film, method: 'GET', after: 5, stallAfter: mega });
  await service.hook.forget();
  await downloads.save(id);
  const least = 5 * part + mega;
  await expect.poll(() => sent(service), { intervals: [50] }).toBeGreaterThanOrEqual(least);
}

test.describe('a film of 20 MB', () => {
  test.beforeEach(({ service }) => putStories(service.hook, [story]));

  test('costs one chunk of 2 MB at most when it is interrupted in the middle', async ({
    downloads,
    service,
    page,
  }) => {
    const server = await serverHashes(service.origin, story.addresses);
    await saveHalfTheFilm(downloads, service);
    await endWorker(page);
    await service.hook.heal();
    await downloads.resumeAll();
    await downloads.waitFor(id, 'saved');
    const requests = (await service.hook.requests()).filter(isOfFilm);
    for (const { range } of requests) expect(lengthOf(range)).toBeLessThanOrEqual(part);
    expect(requests.map(({ range }) => range).filter(isRepeated)).toHaveLength(1);
    expect(await sent(service)).toBeLessThanOrEqual(size + part);
    await service.stop();
    await expectWhole(page, server);
  });

  test('is saved in its new version when it changes in the middle, never as a mixture', async ({
    downloads,
    service,
    page,
  }) => {
    await saveHalfTheFilm(downloads, service);
    await endWorker(page);
    const changed = storyWithFilm(id, 20, 7);
    await putStories(service.hook, [changed]);
    await service.hook.heal();
    const server = await serverHashes(service.origin, changed.addresses);
    await downloads.resumeAll();
    await downloads.waitFor(id, 'saved');
    await service.stop();
    await expectWhole(page, server);
  });

  test('is saved in its new version when it changes between two chunks of one worker run', async ({
    downloads,
    service,
    page,
  }) => {
    await service.hook.fault({ path: film, method: 'GET', after: 3, hold: true });
    await downloads.save(id);
    await expect.poll(async () => (await service.hook.requests()).filter(isOfFilm).length).toBeGreaterThan(3);
    await service.hook.put(withFilm(8));
    await service.hook.heal();
    const server = await serverHashes(service.origin, story.addresses);
    await downloads.waitFor(id, 'saved');
    await service.stop();
    await expectWhole(page, server);
  });

  for (const [host, fault] of Object.entries({
    'that knows no ranges': { noRanges: true },
    'with weak tags': { headers: { etag: 'W/"the same for all"' } },
    'without tags': { headers: { etag: null } },
  })) {
    test(`from a host ${host} is complete, and never of two versions`, async ({
      downloads,
      service,
      page,
    }) => {
      await service.hook.fault({ path: film, ...fault, stallAfter: size / 2 });
      await downloads.save(id);
      await expect.poll(() => sent(service), { intervals: [50] }).toBeGreaterThanOrEqual(size / 2);
      await endWorker(page);
      await service.hook.put(withFilm(9));
      await service.hook.heal();
      await service.hook.fault({ path: film, ...fault });
      const server = await serverHashes(service.origin, story.addresses);
      await downloads.resumeAll();
      await downloads.waitFor(id, 'saved');
      await service.stop();
      await expectWhole(page, server);
    });
  }

  test('can be sought in without a network, in byte ranges and in a video', async ({
    downloads,
    service,
    page,
  }) => {
    await downloads.save(id);
    await downloads.waitFor(id, 'saved');
    const asked = [`bytes=0-99`, `bytes=${part - 50}-${part + 49}`, `bytes=${3 * part - 7}-`, 'bytes=-100'];
    const server = await Promise.all(asked.map((range) => partOfServer(service.origin, range)));
    await service.stop();
    for (const [index, range] of asked.entries())
      expect(await partSeenBy(page, film, range)).toEqual(server[index]);
    expect(await partSeenBy(page, film, `bytes=${size}-`)).toMatchObject({
      status: 416,
      contentRange: `bytes */${size}`,
    });
    for (const seconds of [0.9, 0.1, 0.7]) expect(await seekIn(page, seconds)).toBeCloseTo(seconds, 1);
  });

  test('continues from the service when the browser deletes its chunks while it plays, and is repaired', async ({
    downloads,
    service,
    page,
  }) => {
    const server = await serverHashes(service.origin, story.addresses);
    const end = await partOfServer(service.origin, 'bytes=-100');
    await downloads.save(id);
    await downloads.waitFor(id, 'saved');
    await showFilm(page);
    const whole = (await storedPaths(page, id)).length;
    await service.hook.forget();
    await takePartsAway(page);
    expect(await seekIn(page, 0.9)).toBeCloseTo(0.9, 1);
    // The video may have read that far ahead; then the service answers for the deleted chunks.
    expect(await partSeenBy(page, film, 'bytes=-100')).toEqual(end);
    await expect.poll(() => sent(service)).toBeGreaterThan(0);

    await downloads.save(id, 'opened');
    await expect.poll(async () => (await storedPaths(page, id)).length, { timeout: 20_000 }).toBe(whole);
    await downloads.waitFor(id, 'saved');
    await service.stop();
    await expectWhole(page, server);
  });
});

/** Leaves a video of the film on the page, with its duration known and most of it not yet requested. */
async function showFilm(page: Page): Promise<void> {
  await page.evaluate(async (address) => {
    const video = Object.assign(document.createElement('video'), { muted: true, preload: 'metadata' });
    video.src = address;
    document.body.append(video);
    await new Promise((loaded) => video.addEventListener('loadedmetadata', loaded, { once: true }));
  }, film);
}

/** Deletes all chunks of the film but the first. */
async function takePartsAway(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const [, ...parts] = (await cache.keys()).filter(({ url }) => url.includes('film.mp4'));
      for (const part of parts) await cache.delete(part, { ignoreVary: true });
    }
  });
}

/** Returns the story with another film of the same name; its index is unchanged. */
function withFilm(seed: number) {
  return {
    id,
    media: [{ name: 'media/film.mp4', made: { kind: 'film' as const, seed, size } }],
  };
}

function lengthOf(range: string | null): number {
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
  return Number(last) - Number(first) + 1;
}

function isRepeated(range: string | null, index: number, all: readonly (string | null)[]): boolean {
  return all.indexOf(range) !== index;
}

async function partOfServer(origin: string, range: string) {
  const answer = await fetch(`${origin}${film}`, { headers: { range } });
  return {
    status: answer.status,
    contentRange: answer.headers.get('content-range'),
    base64: Buffer.from(await answer.arrayBuffer()).toString('base64'),
  };
}

/** Seeks in the video on the page, or else in a new one; returns the time that it reaches with a picture. */
function seekIn(page: Page, seconds: number): Promise<number> {
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
