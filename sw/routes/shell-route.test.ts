import { describe, expect, test } from 'vitest';
import { environmentDouble, ledgerDouble, recordOf } from '../testing/environment-double.fixture';
import { respondWithShellFile, respondToShortLink, entryOf, shortLinkId } from './shell-route';

const origin = 'https://bookworm.example';
const at = (path: string) => new URL(path, origin);

describe('a navigation', () => {
  test.each([
    ['/', '/index.html'],
    ['/?x=1', '/index.html'],
    ['/?autoplay#/view/7', '/index.html'],
    ['/index.html', '/index.html'],
    ['/index.html?x=1', '/index.html'],
    ['/kiosk.html', '/kiosk.html'],
    ['/kiosk.html?theme=tng&split=left', '/kiosk.html'],
    ['/p/7', undefined],
    ['/index', undefined],
    ['/presentations/7/index.html', undefined],
    ['/unsupported.html', undefined],
    ['/anything', undefined],
  ])('to %s is answered by %s', (path, entry) => expect(entryOf(at(path))).toBe(entry));

  test.each([
    ['/p/7', '7'],
    ['/p/123456789012345678901234567890', '123456789012345678901234567890'],
    ['/p/7/', '7'],
    ['/p/7?x=1', '7'],
    ['/p/', undefined],
    ['/p/seven', undefined],
    ['/p/7/8', undefined],
    ['/x/p/7', undefined],
  ])('to %s is a short link to %s', (path, id) => expect(shortLinkId(at(path))).toBe(id));
});

describe('a short link', () => {
  const request = new Request(`${origin}/p/7`);
  const online = () => Promise.resolve(new Response('from the service'));
  const offline = () => Promise.reject(new TypeError('Failed to fetch'));
  const worker = (fetch: () => Promise<Response>, isSaved: boolean, mode = 'bookworm') =>
    environmentDouble({
      fetch,
      mode,
      ledger: ledgerDouble(...(isSaved ? [recordOf({ id: '7', generation: 1 })] : [])),
    });
  const atOnce = { wait: async () => undefined };

  test('is answered by the service when online', async () => {
    const response = await respondToShortLink(request, '7', worker(online, true));
    expect(await response.text()).toBe('from the service');
  });

  test.each([
    ['bookworm', '/#/story/read/7'],
    ['production', '/#/view/7'],
    ['museum', '/kiosk.html#/view/7'],
  ])('redirects to the reader of a saved story when offline: %s', async (mode, hash) => {
    const response = await respondToShortLink(request, '7', worker(offline, true, mode));
    expect([response.status, response.headers.get('location')]).toEqual([302, `${origin}${hash}`]);
  });

  test('handles a network failure that comes before the ledger is read', async () => {
    const environment = worker(offline, true);
    const all = async () => {
      await new Promise((later) => setTimeout(later));
      return environment.ledger.all();
    };
    // Vitest fails a run with an unhandled rejection.
    const response = await respondToShortLink(request, '7', {
      ...environment,
      ledger: { ...environment.ledger, all },
    });
    expect(response.status).toBe(302);
  });

  test('redirects there too when the network hangs or the service is broken', async () => {
    const hanging = { ...worker(() => new Promise(() => undefined), true), ...atOnce };
    expect((await respondToShortLink(request, '7', hanging)).status).toBe(302);
    for (const status of [503, 429]) {
      const broken = worker(() => Promise.resolve(new Response('', { status })), true);
      expect((await respondToShortLink(request, '7', broken)).status).toBe(302);
    }
  });

  test.each<[string, number, string, boolean, number]>([
    ['a page that refuses', 403, 'text/html; charset=utf-8', true, 302],
    ['a page that knows no such story', 404, 'application/xhtml+xml', true, 302],
    ['the service’s 404', 404, 'application/json', true, 404],
    ['a page with 200', 200, 'text/html', true, 200],
    ['a page that refuses, for an unsaved story', 403, 'text/html', false, 403],
  ])('answered with %s (%i, %s; saved: %s) gives %i', async (_, status, type, isSaved, expected) => {
    const respond = async () =>
      new Response('<!doctype html>', { status, headers: { 'content-type': type } });
    expect((await respondToShortLink(request, '7', worker(respond, isSaved))).status).toBe(expected);
  });

  test('of an unsaved story waits for the service without a limit', async () => {
    const late = () => new Promise((later) => setTimeout(later)).then(online);
    const hanging = { ...worker(late, false), ...atOnce };
    expect(await (await respondToShortLink(request, '7', hanging)).text()).toBe('from the service');
    const broken = worker(() => Promise.resolve(new Response('', { status: 503 })), false);
    expect((await respondToShortLink(request, '7', broken)).status).toBe(503);
  });

  test('of an unsaved story redirects offline to the reader, which shows the error', async () => {
    expect((await respondToShortLink(request, '7', worker(offline, false))).status).toBe(302);
  });
});

describe('a file of the shell', () => {
  const request = new Request(`${origin}/index.html?x=1`);
  const fetch = () => Promise.resolve(new Response('from the network'));

  test.each([
    ['is the precache’s', async () => new Response('from the precache'), 'from the precache'],
    ['comes from the network when the browser deleted it', async () => undefined, 'from the network'],
    ['is the network’s when the device fails', () => Promise.reject(new Error('Gone')), 'from the network'],
  ])('%s', async (_, matchShellFile: () => Promise<Response | undefined>, text) => {
    const environment = environmentDouble({ fetch, matchShellFile });
    expect(await (await respondWithShellFile('/index.html', request, environment)).text()).toBe(text);
  });
});
