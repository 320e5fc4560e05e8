import { describe, expect, test } from 'vitest';
import { bytesIn, bytesOf, mediumHarness } from '../testing/medium-harness.fixture';
import type { HostedFile, HostFault } from '../testing/range-host.fixture';
import { OverAllowanceError, StorageFullError, FetchFailedError } from './medium-transfer';
import type { Fetch } from '../environment';
import { isComplete, sizeIn } from './stored-medium';

const picture = 'https://bookworm.example/presentations/7/one.webp';
const film = picture.replace('webp', 'mp4');
const foreign = 'https://media.example/one.webp';

const short = { bytes: bytesOf(400) };
const longer = { bytes: bytesOf(3500) };
const webp = Uint8Array.from([...new TextEncoder().encode('RIFF0000WEBPVP8 '), ...bytesOf(300)]);
const harness = (file: HostedFile = short, url = picture) => mediumHarness(file, url);

describe('a short file', () => {
  test.each([
    ['very short', short],
    ['longer', longer],
    ['of a length that is not said', { ...longer, headers: { 'content-length': '' } }],
    ['on a host without ranges', { ...longer, ranges: 'none' }],
    ['without any validator', { ...longer, validator: {} }],
  ] satisfies [string, HostedFile][])('is fetched whole, in one request: %s', async (_, file) => {
    const { download, host, reportedBytes, ...here } = await harness(file);
    expect(await download()).toBe('stored');
    expect(await bytesIn(here)).toEqual(file.bytes);
    expect(host.takeRequests()).toEqual(['whole']);
    expect(reportedBytes).toEqual([file.bytes.length]);
    expect(await isComplete(here.cache, here.url)).toBe(true);
  });

  test.each([
    ['of an announced length', longer],
    ['of a length that is not said', { ...longer, headers: { 'content-length': '' } }],
  ] satisfies [string, HostedFile][])(
    'is not stored when it is longer than its story may store: %s',
    async (_, file) => {
      const { download, entries, reportedBytes } = await harness(file);
      await expect(download({ allowance: 3000 })).rejects.toThrow(OverAllowanceError);
      expect([await entries(), reportedBytes]).toEqual([[], []]);
      expect(await download({ allowance: 3500 })).toBe('stored');
    },
  );

  test('is fetched whole although it has the name of a film', async () => {
    const { download, host, cache, url, entries } = await mediumHarness({ bytes: bytesOf(2000) });
    expect(await download()).toBe('stored');
    const stored = await cache.match(url);
    expect([stored?.status, stored?.headers.get('content-range')]).toEqual([200, null]);
    expect(stored?.headers.get('content-length')).toBe('2000');
    expect([host.takeRequests(), await entries()]).toEqual([['0-1999'], [url]]);
  });

  test.each(['mp4', 'MKV', 'mkv'])(
    'is requested in chunks when it has the name of a film: .%s',
    async (extension) => {
      const { download, host } = await mediumHarness(
        { bytes: bytesOf(2000) },
        picture.replace('webp', extension),
      );
      await download();
      expect(host.takeRequests()).toEqual(['0-1999']);
    },
  );

  test('may be empty', async () => {
    const { download, cache, url } = await mediumHarness({ bytes: bytesOf(0) });
    expect([await download(), await isComplete(cache, url), await sizeIn(cache, url)]).toEqual([
      'stored',
      true,
      0,
    ]);
  });

  test('is requested with a condition when the previous generation has it, and copied when unchanged', async () => {
    const { download, host, before, cache, url, reportedBytes } = await harness();
    await download({ into: before });
    expect(await download({ olderCache: before })).toBe('stored');
    expect(host.requests.map(({ ifNoneMatch }) => ifNoneMatch)).toEqual([null, '"first"']);
    expect([host.sent, reportedBytes, await sizeIn(cache, url)]).toEqual([400, [400, 400], 400]);
  });

  test('is fetched when the previous generation has another version', async () => {
    const { download, host, before, ...here } = await harness();
    await download({ into: before });
    host.file = { bytes: bytesOf(300, 1), validator: { etag: '"second"' } };
    expect(await download({ olderCache: before })).toBe('stored');
    expect(await bytesIn(here)).toEqual(bytesOf(300, 1));
  });
});

/**
 * Returns a fetch whose HTTP cache holds the response to `playerRange`. A plain request that may use the cache gets that
 * answer, a 206. A request with `reload`, `no-store` or its own range goes to the host.
 */
function firefoxFetch(host: Fetch, playerRange: string): Fetch {
  return async (url, init = {}) => {
    const mayUseCache = init.cache !== 'reload' && init.cache !== 'no-store';
    const isPlain = !new Headers(init.headers).has('range');
    const headers = { ...Object.fromEntries(new Headers(init.headers)), range: playerRange };
    return host(url, isPlain && mayUseCache ? { ...init, headers } : init);
  };
}

