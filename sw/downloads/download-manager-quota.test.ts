import { describe, expect, test, vi } from 'vitest';
import {
  downloadHarness,
  saveRequest,
  stateOf,
  type DownloadHarness,
} from '../testing/download-harness.fixture';
import { hostStory } from '../testing/service-double.fixture';

/** Hosts a story of one page whose narration has this size in bytes. */
function hostLarge({ service }: DownloadHarness, id: string, bytes: number): void {
  hostStory(service, id, ['cover']);
  service.put(`/presentations/${id}/cover.mp3`, 'x'.repeat(bytes));
}
const requested = (id: string) => saveRequest(id, { saveReason: 'requested' });
const ids = async ({ ledger }: DownloadHarness) => [...(await ledger.all()).keys()].sort();

describe('a save that cannot fit', () => {
  test('reports the lacking bytes before anything is fetched, and removes nothing needlessly', async () => {
    const harness = downloadHarness();
    hostLarge(harness, '1', 100);
    hostLarge(harness, '2', 10_000);
    await harness.downloadManager.save(saveRequest('1'));
    harness.storage.bytes = 2000;
    harness.service.takeRequests();
    await harness.downloadManager.save(requested('2'));
    expect(harness.service.takeRequests()).toEqual(['2/index.json', 'HEAD 2/cover.webp', 'HEAD 2/cover.mp3']);
    const here = 'picture of cover'.length + 100;
    const needed = 'picture of cover'.length + 10_000;
    expect(harness.last('progress')).toMatchObject({
      presentation: {
        id: '2',
        state: 'failed',
        reason: 'storage-full',
        shortOf: needed - (2000 - 20) - here,
      },
    });
    expect(await stateOf(harness, '1')).toBe('saved');
  });

  test('includes a story that would take the storage that a new version of the app needs', async () => {
    const harness = downloadHarness();
    hostLarge(harness, '2', 10_000);
    harness.storage.bytes = 10_100;
    await harness.downloadManager.save(requested('2'));
    expect(await stateOf(harness, '2')).toBe('failed');
    harness.storage.bytes = 10_200;
    await harness.downloadManager.resume('2');
    expect(await stateOf(harness, '2')).toBe('saved');
  });

  test('starts on resume once there is enough storage', async () => {
    const harness = downloadHarness();
    hostLarge(harness, '2', 10_000);
    harness.storage.bytes = 2000;
    await harness.downloadManager.save(requested('2'));
    await harness.downloadManager.resumeAll();
    expect(await stateOf(harness, '2')).toBe('failed');
    harness.storage.bytes = 20_000;
    await harness.downloadManager.resume('2');
    expect(await stateOf(harness, '2')).toBe('saved');
  });

  test('does not change the previous generation', async () => {
    const harness = downloadHarness();
    hostLarge(harness, '2', 100);
    await harness.downloadManager.save(requested('2'));
    hostLarge(harness, '2', 10_000);
    hostStory(harness.service, '2', ['cover', 'one']);
    harness.storage.bytes = 50;
    await harness.downloadManager.save(requested('2'));
    expect(harness.last('progress')).toMatchObject({
      presentation: { state: 'failed', reason: 'storage-full', readable: true, files: { done: 2, total: 2 } },
    });
    expect(await harness.caches.keys()).toEqual(['bookworm-media-v1-2-1']);
    expect(await harness.stored('bookworm-media-v1-2-1')).toHaveLength(3);
  });

  test('asks no host for lengths when storage is ample', async () => {
    const harness = downloadHarness();
    hostLarge(harness, '2', 100);
    await harness.downloadManager.save(requested('2'));
    expect(harness.service.takeRequests()).toEqual(['2/index.json', '2/cover.webp', '2/cover.mp3']);
  });
});

