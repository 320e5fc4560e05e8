import { describe, expect, test } from 'vitest';
import { downloadHarness, saveRequest, type DownloadHarness } from '../testing/download-harness.fixture';
import { appOrigin } from '../testing/environment-double.fixture';
import { hostStory, type ServiceFault } from '../testing/service-double.fixture';

const first = 'bookworm-media-v1-7-1';
const second = 'bookworm-media-v1-7-2';

describe('a story that changes', () => {
  test('fetches nothing again for the same index', async () => {
    const { downloadManager, service } = downloadHarness();
    hostStory(service, '7', ['cover', 'one']);
    await downloadManager.save(saveRequest('7'));
    service.takeRequests();
    await downloadManager.save(saveRequest('7'));
    expect(service.takeRequests()).toEqual(['7/index.json']);
  });

  test('is no longer there to read once the browser has deleted its cache, until it is whole again', async () => {
    const harness = downloadHarness();
    hostStory(harness.service, '7', ['cover', 'one']);
    await harness.downloadManager.save(saveRequest('7'));
    await harness.caches.delete(first);
    harness.service.fail('/presentations/7/one.webp', async () => void (harness.service.isOnline = false));
    await harness.downloadManager.save(saveRequest('7'));
    const broken = (await harness.ledger.all()).get('7');
    expect([broken?.state, broken?.generation]).toEqual(['queued', undefined]);
    harness.service.isOnline = true;
    harness.service.repair('/presentations/7/one.webp');
    await harness.downloadManager.resume('7');
    expect((await harness.ledger.all()).get('7')).toMatchObject({ state: 'saved', generation: 1 });
  });

  test('stores the ETag that the same index has after another deploy, and fetches nothing again', async () => {
    const { downloadManager, service, caches } = downloadHarness();
    hostStory(service, '7', ['cover', 'one']);
    await downloadManager.save(saveRequest('7'));
    service.tag('/presentations/7/index.json', '"redeployed"');
    service.takeRequests();
    await downloadManager.save(saveRequest('7'));
    expect(service.takeRequests()).toEqual(['7/index.json']);
    const index = await (await caches.open(first)).match(`${appOrigin}/presentations/7/index.json`);
    expect(index?.headers.get('etag')).toBe('"redeployed"');
  });

  test.each(['text/html', 'application/octet-stream'])(
    'fetches only the picture again in whose place an earlier worker stored a page (%s)',
    async (type) => {
      const harness = downloadHarness();
      hostStory(harness.service, '7', ['cover', 'one']);
      await harness.downloadManager.save(saveRequest('7'));
      const page = new Response('<!doctype html>', { headers: { 'content-type': type } });
      await (await harness.caches.open(first)).put(`${appOrigin}/presentations/7/cover.webp`, page);
      await harness.restart().downloadManager.repairAndRemoveAbandoned();
      harness.service.takeRequests();
      await harness.downloadManager.save(saveRequest('7'));
      expect(harness.service.takeRequests()).toEqual(['7/index.json', '7/cover.webp']);
      expect((await harness.ledger.all()).get('7')?.state).toBe('saved');
      expect(await harness.bodyOf(first, '/presentations/7/cover.webp')).toBe('picture of cover');
    },
  );

  test('starts a new generation for another index, and removes the old one when the new one is complete', async () => {
    const { downloadManager, service, caches, stored, last } = downloadHarness();
    hostStory(service, '7', ['cover', 'one']);
    await downloadManager.save(saveRequest('7'));
    hostStory(service, '7', ['cover', 'other']);
    service.fail('/presentations/7/other.mp3', 503);
    await downloadManager.save(saveRequest('7'));
    expect(await caches.keys()).toEqual([first, second]);
    expect(await stored(first)).toHaveLength(5);
    expect(last('progress')).toMatchObject({ presentation: { state: 'incomplete', missing: ['other.mp3'] } });
    service.repair('/presentations/7/other.mp3');
    await downloadManager.save(saveRequest('7'));
    expect(await caches.keys()).toEqual([second]);
    expect((await stored(second)).sort()).toEqual([
      'cover.mp3',
      'cover.webp',
      'index.json',
      'other.mp3',
      'other.webp',
    ]);
  });

  test.each(['saved', 'incomplete'] as const)(
    'is shown with the bytes of its complete generation while it is %s and another index is only known',
    async (state) => {
      const { downloadManager, service, last } = downloadHarness();
      hostStory(service, '7', ['cover', 'one']);
      if (state === 'incomplete') service.fail('/presentations/7/one.mp3', 404);
      await downloadManager.save(saveRequest('7'));
      await downloadManager.broadcastSavedList();
      const before = last('saved-list');
      await downloadManager.recordAssignedIndex('7', 'tab', {
        index: hostStory(service, '7', ['cover', 'other']),
      });
      await downloadManager.broadcastSavedList();
      expect(before).toMatchObject({ presentations: [{ state }] });
      expect(last('saved-list')).toEqual(before);
    },
  );

  test('without media is replaced, too, once a page has received its other index', async () => {
    const { downloadManager, service, ledger, bodyOf } = downloadHarness();
    const indexOf = (headline: string) =>
      JSON.stringify({ kind: 'STORY', initialSlide: { headline }, slides: [] });
    const host = (headline: string) =>
      service.put('/presentations/7/index.json', indexOf(headline), 'application/json');
    host('Old');
    await downloadManager.save(saveRequest('7'));
    const before = (await ledger.all()).get('7')?.generation;
    host('New');
    await downloadManager.recordAssignedIndex('7', 'page', { index: indexOf('New') });
    await downloadManager.save(saveRequest('7'));
    const after = (await ledger.all()).get('7');
    expect([after?.state, after?.pending]).toEqual(['saved', undefined]);
    expect(after?.generation).not.toBe(before);
    expect(await bodyOf(`bookworm-media-v1-7-${after?.generation}`, '/presentations/7/index.json')).toBe(
      indexOf('New'),
    );
  });

  test('does not transfer unchanged bytes again, but changed bytes under the same name', async () => {
    const { downloadManager, service, bodyOf } = downloadHarness();
    hostStory(service, '7', ['cover', 'one']);
    await downloadManager.save(saveRequest('7'));
    hostStory(service, '7', ['cover', 'one', 'two']);
    service.put('/presentations/7/cover.webp', 'a new cover');
    await downloadManager.save(saveRequest('7'));
    expect(await bodyOf(second, '/presentations/7/cover.webp')).toBe('a new cover');
    expect(await bodyOf(second, '/presentations/7/cover.mp3')).toBe('voice of cover');
  });

  test('keeps the stored files of its new generation when a page says that its index does not exist', async () => {
    const harness = downloadHarness();
    const { downloadManager, service, ledger, caches, stored } = harness;
    hostStory(service, '7', ['cover', 'one']);
    await downloadManager.save(saveRequest('7'));
    hostStory(service, '7', ['cover', 'other']);
    service.fail('/presentations/7/other.mp3', async () => {
      await expect.poll(() => stored(second)).toContain('cover.webp');
      service.fail('/presentations/7/index.json', { status: 404, type: 'text/html' });
      throw new TypeError('Failed to fetch');
    });
    await downloadManager.save(saveRequest('7'));
    await downloadManager.resume('7');
    const record = (await ledger.all()).get('7');
    expect(record).toMatchObject({ state: 'queued', generation: 1, pending: { generation: 2 } });
    expect(await caches.keys()).toEqual([first, second]);
    for (const file of ['index.json', 'other.mp3']) service.repair(`/presentations/7/${file}`);
    await downloadManager.resume('7');
    expect((await ledger.all()).get('7')).toMatchObject({ state: 'saved', generation: 2 });
  });

  test('is requested again when a page says at first that its index does not exist', async () => {
    const { downloadManager, service, ledger } = downloadHarness();
    hostStory(service, '7', ['cover']);
    service.fail('/presentations/7/index.json', { status: 404, type: 'text/html' });
    await downloadManager.save(saveRequest('7'));
    expect((await ledger.all()).get('7')).toMatchObject({ state: 'queued', reason: 'network' });
    service.repair('/presentations/7/index.json');
    await downloadManager.resumeAll();
    expect((await ledger.all()).get('7')?.state).toBe('saved');
  });

  describe('with a medium of a foreign host', () => {
    const foreign = (name: string) => `https://media.example/${name}.webp`;
    const withForeign = saveRequest('7', { mediaOrigins: ['https://media.example'] });
    const host = ({ service }: DownloadHarness, name: string) => {
      const slides = [{ imagePath: 'cover.webp' }, { imagePath: foreign(name) }];
      service.put('/presentations/7/index.json', JSON.stringify({ kind: 'STORY', slides }));
      service.put('/presentations/7/cover.webp', 'picture of cover');
      service.put(foreign(name), `picture of ${name}`);
    };

    test('keeps the complete generation when the network is lost before the last file', async () => {
      const harness = downloadHarness();
      host(harness, 'one');
      await harness.downloadManager.save(withForeign);
      host(harness, 'two');
      harness.service.fail(foreign('two'), async () => {
        await expect.poll(() => harness.stored(second)).toEqual(['cover.webp']);
        harness.service.isOnline = false;
      });
      await harness.downloadManager.save(withForeign);
      expect((await harness.ledger.all()).get('7')).toMatchObject({ state: 'queued', reason: 'network' });
      expect(await harness.caches.keys()).toEqual([first, second]);
    });

    test('is replaced without a file that the host refuses while the service answers', async () => {
      const harness = downloadHarness();
      host(harness, 'one');
      await harness.downloadManager.save(withForeign);
      host(harness, 'two');
      harness.service.fail(foreign('two'), 'no-response');
      await harness.downloadManager.save(withForeign);
      expect((await harness.ledger.all()).get('7')).toMatchObject({ state: 'incomplete', generation: 2 });
      expect(await harness.caches.keys()).toEqual([second]);
    });

    /** Hosts the same media under another index. */
    const rename = ({ service }: DownloadHarness) => {
      const index = service.bodyAt('/presentations/7/index.json') ?? '';
      service.put('/presentations/7/index.json', index.replace('{', '{"initialSlide":{"headline":"New"},'));
    };

    test.each<[string, ServiceFault]>([
      ['gives no response', 'no-response'],
      ['is refused with a message', { status: 403, type: 'text/plain' }],
      ['is refused with JSON', { status: 401, type: 'application/json' }],
      ['is not found, according to a page', { status: 404, type: 'text/html' }],
    ])('is not replaced without a file that it has, and that %s', async (_, fault) => {
      const harness = downloadHarness();
      host(harness, 'one');
      await harness.downloadManager.save(withForeign);
      rename(harness);
      harness.service.fail(foreign('one'), fault);
      await harness.downloadManager.save(withForeign);
      expect((await harness.ledger.all()).get('7')).toMatchObject({ state: 'incomplete', generation: 1 });
      expect(await harness.caches.keys()).toEqual([first, second]);
      harness.service.repair(foreign('one'));
      await harness.downloadManager.resume('7');
      expect((await harness.ledger.all()).get('7')).toMatchObject({ state: 'saved', generation: 2 });
      expect(await harness.caches.keys()).toEqual([second]);
    });

    test.each<[string, ServiceFault]>([
      ['is gone', 404],
      ['is gone, in the words of its host', { status: 410, type: 'application/xml' }],
    ])('is replaced without a file that it has, and that %s', async (_, fault) => {
      const harness = downloadHarness();
      host(harness, 'one');
      await harness.downloadManager.save(withForeign);
      rename(harness);
      harness.service.fail(foreign('one'), fault);
      await harness.downloadManager.save(withForeign);
      expect((await harness.ledger.all()).get('7')).toMatchObject({ state: 'incomplete', generation: 2 });
    });

    test('is replaced without a file that it never had and that is refused, as a file that does not exist may be', async () => {
      const harness = downloadHarness();
      host(harness, 'one');
      await harness.downloadManager.save(withForeign);
      host(harness, 'two');
      harness.service.fail(foreign('two'), { status: 403, type: 'application/xml' });
      await harness.downloadManager.save(withForeign);
      expect((await harness.ledger.all()).get('7')).toMatchObject({ state: 'incomplete', generation: 2 });
    });

    test('is not replaced without a file that was requested only once before the time was spent', async () => {
      const harness = downloadHarness();
      host(harness, 'one');
      await harness.downloadManager.save(withForeign);
      host(harness, 'two');
      harness.service.fail(foreign('two'), async () => {
        harness.clock.now += 26_000;
        throw new TypeError('Failed to fetch');
      });
      await harness.downloadManager.save(withForeign);
      expect((await harness.ledger.all()).get('7')).toMatchObject({ state: 'incomplete', generation: 1 });
      expect(await harness.caches.keys()).toEqual([first, second]);
    });

    test('is not replaced without a file that the host has, but not now', async () => {
      const harness = downloadHarness();
      host(harness, 'one');
      await harness.downloadManager.save(withForeign);
      host(harness, 'two');
      harness.service.fail(foreign('two'), 503);
      await harness.downloadManager.save(withForeign);
      expect((await harness.ledger.all()).get('7')).toMatchObject({ state: 'incomplete', generation: 1 });
    });
  });

  test('keeps the complete generation offline and after a broken index', async () => {
    const { downloadManager, service, stored, last } = downloadHarness();
    hostStory(service, '7', ['cover']);
    await downloadManager.save(saveRequest('7'));
    service.isOnline = false;
    await downloadManager.save(saveRequest('7'));
    service.isOnline = true;
    for (const type of ['application/json', 'text/html']) {
      service.put('/presentations/7/index.json', 'broken', type);
      await downloadManager.save(saveRequest('7'));
    }
    expect(await stored(first)).toHaveLength(3);
    expect(last('progress')).toMatchObject({ presentation: { state: 'saved' } });
  });
});

test('a new index that a page receives during a download starts over, and no partial generation counts as complete', async () => {
  const harness = downloadHarness();
  hostStory(harness.service, '7', ['cover', 'one']);
  harness.service.fail('/presentations/7/one.mp3', async () => {
    const index = hostStory(harness.service, '7', ['cover', 'one', 'two']);
    await harness.downloadManager.recordAssignedIndex('7', 'tab', { index });
  });
  await harness.downloadManager.save(saveRequest('7'));
  expect((await harness.ledger.all()).get('7')).toMatchObject({
    state: 'queued',
    pending: { generation: 2 },
  });
  expect((await harness.ledger.all()).get('7')?.generation).toBeUndefined();
  await harness.downloadManager.resumeAll();
  expect((await harness.ledger.all()).get('7')).toMatchObject({ state: 'saved', generation: 2 });
  expect(await harness.stored(second)).toHaveLength(7);
});
