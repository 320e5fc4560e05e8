// Tests the worker's responses when the device lost files that the ledger lists.
import { expect, test } from 'vitest';
import { mediaCacheName } from '../../src/contract/worker/worker-names';
import { createLedger } from '../ledger/ledger';
import { chunkAddress } from '../media-cache/medium-chunks';
import type { After } from '../timers';
import { appOrigin, environmentDouble, ledgerDouble, recordOf } from '../testing/environment-double.fixture';
import { inMemoryCaches } from '../testing/in-memory-caches.fixture';
import { bytesOf, filmUrl, mediumHarness } from '../testing/medium-harness.fixture';
import { createMediaRoutes } from './media-route';

const url = new URL(filmUrl).href;
const fromNetwork = () => Promise.resolve(new Response('from the network'));
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

const counted = recordOf({ state: 'saved', generation: 1 });

const routesOf = (caches: CacheStorage, fetch: () => Promise<Response>, ledger = ledgerDouble(counted)) =>
  createMediaRoutes(environmentDouble({ caches, fetch, ledger }), {
    recordAssignedIndex: async () => undefined,
  });

/** Creates a device with the film of story 7 in chunks of 2000 bytes. */
const keptFilm = async () => {
  const caches = inMemoryCaches();
  const { download } = await mediumHarness({ bytes: bytesOf(20_500) });
  const cache = await caches.open(mediaCacheName('7', 1));
  await download({ into: cache });
  return { caches, cache };
};
const ask = (range?: string) => new Request(url, range === undefined ? {} : { headers: { range } });

test('a film in chunks is answered from the cache, in ranges and whole', async () => {
  const routes = routesOf((await keptFilm()).caches, offline);
  const range = await routes.medium(ask('bytes=1990-4009'), 'tab');
  expect([range.status, range.headers.get('content-range')]).toEqual([206, 'bytes 1990-4009/20500']);
  expect(new Uint8Array(await range.arrayBuffer())).toEqual(bytesOf(20_500).slice(1990, 4010));
  const whole = await routes.medium(ask(), 'tab');
  expect(new Uint8Array(await whole.arrayBuffer())).toEqual(bytesOf(20_500));
});

test('a film that lost a chunk comes from the network, and offline its stored chunks can be read', async () => {
  const { caches, cache } = await keptFilm();
  await cache.delete(chunkAddress(url, 3));
  const fetched = await fromNetwork();
  const response = await routesOf(caches, async () => fetched).medium(ask('bytes=6000-'), 'tab');
  expect(await response.text()).toBe('from the network');
  // After a worker's response, Chromium accepts further bytes of a film only from responses of the same kind.
  expect(response).not.toBe(fetched);
  await expect(routesOf(caches, offline).medium(ask('bytes=6000-'), 'tab')).rejects.toThrow(TypeError);
  expect((await routesOf(caches, offline).medium(ask('bytes=8000-'), 'tab')).status).toBe(206);
});

test('a film that was deleted or is not stored yet looks as if it came from the cache', async () => {
  const fetched = await fromNetwork();
  const response = await routesOf(inMemoryCaches(), async () => fetched).medium(ask('bytes=6000-'), 'tab');
  expect(await response.text()).toBe('from the network');
  expect(response).not.toBe(fetched);
});

test('a ledger that does not open holds back a medium for its time limit once: it comes from the network, then from the cache', async () => {
  const { caches } = await keptFilm();
  let open: (database: never) => void = () => undefined;
  const opening = new Promise<never>((opened) => (open = opened));
  const late: (() => void)[] = [];
  const after: After = (_, work) => {
    late.push(work);
    return () => undefined;
  };
  const ledger = createLedger(() => opening, after);
  const routes = routesOf(caches, fromNetwork, ledger);
  expect(routes.mayAnswer(ask())).toBe(true);
  const first = routes.medium(ask('bytes=0-9'), 'tab');
  late[0]?.();
  expect(await (await first).text()).toBe('from the network');
  expect(await (await routes.medium(ask('bytes=0-9'), 'tab')).text()).toBe('from the network');
  open({ getAll: async () => [counted] } as never);
  await opening;
  expect((await routes.medium(ask('bytes=0-9'), 'tab')).headers.get('content-range')).toBe('bytes 0-9/20500');
});

test.each([
  ['cannot be opened', { open: () => Promise.reject(new DOMException('Gone', 'InvalidStateError')) }],
  ['cannot be read', { open: async () => ({ match: () => Promise.reject(new Error('Gone')) }) }],
])('no request fails because of a cache that %s', async (_, broken) => {
  const routes = routesOf(broken as unknown as CacheStorage, fromNetwork);
  expect(await (await routes.medium(ask(), 'tab')).text()).toBe('from the network');
  const request = new Request(`${appOrigin}/presentations/7/index.json`);
  expect(await (await routes.index(request, '7', 'tab')).text()).toBe('from the network');
});
