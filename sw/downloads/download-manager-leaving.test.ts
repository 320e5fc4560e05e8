import { describe, expect, test, vi } from 'vitest';
import type { SaveReason } from '../../src/contract/worker/worker-messages';
import { LedgerTimeoutError } from '../ledger/ledger';
import { cacheOf, downloadHarness, saveRequest } from '../testing/download-harness.fixture';
import { hostStory } from '../testing/service-double.fixture';

const first = 'bookworm-media-v1-7-1';

describe('viewing without saving (spec offline §2)', () => {
  test('removes the story when the viewer is left', async () => {
    const { downloadManager, service, pages, caches, last } = downloadHarness();
    pages.add('tab');
    hostStory(service, '7', ['cover']);
    await downloadManager.save(saveRequest('7', { saveReason: 'viewing' }), 'tab');
    expect(await caches.keys()).toEqual([first]);
    await downloadManager.release('7', 'tab');
    expect(await caches.keys()).toEqual([]);
    expect(last('saved-list')).toMatchObject({ presentations: [] });
  });

  test('keeps the story while another page views it', async () => {
    const { downloadManager, service, pages, caches } = downloadHarness();
    pages.add('tab').add('other tab');
    hostStory(service, '7', ['cover']);
    await downloadManager.save(saveRequest('7', { saveReason: 'viewing' }), 'tab');
    await downloadManager.recordOpened('7', 'other tab');
    await downloadManager.release('7', 'tab');
    expect(await caches.keys()).toEqual([first]);
  });

  test('keeps a saved story, and viewing it later does not change that', async () => {
    const { downloadManager, service, pages, caches } = downloadHarness();
    pages.add('tab');
    hostStory(service, '7', ['cover']);
    await downloadManager.save(saveRequest('7'), 'tab');
    await downloadManager.save(saveRequest('7', { saveReason: 'viewing' }), 'tab');
    await downloadManager.release('7', 'tab');
    expect(await caches.keys()).toEqual([first]);
    await downloadManager.remove(['7']);
    expect(await caches.keys()).toEqual([]);
  });

  test('reports nothing when the viewer of a story is left that is not stored', async () => {
    const { downloadManager, messages } = downloadHarness();
    await downloadManager.release('7', 'tab');
    expect(messages).toEqual([]);
  });

  test('remembers no page that is closed, however often a saved story is opened', async () => {
    const { downloadManager, service, pages, ledger } = downloadHarness();
    hostStory(service, '7', ['cover']);
    await downloadManager.save(saveRequest('7'));
    for (let day = 1; day <= 50; day += 1) {
      pages.clear();
      pages.add('the other tab').add(`day ${day}`);
      await downloadManager.recordAssignedIndex('7', `day ${day}`, { generation: 1 });
      await downloadManager.recordOpened('7', `day ${day}`);
      if (day === 1) await downloadManager.recordOpened('7', 'the other tab');
    }
    const viewers = (await ledger.all()).get('7')?.viewers.map(({ client }) => client);
    expect(viewers).toEqual(['the other tab', 'day 50']);
  });

  test('is not completed by a worker that is woken when every page is closed', async () => {
    const { downloadManager, service, pages, ledger, clock } = downloadHarness();
    pages.add('tab');
    hostStory(service, '7', ['cover', 'one']);
    service.fail('/presentations/7/one.mp3', 'no-response');
    service.isOnline = false;
    await downloadManager.save(saveRequest('7', { saveReason: 'viewing' }), 'tab');
    pages.clear();
    clock.now += 11_000;
    service.isOnline = true;
    service.repair('/presentations/7/one.mp3');
    service.takeRequests();
    await downloadManager.wake();
    expect(service.takeRequests()).toEqual([]);
    expect([...(await ledger.all()).keys()]).toEqual([]);
  });

  test('aborts the download when the viewer is left during it', async () => {
    const { downloadManager, service, pages, caches, ledger } = downloadHarness();
    pages.add('tab');
    hostStory(service, '7', ['cover', 'one', 'two']);
    let respond = () => undefined as void;
    service.fail('/presentations/7/cover.webp', () => new Promise<void>((done) => (respond = done)));
    const fetching = downloadManager.save(saveRequest('7', { saveReason: 'viewing' }), 'tab');
    await expect.poll(() => service.requests.length).toBeGreaterThan(1);
    await downloadManager.release('7', 'tab');
    respond();
    await fetching;
    expect(await caches.keys()).toEqual([]);
    expect((await ledger.all()).size).toBe(0);
  });
});

