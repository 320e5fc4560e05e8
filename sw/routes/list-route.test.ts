import { describe, expect, test } from 'vitest';
import { cachedResponseHeader } from '../../src/contract/worker/worker-names';
import { environmentDouble } from '../testing/environment-double.fixture';
import { inMemoryCaches } from '../testing/in-memory-caches.fixture';
import { respondWithList, asksForList } from './list-route';

const list = 'https://bookworm.example/api/presentation';

describe('a list that may be cached', () => {
  test.each([
    ['the gallery', list, {}, true],
    ['the feedback', 'https://bookworm.example/api/feedback', {}, true],
    ['with a token', list, { headers: { authorization: 'Bearer t' } }, false],
    ['the suggestions', 'https://bookworm.example/api/suggestion', {}, false],
    ['one presentation', `${list}/7/pub`, {}, false],
  ])('%s', (_, url, init: RequestInit, is) => expect(asksForList(new Request(url, init))).toBe(is));
});

describe('the response to a list', () => {
  const device = (caches = inMemoryCaches()) => {
    const work: Promise<unknown>[] = [];
    const ask = async (respond: () => Promise<Response>, hangs = false) => {
      const late = () => new Promise((later) => setTimeout(later)).then(respond);
      const environment = environmentDouble({
        caches,
        ...(hangs ? { fetch: late, wait: async () => undefined } : { fetch: respond }),
      });
      const response = await respondWithList(new Request(list), environment, (promise) => work.push(promise));
      const text = await response.text();
      // A late response adds more work.
      for (const promise of work) await promise;
      return { status: response.status, text, isMarked: response.headers.has(cachedResponseHeader) };
    };
    return ask;
  };
  const says =
    (text: string, status = 200, type = 'application/json') =>
    () =>
      Promise.resolve(new Response(text, { status, headers: { 'content-type': type } }));
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));

  test.each(['application/octet-stream', 'text/plain', ''])(
    'is cached whatever type a host of files gives it: %s',
    async (type) => {
      const ask = device();
      await ask(says('[1]', 200, type));
      expect((await ask(offline)).text).toBe('[1]');
    },
  );

  test('is marked when it comes from the cache', async () => {
    const ask = device();
    expect((await ask(says('[1]'))).isMarked).toBe(false);
    expect((await ask(offline)).isMarked).toBe(true);
  });

  test('comes from the network, and offline from the cache', async () => {
    const ask = device();
    expect(await ask(says('[1]'))).toMatchObject({ status: 200, text: '[1]' });
    expect(await ask(says('[2]'))).toMatchObject({ status: 200, text: '[2]' });
    expect(await ask(offline)).toMatchObject({ status: 200, text: '[2]' });
  });

  test('is cached without e-mail addresses, which are stored nowhere', async () => {
    const ask = device();
    await ask(says('[{"id":"7","email":"ida@example.org","title":"Email"},3,null]'));
    expect((await ask(offline)).text).toBe('[{"id":"7","title":"Email"},3,null]');
  });

  test('handles a network failure that comes before the cache is read', async () => {
    const caches = inMemoryCaches();
    await device(caches)(says('[1]'));
    const open = caches.open.bind(caches);
    caches.open = async (name) => {
      await new Promise((later) => setTimeout(later));
      return open(name);
    };
    // Vitest fails a run with an unhandled rejection.
    expect(await device(caches)(offline)).toMatchObject({ text: '[1]' });
  });

  test('is the cached one when the network hangs; the late response is cached for next time', async () => {
    const ask = device();
    await ask(says('[1]'));
    expect(await ask(says('[2]'), true)).toMatchObject({ status: 200, text: '[1]' });
    expect(await ask(offline)).toMatchObject({ status: 200, text: '[2]' });
  });

  test('is not marked when it comes from the cache because the list is still arriving', async () => {
    const caches = inMemoryCaches();
    await device(caches)(says('[1]'));
    const headers = { 'content-type': 'application/json' };
    const environment = environmentDouble({
      caches,
      fetch: async () => new Response(new ReadableStream(), { headers }),
      wait: () => new Promise((later) => setTimeout(later)),
    });
    const response = await respondWithList(new Request(list), environment, () => undefined);
    expect(await response.text()).toBe('[1]');
    expect(response.headers.has(cachedResponseHeader)).toBe(false);
  });

  test('is the cached one when the service is broken, and a broken response is not cached', async () => {
    const ask = device();
    expect(await ask(says('no', 503))).toMatchObject({ status: 503, text: 'no' });
    await ask(says('[1]'));
    for (const status of [503, 429])
      expect(await ask(says('no', status))).toMatchObject({ status: 200, text: '[1]' });
    expect(await ask(offline)).toMatchObject({ status: 200, text: '[1]' });
  });

  test('is the 404 of the service, which deletes the cached list', async () => {
    const ask = device();
    await ask(says('[1]'));
    expect(await ask(says('none', 404))).toMatchObject({ status: 404, text: 'none' });
    await expect(ask(offline)).rejects.toThrow(TypeError);
  });

  test('is the 404 of the service also without a type, since it may have no body', async () => {
    const ask = device();
    await ask(says('[1]'));
    expect(await ask(() => Promise.resolve(new Response(null, { status: 404 })))).toMatchObject({
      status: 404,
    });
    await expect(ask(offline)).rejects.toThrow(TypeError);
  });

  test('is still cached after a 404 with a page, which is not of the service', async () => {
    const ask = device();
    await ask(says('[1]'));
    await ask(says('no such page', 404, 'text/html'));
    expect(await ask(offline)).toMatchObject({ status: 200, text: '[1]' });
  });

  test('is deleted by a 404 in plain text, since the service may answer so', async () => {
    const ask = device();
    await ask(says('[1]'));
    expect(await ask(says('none', 404, 'text/plain; charset=utf-8'))).toMatchObject({ status: 404 });
    await expect(ask(offline)).rejects.toThrow(TypeError);
  });

  test('deletes the cached list also when the 404 comes late', async () => {
    const ask = device();
    await ask(says('[1]'));
    expect(await ask(says('none', 404), true)).toMatchObject({ status: 200, text: '[1]' });
    await expect(ask(offline)).rejects.toThrow(TypeError);
  });

  test('fails like the network when no list is cached', async () => {
    await expect(device()(offline)).rejects.toThrow(TypeError);
  });

  test.each([
    ['a sign-in page on the way', '<html>Welcome</html>', 'text/html'],
    ['something without a type', 'Welcome', ''],
  ])('is the cached one when %s answers instead of the service', async (_, text, type) => {
    const ask = device();
    expect(await ask(says(text, 200, type))).toMatchObject({ status: 200, text });
    await ask(says('[1]', 200, 'application/problem+json; charset=utf-8'));
    expect(await ask(says(text, 200, type))).toMatchObject({ status: 200, text: '[1]' });
  });

  test.each([
    ['no list', '{"message":"soon"}'],
    ['no JSON', '[1'],
  ])('is the cached one when the response is %s, which is not cached', async (_, text) => {
    const ask = device();
    expect(await ask(says(text))).toMatchObject({ status: 200, text });
    await ask(says('[1]'));
    expect(await ask(says(text))).toMatchObject({ status: 200, text: '[1]', isMarked: true });
    expect(await ask(offline)).toMatchObject({ status: 200, text: '[1]' });
  });

  test.each([
    ['a filter refuses it', 403, 'application/json'],
    ['a proxy wants a sign-in', 401, 'text/html'],
    ['a page on the way is not found', 404, 'text/html'],
  ])('is the cached one when %s', async (_, status, type) => {
    const ask = device();
    expect(await ask(says('no', status, type))).toMatchObject({ status, text: 'no' });
    await ask(says('[1]'));
    expect(await ask(says('no', status, type))).toMatchObject({ status: 200, text: '[1]', isMarked: true });
  });

  test('is the cached one when the body breaks off', async () => {
    const ask = device();
    await ask(says('[1]'));
    const cut = () => {
      const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('Network error')) });
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/json' } }));
    };
    expect(await ask(cut)).toMatchObject({ status: 200, text: '[1]', isMarked: true });
  });

  test.each([
    ['cannot be opened', { open: () => Promise.reject(new DOMException('Gone', 'InvalidStateError')) }],
    ['cannot be read', { open: async () => ({ match: () => Promise.reject(new Error('Gone')) }) }],
  ])('comes from the network when the cache %s', async (_, broken) => {
    const ask = device(broken as unknown as CacheStorage);
    expect(await ask(says('[1]'))).toMatchObject({ status: 200, text: '[1]' });
    await expect(ask(offline)).rejects.toThrow(TypeError);
  });
});
