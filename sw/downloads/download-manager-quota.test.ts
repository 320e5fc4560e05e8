import { describe, expect, test } from 'vitest';
import { downloadWorld, saveRequest, type DownloadWorld } from '../testing/download-harness';
import { hostStory } from '../testing/service-double';

/** Hosts a story of one page whose narration has so many bytes. */
function hostLarge({ service }: DownloadWorld, id: string, bytes: number): void {
  hostStory(service, id, ['cover']);
  service.put(`/presentations/${id}/cover.mp3`, 'x'.repeat(bytes));
}
const asked = (id: string) => saveRequest(id, { origin: 'asked-for' });
const ids = async ({ ledger }: DownloadWorld) => [...(await ledger.all()).keys()].sort();
const stateOf = async ({ ledger }: DownloadWorld, id: string) => (await ledger.all()).get(id)?.state;

describe('a save that cannot fit', () => {
  test('reports the lacking bytes before anything is fetched, and removes nothing needlessly', async () => {
    const world = downloadWorld();
    hostLarge(world, '1', 100);
    hostLarge(world, '2', 10_000);
    await world.downloadManager.prefetch(saveRequest('1'));
    world.quotaManager.bytes = 2000;
    world.service.takeAsked();
    await world.downloadManager.prefetch(asked('2'));
    expect(world.service.takeAsked()).toEqual(['2/index.json', 'HEAD 2/cover.webp', 'HEAD 2/cover.mp3']);
    const here = 'picture of cover'.length + 100;
    const needed = 'picture of cover'.length + 10_000;
    expect(world.last('progress')).toMatchObject({
      presentation: { id: '2', state: 'failed', reason: 'storage-full', shortOf: needed - 2000 - here },
    });
    expect(await stateOf(world, '1')).toBe('saved');
  });

  test('starts on resume once there is enough storage', async () => {
    const world = downloadWorld();
    hostLarge(world, '2', 10_000);
    world.quotaManager.bytes = 2000;
    await world.downloadManager.prefetch(asked('2'));
    await world.downloadManager.resumeAll();
    expect(await stateOf(world, '2')).toBe('failed');
    world.quotaManager.bytes = 20_000;
    await world.downloadManager.resume('2');
    expect(await stateOf(world, '2')).toBe('saved');
  });

  test('does not change the previous generation', async () => {
    const world = downloadWorld();
    hostLarge(world, '2', 100);
    await world.downloadManager.prefetch(asked('2'));
    hostLarge(world, '2', 10_000);
    hostStory(world.service, '2', ['cover', 'one']);
    world.quotaManager.bytes = 50;
    await world.downloadManager.prefetch(asked('2'));
    expect(world.last('progress')).toMatchObject({
      presentation: { state: 'failed', reason: 'storage-full', readable: true, files: { done: 2, total: 2 } },
    });
    expect(await world.caches.keys()).toEqual(['bookworm-media-v1-2-1']);
    expect(await world.held('bookworm-media-v1-2-1')).toHaveLength(3);
  });

  test('asks no host for lengths when storage is ample', async () => {
    const world = downloadWorld();
    hostLarge(world, '2', 100);
    await world.downloadManager.prefetch(asked('2'));
    expect(world.service.takeAsked()).toEqual(['2/index.json', '2/cover.webp', '2/cover.mp3']);
  });
});

describe('storage is freed', () => {
  /** Creates three stories of 1000 bytes, opened one after the other, on a device with few bytes left. */
  const nearlyFull = async () => {
    const world = downloadWorld();
    for (const id of ['1', '2', '3']) {
      hostLarge(world, id, 1000);
      world.clock.now += 1000;
      await world.downloadManager.prefetch(id === '2' ? asked(id) : saveRequest(id));
    }
    hostLarge(world, '4', 1000);
    world.quotaManager.bytes = 300;
    return world;
  };

  test('by evicting the least recently opened story, for one that is asked for', async () => {
    const world = await nearlyFull();
    await world.downloadManager.prefetch(asked('4'));
    expect(await ids(world)).toEqual(['2', '3', '4']);
    expect(await stateOf(world, '4')).toBe('saved');
  });

  test('without evicting a story that is open in a tab', async () => {
    const world = await nearlyFull();
    world.pages.add('tab');
    await world.downloadManager.view('1', 'tab');
    await world.downloadManager.prefetch(asked('4'));
    expect(await ids(world)).toEqual(['1', '2', '4']);
  });

  test('not for a story that is only opened: it stays incomplete and reports the reason', async () => {
    const world = await nearlyFull();
    await world.downloadManager.prefetch(saveRequest('4'));
    expect(await ids(world)).toEqual(['1', '2', '3', '4']);
    expect(world.last('progress')).toMatchObject({
      presentation: { id: '4', state: 'failed', reason: 'storage-full', shortOf: 1000 },
    });
  });

  test('during a download too, when the browser’s estimate was too high', async () => {
    const world = await nearlyFull();
    world.estimated.bytes = 2000;
    await world.downloadManager.prefetch(asked('4'));
    expect(await ids(world)).toEqual(['2', '3', '4']);
    expect(await stateOf(world, '4')).toBe('saved');
  });

  test('during a download, or the same error is reported when nothing may be evicted', async () => {
    const world = await nearlyFull();
    hostLarge(world, '4', 5000);
    world.estimated.bytes = 9000;
    await world.downloadManager.prefetch(asked('4'));
    expect(await ids(world)).toEqual(['1', '2', '3', '4']);
    expect(world.last('progress')).toMatchObject({
      presentation: { id: '4', state: 'failed', reason: 'storage-full', shortOf: 5000 - 2 * 1016 },
    });
  });
});