test('removing stories while the ledger fails lists the remaining stories, and leaves no cache of a removed one', async () => {
  const { downloadManager, service, ledger, caches, last } = downloadHarness();
  for (const id of ['7', '8']) {
    hostStory(service, id, ['cover']);
    await downloadManager.save(saveRequest(id));
  }
  const update = ledger.update.bind(ledger);
  vi.spyOn(ledger, 'update').mockImplementation((id, change) =>
    id === '8' ? Promise.reject(new Error('broken')) : update(id, change),
  );
  await expect(downloadManager.remove(['7', '8'])).rejects.toThrow('broken');
  expect(last('saved-list')).toMatchObject({ presentations: [{ id: '8' }] });
  expect(await caches.keys()).toEqual([cacheOf('8')]);
  await downloadManager.release('8', 'tab');
});

test('a story that is saved again after its removal is reported with another time of its request, and a repeated request with the same', async () => {
  const harness = downloadHarness();
  const { downloadManager, clock, last } = harness;
  hostStory(harness.service, '7', ['cover']);
  const timeAfter = async (now: number, saveReason: SaveReason) => {
    clock.now = now;
    await downloadManager.save(saveRequest('7', { saveReason }));
    await downloadManager.broadcastSavedList();
    const message = last('saved-list');
    return message?.type === 'saved-list' ? message.presentations.map(({ requestedAt }) => requestedAt) : [];
  };
  expect([await timeAfter(1, 'opened'), await timeAfter(2, 'requested')]).toEqual([[1], [1]]);
  await downloadManager.remove(['7']);
  expect(await timeAfter(3, 'opened')).toEqual([3]);
});

test('forgetting removes every presentation but those to keep, the caches that no record names, and the lists', async () => {
  const { downloadManager, service, pages, caches, ledger, last } = downloadHarness();
  pages.add('tab');
  for (const id of ['7', '8']) hostStory(service, id, ['cover']);
  await downloadManager.save(saveRequest('7'), 'tab');
  await downloadManager.save(saveRequest('8', { saveReason: 'viewing' }), 'tab');
  await caches.open('bookworm-media-v1-9-4');
  await caches.open('bookworm-lists-v1');
  await downloadManager.forget(['7']);
  expect(await caches.keys()).toEqual([first]);
  expect([...(await ledger.all()).keys()]).toEqual(['7']);
  expect(last('saved-list')).toMatchObject({ presentations: [{ id: '7' }] });
});

test('forgetting fails while the ledger does not open, which may hold presentations', async () => {
  const harness = downloadHarness();
  hostStory(harness.service, '7', ['cover']);
  await harness.downloadManager.save(saveRequest('7'));
  harness.restart();
  harness.delayLedger();
  await expect(harness.downloadManager.forget([])).rejects.toThrow(LedgerTimeoutError);
  harness.restart();
  await harness.downloadManager.forget([]);
  expect(await harness.caches.keys()).toEqual([]);
});

test('forgetting removes the lists on a device that gives no storage for the ledger', async () => {
  const { downloadManager, caches, forbidLedger } = downloadHarness();
  await caches.open('bookworm-lists-v1');
  forbidLedger();
  await downloadManager.forget([]);
  expect(await caches.keys()).toEqual([]);
});

describe('a worker that starts', () => {
  test('removes stories that no open page views, and caches that no record names', async () => {
    const harness = downloadHarness();
    harness.pages.add('tab');
    hostStory(harness.service, '7', ['cover']);
    hostStory(harness.service, '8', ['cover']);
    await harness.downloadManager.save(saveRequest('7', { saveReason: 'viewing' }), 'tab');
    await harness.downloadManager.save(saveRequest('8'), 'tab');
    await harness.caches.open('bookworm-media-v1-9-4');
    await harness.caches.open('bookworm-lists-v1');
    harness.pages.clear();
    harness.restart();
    await harness.downloadManager.repairAndRemoveAbandoned();
    expect(await harness.caches.keys()).toEqual(['bookworm-media-v1-8-1', 'bookworm-lists-v1']);
  });

  test('repairs again what it could not while the ledger could not be read', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover']);
    await harness.downloadManager.save(saveRequest('7'));
    await harness.caches.delete(first);
    harness.restart();
    harness.forbidLedger();
    await harness.downloadManager.repairAndRemoveAbandoned();
    harness.allowLedger();
    await harness.downloadManager.repairAndRemoveAbandoned();
    expect((await harness.ledger.all()).get('7')).toMatchObject({ state: 'queued' });
  });

  test('fetches again what the browser deleted', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover']);
    await harness.downloadManager.save(saveRequest('7'));
    await harness.caches.delete(first);
    harness.restart();
    await harness.downloadManager.repairAndRemoveAbandoned();
    await harness.downloadManager.broadcastSavedList();
    expect(harness.messages.at(-1)).toMatchObject({
      presentations: [{ id: '7', state: 'queued', readable: false }],
    });
    await harness.downloadManager.resumeAll();
    expect(harness.messages.at(-1)).toMatchObject({ presentation: { id: '7', state: 'saved' } });
  });
});