describe('a file of which a player has requested a range, in Firefox', () => {
  test.each([
    ['a short one, all of it', short, 'bytes=0-399', ['0-399']],
    ['a longer one, all of it', longer, 'bytes=0-3499', ['0-3499']],
    ['its end', longer, 'bytes=1000-3499', ['1000-3499', 'whole']],
    ['its beginning', longer, 'bytes=0-999', ['0-999', 'whole']],
  ])('is fetched whole: %s', async (_, file, range, ranges) => {
    const { download, host, reportedBytes, ...here } = await harness(file);
    expect(await download({ fetch: firefoxFetch(host.fetch, range) })).toBe('stored');
    expect(await bytesIn(here)).toEqual(file.bytes);
    expect([host.takeRequests(), reportedBytes]).toEqual([ranges, [file.bytes.length]]);
    expect(await isComplete(here.cache, here.url)).toBe(true);
  });

  test('is requested again when the cached response is compressed', async () => {
    const compressed = { ...short, headers: { 'content-encoding': 'gzip' } };
    const { download, host } = await harness(compressed);
    expect(await download({ fetch: firefoxFetch(host.fetch, 'bytes=0-399') })).toBe('stored');
    expect(host.takeRequests()).toEqual(['0-399', 'whole']);
  });

  test('is fetched whole from a foreign host, too', async () => {
    const { download, host, ...here } = await harness(short, foreign);
    expect(await download({ fetch: firefoxFetch(host.fetch, 'bytes=0-399') })).toBe('stored');
    expect(await bytesIn(here)).toEqual(short.bytes);
  });

  test('fails when the cached response ends too early', async () => {
    const { download, host, entries } = await harness(short);
    host.faults.set(0, { surplus: -1 });
    await expect(download({ fetch: firefoxFetch(host.fetch, 'bytes=0-399') })).rejects.toThrow(
      FetchFailedError,
    );
    expect(await entries()).toEqual([]);
  });
});

describe('a file that cannot be fetched', () => {
  test.each([
    [404, 'unavailable'],
    [410, 'unavailable'],
    [403, 'refused'],
    [400, 'refused'],
  ])('with status %s is %s', async (status, outcome) => {
    const { download, host, entries } = await harness();
    host.faults.set(0, status);
    expect([await download(), await entries()]).toEqual([outcome, []]);
  });

  const pageWith = (status: number) => ({
    fetch: async () => new Response('<!doctype html>', { status, headers: { 'content-type': 'text/html' } }),
  });

  test.each([
    ['a picture', picture],
    ['a film', film],
    ['a foreign picture', foreign],
  ])(
    'is refused when a page says that it does not exist, and fails for any other page: %s',
    async (_, url) => {
      const { download, entries } = await harness(short, url);
      for (const status of [404, 410]) expect(await download(pageWith(status))).toBe('refused');
      for (const status of [400, 401, 403, 407, 451])
        await expect(download(pageWith(status))).rejects.toThrow(FetchFailedError);
      expect(await entries()).toEqual([]);
    },
  );

  test.each<[string, HostFault, HostedFile]>([
    ['no response', 'no-response', short],
    ['a broken host', 500, short],
    ['an overloaded host', 503, short],
    ['too many requests', 429, short],
    ['too early', 425, short],
    ['a host that waited too long', 408, short],
    ['a short body that breaks off', { cutAfter: 100 }, short],
    ['a longer body that breaks off', { cutAfter: 1500 }, longer],
    ['a short body that is shorter than announced', { surplus: -1 }, short],
    ['a longer body that is shorter than announced', { surplus: -1 }, longer],
    ['a short body that is longer than announced', { surplus: 1 }, short],
    ['a longer body that is longer than announced', { surplus: 1 }, longer],
    ['a host that never answers', 'silence', short],
    ['a short body that stalls', { stallAfter: 100 }, short],
    ['a longer body that stalls', { stallAfter: 1500 }, longer],
  ])('fails and leaves nothing in the cache: %s', async (_, fault, file) => {
    const { download, host, entries, reportedBytes } = await harness(file);
    host.faults.set(0, fault);
    await expect(download()).rejects.toThrow(FetchFailedError);
    expect([await entries(), reportedBytes]).toEqual([[], []]);
    expect(await download()).toBe('stored');
  });

  test.each([
    ['a picture', picture],
    ['a film', film],
    ['a foreign picture', foreign],
  ])('fails when a sign-in page is sent instead: %s', async (_, url) => {
    const { download, host, entries } = await harness({ ...short, type: 'text/html; charset=utf-8' }, url);
    await expect(download()).rejects.toThrow(FetchFailedError);
    expect(await entries()).toEqual([]);
    host.file = short;
    expect(await download()).toBe('stored');
  });

  test.each([
    ['short', 'application/octet-stream', 300],
    ['longer', 'application/octet-stream', 3500],
    ['of another type', 'application/json', 300],
    ['without a type', '', 300],
    ['called a picture', 'image/webp', 300],
  ])('fails when its first bytes are not those of a picture: %s', async (_, type, size) => {
    const page = new TextEncoder().encode(`<!doctype html>${' '.repeat(size)}`);
    const { download, host, entries } = await harness({ bytes: page, type });
    await expect(download()).rejects.toThrow(FetchFailedError);
    expect(await entries()).toEqual([]);
    host.file = short;
    expect(await download()).toBe('stored');
  });

  test('is stored from a host that sends everything as application/octet-stream', async () => {
    const here = await harness({ bytes: webp, type: 'application/octet-stream' });
    expect(await here.download()).toBe('stored');
    expect(await bytesIn(here)).toEqual(webp);
    expect(await isComplete(here.cache, here.url)).toBe(true);
  });

  test('is not fetched from the target of a redirect', async () => {
    const here = await harness();
    const redirects: (string | undefined)[] = [];
    const fetch: typeof here.host.fetch = (url, init) => {
      redirects.push(init?.redirect);
      return here.host.fetch(url, init);
    };
    await here.download({ fetch });
    expect(redirects).toEqual(['error']);
  });

  test.each([
    ['a short one the stall and its four seconds on the slowest link', short, [30_000, 34_000]],
    ['a longer one the stall, again and again', longer, Array.from({ length: 9 }, () => 30_000)],
  ])('has these timeouts: %s', async (_, file, waits) => {
    const here = await harness(file);
    await here.download();
    expect(here.waits).toEqual(waits);
  });

  test.each([
    ['short', short],
    ['longer', longer],
  ])('fails with StorageFullError on a full device: %s', async (_, file) => {
    const { download, storage, entries } = await harness(file);
    storage.bytes = 300;
    await expect(download()).rejects.toThrow(StorageFullError);
    expect(await entries()).toEqual([]);
  });

  test('stops when it is aborted', async () => {
    const { download, host, entries } = await harness();
    const controller = new AbortController();
    host.faults.set(0, 'silence');
    host.before = () => controller.abort();
    await expect(download({ signal: controller.signal })).rejects.toThrow(FetchFailedError);
    expect(await entries()).toEqual([]);
  });
});