describe('freeing storage', () => {
  /** Creates three stories of 1000 bytes, opened one after the other, on a device with few bytes left. */
  const nearlyFull = async () => {
    const harness = downloadHarness();
    for (const id of ['1', '2', '3']) {
      hostLarge(harness, id, 1000);
      harness.clock.now += 1000;
      await harness.downloadManager.save(id === '2' ? requested(id) : saveRequest(id));
    }
    hostLarge(harness, '4', 1000);
    harness.storage.bytes = 300;
    return harness;
  };

  test('evicts the least recently opened story, for a requested one', async () => {
    const harness = await nearlyFull();
    await harness.downloadManager.save(requested('4'));
    expect(await ids(harness)).toEqual(['2', '3', '4']);
    expect(await stateOf(harness, '4')).toBe('saved');
  });

  test.each<[string, (harness: DownloadHarness) => Promise<void>, string[]]>([
    ['paused', ({ downloadManager }) => downloadManager.pause('4'), ['1', '2', '3', '4']],
    ['removed', ({ downloadManager }) => downloadManager.remove(['4']), ['1', '2', '3']],
  ])('evicts nothing for a story that is %s while its lengths are requested', async (_, stop, left) => {
    const harness = await nearlyFull();
    harness.service.takeRequests();
    harness.service.fail('/presentations/4/cover.webp', async () => {
      await expect.poll(() => harness.service.requests.length).toBe(3);
      await stop(harness);
    });
    await harness.downloadManager.save(requested('4'));
    expect(harness.service.takeRequests()).toEqual(['4/index.json', 'HEAD 4/cover.webp', 'HEAD 4/cover.mp3']);
    expect(await ids(harness)).toEqual(left);
  });

  test('evicts no story that is open in a tab', async () => {
    const harness = await nearlyFull();
    harness.pages.add('tab');
    await harness.downloadManager.recordOpened('1', 'tab');
    await harness.downloadManager.save(requested('4'));
    expect(await ids(harness)).toEqual(['1', '2', '4']);
  });

  test('is not done for a story that is only opened: it stays incomplete and reports the reason', async () => {
    const harness = await nearlyFull();
    await harness.downloadManager.save(saveRequest('4'));
    expect(await ids(harness)).toEqual(['1', '2', '3', '4']);
    expect(harness.last('progress')).toMatchObject({
      presentation: { id: '4', state: 'failed', reason: 'storage-full', shortOf: 1000 },
    });
  });

  test('is done during a download too, when the browser’s estimate was too high', async () => {
    const harness = await nearlyFull();
    harness.estimated.bytes = 2000;
    await harness.downloadManager.save(requested('4'));
    expect(await ids(harness)).toEqual(['2', '3', '4']);
    expect(await stateOf(harness, '4')).toBe('saved');
  });

  describe.each([
    ['before a download', undefined],
    ['during a download', 2000],
  ] as const)('%s, in a browser that frees deleted storage', (_, estimated) => {
    test.each([
      ['one second later', 1, ['2', '3', '4'], 'saved'],
      ['later than it waits for', 4, ['2', '4'], 'saved'],
      ['never', Infinity, ['2', '4'], 'failed'],
    ] as const)('%s', async (__, seconds, left, state) => {
      const harness = await nearlyFull();
      harness.estimated.bytes = estimated;
      harness.storage.pending = 0;
      let waited = 0;
      harness.waiting.over = async (milliseconds) => {
        if (milliseconds !== 1000) return new Promise(() => undefined);
        waited += 1;
        if (waited !== seconds) return;
        harness.storage.bytes += harness.storage.pending ?? 0;
        harness.storage.pending = 0;
      };
      await harness.downloadManager.save(requested('4'));
      expect(await ids(harness)).toEqual(left);
      expect(await stateOf(harness, '4')).toBe(state);
    });
  });

  test.each([
    ['is done for the index, too, the last file of a story', requested('4'), ['2', '3', '4'], 'saved'],
    [
      'is not done for the index of a story that is only opened',
      saveRequest('4'),
      ['1', '2', '3', '4'],
      'failed',
    ],
  ])('%s', async (_, request, left, state) => {
    const harness = await nearlyFull();
    harness.estimated.bytes = 1024 ** 4;
    harness.storage.bytes = 'picture of cover'.length + 1000;
    await harness.downloadManager.save(request);
    expect(await ids(harness)).toEqual(left);
    expect(await stateOf(harness, '4')).toBe(state);
  });

  test('is tried during a download, and the same error is reported when nothing may be evicted', async () => {
    const harness = await nearlyFull();
    hostLarge(harness, '4', 5000);
    harness.estimated.bytes = 9000;
    await harness.downloadManager.save(requested('4'));
    expect(await ids(harness)).toEqual(['1', '2', '3', '4']);
    expect(harness.last('progress')).toMatchObject({
      presentation: { id: '4', state: 'failed', reason: 'storage-full', shortOf: 5000 - 2 * 1016 },
    });
  });
});

describe('a device without storage', () => {
  test('is reported to the page, and no request throws', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover']);
    harness.forbidLedger();
    await harness.downloadManager.save(saveRequest('7'));
    expect(harness.last('progress')).toMatchObject({
      presentation: { id: '7', state: 'failed', reason: 'storage-full', readable: false },
    });
    await harness.downloadManager.recordOpened('7', 'tab');
    await harness.downloadManager.recordAssignedIndex('7', 'tab', { generation: 1 });
    await harness.downloadManager.repairAndRemoveAbandoned();
    await harness.downloadManager.broadcastSavedList();
    expect(harness.last('saved-list')).toMatchObject({ presentations: [] });
  });

  test('is reported to the page that resumes a story, which it had paused before', async () => {
    const harness = downloadHarness();
    harness.forbidLedger();
    await harness.downloadManager.resume('7');
    expect(harness.last('progress')).toMatchObject({
      presentation: { id: '7', state: 'failed', reason: 'storage-full' },
    });
  });

  test('is not reported while the ledger may still open, so that the page asks again', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover']);
    harness.delayLedger();
    await harness.downloadManager.save(saveRequest('7'));
    expect(harness.messages).toEqual([]);
    harness.restart();
    await harness.downloadManager.save(saveRequest('7'));
    expect(harness.last('progress')).toMatchObject({ presentation: { state: 'saved' } });
  });
});

