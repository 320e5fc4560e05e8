import { describe, expect, test } from 'vitest';
import { downloadHarness, saveRequest } from '../testing/download-harness.fixture';
import { hostStory } from '../testing/service-double.fixture';

const first = 'bookworm-media-v1-7-1';

describe('saving a story', () => {
  test('fetches cover and preview first, then in reading order, and writes the index last', async () => {
    const { downloadManager, service, stored } = downloadHarness();
    hostStory(service, '7', ['cover', 'one', 'two']);
    service.put('/presentations/7/preview.webp', 'preview');
    await downloadManager.save(saveRequest('7', { previewImage: 'presentations/7/preview.webp' }));
    const order = ['cover.webp', 'preview.webp', 'cover.mp3', 'one.webp', 'one.mp3', 'two.webp', 'two.mp3'];
    expect(service.takeRequests()).toEqual(['7/index.json', ...order.map((name) => `7/${name}`)]);
    expect((await stored(first)).at(-1)).toBe('index.json');
    expect((await stored(first)).slice(0, -1).sort()).toEqual([...order].sort());
  });

  test('fetches four at a time, whole and without Range', async () => {
    const { downloadManager, service } = downloadHarness();
    hostStory(service, '7', ['a', 'b', 'c', 'd', 'e']);
    hostStory(service, '8', ['a', 'b', 'c', 'd', 'e']);
    service.delay = () => new Promise((resolve) => setTimeout(resolve));
    await Promise.all([downloadManager.save(saveRequest('7')), downloadManager.save(saveRequest('8'))]);
    expect(service.maxAtOnce).toBe(4);
    for (const { init } of service.requests) expect(new Headers(init.headers).has('range')).toBe(false);
  });

  test('confirms the request, broadcasts progress in files and bytes, at most four times a second, and the end', async () => {
    const { downloadManager, service, messages, ledger } = downloadHarness();
    hostStory(service, '7', ['cover']);
    await downloadManager.save(saveRequest('7'));
    const bytes = 'picture of cover'.length + 'voice of cover'.length;
    expect(messages).toMatchObject([
      { presentation: { state: 'queued', readable: false } },
      { presentation: { state: 'saving', files: { total: 2 }, readable: false } },
      { presentation: { state: 'saved', files: { done: 2, total: 2 }, readable: true } },
    ]);
    expect(messages.at(-1)).toMatchObject({
      presentation: { id: '7', saveReason: 'opened', bytes: { done: bytes, total: bytes } },
      hasMore: false,
    });
    expect((await ledger.all()).get('7')).toMatchObject({ generation: 1, state: 'saved' });
  });

  test('takes title and language of the index where the list has none', async () => {
    const { downloadManager, service, ledger } = downloadHarness();
    const index = { language: 'Italian', initialSlide: { text: 'La luna' } };
    service.put('/presentations/7/index.json', JSON.stringify(index));
    service.put('/presentations/8/index.json', JSON.stringify(index));
    await downloadManager.save(saveRequest('7'));
    await downloadManager.save(saveRequest('8', { title: 'Der Mond', language: 'German' }));
    const records = await ledger.all();
    expect(records.get('7')).toMatchObject({ title: 'La luna', language: 'Italian' });
    expect(records.get('8')).toMatchObject({ title: 'Der Mond', language: 'German' });
  });

  test.each([
    ['that a page received', true],
    ['that a download finds', false],
  ])('takes title and language of a new index %s, unless the list gave them', async (_, isReceived) => {
    const { downloadManager, service, ledger } = downloadHarness();
    const ids = ['7', '8'] as const;
    const listed = { '7': {}, '8': { title: 'Der Mond', language: 'German' } };
    const host = (index: string) =>
      ids.forEach((id) => service.put(`/presentations/${id}/index.json`, index));
    host(JSON.stringify({ language: 'Italian', initialSlide: { text: 'La luna' } }));
    for (const id of ids) await downloadManager.save(saveRequest(id, listed[id]));
    const index = JSON.stringify({ language: 'Spanish', initialSlide: { text: 'La luna llena' } });
    host(index);
    for (const id of ids) {
      if (isReceived) await downloadManager.recordAssignedIndex(id, 'tab', { index });
      await downloadManager.save(saveRequest(id));
    }
    const records = await ledger.all();
    expect(records.get('7')).toMatchObject({ title: 'La luna llena', language: 'Spanish', state: 'saved' });
    expect(records.get('8')).toMatchObject({ title: 'Der Mond', language: 'German', state: 'saved' });
  });

  test('skips paths that spec contract §11 refuses, and saves the rest', async () => {
    const { downloadManager, service, stored } = downloadHarness();
    const slides = [
      { imagePath: 'https://outsideMedia.example/x.webp', audioPath: '../../secret.mp3' },
      { imagePath: 'javascript:alert(1)', audioPath: 'a b%ü#.mp3' },
      { imagePath: 'https://media.example/presentations/y.webp' },
    ];
    service.put('/presentations/7/index.json', JSON.stringify({ kind: 'STORY', slides }));
    service.put('/presentations/7/a%20b%25%C3%BC%23.mp3', 'voice');
    service.put('https://media.example/presentations/y.webp', 'picture');
    await downloadManager.save(saveRequest('7', { mediaOrigins: ['https://media.example'] }));
    expect((await stored(first)).sort()).toEqual([
      'a%20b%25%C3%BC%23.mp3',
      'https://media.example/presentations/y.webp',
      'index.json',
    ]);
  });

  test('names a medium that the host does not have, and saves the rest of the story', async () => {
    const { downloadManager, service, messages } = downloadHarness();
    hostStory(service, '7', ['cover', 'one']);
    service.fail('/presentations/7/one.webp', 404);
    await downloadManager.save(saveRequest('7'));
    expect(messages.at(-1)).toMatchObject({
      presentation: {
        state: 'incomplete',
        reason: 'missing-media',
        readable: true,
        missing: ['one.webp'],
        files: { done: 3, total: 4 },
      },
    });
    service.repair('/presentations/7/one.webp');
    service.takeRequests();
    await downloadManager.save(saveRequest('7'));
    expect(service.takeRequests()).toEqual(['7/index.json', '7/one.webp']);
    expect(messages.at(-1)).toMatchObject({ presentation: { state: 'saved', files: { done: 4 } } });
  });

  test.each([
    ['no JSON', 'not { json'],
    ['no slides', '{"kind":"STORY"}'],
  ])('reports an index with %s and stores nothing', async (_, index) => {
    const { downloadManager, service, messages, ledger } = downloadHarness();
    service.put('/presentations/7/index.json', index, 'application/json');
    await downloadManager.save(saveRequest('7'));
    expect(messages.at(-1)).toMatchObject({ presentation: { state: 'failed', reason: 'broken-index' } });
    expect((await ledger.all()).size).toBe(0);
  });
});

