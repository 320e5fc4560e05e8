// Requests that no page of ours sends: each is answered, and none with more than its due.
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