describe('a file of a foreign host', () => {
  test('is fetched whole, without a condition or a range', async () => {
    const { download, host, before, entries } = await harness(longer, foreign.replace('webp', 'mp4'));
    await download({ into: before });
    await download({ olderCache: before });
    expect(host.requests.map(({ range, ifNoneMatch }) => [range, ifNoneMatch])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(await entries()).toHaveLength(1);
  });

  const packed = (length: number) => ({ ...longer, headers: { 'content-length': String(length) } });

  test.each([
    ['a third of its length', 1200],
    ['a little more than its length', 3530],
  ])('is stored whole when it is encoded, which is not visible: announced length %s', async (_, length) => {
    const { download, reportedBytes, ...here } = await harness(packed(length), foreign);
    expect(await download()).toBe('stored');
    expect(await bytesIn(here)).toEqual(longer.bytes);
    const { cache, url } = here;
    expect([await isComplete(cache, url), await sizeIn(cache, url), reportedBytes]).toEqual([
      true,
      3500,
      [3500],
    ]);
  });

  test.each([
    ['breaks off', packed(4000)],
    ['is empty', { bytes: bytesOf(0), headers: { 'content-length': '68' } }],
  ])('fails when it is encoded and %s', async (_, file) => {
    const { download, entries } = await harness(file, foreign);
    await expect(download()).rejects.toThrow(FetchFailedError);
    expect(await entries()).toEqual([]);
  });

  test('is unanswered when the host does not answer, which may be a CORS refusal', async () => {
    const { download, host } = await harness(short, foreign);
    host.faults.set(0, 'no-response');
    expect(await download()).toBe('no-response');
  });

  test.each<[string, HostFault]>([
    ['stalls', 'silence'],
    ['is broken', 500],
  ])('fails when it %s', async (_, fault) => {
    const { download, host } = await harness(short, foreign);
    host.faults.set(0, fault);
    await expect(download()).rejects.toThrow(FetchFailedError);
  });
});

test('an encoded file of our own host that breaks off fails, even if a browser accepts it as complete', async () => {
  const encoded = { 'content-encoding': 'gzip', 'content-length': '400' };
  const { download, host } = await harness({ bytes: bytesOf(200), headers: encoded });
  await expect(download()).rejects.toThrow(FetchFailedError);
  host.file = { bytes: bytesOf(900), headers: encoded };
  expect(await download()).toBe('stored');
});

test('the chunking header of a host is ignored', async () => {
  const { download, ...here } = await harness({ ...short, headers: { 'x-bookworm-chunks': '400;1;400' } });
  await download();
  expect(await bytesIn(here)).toEqual(short.bytes);
});