describe('a device that gives no storage', () => {
  test('is reported to the page, and no request throws', async () => {
    const world = downloadWorld();
    hostStory(world.service, '7', ['cover']);
    world.forbidLedger();
    await world.downloadManager.prefetch(saveRequest('7'));
    expect(world.last('progress')).toMatchObject({
      presentation: { id: '7', state: 'failed', reason: 'storage-full', readable: false },
    });
    await world.downloadManager.view('7', 'tab');
    await world.downloadManager.assigned('7', 'tab', 'whole');
    await world.downloadManager.sweep();
    await world.downloadManager.broadcastSaved();
    expect(world.last('kept')).toMatchObject({ presentations: [] });
  });

  test('in time is not reported, so that the page asks again', async () => {
    const world = downloadWorld();
    hostStory(world.service, '7', ['cover']);
    world.delayLedger();
    await world.downloadManager.prefetch(saveRequest('7'));
    expect(world.messages).toEqual([]);
    world.restart();
    await world.downloadManager.prefetch(saveRequest('7'));
    expect(world.last('progress')).toMatchObject({ presentation: { state: 'saved' } });
  });
});

describe('a story that is only opened', () => {
  const pages = Array.from({ length: 20 }, (_, page) => `page-${page + 10}`);

  test('pauses at its share of the storage, and continues once someone asks for it', async () => {
    const world = downloadWorld();
    hostStory(world.service, '7', pages);
    world.estimated.bytes = 2000;
    await world.downloadManager.prefetch(saveRequest('7'));
    expect(world.last('progress')).toMatchObject({ presentation: { state: 'paused', readable: false } });
    const { done = 0 } = (await world.ledger.all()).get('7')?.coming?.counts.bytes ?? {};
    expect(done).toBeGreaterThanOrEqual(400);
    expect(done).toBeLessThan(500);
    world.service.takeAsked();
    await world.downloadManager.prefetch(saveRequest('7'));
    await world.downloadManager.resumeAll();
    expect(world.service.takeAsked()).toEqual(['7/index.json']);
    await world.downloadManager.prefetch(asked('7'));
    expect(await stateOf(world, '7')).toBe('saved');
    const fetched = world.service.takeAsked().filter((path) => !path.startsWith('HEAD '));
    expect(fetched.filter((path) => /page-1[0-4]/.test(path))).toEqual([]);
  });

  test('leaves storage for ledger and outbox', async () => {
    const world = downloadWorld();
    hostStory(world.service, '7', pages);
    world.estimated.bytes = 10_000;
    world.used.bytes = 9400;
    await world.downloadManager.prefetch(saveRequest('7'));
    expect(world.last('progress')).toMatchObject({
      presentation: { state: 'failed', reason: 'storage-full' },
    });
    const { done = 0 } = (await world.ledger.all()).get('7')?.coming?.counts.bytes ?? {};
    expect(done).toBeGreaterThanOrEqual(100);
    expect(done).toBeLessThan(150);
  });

  test('gets its share in a browser that gives no storage estimate', async () => {
    const world = downloadWorld();
    hostStory(world.service, '7', pages);
    await world.downloadManager.prefetch(saveRequest('7'));
    expect(await stateOf(world, '7')).toBe('saved');
  });
});

describe('a story viewed by a page that has closed', () => {
  test('is removed when another page asks for the saved stories, but not that of a new page that is not listed yet', async () => {
    const world = downloadWorld();
    hostStory(world.service, '7', ['cover']);
    await world.downloadManager.prefetch(saveRequest('7', { origin: 'viewing' }), 'kiosk');
    await world.downloadManager.sweep();
    expect(await ids(world)).toEqual(['7']);
    world.pages.add('kiosk');
    await world.downloadManager.sweep();
    world.pages.delete('kiosk');
    await world.downloadManager.sweep();
    expect(await ids(world)).toEqual([]);
    expect(await world.caches.keys()).toEqual([]);
  });

  test('is removed after a while when the browser never listed that page', async () => {
    const world = downloadWorld();
    hostStory(world.service, '7', ['cover']);
    await world.downloadManager.prefetch(saveRequest('7', { origin: 'viewing' }), 'kiosk');
    world.clock.now += 60_000;
    await world.downloadManager.sweep();
    expect(await ids(world)).toEqual([]);
  });
});

test('an unexpected error is reported and retried later, and the story does not stay in the state saving', async () => {
  const world = downloadWorld();
  hostStory(world.service, '7', ['cover']);
  world.breakCaches(new Error('Disk on fire'));
  await expect(world.downloadManager.prefetch(saveRequest('7'))).rejects.toThrow('Disk on fire');
  expect(world.last('progress')).toMatchObject({ presentation: { state: 'queued' } });
  world.breakCaches(undefined);
  await world.downloadManager.resumeAll();
  expect(await stateOf(world, '7')).toBe('queued');
  world.clock.now += 60_000;
  await world.downloadManager.resumeAll();
  expect(await stateOf(world, '7')).toBe('saved');
});
