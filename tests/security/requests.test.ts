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
