import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getResponse } from 'msw';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aliasOf } from '../library/library-presentation';
import { createService } from '../service';
import { createMemoryStore, type MemoryStore } from '../store/memory/memory-store';
import { libraryStory } from '../library-presentations.fixture';
import { createHandlers } from './handlers';
import { bytesResource } from '../../base/hosting/resource';

const origin = 'http://bookworm.test';
let root: string;
let store: MemoryStore;
let handlers: ReturnType<typeof createHandlers>;

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'media-'));
  const folder = path.join(root, '1');
  await mkdir(path.join(folder, 'images'), { recursive: true });
  await writeFile(path.join(folder, 'images/00.webp'), 'a picture');
  await writeFile(path.join(folder, 'preview.webp'), 'a preview');
  await writeFile(path.join(root, 'secret.webp'), 'outside');
  const story = libraryStory({ id: '1', folder });
  const library = [story, aliasOf(story, '2', 'Its twin')];
  store = createMemoryStore(library);
  handlers = createHandlers({
    service: createService({ library, store, now: Date.now }),
    origin,
  });
});
afterAll(() => rm(root, { recursive: true }));

async function ask(address: string, headers: Record<string, string> = {}): Promise<Response> {
  const response = await getResponse(handlers, new Request(`${origin}${address}`, { headers }));
  if (response === undefined) throw new Error(`nobody answers ${address}`);
  return response;
}

describe('the media of a presentation', () => {
  test.each([
    ['/presentations/1/index.json', 'application/json; charset=utf-8', 'no-cache'],
    ['/presentations/1/images/00.webp', 'image/webp', 'public, max-age=3600'],
    ['/presentations/1/preview.webp', 'image/webp', 'public, max-age=3600'],
    ['/presentations/2/preview.webp', 'image/webp', 'public, max-age=3600'],
  ])('at %s have the type %s and the cache control %s', async (address, type, cacheControl) => {
    const response = await ask(address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('cache-control')).toBe(cacheControl);
    expect(response.headers.get('etag')).toMatch(/^"/);
  });

  test.each([
    ['/presentations/3/index.json'],
    ['/presentations/1/'],
    ['/presentations/1'],
    ['/presentations/1/images'],
    ['/presentations/1/missing.webp'],
    ['/presentations/1/..%2fsecret.webp'],
    ['/presentations/1/%2e%2e%2fsecret.webp'],
    ['/presentations/1/images/..%5c..%5c..%5csecret.webp'],
    ['/presentations/constructor/index.json'],
  ])('are 404 at %s', async (address) => {
    expect((await ask(address)).status).toBe(404);
  });

  test('are sent in byte ranges, index.json too', async () => {
    const picture = await ask('/presentations/1/images/00.webp', { range: 'bytes=2-' });
    expect([picture.status, await picture.text()]).toEqual([206, 'picture']);
    const index = await ask('/presentations/1/index.json', { range: 'bytes=0-0' });
    expect([index.status, await index.text()]).toEqual([206, '{']);
  });

  test('of an alias are its original’s files and its own index', async () => {
    const [own, borrowed] = await Promise.all([
      ask('/presentations/1/images/00.webp'),
      ask('/presentations/2/images/00.webp'),
    ]);
    expect(borrowed.headers.get('etag')).toBe(own.headers.get('etag'));
    expect(await (await ask('/presentations/2/index.json')).text()).toContain('"presentationId":"2"');
  });

  test('are replaced by what a test puts there, whatever the file name', async () => {
    const media = new Map([
      ['images/00.webp', bytesResource(Buffer.from('another'), 'image/webp')],
      ['50% no#1?.webp', bytesResource(Buffer.from('odd'), 'image/webp')],
    ]);
    store.presentations.put('1', { index: '{ not json', media });
    expect(await (await ask('/presentations/1/index.json')).text()).toBe('{ not json');
    expect(await (await ask('/presentations/1/images/00.webp')).text()).toBe('another');
    expect(await (await ask('/presentations/1/50%25%20no%231%3F.webp')).text()).toBe('odd');
  });
});
