// The plugin of the shell within Workbox itself, which calls its hooks.
import { expect, test, vi } from 'vitest';
import { FakeClock } from '../../src/base/fake-clock.fixture';
import { flushPromises } from '../../src/base/flush-promises.fixture';
import { createShellPlugin } from './shell-route';
import { environmentDouble } from '../testing/environment-double.fixture';
import { inMemoryCaches } from '../testing/in-memory-caches.fixture';

const script = 'https://bookworm.example/assets/app.js';
const headers = { 'content-type': 'text/javascript' };

/** Installs a shell of one script from a host. Returns the install, its clock, and a function that reads the stored addresses. */
async function install(fetch: (request: Request) => Promise<Response>) {
  vi.stubEnv('NODE_ENV', 'production');
  const caches = inMemoryCaches();
  class FetchEvent extends Event {}
  const globals = { self: globalThis, FetchEvent, caches, fetch, location: new URL(script) };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  // It reads these when it is loaded.
  const { PrecacheController } = await import('workbox-precaching');
  const clock = new FakeClock();
  const plugin = createShellPlugin(
    new Set(),
    environmentDouble({ after: (wait, call) => clock.after(wait, call) }),
  );
  const controller = new PrecacheController({ cacheName: 'shell', plugins: [plugin] });
  controller.addToCacheList([{ url: script, revision: null }]);
  const event = Object.assign(new Event('install'), { waitUntil: () => undefined });
  const stored = async () => (await (await caches.open('shell')).keys()).map(({ url }) => url);
  return { installing: controller.install(event), clock, stored };
}

test('a script that comes is stored, and no deadline is left', async () => {
  const { installing, clock, stored } = await install(async () => new Response('run()', { headers }));
  await installing;
  expect([await stored(), clock.running]).toEqual([[script], 0]);
});

test.each([
  [
    'no response comes',
    ({ signal }: Request) =>
      new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ],
  [
    'a body does not end',
    async ({ signal }: Request) => {
      const hang = (stream: ReadableStreamDefaultController) =>
        signal.addEventListener('abort', () => stream.error(signal.reason));
      return new Response(new ReadableStream({ start: hang }), { headers });
    },
  ],
])('the install fails after two minutes when %s', async (_, fetch) => {
  const { installing, clock, stored } = await install(fetch);
  const outcome = installing.then(
    () => 'installed',
    () => 'failed',
  );
  for (let turn = 0; turn < 10; turn += 1) await flushPromises();
  clock.pass(2 * 60_000);
  expect([await outcome, await stored(), clock.running]).toEqual(['failed', [], 0]);
});
