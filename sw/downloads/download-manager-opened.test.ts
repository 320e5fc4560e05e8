import { describe, expect, test } from 'vitest';
import {
  downloadHarness,
  saveRequest,
  stateOf,
  type DownloadHarness,
} from '../testing/download-harness.fixture';
import { hostStory } from '../testing/service-double.fixture';

const requested = (id: string) => saveRequest(id, { saveReason: 'requested' });
const ids = async ({ ledger }: DownloadHarness) => [...(await ledger.all()).keys()].sort();

describe('a story that is only opened', () => {
  const pages = Array.from({ length: 20 }, (_, page) => `page-${page + 10}`);

  test('pauses at its share of the storage, and continues once someone asks for it', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', pages);
    harness.estimated.bytes = 2000;
    await harness.downloadManager.save(saveRequest('7'));
    expect(harness.last('progress')).toMatchObject({ presentation: { state: 'paused', readable: false } });
    const { done = 0 } = (await harness.ledger.all()).get('7')?.pending?.counts.bytes ?? {};
    expect(done).toBeGreaterThanOrEqual(400);
    expect(done).toBeLessThan(500);
    harness.service.takeRequests();
    await harness.downloadManager.save(saveRequest('7'));
    await harness.downloadManager.resumeAll();
    expect(harness.service.takeRequests()).toEqual(['7/index.json']);
    await harness.downloadManager.save(requested('7'));
    expect(await stateOf(harness, '7')).toBe('saved');
    const fetched = harness.service.takeRequests().filter((path) => !path.startsWith('HEAD '));
    expect(fetched.filter((path) => /page-1[0-4]/.test(path))).toEqual([]);
  });

  test('goes on past its share when someone asks for it while it is fetched', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', pages);
    harness.estimated.bytes = 2000;
    const saveReasonOf = async (id: string) => (await harness.ledger.all()).get(id)?.saveReason;
    harness.service.fail('/presentations/7/page-12.webp', async () => {
      void harness.downloadManager.save(requested('7'));
      await expect.poll(() => saveReasonOf('7')).toBe('requested');
    });
    await harness.downloadManager.save(saveRequest('7'));
    expect(await saveReasonOf('7')).toBe('requested');
    await expect.poll(() => stateOf(harness, '7')).toBe('saved');
  });

  test('pauses without a file that is longer than the rest of its share, and stores the others', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover', 'one']);
    harness.service.put('/presentations/7/cover.mp3', 'x'.repeat(5 * 1024 ** 2));
    harness.estimated.bytes = 20 * 1024 ** 2;
    await harness.downloadManager.save(saveRequest('7'));
    expect(harness.last('progress')).toMatchObject({
      presentation: { state: 'paused', missing: [], files: { done: 3, total: 4 } },
    });
    await harness.downloadManager.save(requested('7'));
    expect(await stateOf(harness, '7')).toBe('saved');
  });

  test('keeps its complete generation while a file of the new one is longer than its share', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover']);
    await harness.downloadManager.save(saveRequest('7'));
    hostStory(harness.service, '7', ['cover', 'one']);
    harness.service.put('/presentations/7/one.mp3', 'x'.repeat(5 * 1024 ** 2));
    harness.estimated.bytes = 20 * 1024 ** 2;
    await harness.downloadManager.save(saveRequest('7'));
    const record = (await harness.ledger.all()).get('7');
    expect(record).toMatchObject({ state: 'paused', generation: 1, pending: { counts: { missing: [] } } });
    expect(await harness.stored('bookworm-media-v1-7-1')).toContain('index.json');
  });

  test('leaves storage for ledger and outbox', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', pages);
    harness.estimated.bytes = 10_000;
    harness.used.bytes = 9400;
    await harness.downloadManager.save(saveRequest('7'));
    expect(harness.last('progress')).toMatchObject({
      presentation: { state: 'failed', reason: 'storage-full' },
    });
    const { done = 0 } = (await harness.ledger.all()).get('7')?.pending?.counts.bytes ?? {};
    expect(done).toBeGreaterThanOrEqual(100);
    expect(done).toBeLessThan(150);
  });

  test('gets its share in a browser that gives no storage estimate', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', pages);
    await harness.downloadManager.save(saveRequest('7'));
    expect(await stateOf(harness, '7')).toBe('saved');
  });
});

describe('a story viewed by a page that has closed', () => {
  test('is removed when another page asks for the saved stories, but stays while its own new page is not listed yet', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover']);
    await harness.downloadManager.save(saveRequest('7', { saveReason: 'viewing' }), 'kiosk');
    await harness.downloadManager.repairAndRemoveAbandoned();
    expect(await ids(harness)).toEqual(['7']);
    harness.pages.add('kiosk');
    await harness.downloadManager.repairAndRemoveAbandoned();
    harness.pages.delete('kiosk');
    await harness.downloadManager.repairAndRemoveAbandoned();
    expect(await ids(harness)).toEqual([]);
    expect(await harness.caches.keys()).toEqual([]);
  });

  test('is removed after a while when the browser never listed that page', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover']);
    await harness.downloadManager.save(saveRequest('7', { saveReason: 'viewing' }), 'kiosk');
    harness.clock.now += 60_000;
    await harness.downloadManager.repairAndRemoveAbandoned();
    expect(await ids(harness)).toEqual([]);
  });
});
