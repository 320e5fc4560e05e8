import { expect, test, vi } from 'vitest';
import {
  addressOf,
  appOrigin,
  environmentDouble,
  ledgerDouble,
  recordOf,
} from '../testing/environment-double.fixture';
import { createDownloadManager } from '../downloads/download-manager';
import { createRespond } from './respond';

vi.mock('workbox-precaching', () => ({
  getCacheKeyForURL: (url: string) => (url.endsWith('/assets/app.js') ? url : undefined),
}));

/** Creates the worker of a device with story 7. The network answers with its address, the shell with its path. */
function worker() {
  const environment = environmentDouble({
    fetch: async (request) => new Response(`network ${addressOf(request)}`),
    matchShellFile: async (path) => new Response(`shell ${path}`),
    ledger: ledgerDouble(recordOf({ id: '7', state: 'saved' })),
  });
  const respond = createRespond(environment, createDownloadManager(environment));
  const work: Promise<unknown>[] = [];
  const answer = async (path: string, { mode, ...init }: RequestInit = {}) => {
    const request = new Request(`${appOrigin}${path}`, init);
    if (mode !== undefined) Object.defineProperty(request, 'mode', { value: mode });
    const waitUntil = (promise: Promise<unknown>) => void work.push(promise);
    const response = await respond({ request, clientId: 'tab', waitUntil });
    await Promise.all(work);
    return response?.text();
  };
  return { environment, answer };
}

test.each([
  ['the page itself', '/?x=1', { mode: 'navigate' }, 'shell /index.html'],
  ['a script of the shell', '/assets/app.js', {}, `shell ${appOrigin}/assets/app.js`],
  ['a short link', '/p/7', { mode: 'navigate' }, `network ${appOrigin}/p/7`],
  ['a list', '/api/presentation', {}, `network ${appOrigin}/api/presentation`],
  ['a medium of a saved story', '/presentations/7/a.webp', {}, `network ${appOrigin}/presentations/7/a.webp`],
  ['a medium of another story', '/presentations/8/a.webp', {}, undefined],
  ['another page', '/unsupported.html', { mode: 'navigate' }, undefined],
  ['a call that changes something', '/api/presentation', { method: 'POST' }, undefined],
] as const)('%s is answered by its route, or left to the browser', async (_, path, init, expected) => {
  expect(await worker().answer(path, init)).toBe(expected);
});

test('an index records that its page has opened the story', async () => {
  const { answer, environment } = worker();
  await answer('/presentations/7/index.json');
  expect(environment.ledger.peek()?.get('7')).toMatchObject({ viewers: [{ client: 'tab' }], lastOpened: 0 });
});
