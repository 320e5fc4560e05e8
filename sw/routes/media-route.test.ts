import { beforeEach, describe, expect, test } from 'vitest';
import { downloadHarness, saveRequest, type DownloadHarness } from '../testing/download-harness.fixture';
import { appOrigin, environmentDouble } from '../testing/environment-double.fixture';
import { hostStory } from '../testing/service-double.fixture';
import { createMediaRoutes, presentationIdOfIndex, type MediaRoutes } from './media-route';

let harness: DownloadHarness;
let media: MediaRoutes;
/** Whether the network hangs: then the time limit ends before any response. */
let hangs: boolean;
/** What happens while the network hangs. */
let meanwhile: () => Promise<void>;

/** Creates the routes of a worker together with its download manager. */
const createRoutes = (ledger = harness.ledger) => {
  const { environment, downloadManager } = harness;
  return createMediaRoutes(
    {
      ...environment,
      ledger,
      // The download that another page has requested does not wait for this page.
      playerRequests: environmentDouble().playerRequests,
      fetch: (request) => (hangs ? new Promise(() => undefined) : environment.fetch(request)),
      wait: () => (hangs ? meanwhile() : new Promise(() => undefined)),
    },
    downloadManager,
  );
};

beforeEach(async () => {
  harness = downloadHarness();
  hangs = false;
  meanwhile = async () => undefined;
  media = createRoutes();
  hostStory(harness.service, '7', ['cover', 'one']);
  await harness.downloadManager.save(saveRequest('7'));
  harness.service.takeRequests();
});

const address = (path: string) => `${appOrigin}/presentations/${path}`;
const medium = async (path: string, headers: Record<string, string> = {}) =>
  media.medium(new Request(address(path), { headers }), 'tab');
const index = (id = '7') => media.index(new Request(address(`${id}/index.json`)), id, 'tab');

/** Saves a story with a picture in another story's folder. */
const saveBorrowedPicture = async () => {
  const slides = [{ imagePath: '/presentations/3/borrowed.webp' }];
  harness.service.put('/presentations/8/index.json', JSON.stringify({ kind: 'STORY', slides }));
  harness.service.put('/presentations/3/borrowed.webp', 'borrowed');
  await harness.downloadManager.save(saveRequest('8'));
};

describe('the requests that the worker answers', () => {
  test.each([
    ['a medium of a kept story', '7/cover.webp', true],
    ['its index', '7/index.json', true],
    ['a story it knows nothing of', '8/cover.webp', false],
  ])('%s: %s', (_, path, answers) => {
    expect(media.mayAnswer(new Request(address(path)))).toBe(answers);
  });

  test('include media of a saved story on other paths', async () => {
    await saveBorrowedPicture();
    harness.service.isOnline = false;
    expect(media.mayAnswer(new Request(address('3/borrowed.webp')))).toBe(true);
    expect(await (await medium('3/borrowed.webp')).text()).toBe('borrowed');
  });

  test.each([
    ['/presentations/7/index.json', '7'],
    ['/presentations/7/index.json?x=1', '7'],
    ['/presentations/7/other.json', undefined],
    ['/presentations/x/index.json', undefined],
  ])('%s is the index of %s', (path, id) => expect(presentationIdOfIndex(`${appOrigin}${path}`)).toBe(id));
});

describe('a medium', () => {
  test('comes from the cache, without a network request', async () => {
    expect(await (await medium('7/cover.webp')).text()).toBe('picture of cover');
    expect(harness.service.takeRequests()).toEqual([]);
  });

  test('is found in any folder when a player requests it again with another fragment', async () => {
    await saveBorrowedPicture();
    harness.service.isOnline = false;
    for (const path of ['7/cover.mp3#again-1', '3/borrowed.webp#again-2']) {
      expect(media.mayAnswer(new Request(address(path)))).toBe(true);
      expect((await medium(path)).status).toBe(200);
    }
  });

  test('is answered in the requested ranges', async () => {
    const response = await medium('7/cover.mp3', { range: 'bytes=0-4' });
    expect([response.status, await response.text()]).toEqual([206, 'voice']);
  });

  test('that is not stored comes from the network, and fails like the network', async () => {
    expect((await medium('7/other.webp')).status).toBe(404);
    harness.service.isOnline = false;
    await expect(medium('7/other.webp')).rejects.toThrow(TypeError);
  });

  test('of an unfinished story is answered from the cache too', async () => {
    hostStory(harness.service, '8', ['cover', 'one']);
    harness.service.fail('/presentations/8/one.webp', 503);
    await harness.downloadManager.save(saveRequest('8'));
    harness.service.isOnline = false;
    expect(await (await medium('8/cover.webp')).text()).toBe('picture of cover');
  });
});