describe('a ledger that cannot be written', () => {
  const full = ({ ledger }: DownloadHarness) => {
    for (const name of ['update', 'updateAll'] as const)
      vi.spyOn(ledger, name).mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  };

  test.each(['opened', 'requested'] as const)(
    'leaves a saved story saved when it is %s',
    async (saveReason) => {
      const harness = downloadHarness();
      hostStory(harness.service, '7', ['cover']);
      await harness.downloadManager.save(saveRequest('7'));
      full(harness);
      await harness.downloadManager.save(saveRequest('7', { saveReason }));
      const presentation = { id: '7', state: 'saved', readable: true, files: { done: 2, total: 2 } };
      expect(harness.last('progress')).toMatchObject({ presentation });
      await harness.downloadManager.pause('7');
      expect(harness.last('progress')).toMatchObject({ presentation });
    },
  );

  test('leaves a complete generation readable when its renewal is requested or paused', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover']);
    await harness.downloadManager.save(saveRequest('7'));
    await harness.ledger.update('7', (record) => record && { ...record, state: 'queued' });
    full(harness);
    const presentation = { id: '7', state: 'failed', reason: 'storage-full', readable: true };
    await harness.downloadManager.save(requested('7'));
    expect(harness.last('progress')).toMatchObject({ presentation });
    await harness.downloadManager.pause('7');
    expect(harness.last('progress')).toMatchObject({ presentation });
  });
});

test('a download whose failure for want of storage cannot be recorded is reported, and tried again on request', async () => {
  const harness = downloadHarness();
  hostStory(harness.service, '7', ['cover']);
  const update = harness.ledger.update.bind(harness.ledger);
  const full = new DOMException('full', 'QuotaExceededError');
  const updates = vi.spyOn(harness.ledger, 'update').mockImplementationOnce(update).mockRejectedValue(full);
  await expect(harness.downloadManager.save(saveRequest('7'))).rejects.toThrow('full');
  expect(harness.last('progress')).toMatchObject({
    presentation: { id: '7', state: 'failed', reason: 'storage-full' },
  });
  // How much is lacking nobody knows.
  expect(harness.last('progress')).not.toHaveProperty('presentation.shortOf');
  harness.service.takeRequests();
  await harness.downloadManager.resumeAll();
  expect(harness.service.takeRequests()).toEqual([]);
  updates.mockRestore();
  await harness.downloadManager.resume('7');
  expect(await stateOf(harness, '7')).toBe('saved');
});

test('a story is reported as saved although the caches that are not needed cannot be deleted', async () => {
  const harness = downloadHarness();
  hostStory(harness.service, '7', ['cover']);
  harness.caches.keys = () => Promise.reject(new Error('Disk on fire'));
  await harness.downloadManager.save(saveRequest('7'));
  expect(harness.last('progress')).toMatchObject({ presentation: { state: 'saved' } });
});

test.each([
  ['storage is full', new DOMException('Quota exceeded', 'QuotaExceededError'), 'failed', 'storage-full'],
  ['the device fails', new DOMException('Disk on fire', 'UnknownError'), 'queued', undefined],
])('an index that cannot be stored: %s', async (_, error, state, reason) => {
  const harness = downloadHarness();
  hostStory(harness.service, '7', ['cover']);
  const open = harness.caches.open.bind(harness.caches);
  harness.caches.open = async (name) => {
    const cache = await open(name);
    const put: Cache['put'] = (request, response) =>
      new Request(request).url.endsWith('index.json') ? Promise.reject(error) : cache.put(request, response);
    return Object.assign(Object.create(cache), { put });
  };
  await harness.downloadManager.save(saveRequest('7'));
  const record = (await harness.ledger.all()).get('7');
  expect([record?.state, record?.reason]).toEqual([state, reason]);
  harness.caches.open = open;
  await harness.downloadManager.resume('7');
  expect(await stateOf(harness, '7')).toBe('saved');
});

test('an unexpected error is reported and retried later, and the story does not stay in the state saving', async () => {
  const harness = downloadHarness();
  hostStory(harness.service, '7', ['cover']);
  harness.breakCaches(new Error('Disk on fire'));
  await expect(harness.downloadManager.save(saveRequest('7'))).rejects.toThrow('Disk on fire');
  expect(harness.last('progress')).toMatchObject({ presentation: { state: 'queued' } });
  harness.breakCaches(undefined);
  await harness.downloadManager.resumeAll();
  expect(await stateOf(harness, '7')).toBe('queued');
  harness.clock.now += 60_000;
  await harness.downloadManager.resumeAll();
  expect(await stateOf(harness, '7')).toBe('saved');
});
