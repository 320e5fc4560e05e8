// Tokens are found in the memory of the page, in the three keys of the local storage and in the stream's address, nowhere else.
import type { Page } from '@playwright/test';
import { test } from '../creation/wizard-page';
import { readStoredData } from '../../support/browser/stored-data';
import { expect } from '../fixtures';
import { leaveSession, signIn, storedSession } from '../../support/browser/session-page';

test.use({ variant: 'production', seesWorkerRequests: true });

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
  await service.hook.fault({ path: '/api/suggestion', response: { status: 401 }, times: 1 });
  await page.goto(`${service.origin}/#/list-suggestions`);
  await expect(page.getByRole('button', { name: 'Delete' }).first()).toBeVisible();
  await noteTokens();
  // A gated page would sign out after an hour without use.
  const listed = reader.waitForNextList();
  await page.goto(`${service.origin}/#/`);
  await expect(page.getByRole('article').first()).toBeVisible();
  // The shelf shows the stories that it had, and a list under way would time out when the clock is put forward.
  await listed;
  await clock.fastForward(hour + 1000);
  await expect
    .poll(async () => tokens.has((await storedSession(page))[1] ?? session.refreshToken))
    .toBe(false);
  await noteTokens();
  const streams: string[] = [];
  page.on('websocket', (socket) => streams.push(socket.url()));
  await service.hook.configure({ silent: true });
  await wizard.open();
  await wizard.askFor('A bear on a hill');
  await expect.poll(() => streams.length).toBe(1);
  expect(streams[0]).toContain((await storedSession(page))[0]);

  const found = {
    ...(await readStoredData(page, {
      wholeCaches: true,
      except: ['accessToken', 'refreshToken', 'username'],
    })),
    ...(await reportsAndAddresses(page)),
  };
  const needles = [...tokens].map((token) => token.slice(-24));
  expect(needles.length).toBeGreaterThanOrEqual(5);
  for (const needle of needles) {
    for (const [place, text] of Object.entries(found))
      expect([place, text.includes(needle)]).toEqual([place, false]);
    expect(addresses.filter((address) => address.includes(needle))).toEqual([]);
    expect(logged.filter((text) => text.includes(needle))).toEqual([]);
  }
});

/** Returns what the app has reported, and where the page and its files came from. */
function reportsAndAddresses(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const read: unknown = Reflect.get(window, 'bookwormReports');
    return {
      reports: JSON.stringify(typeof read === 'function' ? read() : ''),
      referrer: document.referrer,
      resources: performance
        .getEntries()
        .map(({ name }) => name)
        .join('\n'),
    };
  });
}
