import { describe, expect, test, vi } from 'vitest';
import * as limits from '../../src/contract/limits';
import { chunkAddress } from '../media-cache/medium-chunks';
import {
  cacheOf,
  downloadHarness,
  saveRequest,
  stateOf,
  type DownloadHarness,
} from '../testing/download-harness.fixture';
import { bytesOf } from '../testing/medium-harness.fixture';
import { rangeHost } from '../testing/range-host.fixture';
import { addressOf, appOrigin } from '../testing/environment-double.fixture';
import { hostStory } from '../testing/service-double.fixture';

const pages = ['cover', 'one', 'two', 'three', 'four', 'five'];
const minute = 60_000;

/** Returns the last progress message. */
const progressOf = ({ last }: DownloadHarness) => {
  const message = last('progress');
  if (message?.type !== 'progress') throw new Error('No progress was broadcast');
  return message;
};

describe('a missing file', () => {
  test('is retried automatically, each time after twice as long', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover', 'one']);
    harness.service.fail('/presentations/7/one.mp3', 404);
    await harness.downloadManager.save(saveRequest('7'));
    const dueAt = () => {
      const messages = harness.last('progress');
      return messages?.type === 'progress' ? messages.presentation.retryAt : undefined;
    };
    expect(dueAt()).toBe(minute);
    const triesAt = async (now: number) => {
      harness.clock.now = now;
      harness.service.takeRequests();
      await harness.downloadManager.resumeAll();
      return harness.service.takeRequests();
    };
    expect(await triesAt(minute - 1)).toEqual([]);
    expect(await triesAt(minute)).toEqual(['7/index.json', '7/one.mp3']);
    expect(dueAt()).toBe(3 * minute);
    expect(await triesAt(3 * minute - 1)).toEqual([]);
    harness.service.repair('/presentations/7/one.mp3');
    expect(await triesAt(3 * minute)).toEqual(['7/index.json', '7/one.mp3']);
    expect([await stateOf(harness, '7'), dueAt()]).toEqual(['saved', undefined]);
  });

  test('is retried when that is due, however often the story is opened before', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover', 'one']);
    harness.service.fail('/presentations/7/one.mp3', 404);
    await harness.downloadManager.save(saveRequest('7'));
    harness.service.takeRequests();
    for (let seconds = 10; seconds < 60; seconds += 10) {
      harness.clock.now = seconds * 1000;
      await harness.downloadManager.save(saveRequest('7'));
      expect(harness.service.takeRequests()).toEqual(['7/index.json', '7/one.mp3']);
    }
    expect((await harness.ledger.all()).get('7')?.retry).toEqual({ times: 1, at: minute });
    expect(progressOf(harness).presentation).toMatchObject({ state: 'incomplete', retryAt: minute });
    harness.service.repair('/presentations/7/one.mp3');
    harness.clock.now = minute;
    await harness.downloadManager.resumeAll();
    expect(await stateOf(harness, '7')).toBe('saved');
  });

  test.each<[string, (harness: DownloadHarness) => Promise<unknown>]>([
    [
      'when the time budget is spent',
      async ({ downloadManager, service, clock }) => {
        service.fail('/presentations/7/index.json', async () => void (clock.now += 30_000));
        await downloadManager.save(saveRequest('7'));
      },
    ],
    [
      'when the network is lost',
      async ({ downloadManager, service }) => {
        service.fail('/presentations/7/index.json', 'no-response');
        await downloadManager.save(saveRequest('7'));
      },
    ],
    [
      'when the worker is terminated',
      async (harness) => {
        harness.service.fail('/presentations/7/one.mp3', () => new Promise(() => undefined));
        void harness.downloadManager.save(saveRequest('7'));
        await expect.poll(() => stateOf(harness, '7')).toBe('saving');
        harness.restart();
      },
    ],
    [
      'when the worker is terminated before its turn',
      async (harness) => {
        harness.service.fail('/presentations/7/index.json', () => new Promise(() => undefined));
        void harness.downloadManager.save(saveRequest('7'));
        await expect.poll(() => harness.service.requests.length).toBe(1);
        harness.restart();
      },
    ],
  ])('is fetched further, once the story was opened before its retry is due: %s', async (_, openStory) => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover', 'one']);
    harness.service.fail('/presentations/7/one.mp3', 404);
    await harness.downloadManager.save(saveRequest('7'));
    harness.service.takeRequests();
    harness.clock.now = 10_000;
    await openStory(harness);
    await harness.downloadManager.repairAndRemoveAbandoned();
    expect((await harness.ledger.all()).get('7')).toMatchObject({
      state: 'queued',
      retry: { times: 1, at: minute },
    });
    expect(progressOf(harness).presentation.retryAt).toBeUndefined();
    for (const file of ['index.json', 'one.mp3']) harness.service.repair(`/presentations/7/${file}`);
    await harness.downloadManager.resumeAll();
    expect([await stateOf(harness, '7'), harness.clock.now < minute]).toEqual(['saved', true]);
  });

  test('counts as not retried when the time budget is spent before its request', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover', 'one']);
    harness.service.fail('/presentations/7/one.mp3', 404);
    await harness.downloadManager.save(saveRequest('7'));
    harness.clock.now = minute;
    harness.service.fail('/presentations/7/index.json', async () => void (harness.clock.now += 30_000));
    harness.service.takeRequests();
    await harness.downloadManager.resumeAll();
    expect(harness.service.takeRequests()).toEqual(['7/index.json']);
    const record = (await harness.ledger.all()).get('7');
    expect([record?.state, record?.retry?.times]).toEqual(['queued', 1]);
    expect(harness.last('progress')).toMatchObject({ hasMore: true });
  });

  test('is not listed any more once it is stored, also when the worker was terminated just then', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover', 'one']);
    harness.service.fail('/presentations/7/one.mp3', 404);
    await harness.downloadManager.save(saveRequest('7'));
    harness.service.repair('/presentations/7/one.mp3');
    harness.terminateAfter(1);
    void harness.downloadManager.resume('7');
    await expect.poll(harness.isTerminated).toBe(true);
    harness.restart();
    await harness.downloadManager.repairAndRemoveAbandoned();
    await harness.downloadManager.resumeAll();
    expect(progressOf(harness).presentation).toMatchObject({ state: 'saved', missing: [] });
  });

  test('is reported under its decoded file name', async () => {
    const harness = downloadHarness();
    const slides = [{ imagePath: 'cover.webp', audioPath: 'Käse & Brot.mp3' }];
    harness.service.put('/presentations/7/index.json', JSON.stringify({ kind: 'STORY', slides }));
    harness.service.put('/presentations/7/cover.webp', 'picture');
    await harness.downloadManager.save(saveRequest('7'));
    expect(harness.last('progress')).toMatchObject({ presentation: { missing: ['Käse & Brot.mp3'] } });
  });
});