describe('failures during a download', () => {
  test.each([429, 425, 408, 503])(
    '%s for an index lets the story wait, which is downloaded later',
    async (status) => {
      const { downloadManager, service, messages, ledger } = downloadHarness();
      hostStory(service, '7', ['cover']);
      hostStory(service, '8', ['cover']);
      for (const id of ['7', '8']) service.fail(`/presentations/${id}/index.json`, status);
      await downloadManager.save(saveRequest('7'));
      await downloadManager.save(saveRequest('8', { saveReason: 'requested' }));
      for (const id of ['7', '8'])
        expect((await ledger.all()).get(id)).toMatchObject({ state: 'queued', reason: 'network' });
      for (const id of ['7', '8']) service.repair(`/presentations/${id}/index.json`);
      await downloadManager.resumeAll();
      for (const id of ['7', '8']) expect((await ledger.all()).get(id)).toMatchObject({ state: 'saved' });
      expect(messages.at(-1)).toMatchObject({ presentation: { state: 'saved' } });
    },
  );

  test('a sign-in page in place of a response does not count as an index or a file', async () => {
    const { downloadManager, service, messages, ledger } = downloadHarness();
    const index = hostStory(service, '7', ['cover', 'one']);
    const state = async () => (await ledger.all()).get('7');
    const signIn = () => service.put('/presentations/7/index.json', '<html>Welcome</html>', 'text/html');
    signIn();
    await downloadManager.save(saveRequest('7'));
    expect(await state()).toMatchObject({ state: 'queued', reason: 'network' });
    service.put('/presentations/7/index.json', index);
    service.fail('/presentations/7/one.mp3', async () => {
      signIn();
      throw new TypeError('Failed to fetch');
    });
    await downloadManager.resumeAll();
    expect(await state()).toMatchObject({ state: 'queued', reason: 'network', counts: { missing: [] } });
    service.put('/presentations/7/index.json', index);
    service.repair('/presentations/7/one.mp3');
    await downloadManager.resumeAll();
    expect(messages.at(-1)).toMatchObject({ presentation: { state: 'saved', files: { done: 4, total: 4 } } });
  });

  test.each([['no-response'], ['cut'], [503], [429]] as const)(
    '%s for one file, twice while the service answers: the rest is readable, and only this file is fetched later',
    async (fault) => {
      const { downloadManager, service, messages } = downloadHarness();
      hostStory(service, '7', ['cover', 'one', 'two']);
      service.fail('/presentations/7/one.mp3', fault);
      await downloadManager.save(saveRequest('7'));
      expect(service.takeRequests().filter((path) => path === '7/one.mp3')).toHaveLength(2);
      expect(messages.at(-1)).toMatchObject({
        presentation: {
          state: 'incomplete',
          reason: 'missing-media',
          readable: true,
          missing: ['one.mp3'],
          files: { done: 5, total: 6 },
        },
      });
      service.repair('/presentations/7/one.mp3');
      service.takeRequests();
      await downloadManager.save(saveRequest('7'));
      expect(service.takeRequests()).toEqual(['7/index.json', '7/one.mp3']);
      expect(messages.at(-1)).toMatchObject({ presentation: { state: 'saved' } });
    },
  );

  test('a lost network lets the download wait, and no file counts as missing', async () => {
    const { downloadManager, service, messages, stored } = downloadHarness();
    hostStory(service, '7', ['cover', 'one', 'two']);
    service.fail('/presentations/7/one.mp3', async () => void (service.isOnline = false));
    await downloadManager.save(saveRequest('7'));
    expect(messages.at(-1)).toMatchObject({
      presentation: { state: 'queued', reason: 'network', readable: false, missing: [] },
    });
    expect(await stored(first)).not.toContain('index.json');
  });

  test('a file that stalls for the whole time budget does not block the story', async () => {
    const { downloadManager, service, clock, messages } = downloadHarness();
    hostStory(service, '7', ['cover', 'one', 'two']);
    const stall = async () => {
      clock.now += 30_000;
      throw new TypeError('Stalled');
    };
    for (const name of ['one.webp', 'one.mp3', 'two.webp', 'two.mp3'])
      service.fail(`/presentations/7/${name}`, stall);
    await downloadManager.save(saveRequest('7'));
    await downloadManager.resumeAll();
    expect(messages.at(-1)).toMatchObject({
      presentation: { state: 'incomplete', readable: true, files: { done: 2 } },
    });
  });

  test('a worker terminated during a download leaves a state that the next one resumes from', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover', 'one', 'two']);
    const never = () => new Promise<void>(() => undefined);
    for (const name of ['one.mp3', 'two.webp', 'two.mp3'])
      harness.service.fail(`/presentations/7/${name}`, never);
    void harness.downloadManager.save(saveRequest('7'));
    await expect.poll(() => harness.stored(first)).toHaveLength(3);
    for (const name of ['one.mp3', 'two.webp', 'two.mp3']) harness.service.repair(`/presentations/7/${name}`);
    harness.restart();
    await harness.downloadManager.repairAndRemoveAbandoned();
    harness.service.takeRequests();
    await harness.downloadManager.resumeAll();
    expect(harness.service.takeRequests()).toEqual(['7/index.json', '7/one.mp3', '7/two.webp', '7/two.mp3']);
    expect(harness.messages.at(-1)).toMatchObject({ presentation: { state: 'saved', files: { done: 6 } } });
  });

  test('stops when its time is up, and broadcasts that', async () => {
    const { downloadManager, service, clock, messages } = downloadHarness();
    hostStory(service, '7', ['cover', 'one', 'two']);
    service.fail('/presentations/7/cover.webp', async () => void (clock.now += 30_000));
    await downloadManager.save(saveRequest('7'));
    expect(messages.at(-1)).toMatchObject({ presentation: { state: 'queued' }, hasMore: true });
    await downloadManager.save(saveRequest('7'));
    expect(messages.at(-1)).toMatchObject({ presentation: { state: 'saved' }, hasMore: false });
  });

  test('a full device with nothing to evict is reported; the stored part stays readable', async () => {
    const { downloadManager, service, storage, messages, stored } = downloadHarness();
    const index = hostStory(service, '7', ['cover', 'one', 'two']);
    service.put('/presentations/7/one.webp', 'x'.repeat(10_000));
    storage.bytes = index.length + 60;
    await downloadManager.save(saveRequest('7'));
    expect(messages.at(-1)).toMatchObject({ presentation: { state: 'failed', reason: 'storage-full' } });
    expect(await stored(first)).toContain('cover.webp');
    expect(await stored(first)).toContain('index.json');
  });
});
