// Requests that no page of ours sends: each is answered, and none with more than its due.
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startService, type ServiceProcess } from './service-process';

let service: ServiceProcess;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const ask = (address: string, init?: RequestInit) => fetch(`${service.origin}${address}`, init);
const long = 'x'.repeat(300);

describe('names that no file can have', () => {
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

/** Returns the status of a request that calls the service by this name. */
async function statusAs(host: string, path: string): Promise<number | undefined> {
  const asked = request({ port: service.port, path, headers: { host } });
  asked.end();
  const [response]: IncomingMessage[] = await once(asked, 'response');
  response?.resume();
  return response?.statusCode;
}

test('a page whose name was made to point here is answered 421, whatever it asks for', async () => {
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

  test('and JSON is read, with or without a character set', async () => {
    for (const type of ['application/json', 'Application/JSON; charset=utf-8']) {
      const headers = { 'content-type': type };
      const answer = await ask('/api/suggestion', {
        method: 'POST',
        headers,
        body: '{"suggestion":"Clouds"}',
      });
      expect(answer.status).toBe(201);
    }
  });

  test('nor is a page of another origin told that it may send JSON', async () => {
    const headers = {
      origin: 'https://example.com',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    };
    const answer = await ask('/api/suggestion', { method: 'OPTIONS', headers });
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });
});

test('no answer may be guessed to be something else, or tells other sites where it came from', async () => {
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
