import { describe, expect, test } from 'vitest';
import { downloadWorld, saveRequest, type DownloadWorld } from '../testing/download-harness';
import { hostStory, origin } from '../testing/service-double';

const cacheOf = (id: string) => `bookworm-media-v1-${id}-1`;
const pages = ['cover', 'one', 'two', 'three', 'four', 'five'];
const never = () => new Promise<void>(() => undefined);
const minute = 60_000;

/** Returns the states that were broadcast for a presentation, without repetitions. */
const statesOf = ({ messages }: DownloadWorld, id: string) => {
  const states = messages.flatMap((message) =>
    message.type === 'progress' && message.presentation.id === id ? [message.presentation.state] : [],
  );
  return states.filter((state, at) => state !== states[at - 1]);
};
const stateOf = async ({ ledger }: DownloadWorld, id: string) => (await ledger.all()).get(id)?.state;
const untilHeld = (world: DownloadWorld, id: string, count: number) =>
  expect.poll(() => world.held(cacheOf(id))).toHaveLength(count);
const media = pages.flatMap((page) => [`7/${page}.webp`, `7/${page}.mp3`]);

describe('a killed worker', () => {
  // Entry 13 is the index: everything is stored, but the generation is not marked complete.
  const counts = Array.from({ length: media.length + 1 }, (_, at) => at + 1);
  test.each(counts)(
    'after entry %i of 13 leaves a state that the next worker resumes from',
    async (count) => {
      const world = downloadWorld();
      hostStory(world.service, '7', pages);
      world.killAfter(count);
      void world.downloadManager.prefetch(saveRequest('7'));
      await expect.poll(world.isDead).toBe(true);
      world.restart();
      const stored = (await world.held(cacheOf('7'))).map((name) => `7/${name}`);
      // A put that was under way at that moment may still finish.
      expect(stored.length).toBeGreaterThanOrEqual(count);
      world.service.takeAsked();
      await world.downloadManager.sweep();
      expect(await stateOf(world, '7')).toBe('queued');
      await world.downloadManager.resumeAll();
      expect(world.service.takeAsked()).toEqual([
        '7/index.json',
        ...media.filter((path) => !stored.includes(path)),
      ]);
      expect(await stateOf(world, '7')).toBe('saved');
      expect(await world.held(cacheOf('7'))).toHaveLength(13);
    },
  );
});

describe('the queue', () => {
  test('downloads one story after the other, starting with the one being viewed', async () => {
    const world = downloadWorld();
    world.pages.add('tab');
    for (const id of ['1', '2', '3', '4']) hostStory(world.service, id, ['cover', 'one', 'two']);
    const slow = () => new Promise<void>((answer) => setTimeout(answer));
    world.service.delay = slow;
    await Promise.all([
      world.downloadManager.prefetch(saveRequest('1', { origin: 'asked-for' }), 'shelf'),
      world.downloadManager.prefetch(saveRequest('2', { origin: 'asked-for' }), 'shelf'),
      world.downloadManager.prefetch(saveRequest('3', { origin: 'viewing' }), 'tab'),
    ]);
    const asked = world.service.takeAsked().map((path) => path.slice(0, 1));
    // The first was the only one when it started; the viewed one ran before the second.
    expect(asked.indexOf('3')).toBeLessThan(asked.indexOf('2'));
    expect(asked.slice(-4)).toContain('2');
    for (const id of ['1', '2', '3']) expect(await stateOf(world, id)).toBe('saved');
  });

  test('continues with the next story when one cannot be fetched', async () => {
    const world = downloadWorld();
    hostStory(world.service, '2', ['cover']);
    await Promise.all([
      world.downloadManager.prefetch(saveRequest('1', { origin: 'asked-for' })),
      world.downloadManager.prefetch(saveRequest('2', { origin: 'asked-for' })),
    ]);
    expect([await stateOf(world, '1'), await stateOf(world, '2')]).toEqual(['failed', 'saved']);
  });

  test('broadcasts once that it rests when its time is up, and resumes on request', async () => {
    const world = downloadWorld();
    for (const id of ['1', '2', '3']) hostStory(world.service, id, ['cover']);
    world.service.fail('/presentations/1/cover.mp3', async () => void (world.clock.now += 30_000));
    const requests = ['1', '2', '3'].map((id) =>
      world.downloadManager.prefetch(saveRequest(id, { origin: 'asked-for' })),
    );
    await Promise.all(requests);
    const resting = () => world.messages.filter((message) => message.type === 'progress' && message.resting);
    expect(resting()).toMatchObject([{ presentation: { id: '2', state: 'queued' } }]);
    await world.downloadManager.resumeAll();
    expect(resting()).toHaveLength(1);
    for (const id of ['1', '2', '3']) expect(await stateOf(world, id)).toBe('saved');
  });

  test('stays queued without network, reports the reason, and asks to be woken', async () => {
    const world = downloadWorld();
    for (const id of ['1', '2']) hostStory(world.service, id, ['cover']);
    world.service.isOnline = false;
    for (const id of ['1', '2']) await world.downloadManager.prefetch(saveRequest(id));
    expect(world.last('progress')).toMatchObject({ presentation: { state: 'queued', reason: 'network' } });
    await expect(world.downloadManager.wake()).rejects.toThrow('');
    world.service.isOnline = true;
    await world.downloadManager.wake();
    for (const id of ['1', '2']) expect(await stateOf(world, id)).toBe('saved');
  });
});

