import { expect, test, vi } from 'vitest';
import { cacheOf, downloadHarness, saveRequest, stateOf } from '../testing/download-harness.fixture';
import { recordOf } from '../testing/environment-double.fixture';
import { hostStory } from '../testing/service-double.fixture';

const numbered = (count: number, first: number) =>
  Array.from({ length: count }, (_, nth) => String(first + nth));
const requested = (id: string) => saveRequest(id, { saveReason: 'requested' });

/** Creates a device with this number of saved stories, and counts what a save reads of them. */
async function deviceWith(count: number) {
  const harness = downloadHarness();
  for (const id of numbered(count, 1000)) {
    await harness.ledger.update(id, () => recordOf({ id, state: 'saved', generation: 1 }));
    await harness.caches.open(cacheOf(id));
  }
  const all = await harness.ledger.all();
  const spies = [
    vi.spyOn(harness.ledger, 'read'),
    vi.spyOn(harness.caches, 'keys'),
    ...(['values', 'keys', 'entries', 'forEach'] as const).map((name) => vi.spyOn(all, name)),
    vi.spyOn(all, Symbol.iterator),
  ];
  return { ...harness, readings: () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0) };
}

test('a save reads neither the other records nor the names of their caches', async () => {
  const device = await deviceWith(50);
  hostStory(device.service, '7', ['cover']);
  await device.downloadManager.save(requested('7'));
  expect([await stateOf(device, '7'), device.readings()]).toEqual(['saved', 0]);
});

test('nor does a renewal, which deletes the generation that it replaces', async () => {
  const device = await deviceWith(50);
  hostStory(device.service, '7', ['cover']);
  await device.downloadManager.save(requested('7'));
  hostStory(device.service, '7', ['cover', 'one']);
  device.clock.now = 5000;
  await device.downloadManager.save(requested('7'));
  expect(device.readings()).toBe(0);
  expect((await device.caches.keys()).filter((name) => name.includes('-7-'))).toEqual([
    'bookworm-media-v1-7-5000',
  ]);
});

test('a generation that an open page reads is deleted when the page has left, and something is saved', async () => {
  const device = downloadHarness();
  for (const id of ['7', '8']) hostStory(device.service, id, ['cover']);
  await device.downloadManager.save(saveRequest('7'), 'tab');
  device.pages.add('tab');
  hostStory(device.service, '7', ['cover', 'one']);
  device.clock.now = 5000;
  await device.downloadManager.save(requested('7'));
  const generations = async () => (await device.caches.keys()).filter((name) => name.includes('-7-'));
  expect(await generations()).toHaveLength(2);
  await device.downloadManager.release('7', 'tab');
  await device.downloadManager.save(requested('8'));
  expect(await generations()).toEqual(['bookworm-media-v1-7-5000']);
});

test('many requests are answered with one list, and saved in their order, also by the next worker', async () => {
  const device = downloadHarness();
  const ids = numbered(12, 1).reverse();
  for (const id of ids) hostStory(device.service, id, ['cover']);
  device.service.isOnline = false;
  await device.downloadManager.saveAll(ids.map(requested), 'tab');
  const [first] = device.messages;
  expect(first?.type === 'saved-list' && first.presentations.map(({ id }) => id)).toEqual(ids);
  device.restart();
  device.service.isOnline = true;
  device.service.takeRequests();
  await device.downloadManager.resumeAll();
  const indexes = device.service.takeRequests().filter((path) => path.endsWith('index.json'));
  expect(indexes.map((path) => path.split('/')[0])).toEqual(ids);
  for (const id of ids) expect(await stateOf(device, id)).toBe('saved');
});

test('many requests that a full device cannot record are answered one by one', async () => {
  const device = downloadHarness();
  device.forbidLedger();
  await device.downloadManager.saveAll(['1', '2'].map(requested));
  const full = { state: 'failed', reason: 'storage-full' };
  expect(device.messages).toMatchObject([
    { type: 'progress', presentation: { id: '1', ...full } },
    { type: 'progress', presentation: { id: '2', ...full } },
  ]);
});
