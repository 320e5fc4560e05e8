import { expect, test, vi } from 'vitest';
import { FakeClock } from '../../src/base/fake-clock.fixture';
import type { Fetch } from '../environment';
import { environmentDouble } from '../testing/environment-double.fixture';
import { createShellPlugin, isShellFile } from './shell-route';

const names = new Set(['index.html', 'kiosk.html', 'assets/boot-new.js', 'assets/react-same.js']);
const page = (...scripts: string[]) =>
  `<!doctype html>${scripts.map((script) => `<script type="module" src="/assets/${script}"></script>`).join('')}`;
const html = 'text/html; charset=utf-8';

test.each<[string, string, { status?: number; type?: string; body?: string }, boolean]>([
  ['the page of this version', '/index.html', { body: page('boot-new.js', 'react-same.js') }, true],
  ['a page to which a host has added', '/kiosk.html', { body: `${page('boot-new.js')}<!-- -->` }, true],
  [
    'a page to which a host has added a script',
    '/index.html',
    { body: `${page('boot-new.js')}<script src="https://cdn.example/assets/widget.js"></script>` },
    true,
  ],
  ['a page whose quotes a host removes', '/index.html', { body: '<p data-boot=/assets/boot-new.js>' }, true],
  ['the page of the version before', '/index.html', { body: page('boot-old.js', 'react-same.js') }, false],
  ["a filter's page", '/index.html', { body: '<!doctype html><title>Blocked</title>' }, false],
  ['a page that is not there', '/index.html', { status: 404, body: page('boot-new.js') }, false],
  ['a script', '/assets/boot-new.js', { type: 'text/javascript', body: 'run()' }, true],
  ["a filter's page for a script", '/assets/boot-new.js', { body: '<!doctype html>' }, false],
  ['a picture', '/assets/cover.webp', { type: 'image/webp' }, true],
  ['a file without a type', '/assets/andika.woff2', { type: '' }, true],
  ['a script that is not there', '/assets/boot-new.js', { status: 403, type: 'text/javascript' }, false],
])('%s at %s: %o', async (_, path, { status = 200, type = html, body = '' }, expected) => {
  const headers = type === '' ? new Headers() : { 'content-type': type };
  const response = new Response(new TextEncoder().encode(body), { status, headers });
  expect(await isShellFile(path, response, names)).toBe(expected);
  expect(response.bodyUsed).toBe(false);
});

const script = new Request('https://bookworm.example/assets/boot-new.js');
const respond = (body: string, type: string) => new Response(body, { headers: { 'content-type': type } });
const built = () => respond('run()', 'text/javascript');
const filterPage = () => respond('<!doctype html>', html);

test('a page that is stored in place of a script is fetched again, and a script is not', async () => {
  const plugin = createShellPlugin(names, environmentDouble());
  const cachedResponse = built();
  expect(await plugin.cachedResponseWillBeUsed({ request: script, cachedResponse })).toBe(cachedResponse);
  expect(
    await plugin.cachedResponseWillBeUsed({ request: script, cachedResponse: filterPage() }),
  ).toBeUndefined();
  expect(await plugin.cachedResponseWillBeUsed({ request: script })).toBeUndefined();
});

test('a page that comes in place of a script is requested once more, past the HTTP cache', async () => {
  const reloaded = built();
  const fetch = vi.fn<Fetch>(async () => reloaded);
  const plugin = createShellPlugin(names, environmentDouble({ fetch }));
  const response = built();
  expect(await plugin.fetchDidSucceed({ request: script, response })).toBe(response);
  expect(fetch).not.toHaveBeenCalled();
  expect(await plugin.fetchDidSucceed({ request: script, response: filterPage() })).toBe(reloaded);
  expect(fetch.mock.calls.map(([request]) => request)).toMatchObject([{ url: script.url, cache: 'reload' }]);
  const request = new Request(script, { cache: 'reload' });
  const page = filterPage();
  expect(await plugin.fetchDidSucceed({ request, response: page })).toBe(page);
});

test('a page in place of a script is not stored', async () => {
  const plugin = createShellPlugin(names, environmentDouble());
  const response = built();
  expect(await plugin.cacheWillUpdate({ request: script, response })).toBe(response);
  expect(await plugin.cacheWillUpdate({ request: script, response: filterPage() })).toBeNull();
});

test('the wait for a file ends after two minutes; a file that has come leaves no timer', async () => {
  const clock = new FakeClock();
  const plugin = createShellPlugin(
    names,
    environmentDouble({ after: (milliseconds, call) => clock.after(milliseconds, call) }),
  );
  const hanging = await plugin.requestWillFetch({ request: script, state: {} });
  const state = {};
  const pending = await plugin.requestWillFetch({ request: script, state });
  expect([hanging.url, clock.running]).toEqual([script.url, 2]);
  await plugin.handlerDidComplete({ state });
  expect(clock.running).toBe(1);
  clock.pass(2 * 60_000 - 1);
  expect(hanging.signal.aborted).toBe(false);
  clock.pass(1);
  expect([hanging.signal.aborted, pending.signal.aborted, clock.running]).toEqual([true, false, 0]);
});