describe('pausing', () => {
  test('aborts the download, keeps the stored files, and continues on resume', async () => {
    const world = downloadWorld();
    hostStory(world.service, '7', pages);
    for (const late of media.slice(5)) world.service.fail(`/presentations/${late}`, never);
    const saving = world.downloadManager.prefetch(saveRequest('7', { origin: 'asked-for' }));
    await untilHeld(world, '7', 5);
    await world.downloadManager.pause('7');
    await saving;
    expect(world.last('progress')).toMatchObject({
      presentation: { state: 'paused', files: { done: 5, total: 12 } },
    });
    await world.downloadManager.resumeAll();
    await world.downloadManager.prefetch(saveRequest('7'));
    expect(await stateOf(world, '7')).toBe('paused');
    for (const late of media) world.service.repair(`/presentations/${late}`);
    world.service.takeAsked();
    await world.downloadManager.resume('7');
    expect(world.service.takeAsked()).toEqual(['7/index.json', ...media.slice(5)]);
    expect(statesOf(world, '7')).toEqual(['saving', 'paused', 'saving', 'saved']);
  });

  test('right after the request of a person finds it', async () => {
    const world = downloadWorld();
    hostStory(world.service, '7', ['cover']);
    const saving = world.downloadManager.prefetch(saveRequest('7', { origin: 'asked-for' }), 'tab');
    await Promise.all([world.downloadManager.pause('7'), saving]);
    expect(await stateOf(world, '7')).toBe('paused');
  });

  test('and resuming a story that was never recorded tells the pages what is saved', async () => {
    const world = downloadWorld();
    await world.downloadManager.resume('7');
    expect(world.last('kept')).toMatchObject({ presentations: [] });
  });

  test('does not change a saved story', async () => {
    const world = downloadWorld();
    hostStory(world.service, '7', ['cover']);
    await world.downloadManager.prefetch(saveRequest('7'));
    await world.downloadManager.pause('7');
    expect(await stateOf(world, '7')).toBe('saved');
  });
});

describe('a missing file', () => {
  test('is retried automatically, each time after twice as long', async () => {
    const world = downloadWorld();
    hostStory(world.service, '7', ['cover', 'one']);
    world.service.fail('/presentations/7/one.mp3', 404);
    await world.downloadManager.prefetch(saveRequest('7'));
    const dueAt = () => {
      const messages = world.last('progress');
      return messages?.type === 'progress' ? messages.presentation.retryAt : undefined;
    };
    expect(dueAt()).toBe(minute);
    const triesAt = async (now: number) => {
      world.clock.now = now;
      world.service.takeAsked();
      await world.downloadManager.resumeAll();
      return world.service.takeAsked();
    };
    expect(await triesAt(minute - 1)).toEqual([]);
    expect(await triesAt(minute)).toEqual(['7/index.json', '7/one.mp3']);
    expect(dueAt()).toBe(3 * minute);
    expect(await triesAt(3 * minute - 1)).toEqual([]);
    world.service.repair('/presentations/7/one.mp3');
    expect(await triesAt(3 * minute)).toEqual(['7/index.json', '7/one.mp3']);
    expect([await stateOf(world, '7'), dueAt()]).toEqual(['saved', undefined]);
  });

  test('is reported under its decoded file name', async () => {
    const world = downloadWorld();
    const slides = [{ imagePath: 'cover.webp', audioPath: 'Käse & Brot.mp3' }];
    world.service.put('/presentations/7/index.json', JSON.stringify({ kind: 'STORY', slides }));
    world.service.put('/presentations/7/cover.webp', 'picture');
    await world.downloadManager.prefetch(saveRequest('7'));
    expect(world.last('progress')).toMatchObject({ presentation: { missing: ['Käse & Brot.mp3'] } });
  });
});