describe('verifying a story before it counts as saved', () => {
  test('fetches a file again that is shorter than announced', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover', 'one']);
    harness.service.announce('/presentations/7/one.mp3', 1000, 1);
    await harness.downloadManager.save(saveRequest('7'));
    expect(harness.service.takeRequests().filter((path) => path === '7/one.mp3')).toHaveLength(2);
    expect(await stateOf(harness, '7')).toBe('saved');
  });

  /** Replaces the cover in the cache with a body shorter than its content-length. */
  const spoil = async ({ caches }: DownloadHarness) => {
    const short = new Response('pict', { headers: { 'content-length': '16' } });
    await (await caches.open(cacheOf('7'))).put(`${appOrigin}/presentations/7/cover.webp`, short);
  };

  test('fetches a file again of which the cache holds only a part', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', pages);
    harness.service.fail('/presentations/7/five.mp3', () => spoil(harness));
    await harness.downloadManager.save(saveRequest('7'));
    expect(harness.service.takeRequests().filter((path) => path === '7/cover.webp')).toHaveLength(2);
    expect(await stateOf(harness, '7')).toBe('saved');
    expect(await harness.bodyOf(cacheOf('7'), '/presentations/7/cover.webp')).toBe('picture of cover');
  });

  test('fetches a chunk of a film again that the browser deleted, and nothing else', async () => {
    const harness = downloadHarness();
    const { service } = harness;
    const slides = [{ speakerVideoPath: 'film.mp4' }];
    service.put('/presentations/7/index.json', JSON.stringify({ kind: 'STORY', slides }));
    const film = rangeHost({ bytes: bytesOf(limits.media.chunk + 1000) });
    const fetchOther = service.fetch;
    service.fetch = (url, init) =>
      addressOf(url).endsWith('.mp4') ? film.fetch(url, { ...init }) : fetchOther(url, init);
    harness.restart();
    await harness.downloadManager.save(saveRequest('7'));
    const cache = await harness.caches.open(cacheOf('7'));
    const lost = chunkAddress(`${appOrigin}/presentations/7/film.mp4`, 1);
    expect(await cache.delete(lost)).toBe(true);
    film.takeRequests();
    await harness.downloadManager.save(saveRequest('7'));
    const { chunk } = limits.media;
    expect(film.takeRequests()).toEqual([`${chunk}-${chunk + 999}`]);
    expect((await (await cache.match(lost))?.blob())?.size).toBe(1000);
    expect(await stateOf(harness, '7')).toBe('saved');
  });

  test('detects a cache that the browser deleted meanwhile', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover', 'one']);
    harness.service.fail(
      '/presentations/7/one.mp3',
      async () => void (await harness.caches.delete(cacheOf('7'))),
    );
    await harness.downloadManager.save(saveRequest('7'));
    const { presentation } = progressOf(harness);
    expect(presentation).toMatchObject({ state: 'queued', files: { done: 0, total: 4 }, bytes: { done: 0 } });
    expect(presentation.reason).toBeUndefined();
    harness.service.repair('/presentations/7/one.mp3');
    await harness.downloadManager.resumeAll();
    expect(await stateOf(harness, '7')).toBe('saved');
  });

  test('detects that the browser deleted the cache of a story that lacks only a file', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover', 'one']);
    harness.service.fail('/presentations/7/one.mp3', 404);
    await harness.downloadManager.save(saveRequest('7'));
    harness.service.fail(
      '/presentations/7/one.mp3',
      async () => void (await harness.caches.delete(cacheOf('7'))),
    );
    await harness.downloadManager.resume('7');
    const { presentation } = progressOf(harness);
    expect(presentation).toMatchObject({ state: 'queued', readable: false, files: { done: 0 } });
    expect(presentation.reason).toBeUndefined();
    harness.service.repair('/presentations/7/one.mp3');
    await harness.downloadManager.resumeAll();
    expect(await stateOf(harness, '7')).toBe('saved');
  });

  test('includes the segments of a playlist and of the playlists it names', async () => {
    const harness = downloadHarness();
    const slides = [{ imagePath: 'cover.webp', speakerVideoPath: 'film/all.m3u8' }];
    const folder = '/presentations/7/';
    harness.service.put(`${folder}index.json`, JSON.stringify({ kind: 'STORY', slides }));
    harness.service.put(`${folder}cover.webp`, 'picture');
    harness.service.put(`${folder}film/all.m3u8`, '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow/low.m3u8\n');
    const segments = ['a.ts', 'b.ts', 'https://outsideMedia.example/c.ts'];
    harness.service.put(`${folder}film/low/low.m3u8`, `#EXTM3U\n${segments.join('\n')}\n`);
    harness.service.put(`${folder}film/low/a.ts`, 'segment a');
    harness.service.put(`${folder}film/low/b.ts`, 'segment b');
    await harness.downloadManager.save(saveRequest('7'));
    expect((await harness.stored(cacheOf('7'))).sort()).toEqual([
      'cover.webp',
      'film/all.m3u8',
      'film/low/a.ts',
      'film/low/b.ts',
      'film/low/low.m3u8',
      'index.json',
    ]);
    expect(harness.last('progress')).toMatchObject({ presentation: { state: 'saved', files: { total: 5 } } });
  });
});

