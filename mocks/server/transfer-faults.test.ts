// Tests the faults of a file's transfer with a client over a real port.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { serve, type RunningService } from './serve';
import { createTestHook, type TestHook } from './test-hook-client';

const film = '/presentations/5/film.mp4';
const size = 1_000_000;
let running: RunningService;
let hook: TestHook;

beforeAll(async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'harm-'));
  running = await serve({ folder, port: 0, library: 'fixture', faults: true });
  hook = createTestHook(running.origin);
  return () => rm(folder, { recursive: true });
});
afterAll(() => running.close());
beforeEach(async () => {
  await hook.reset();
  await putFilm(1);
});

const putFilm = (seed: number) =>
  hook.put({ id: '5', media: [{ name: 'film.mp4', generated: { kind: 'bytes', seed, size } }] });
const ask = (init?: RequestInit) => fetch(`${running.origin}${film}`, init);
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer());
const part = { headers: { range: 'bytes=100-299' } };

describe('a generated file is sent like one from disk', () => {
  test('completely, in ranges, and with its tag', async () => {
    const whole = await ask();
    const all = await bytes(whole);
    expect([all.length, whole.headers.get('content-length')]).toEqual([size, String(size)]);
    const some = await ask(part);
    expect([some.status, some.headers.get('content-range')]).toEqual([206, `bytes 100-299/${size}`]);
    expect((await bytes(some)).equals(all.subarray(100, 300))).toBe(true);
    const held = whole.headers.get('etag') ?? '';
    expect((await ask({ headers: { 'if-none-match': held } })).status).toBe(304);
    await putFilm(2);
    const stale = await ask({ headers: { ...part.headers, 'if-range': held } });
    expect([stale.status, stale.headers.get('etag') === held]).toEqual([200, false]);
    await stale.body?.cancel();
  });

  test('and recorded with its range and the bytes sent', async () => {
    await bytes(await ask());
    await bytes(await ask({ headers: { ...part.headers, 'if-range': '"old"' } }));
    await bytes(await ask(part));
    expect(await hook.requests()).toMatchObject([
      { path: film, range: null, status: 200, sent: size },
      { range: 'bytes=100-299', ifRange: '"old"', status: 200, sent: size },
      { range: 'bytes=100-299', ifRange: null, status: 206, sent: 200 },
    ]);
    await hook.clearRequests();
    expect(await hook.requests()).toEqual([]);
  });
});

describe('a host', () => {
  test('without range support sends the complete file', async () => {
    await hook.fault({ path: film, noRanges: true });
    const response = await ask(part);
    expect([response.status, response.headers.get('accept-ranges')]).toEqual([200, null]);
    expect(await bytes(response)).toHaveLength(size);
  });

  test.each([
    ['a weak tag', 'W/"weak"'],
    ['no tag', null],
  ])('may send %s', async (_, etag) => {
    await hook.fault({ path: film, headers: { etag } });
    const response = await ask(part);
    expect(response.headers.get('etag')).toBe(etag);
    expect(await bytes(response)).toHaveLength(200);
  });

  test('may announce more bytes than it sends: the body ends in an error', async () => {
    await hook.fault({ path: film, lengthOff: 10 });
    const response = await ask(part);
    expect(response.headers.get('content-length')).toBe('210');
    await expect(bytes(response)).rejects.toThrow('terminated');
  });

  test('may announce fewer bytes than it sends', async () => {
    await hook.fault({ path: film, lengthOff: -10 });
    const response = await ask(part);
    expect(await bytes(response).then(({ length }) => length)).toBe(190);
    expect(response.headers.get('content-range')).toBe(`bytes 100-299/${size}`);
  });
});

describe('a connection', () => {
  test('breaks after the given bytes, at the latest one byte before the end', async () => {
    await hook.cut(film, 5_000_000, 1);
    await expect(ask(part).then(bytes)).rejects.toThrow('terminated');
    expect(await hook.requests()).toMatchObject([{ sent: 199 }]);
    expect(await bytes(await ask(part))).toHaveLength(200);
  });

  test('stalls after the given bytes until the client disconnects', async () => {
    await hook.fault({ path: film, stallAfter: 50_000 });
    const leaving = new AbortController();
    const response = await ask({ signal: leaving.signal });
    const reader = response.body?.getReader();
    let arrived = 0;
    while (arrived < 50_000) arrived += (await reader?.read())?.value?.length ?? Number.NaN;
    expect(arrived).toBe(50_000);
    const next = reader?.read();
    leaving.abort();
    await expect(next).rejects.toThrow('aborted');
  });

  test('that would stall after the end completes', async () => {
    await hook.fault({ path: film, stallAfter: 200 });
    expect(await bytes(await ask(part))).toHaveLength(200);
  });

  test('breaks or stalls for a response without a body, after the request was carried out', async () => {
    const rate = (id: string, signal?: AbortSignal) =>
      fetch(`${running.origin}/api/feedback`, {
        method: 'POST',
        headers: { authorization: 'Bearer anon', 'content-type': 'application/json' },
        body: JSON.stringify({ id, presentationId: '5', storyRating: 5, imageRating: 5, voiceRating: 5 }),
        ...(signal ? { signal } : {}),
      });
    const stored = async () =>
      v.parse(
        v.array(v.object({ id: v.string() })),
        await (await fetch(`${running.origin}/api/feedback`)).json(),
      );
    const [cut, silent] = ['1f1c2c7e-4a0e-4a53-9d0e-5b0f3c6d7e8f', '2f1c2c7e-4a0e-4a53-9d0e-5b0f3c6d7e8f'];
    await hook.fault({ path: '/api/feedback', method: 'POST', cutAfter: 0, times: 1 });
    await expect(rate(cut)).rejects.toThrow('fetch failed');
    await hook.fault({ path: '/api/feedback', method: 'POST', stallAfter: 0, times: 1 });
    const leaving = new AbortController();
    const response = rate(silent, leaving.signal);
    await expect
      .poll(async () => (await stored()).map(({ id }) => id))
      .toEqual(expect.arrayContaining([cut, silent]));
    leaving.abort();
    await expect(response).rejects.toThrow('aborted');
  });

  test('is held until all faults are cleared', async () => {
    await hook.fault({ path: film, method: 'GET', after: 1, hold: true });
    await bytes(await ask(part));
    const held = ask(part);
    // Only a response shows that there is none: another request, made later, overtakes it.
    expect((await ask({ method: 'HEAD' })).status).toBe(200);
    expect(await hook.requests()).toMatchObject([{ status: 206 }, { status: null }, { method: 'HEAD' }]);
    await hook.heal();
    expect((await held).status).toBe(206);
  });
});
