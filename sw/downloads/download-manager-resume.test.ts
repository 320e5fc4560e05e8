import { describe, expect, test, vi } from 'vitest';
import {
  cacheOf,
  downloadHarness,
  saveRequest,
  stateOf,
  type DownloadHarness,
} from '../testing/download-harness.fixture';
import { hostStory } from '../testing/service-double.fixture';

const pages = ['cover', 'one', 'two', 'three', 'four', 'five'];
const never = () => new Promise<void>(() => undefined);

/** Returns the states that were broadcast for a presentation, without repetitions. */
const statesOf = ({ messages }: DownloadHarness, id: string) => {
  const states = messages.flatMap((message) =>
    message.type === 'progress' && message.presentation.id === id ? [message.presentation.state] : [],
  );
  return states.filter((state, at) => state !== states[at - 1]);
};
const untilStored = (harness: DownloadHarness, id: string, count: number) =>
  expect.poll(() => harness.stored(cacheOf(id))).toHaveLength(count);
const media = pages.flatMap((page) => [`7/${page}.webp`, `7/${page}.mp3`]);

describe('a terminated worker', () => {
  // Entry 13 is the index: everything is stored, but the generation is not marked complete.
  const counts = Array.from({ length: media.length + 1 }, (_, at) => at + 1);
  test.each(counts)(
    'after entry %i of 13 leaves a state that the next worker resumes from',
    async (count) => {
      const harness = downloadHarness();
      hostStory(harness.service, '7', pages);
      harness.terminateAfter(count);
      void harness.downloadManager.save(saveRequest('7'));
      await expect.poll(harness.isTerminated).toBe(true);
      harness.restart();
      const stored = (await harness.stored(cacheOf('7'))).map((name) => `7/${name}`);
      // A put that was under way at that moment may still finish.
      expect(stored.length).toBeGreaterThanOrEqual(count);
      harness.service.takeRequests();
      await harness.downloadManager.repairAndRemoveAbandoned();
      expect(await stateOf(harness, '7')).toBe('queued');
      await harness.downloadManager.resumeAll();
      expect(harness.service.takeRequests()).toEqual([
        '7/index.json',
        ...media.filter((path) => !stored.includes(path)),
      ]);
      expect(await stateOf(harness, '7')).toBe('saved');
      expect(await harness.stored(cacheOf('7'))).toHaveLength(13);
    },
  );
});

