// Tokens are found in the memory of the page, in the three keys of the local storage and in the stream's address, nowhere else.
import type { Page } from '@playwright/test';
import { test } from '../creation/wizard-page';
import { expect } from '../fixtures';
import { leaveSession, signIn, storedSession } from './session-page';

test.use({ variant: 'production' });

const hour = 3_600_000;

test('tokens are nowhere but in the three local keys and the address of the stream', async ({
  page,
  service,
  reader,
  wizard,
}) => {
  reader.expectFault(/status of 401/);
  const addresses: string[] = [];
  const logged: string[] = [];
  page.context().on('request', (request) => {
    addresses.push(request.url(), request.headers()['referer'] ?? '');
  });
  page.on('console', (message) => logged.push(message.text()));
  const { clock } = page.context();
  await clock.install();
  const session = await signIn(service);
  const tokens = new Set([session.accessToken, session.refreshToken]);
  const noteTokens = async () => {
    for (const token of (await storedSession(page)).slice(0, 2)) if (token !== null) tokens.add(token);
  };
  await leaveSession(page.context(), session);

  // Reading, staff's work with a refused token, an expiry, and the creation of a story.
  await reader.openGallery();
  await reader.waitForWorker();
  await service.hook.fault({ path: '/api/suggestion', answer: { status: 401 }, times: 1 });
  await page.goto(`${service.origin}/#/list-suggestions`);
  await expect(page.getByRole('button', { name: 'Delete' }).first()).toBeVisible();
  await noteTokens();
  // A gated page would sign out after an hour without use.
  await page.goto(`${service.origin}/#/`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await clock.fastForward(hour + 1000);
  await expect
    .poll(async () => tokens.has((await storedSession(page))[1] ?? session.refreshToken))
    .toBe(false);
  await noteTokens();
  const streams: string[] = [];
  page.on('websocket', (socket) => streams.push(socket.url()));
  await service.hook.turn({ silent: true });
  await wizard.open();
  await wizard.askFor('A bear on a hill');
  await expect.poll(() => streams.length).toBe(1);
  expect(streams[0]).toContain((await storedSession(page))[0]);

  const found = await everythingStored(page);
  const needles = [...tokens].map((token) => token.slice(-24));
  expect(needles.length).toBeGreaterThanOrEqual(5);
  for (const needle of needles) {
    for (const [place, text] of Object.entries(found))
      expect([place, text.includes(needle)]).toEqual([place, false]);
    expect(addresses.filter((address) => address.includes(needle))).toEqual([]);
    expect(logged.filter((text) => text.includes(needle))).toEqual([]);
  }
});

/** Returns the text of everything that the browser holds for this origin beside the three local keys. */
function everythingStored(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const cached: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        cached.push(name, request.url, ...[...request.headers].flat());
        const response = await cache.match(request);
        cached.push(...[...(response?.headers ?? [])].flat(), (await response?.text()) ?? '');
      }
    }
    const rows: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(opening.error));
      });
      for (const store of database.objectStoreNames) {
        const reading = database.transaction(store).objectStore(store).getAll();
        await new Promise((done) => reading.addEventListener('success', done));
        rows.push(JSON.stringify(reading.result));
      }
      database.close();
    }
    const read: unknown = Reflect.get(window, 'bookwormReports');
    return {
      caches: cached.join('\n'),
      databases: rows.join('\n'),
      reports: JSON.stringify(typeof read === 'function' ? read() : ''),
      'other local keys': JSON.stringify(
        Object.entries(localStorage).filter(
          ([key]) => !['accessToken', 'refreshToken', 'username'].includes(key),
        ),
      ),
      'session storage': JSON.stringify(Object.entries(sessionStorage)),
      cookies: document.cookie,
      page: document.documentElement.outerHTML,
      address: location.href,
      history: JSON.stringify(history.state ?? ''),
      'window name': window.name,
      referrer: document.referrer,
      resources: performance
        .getEntries()
        .map(({ name }) => name)
        .join('\n'),
    };
  });
}