describe('the index of a saved story', () => {
  test('comes from the network when that answers', async () => {
    const fresh = hostStory(harness.service, '7', ['cover', 'another']);
    expect(await (await index()).text()).toBe(fresh);
  });

  test.each([
    ['is stopped', () => void (harness.service.isOnline = false)],
    ['hangs', () => void (hangs = true)],
    ['is broken', () => void harness.service.fail('/presentations/7/index.json', 502)],
    ['takes too long', () => void harness.service.fail('/presentations/7/index.json', 408)],
    ['answers too early', () => void harness.service.fail('/presentations/7/index.json', 425)],
    ['has too many requests', () => void harness.service.fail('/presentations/7/index.json', 429)],
    ['is hidden behind a filter', () => void harness.service.fail('/presentations/7/index.json', 403)],
    ['demands a sign-in', () => void harness.service.fail('/presentations/7/index.json', 401)],
  ])('is the saved one when the service %s', async (_, happens) => {
    happens();
    expect(await (await index()).json()).toMatchObject({ kind: 'STORY' });
  });

  test.each([
    ['a sign-in page', '<!doctype html><title>Welcome</title>'],
    ['a message', '{"message":"Back soon"}'],
    ['half an index', '{"kind":"STORY","slides":['],
    ['nothing', ''],
  ])('is the saved one when %s is sent instead with 200, and no new generation starts', async (_, body) => {
    harness.service.put('/presentations/7/index.json', body, 'application/json');
    expect(await (await index()).json()).toMatchObject({ kind: 'STORY' });
    const record = (await harness.ledger.all()).get('7');
    expect(record).toMatchObject({ state: 'saved', generation: 1, viewers: [{ generation: 1 }] });
    expect(record?.pending).toBeUndefined();
  });

  test('is the saved one when the service sends the same again, whose body might break off', async () => {
    harness.service.fail('/presentations/7/index.json', 'cut');
    expect(await (await index()).json()).toMatchObject({ slides: [{ headline: 'one' }] });
  });

  test('is the saved one when the new one breaks off', async () => {
    hostStory(harness.service, '7', ['cover', 'another']);
    harness.service.fail('/presentations/7/index.json', 'cut');
    expect(await (await index()).json()).toMatchObject({ slides: [{ headline: 'one' }] });
  });

  test('is no new one when the same text has another ETag, as after another deploy', async () => {
    harness.service.tag('/presentations/7/index.json', '"redeployed"');
    expect(await (await index()).json()).toMatchObject({ kind: 'STORY' });
    const record = (await harness.ledger.all()).get('7');
    expect(record).toMatchObject({ generation: 1, viewers: [{ client: 'tab', generation: 1 }] });
    expect(record?.pending).toBeUndefined();
  });

  test.each([
    404,
    410,
    { status: 404, type: 'application/json; charset=utf-8' },
    { status: 404, type: 'application/problem+json' },
    // An object storage, and other hosts without pages.
    { status: 404, type: 'application/xml' },
    { status: 404, type: 'text/plain; charset=utf-8' },
  ])('is the response of the service when it says that it is gone: %j', async (fault) => {
    harness.service.fail('/presentations/7/index.json', fault);
    expect((await index()).status).toBe(typeof fault === 'number' ? fault : fault.status);
  });

  test.each([
    [404, 'text/html; charset=utf-8'],
    [410, 'text/html'],
  ])(
    'is the saved one when the network answers %d in %s, which is not of the service',
    async (status, type) => {
      harness.service.fail('/presentations/7/index.json', { status, type });
      expect(await (await index()).json()).toMatchObject({ kind: 'STORY' });
    },
  );

  test('is requested while the ledger still opens', async () => {
    media = createRoutes({ ...harness.ledger, all: () => new Promise(() => undefined) });
    void index();
    expect(harness.service.takeRequests()).toHaveLength(1);
  });

  test('of an unsaved story comes from the network only', async () => {
    hostStory(harness.service, '8', ['cover']);
    expect((await index('8')).status).toBe(200);
    harness.service.isOnline = false;
    await expect(index('8')).rejects.toThrow(TypeError);
  });
});