describe('the queue', () => {
  test('downloads one story after the other, starting with the one being viewed', async () => {
    const harness = downloadHarness();
    harness.pages.add('tab');
    for (const id of ['1', '2', '3', '4']) hostStory(harness.service, id, ['cover', 'one', 'two']);
    const slow = () => new Promise<void>((resolve) => setTimeout(resolve));
    harness.service.delay = slow;
    await Promise.all([
      harness.downloadManager.save(saveRequest('1', { saveReason: 'requested' }), 'shelf'),
      harness.downloadManager.save(saveRequest('2', { saveReason: 'requested' }), 'shelf'),
      harness.downloadManager.save(saveRequest('3', { saveReason: 'viewing' }), 'tab'),
    ]);
    const requested = harness.service.takeRequests().map((path) => path.slice(0, 1));
    // The first was the only one when it started; the viewed one ran before the second.
    expect(requested.indexOf('3')).toBeLessThan(requested.indexOf('2'));
    expect(requested.slice(-4)).toContain('2');
    for (const id of ['1', '2', '3']) expect(await stateOf(harness, id)).toBe('saved');
  });

  test('continues with the next story when one cannot be fetched', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '2', ['cover']);
    await Promise.all([
      harness.downloadManager.save(saveRequest('1', { saveReason: 'requested' })),
      harness.downloadManager.save(saveRequest('2', { saveReason: 'requested' })),
    ]);
    expect([await stateOf(harness, '1'), await stateOf(harness, '2')]).toEqual(['failed', 'saved']);
  });

  test('broadcasts once that its time budget is spent, and resumes on request', async () => {
    const harness = downloadHarness();
    for (const id of ['1', '2', '3']) hostStory(harness.service, id, ['cover']);
    harness.service.fail('/presentations/1/cover.mp3', async () => void (harness.clock.now += 30_000));
    const requests = ['1', '2', '3'].map((id) =>
      harness.downloadManager.save(saveRequest(id, { saveReason: 'requested' })),
    );
    await Promise.all(requests);
    const hasMore = () =>
      harness.messages.filter((message) => message.type === 'progress' && message.hasMore);
    expect(hasMore()).toMatchObject([{ presentation: { id: '2', state: 'queued' } }]);
    await harness.downloadManager.resumeAll();
    expect(hasMore()).toHaveLength(1);
    for (const id of ['1', '2', '3']) expect(await stateOf(harness, id)).toBe('saved');
  });

  test('continues with the next story when one is paused before its index has arrived', async () => {
    const harness = downloadHarness();
    for (const id of ['1', '2']) hostStory(harness.service, id, ['cover']);
    harness.service.isOnline = false;
    for (const id of ['1', '2']) await harness.downloadManager.save(saveRequest(id));
    harness.service.isOnline = true;
    harness.service.fail('/presentations/1/index.json', never);
    harness.service.takeRequests();
    const saving = harness.downloadManager.resumeAll();
    await expect.poll(() => harness.service.requests.length).toBe(1);
    await harness.downloadManager.pause('1');
    await saving;
    expect([await stateOf(harness, '1'), await stateOf(harness, '2')]).toEqual(['paused', 'saved']);
  });

  test('passes an unexpected error on once, however many requests wait for the queue', async () => {
    const harness = downloadHarness();
    for (const id of ['1', '2', '3']) hostStory(harness.service, id, ['cover']);
    harness.breakCaches(new Error('broken'));
    const requests = ['1', '2', '3'].map((id) =>
      harness.downloadManager.save(saveRequest(id, { saveReason: 'requested' })),
    );
    const rejected = (await Promise.allSettled(requests)).filter(({ status }) => status === 'rejected');
    expect(rejected).toHaveLength(1);
  });

  test('stays queued without network, reports the reason, and asks to be woken', async () => {
    const harness = downloadHarness();
    for (const id of ['1', '2']) hostStory(harness.service, id, ['cover']);
    harness.service.isOnline = false;
    for (const id of ['1', '2']) await harness.downloadManager.save(saveRequest(id));
    expect(harness.last('progress')).toMatchObject({ presentation: { state: 'queued', reason: 'network' } });
    await expect(harness.downloadManager.wake()).rejects.toThrow('');
    harness.service.isOnline = true;
    await harness.downloadManager.wake();
    for (const id of ['1', '2']) expect(await stateOf(harness, id)).toBe('saved');
  });
});