test('the file that the player waits for is fetched first, and no other fetch starts meanwhile', async () => {
  const harness = downloadHarness();
  hostStory(harness.service, '7', pages);
  let arrive = () => {};
  const response = new Promise<void>((resolve) => (arrive = resolve));
  const wanted = 'https://bookworm.example/presentations/7/five.mp3';
  const playing = harness.playerRequests.waitingFor(wanted, response);
  const saving = harness.downloadManager.save(saveRequest('7'));
  await expect.poll(() => harness.service.requests.length).toBe(1);
  expect(harness.service.takeRequests()).toEqual(['7/index.json']);
  arrive();
  await playing;
  await saving;
  expect(harness.service.takeRequests()[0]).toBe('7/five.mp3');
  expect(await stateOf(harness, '7')).toBe('saved');
});

test('a pause while a player waits ends the attempt, so that it goes on when it is resumed at once', async () => {
  const harness = downloadHarness();
  hostStory(harness.service, '7', ['cover']);
  let arrive = () => {};
  const response = new Promise<void>((resolve) => (arrive = resolve));
  const playing = harness.playerRequests.waitingFor('https://bookworm.example/other.mp3', response);
  const idle = vi.spyOn(harness.playerRequests, 'idle');
  const saving = harness.downloadManager.save(saveRequest('7'));
  await expect.poll(() => idle.mock.calls.length).toBe(1);
  await harness.downloadManager.pause('7');
  await saving;
  expect(await stateOf(harness, '7')).toBe('paused');
  const resuming = harness.downloadManager.resume('7');
  arrive();
  await playing;
  await resuming;
  expect(await stateOf(harness, '7')).toBe('saved');
});