describe('verifying a story before it counts as saved', () => {
  test('fetches a file again that is shorter than announced', async () => {
    const world = downloadWorld();
    hostStory(world.service, '7', ['cover', 'one']);
    world.service.announce('/presentations/7/one.mp3', 1000, 1);
    await world.downloadManager.prefetch(saveRequest('7'));
    expect(world.service.takeAsked().filter((path) => path === '7/one.mp3')).toHaveLength(2);
    expect(await stateOf(world, '7')).toBe('saved');
  });

  /** Replaces the cover in the cache with a body shorter than its content-length. */
  const spoil = async ({ caches }: DownloadWorld) => {
    const short = new Response('pict', { headers: { 'content-length': '16' } });
    await (await caches.open(cacheOf('7'))).put(`${origin}/presentations/7/cover.webp`, short);
  };

  test('fetches a file again of which the cache holds only a part', async () => {
    const world = downloadWorld();
    hostStory(world.service, '7', pages);
    world.service.fail('/presentations/7/five.mp3', () => spoil(world));
    await world.downloadManager.prefetch(saveRequest('7'));
    expect(world.service.takeAsked().filter((path) => path === '7/cover.webp')).toHaveLength(2);
    expect(await stateOf(world, '7')).toBe('saved');
    expect(await world.bodyOf(cacheOf('7'), '/presentations/7/cover.webp')).toBe('picture of cover');
  });

  test('detects a cache that the browser deleted meanwhile', async () => {
    const world = downloadWorld();
    hostStory(world.service, '7', ['cover', 'one']);
    world.service.fail(
      '/presentations/7/one.mp3',
      async () => void (await world.caches.delete(cacheOf('7'))),
    );
    await world.downloadManager.prefetch(saveRequest('7'));
    expect(await stateOf(world, '7')).not.toBe('saved');
  });

  test('includes the segments of a playlist and of the playlists it names', async () => {
    const world = downloadWorld();
    const slides = [{ imagePath: 'cover.webp', speakerVideoPath: 'film/all.m3u8' }];
    const folder = '/presentations/7/';
    world.service.put(`${folder}index.json`, JSON.stringify({ kind: 'STORY', slides }));
    world.service.put(`${folder}cover.webp`, 'picture');
    world.service.put(`${folder}film/all.m3u8`, '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nlow/low.m3u8\n');
    const segments = ['a.ts', 'b.ts', 'https://elsewhere.example/c.ts'];
    world.service.put(`${folder}film/low/low.m3u8`, `#EXTM3U\n${segments.join('\n')}\n`);
    world.service.put(`${folder}film/low/a.ts`, 'segment a');
    world.service.put(`${folder}film/low/b.ts`, 'segment b');
    await world.downloadManager.prefetch(saveRequest('7'));
    expect((await world.held(cacheOf('7'))).sort()).toEqual([
      'cover.webp',
      'film/all.m3u8',
      'film/low/a.ts',
      'film/low/b.ts',
      'film/low/low.m3u8',
      'index.json',
    ]);
    expect(world.last('progress')).toMatchObject({ presentation: { state: 'saved', files: { total: 5 } } });
  });
});

test('the file that the player waits for is fetched first, and no other fetch starts meanwhile', async () => {
  const world = downloadWorld();
  hostStory(world.service, '7', pages);
  let arrive = () => {};
  const answer = new Promise<void>((resolve) => (arrive = resolve));
  const wanted = 'https://bookworm.example/presentations/7/five.mp3';
  const playing = world.playerRequests.waitingFor(wanted, answer);
  const saving = world.downloadManager.prefetch(saveRequest('7'));
  await expect.poll(() => world.service.asked.length).toBe(1);
  expect(world.service.takeAsked()).toEqual(['7/index.json']);
  arrive();
  await playing;
  await saving;
  expect(world.service.takeAsked()[0]).toBe('7/five.mp3');
  expect(await stateOf(world, '7')).toBe('saved');
});

test('a new index that a page receives during a download starts over, and no partial generation counts as complete', async () => {
  const world = downloadWorld();
  hostStory(world.service, '7', ['cover', 'one']);
  world.service.fail('/presentations/7/one.mp3', async () => {
    const index = hostStory(world.service, '7', ['cover', 'one', 'two']);
    await world.downloadManager.assigned('7', 'tab', { index });
  });
  await world.downloadManager.prefetch(saveRequest('7'));
  expect((await world.ledger.all()).get('7')).toMatchObject({ state: 'queued', coming: { generation: 2 } });
  expect((await world.ledger.all()).get('7')?.generation).toBeUndefined();
  await world.downloadManager.resumeAll();
  expect((await world.ledger.all()).get('7')).toMatchObject({ state: 'saved', generation: 2 });
  expect(await world.held('bookworm-media-v1-7-2')).toHaveLength(7);
});