describe('pausing', () => {
  test('aborts the download, keeps the stored files, and continues on resume', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', pages);
    for (const late of media.slice(5)) harness.service.fail(`/presentations/${late}`, never);
    const saving = harness.downloadManager.save(saveRequest('7', { saveReason: 'requested' }));
    await untilStored(harness, '7', 5);
    await harness.downloadManager.pause('7');
    await saving;
    expect(harness.last('progress')).toMatchObject({
      presentation: { state: 'paused', files: { done: 5, total: 12 } },
    });
    await harness.downloadManager.resumeAll();
    await harness.downloadManager.save(saveRequest('7'));
    expect(await stateOf(harness, '7')).toBe('paused');
    for (const late of media) harness.service.repair(`/presentations/${late}`);
    harness.service.takeRequests();
    await harness.downloadManager.resume('7');
    expect(harness.service.takeRequests()).toEqual(['7/index.json', ...media.slice(5)]);
    expect(statesOf(harness, '7')).toEqual(['queued', 'saving', 'paused', 'queued', 'saving', 'saved']);
  });

  test('finds the request of a person that was sent just before it', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover']);
    const saving = harness.downloadManager.save(saveRequest('7', { saveReason: 'requested' }), 'tab');
    await Promise.all([harness.downloadManager.pause('7'), saving]);
    expect(await stateOf(harness, '7')).toBe('paused');
  });

  test('stops the download and is reported when it cannot be recorded, and holds until somebody resumes', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', pages);
    for (const late of media.slice(5)) harness.service.fail(`/presentations/${late}`, never);
    const saving = harness.downloadManager.save(saveRequest('7', { saveReason: 'requested' }));
    await untilStored(harness, '7', 5);
    const update = vi
      .spyOn(harness.ledger, 'update')
      .mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
    await harness.downloadManager.pause('7');
    await expect(saving).rejects.toThrow('full');
    expect(harness.last('progress')).toMatchObject({
      presentation: { id: '7', state: 'failed', reason: 'storage-full' },
    });
    update.mockRestore();
    for (const late of media) harness.service.repair(`/presentations/${late}`);
    harness.service.takeRequests();
    await harness.downloadManager.resumeAll();
    await harness.downloadManager.save(saveRequest('7'));
    expect(harness.service.takeRequests()).toEqual([]);
    await harness.downloadManager.resume('7');
    expect(await stateOf(harness, '7')).toBe('saved');
  });

  test('does not outlive the removal of the story when it could not be recorded', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover']);
    const update = vi.spyOn(harness.ledger, 'update').mockRejectedValue(new DOMException('full'));
    await harness.downloadManager.pause('7');
    update.mockRestore();
    await harness.downloadManager.remove(['7']);
    await harness.downloadManager.save(saveRequest('7'));
    expect(await stateOf(harness, '7')).toBe('saved');
  });

  test('does not change a saved story', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover']);
    await harness.downloadManager.save(saveRequest('7'));
    await harness.downloadManager.pause('7');
    expect(await stateOf(harness, '7')).toBe('saved');
  });
});

test('resuming a story that was never recorded broadcasts the saved stories', async () => {
  const harness = downloadHarness();
  await harness.downloadManager.resume('7');
  expect(harness.last('saved-list')).toMatchObject({ presentations: [] });
});

describe('while another story is being fetched', () => {
  /** Starts to save a story whose index takes for ever. */
  const busy = async () => {
    const harness = downloadHarness();
    for (const id of ['1', '2']) hostStory(harness.service, id, ['cover']);
    harness.service.fail('/presentations/1/index.json', never);
    void harness.downloadManager.save(saveRequest('1', { saveReason: 'requested' }));
    await expect.poll(() => harness.service.requests.length).toBe(1);
    return harness;
  };

  test('a request is confirmed at once', async () => {
    const harness = await busy();
    void harness.downloadManager.save(saveRequest('2', { saveReason: 'requested' }));
    await expect.poll(() => statesOf(harness, '2')).toEqual(['queued']);
  });

  test('a resumed story is shown as queued at once', async () => {
    const harness = await busy();
    void harness.downloadManager.save(saveRequest('2', { saveReason: 'requested' }));
    await expect.poll(() => stateOf(harness, '2')).toBe('queued');
    await harness.downloadManager.pause('2');
    void harness.downloadManager.resume('2');
    await expect.poll(() => statesOf(harness, '2').at(-1)).toBe('queued');
  });
});

test('a pause that is recorded only when its story is incomplete does not hold back the next retry', async () => {
  const { downloadManager, service, ledger, clock } = downloadHarness();
  hostStory(service, '7', ['cover', 'one']);
  service.fail('/presentations/7/one.mp3', 404);
  await downloadManager.save(saveRequest('7'));
  vi.spyOn(ledger, 'update').mockRejectedValueOnce(new Error('broken'));
  await downloadManager.pause('7');
  await downloadManager.pause('7');
  clock.now += 60_000;
  service.takeRequests();
  await downloadManager.resumeAll();
  expect(service.takeRequests()).toContain('7/index.json');
});
