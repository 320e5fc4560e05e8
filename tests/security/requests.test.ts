// Requests that no page of the app sends: each is answered without data that it may not have.
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type ServiceProcess } from '../support/service/service-process';

let service: ServiceProcess;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const ask = (address: string, init?: RequestInit) => fetch(`${service.origin}${address}`, init);
const long = 'x'.repeat(300);

describe('file names that cannot exist', () => {
  test.each([
    ['/index.html/x'],
    ['/index.html/'],
    [`/${long}`],
    [`/assets/${long}.js`],
    [`/presentations/9007199254740992/${long}.webp`],
    ['/presentations/9007199254740992/preview.webp/x'],
    [`/${'a/'.repeat(3000)}`],
  ])('are 404: %s', async (address) => {
    expect((await ask(address)).status).toBe(404);
  });
});

/** Returns the status of a request with this Host header. */
async function statusAs(host: string, path: string): Promise<number | undefined> {
  const asked = request({ port: service.port, path, headers: { host } });
  asked.end();
  const [response]: IncomingMessage[] = await once(asked, 'response');
  response?.resume();
  return response?.statusCode;
}

test('a request with another site’s Host header is answered 421, whatever its path', async () => {
  for (const path of ['/', '/api/presentation', '/presentations/9007199254740992/index.json', '/nowhere']) {
    expect(await statusAs(`rebound.example.com:${service.port}`, path)).toBe(421);
    expect(await statusAs(`127.0.0.1:${service.port}`, path)).not.toBe(421);
  }
});

describe('a body that a page of any origin may send', () => {
  test.each([
    ['text/plain', '{"suggestion":"Clouds"}'],
    ['application/x-www-form-urlencoded', 'suggestion=Clouds'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['', '{"suggestion":"Clouds"}'],
  ])('is answered 415: %s', async (type, body) => {
    const headers = { 'content-type': type };
    for (const address of ['/api/suggestion', '/identity-provider', '/nowhere'])
      expect((await ask(address, { method: 'POST', headers, body })).status).toBe(415);
  });

  test('is read when it is JSON, with or without a character set', async () => {
    for (const type of ['application/json', 'Application/JSON; charset=utf-8']) {
      const headers = { 'content-type': type };
      const response = await ask('/api/suggestion', {
        method: 'POST',
        headers,
        body: '{"suggestion":"Clouds"}',
      });
      expect(response.status).toBe(201);
    }
  });

  test('of type JSON is not allowed to pages of another origin', async () => {
    const headers = {
      origin: 'https://example.com',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const response = await ask('/api/suggestion', { method: 'OPTIONS', headers });
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

test('who leaves too much is told when to come back', async () => {
  const strict = await startService();
  const leave = () =>
    fetch(`${strict.origin}/api/suggestion`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"suggestion":"Clouds"}',
    });
  let accepted = 0;
  let answer = await leave();
  // A slow machine gets some of its right back while it asks.
  for (; answer.ok; answer = await leave()) accepted += 1;
  expect(accepted).toBeGreaterThanOrEqual(100);
  const { status, headers } = answer;
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(36);
  expect((await fetch(`${strict.origin}/api/presentation`)).status).toBe(200);
  await strict.stop();
});

test('every response forbids content sniffing and sends no referrer to other sites', async () => {
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const answers = [
    ['/', 200],
    ['/api/presentation', 200],
    ['/presentations/9007199254740992/preview.webp', 200],
    ['/presentations/9007199254740992/nothing.webp', 404],
    ['/nowhere', 404],
    ['/api/nowhere', 404],
    ['/%', 400],
    ['/api/suggestion', 400, { ...json, body: '{}' }],
    ['/api/suggestion', 413, { ...json, body: ' '.repeat(100_000) }],
    ['/api/suggestion', 415, { method: 'POST', body: '{}' }],
    ['/api/suggestion', 401, { method: 'GET' }],
  ] as const;
  for (const [address, status, init] of answers) {
    const { headers, status: answered } = await ask(address, init);
    expect([
      address,
      answered,
      headers.get('x-content-type-options'),
      headers.get('referrer-policy'),
    ]).toEqual([address, status, 'nosniff', 'no-referrer']);
  }
});
