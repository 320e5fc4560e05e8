import { expect, test } from 'vitest';
import { downloadHarness, saveRequest, stateOf } from '../testing/download-harness';
import { hostStory } from '../testing/service-double';

const numbered = (count: number, first: number) =>
  Array.from({ length: count }, (_, nth) => String(first + nth));
const askedFor = (id: string) => saveRequest(id, { origin: 'asked-for' });

test('many requests are answered with one list, and saved in their order, also by the next worker', async () => {
  const device = downloadHarness();
  const ids = numbered(12, 1).reverse();
  for (const id of ids) hostStory(device.service, id, ['cover']);
  device.service.isOnline = false;
  await device.downloadManager.saveAll(ids.map(askedFor), 'tab');
  const [first] = device.messages;
  expect(first?.type === 'kept' && first.presentations.map(({ id }) => id)).toEqual(ids);
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
  await device.downloadManager.saveAll(['1', '2'].map(askedFor));
  const full = { state: 'failed', reason: 'storage-full' };
  expect(device.messages).toMatchObject([
    { type: 'progress', presentation: { id: '1', ...full } },
    { type: 'progress', presentation: { id: '2', ...full } },
  ]);
});