describe('a story that changed since it was saved', () => {
  beforeEach(() => {
    hostStory(harness.service, '7', ['cover', 'one', 'two']);
    harness.service.put('/presentations/7/cover.webp', 'a new cover');
  });

  test('shows new pictures to a page that received the new index', async () => {
    await index();
    expect(await (await medium('7/cover.webp')).text()).toBe('a new cover');
  });

  test('shows old pictures to a page that received the old index', async () => {
    harness.service.isOnline = false;
    await index();
    harness.service.isOnline = true;
    expect(await (await medium('7/cover.webp')).text()).toBe('picture of cover');
  });

  test('comes from the cache again once the new generation is complete', async () => {
    await index();
    await harness.downloadManager.save(saveRequest('7'));
    harness.service.takeRequests();
    expect(await (await medium('7/cover.webp')).text()).toBe('a new cover');
    expect(harness.service.takeRequests()).toEqual([]);
  });

  test('falls back to the old pictures when the network is lost meanwhile', async () => {
    await index();
    harness.service.isOnline = false;
    expect(await (await medium('7/one.webp')).text()).toBe('picture of one');
  });

  test.each([
    ['is too busy', 503],
    ['has too many requests', 429],
    ['is replaced by a sign-in page', { status: 200, type: 'text/html' }],
    ['is hidden behind a filter', { status: 403, type: 'text/html' }],
  ])('falls back to the old pictures when the service %s', async (_, fault) => {
    await index();
    harness.service.fail('/presentations/7/one.webp', fault);
    harness.service.fail('/presentations/7/two.webp', fault);
    expect(await (await medium('7/one.webp')).text()).toBe('picture of one');
    // No generation has this one.
    const { status } = await medium('7/two.webp');
    expect(status).toBe(typeof fault === 'number' ? fault : fault.status);
  });

  test.each([
    ['is gone', 404],
    ['is gone, in the words of a page', { status: 404, type: 'text/html' }],
    ['is refused', 403],
  ])('does not show an old picture that %s', async (_, fault) => {
    await index();
    harness.service.fail('/presentations/7/one.webp', fault);
    const { status } = await medium('7/one.webp');
    expect(status).toBe(typeof fault === 'number' ? fault : fault.status);
  });

  test('is served from the new generation while it is being fetched, also by a worker that has just started', async () => {
    await index();
    harness.service.fail('/presentations/7/two.mp3', 503);
    await harness.downloadManager.save(saveRequest('7'), 'tab');
    harness.restart();
    media = createRoutes();
    harness.service.takeRequests();
    expect(await (await medium('7/cover.webp')).text()).toBe('a new cover');
    expect(harness.service.takeRequests()).toEqual([]);
  });

  test('is one generation, text and pictures, for a page whose request hung while another page completed the new one', async () => {
    hangs = true;
    meanwhile = () => harness.downloadManager.save(saveRequest('7'));
    expect(await (await index()).json()).toMatchObject({ slides: [{}, { headline: 'two' }] });
    expect(await (await medium('7/cover.webp')).text()).toBe('a new cover');
    expect((await harness.ledger.all()).get('7')?.viewers).toEqual([{ client: 'tab', generation: 2 }]);
  });

  test('does not change for a page that opened it before, online and offline, until that page is closed', async () => {
    harness.pages.add('tab').add('old tab');
    const oldMedium = async (path: string) => {
      const response = await media.medium(new Request(address(path)), 'old tab');
      return response.text();
    };
    await harness.downloadManager.recordAssignedIndex('7', 'old tab', { generation: 1 });
    await index();
    await harness.downloadManager.save(saveRequest('7'), 'tab');
    expect(await oldMedium('7/cover.webp')).toBe('picture of cover');
    harness.service.isOnline = false;
    expect(await oldMedium('7/cover.webp')).toBe('picture of cover');
    expect(await (await medium('7/cover.webp')).text()).toBe('a new cover');
    expect(await harness.caches.keys()).toHaveLength(2);
    harness.pages.delete('old tab');
    await harness.downloadManager.release('7', 'old tab');
    await harness.downloadManager.resumeAll();
    await harness.downloadManager.repairAndRemoveAbandoned();
    expect(await harness.caches.keys()).toHaveLength(1);
  });
});
