import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createResponse } from './response';
import { bytesResource, fileResource, type Resource } from './resource';

const text = 'abcdefghij';
let folder: string;
let file: Resource;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'hosting-'));
  await writeFile(path.join(folder, 'ten.mp3'), text);
  const found = await fileResource(path.join(folder, 'ten.mp3'));
  if (found === undefined) throw new Error('not written');
  file = found;
});
afterAll(() => rm(folder, { recursive: true }));

function ask(headers: Record<string, string> = {}, method = 'GET'): Response {
  const request = new Request('http://bookworm.test/ten.mp3', { method, headers });
  return createResponse(request, file, { 'cache-control': 'public, max-age=3600' });
}

describe('a file of ten bytes', () => {
  test('is sent completely with its type, length and a strong tag', async () => {
    const response = ask();
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(text);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=3600',
      'content-length': '10',
      'content-type': 'audio/mpeg',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
  });

  test.each([
    ['bytes=0-', 'abcdefghij', 'bytes 0-9/10'],
    ['bytes=0-0', 'a', 'bytes 0-0/10'],
    ['bytes=3-5', 'def', 'bytes 3-5/10'],
    ['bytes=8-99', 'ij', 'bytes 8-9/10'],
    ['bytes=-3', 'hij', 'bytes 7-9/10'],
    ['bytes=-99', 'abcdefghij', 'bytes 0-9/10'],
  ])('is sent as 206 for %s', async (range, body, contentRange) => {
    const response = ask({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(response.headers.get('content-length')).toBe(String(body.length));
    expect(await response.text()).toBe(body);
  });

  test.each([['bytes=10-'], ['bytes=-0']])('is refused with 416 and its length for %s', (range) => {
    const response = ask({ range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
  });

  test.each([['bytes=0-1,4-5'], ['bytes=5-1'], ['nonsense']])('is sent completely for %s', (range) => {
    expect(ask({ range }).status).toBe(200);
  });

  test('is sent in part when If-Range names its tag', () => {
    expect(ask({ range: 'bytes=0-1', 'if-range': file.tag }).status).toBe(206);
  });

  test.each([['"other"'], ['Wed, 21 Oct 2026 07:28:00 GMT'], ['W/"x"']])(
    'is sent completely when If-Range is %s',
    (ifRange) => {
      expect(ask({ range: 'bytes=0-1', 'if-range': ifRange }).status).toBe(200);
    },
  );

  test('is 304 without a body when If-None-Match names its tag, with or without a range', async () => {
    for (const held of [file.tag, `W/${file.tag}`, `"other", ${file.tag}`, '*']) {
      const response = ask({ 'if-none-match': held, range: 'bytes=0-1' });
      expect(response.status).toBe(304);
      expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
      expect(await response.text()).toBe('');
    }
  });

  test('is 304 with the compressed tag when If-None-Match names that', () => {
    const held = file.tag.replace(/"$/, '-br"');
    const response = ask({ 'if-none-match': held });
    expect([response.status, response.headers.get('etag')]).toEqual([304, held]);
  });

  test('is sent again when If-None-Match names another tag', () => {
    expect(ask({ 'if-none-match': '"other"' }).status).toBe(200);
  });

  test('answers HEAD with its headers and no body', async () => {
    const response = ask({ range: 'bytes=0-1' }, 'HEAD');
    expect([response.status, response.headers.get('content-length')]).toEqual([200, '10']);
    expect(await response.text()).toBe('');
  });

  test('is 405 for POST', () => {
    expect(ask({}, 'POST').status).toBe(405);
  });
});

test('an empty body is sent as 200', async () => {
  const empty = bytesResource(new Uint8Array(), 'application/json');
  const response = createResponse(new Request('http://bookworm.test/'), empty, {});
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
    200,
    '0',
    '',
  ]);
});

test('the tag depends on the content, not on the file', async () => {
  await writeFile(path.join(folder, 'same.mp3'), text);
  await writeFile(path.join(folder, 'other.mp3'), 'other');
  expect((await fileResource(path.join(folder, 'same.mp3')))?.tag).toBe(file.tag);
  expect((await fileResource(path.join(folder, 'other.mp3')))?.tag).not.toBe(file.tag);
  expect(await fileResource(folder)).toBeUndefined();
});
