// The session in a browser with several tabs: refreshed once at each expiry, ended everywhere, and resumed in the middle of work.
import type { Page } from '@playwright/test';
import { violationsAtRest, violationsOnStoppedClock } from '../accessibility';
import { expect, test, type Service } from '../fixtures';
import { fastForwardAndStop } from '../../support/browser/page-scripts';
import {
  bringStorageBeforeLock,
  clearSession,
  leaveSession,
  providerRequests,
  signIn,
  signOutEverywhere,
  storedSession,
  storeSession,
} from '../../support/browser/session-page';

test.use({ variant: 'production', installsWorker: false });

const minute = 60_000;
const hour = 60 * minute;

/** The menu's entry for staff, also while the menu is folded. */
const staffLink = (page: Page) => page.locator('#menu a[href="#/list-suggestions"]');

async function openShelf(page: Page, { origin }: Service): Promise<void> {
  await page.goto(`${origin}/`);
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Opens further tabs of the same browser. */
async function openTabs(page: Page, service: Service, count: number): Promise<Page[]> {
  const tabs = [page];
  while (tabs.length < count) tabs.push(await page.context().newPage());
  for (const tab of tabs) await openShelf(tab, service);
  return tabs;
}

async function expectStaff(tabs: readonly Page[], isStaff: boolean): Promise<void> {
  for (const tab of tabs) await expect(staffLink(tab)).toHaveCount(isStaff ? 1 : 0);
}

/** Waits until the refresh is over: staff is staff from its beginning on. */
async function expectOthersStored(page: Page, before: readonly (string | null)[]): Promise<void> {
  await expect.poll(async () => (await storedSession(page))[1]).not.toBe(before[1]);
}

/** Returns the count of requests to the provider once each refresh that a tab has begun is over: it waits for the lock behind them. */
async function requestsForTokens(page: Page, service: Service): Promise<number> {
  await page.evaluate(() => navigator.locks.request('bookworm-session', () => undefined));
  return providerRequests(service);
}

test('four tabs refresh once at each of three expiries, and sign out together', async ({
  page,
  service,
  reader,
}) => {
  const { clock } = page.context();
  await clock.install();
  await leaveSession(page.context(), await signIn(service));
  await bringStorageBeforeLock(page.context());
  const tabs = await openTabs(page, service, 4);
  await expectStaff(tabs, true);
  await service.hook.clearRequests();
  for (let expiry = 1; expiry <= 3; expiry += 1) {
    // Two access tokens of the same second are equal; refresh tokens never are.
    const before = await storedSession(page);
    await clock.fastForward(hour + 1000);
    await expectOthersStored(page, before);
    await expectStaff(tabs, true);
    expect(await requestsForTokens(page, service)).toBe(expiry);
  }
  // The end of the session at one tab, as the account page does it.
  await clearSession(page);
  await expectStaff(tabs.slice(1), false);
  expect(await reader.reports()).toEqual([]);
});

for (const minutes of [10, -10])
  test(`a clock that is ${minutes} minutes off moves no refresh`, async ({ page, service }) => {
    const { clock } = page.context();
    await clock.install({ time: Date.now() + minutes * minute });
    await leaveSession(page.context(), await signIn(service));
    await openShelf(page, service);
    await expectStaff([page], true);
    await service.hook.clearRequests();
    // The first expiry is judged without knowing the drift, the second with it, also after a reload.
    const before = await storedSession(page);
    await clock.fastForward(hour + 11 * minute);
    await expectOthersStored(page, before);
    await expectStaff([page], true);
    await page.reload();
    await expectStaff([page], true);
    await clock.fastForward(hour - 5 * minute);
    await expectStaff([page], true);
    expect(await requestsForTokens(page, service)).toBe(1);
    await clock.fastForward(5 * minute + 1000);
    await expect.poll(() => providerRequests(service)).toBe(2);
    await expectStaff([page], true);
  });

test('an expiry offline signs out for now until the network is back, and a device that wakes looks at its clock at once', async ({
  page,
  service,
  reader,
}) => {
  const { clock } = page.context();
  await clock.install();
  await leaveSession(page.context(), await signIn(service));
  await openShelf(page, service);
  await expectStaff([page], true);
  const stored = await storedSession(page);

  // Offline over the expiry, and an hour of sleep. All parts of the page have come before.
  await expect(page.locator('.queue-line')).toBeAttached();
  reader.expectFault(/ERR_INTERNET_DISCONNECTED|Network error|Failed to fetch/);
  await page.context().setOffline(true);
  await clock.fastForward(2 * hour);
  await expectStaff([page], false);
  expect(await storedSession(page)).toEqual(stored);
  await page.context().setOffline(false);
  await expectStaff([page], true);
  await expectOthersStored(page, stored);
  const next = await storedSession(page);

  // The service stops in the middle of a refresh, and the network comes back.
  await service.hook.fault({ path: '/identity-provider', reset: true });
  reader.expectFault(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/);
  await clock.fastForward(hour + 1000);
  await expectStaff([page], false);
  // While no refresh succeeds: one begins again by itself, too.
  const [, before] = await storedSession(page);
  await service.hook.heal();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(async () => (await storedSession(page))[1]).not.toBe(before);
  await expectStaff([page], true);
  await expectOthersStored(page, next);

  // The shelf is signed in at its first paint, without a request.
  await service.hook.clearRequests();
  await page.reload();
  await expect(staffLink(page)).toHaveCount(1);
  // Not after it either.
  await expect(page.locator('.queue-line')).toBeAttached();
  expect(await requestsForTokens(page, service)).toBe(0);

  await test.step('a device that wakes hours later looks at its clock at once, however it wakes', () =>
    expectRefreshedOnWaking(page, service));
});

async function expectRefreshedOnWaking(page: Page, service: Service): Promise<void> {
  const wakes: Readonly<Record<string, () => Promise<unknown>>> = {
    'a frozen page resumes': () => page.evaluate(() => document.dispatchEvent(new Event('resume'))),
    'it is shown again': () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
    'it comes back from the history': () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
    'the network comes back': () => page.evaluate(() => dispatchEvent(new Event('online'))),
  };
  let time = await page.evaluate(() => Date.now());
  for (const [way, wake] of Object.entries(wakes)) {
    // No timer fires while a device sleeps.
    time += 2 * hour;
    await page.context().clock.setSystemTime(time);
    await service.hook.clearRequests();
    const [, before] = await storedSession(page);
    await wake();
    await expect.poll(async () => [way, (await storedSession(page))[1] !== before]).toEqual([way, true]);
    expect([way, await requestsForTokens(page, service)]).toEqual([way, 1]);
    await expectStaff([page], true);
  }
}

test('an ended session asks to sign in above the page, and the action goes on', async ({
  page,
  service,
  reader,
}) => {
  reader.expectFault(/401|400/);
  for (const suggestion of ['A snail on the moon', 'The lost umbrella'])
    await fetch(`${service.origin}/api/suggestion`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ suggestion }),
    });
  const session = await signIn(service);
  await leaveSession(page.context(), session);
  await page.goto(`${service.origin}/#/list-suggestions`);
  const first = page.getByRole('listitem').filter({ hasText: 'A snail on the moon' });
  await expect(first).toBeVisible();
  await signOutEverywhere(service, session);

  await first.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in again' });
  await expect(dialog).toBeVisible();
  await expect(first).toBeAttached();
  // A browser lets the page refuse the first Escape only.
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(dialog).toBeVisible();
  expect(await violationsAtRest(page)).toEqual([]);
  expect(await storedSession(page)).toEqual([null, null, null]);

  const other = await page.context().newPage();
  await openShelf(other, service);
  await storeSession(other, await signIn(service));
  await expect(dialog).toHaveCount(0);
  await expect(first).toHaveCount(0);
  await expect(page.getByText('The lost umbrella')).toBeVisible();

  // Without a new sign-in the page is left.
  await signOutEverywhere(service, await currentSession(page));
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await dialog.getByRole('button', { name: 'Leave the page' }).click();
  await expect(page).toHaveURL(`${service.origin}/#/`);
});

async function currentSession(page: Page) {
  const [accessToken, refreshToken, username] = await storedSession(page);
  return { accessToken: accessToken ?? '', refreshToken: refreshToken ?? '', username: username ?? '' };
}

test('a gated page that nobody uses warns, and signs out a minute later', async ({ page, service }) => {
  const { clock } = page.context();
  await clock.install();
  await leaveSession(page.context(), await signIn(service));
  await page.goto(`${service.origin}/#/list-suggestions`);
  // The time limit of the list runs on the clock that is put forward.
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  const warning = page.getByRole('alertdialog', { name: 'Are you still working?' });
  const opened = await pageTime();
  // On a clock that runs, the warning's minute passes while a machine that stalls looks at it.
  await fastForwardAndStop(page, 10_000);
  await untilWarned();
  expect((await pageTime()) - opened).toBeGreaterThanOrEqual(10 * minute - 10_000);
  await expect(warning).toHaveAccessibleDescription(/signed out in one minute/);
  expect(await violationsOnStoppedClock(page)).toEqual([]);
  const stayed = await pageTime();
  await warning.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(warning).toHaveCount(0);
  await untilWarned();
  const unused = (await pageTime()) - stayed;
  expect([unused >= 10 * minute, unused <= 11 * minute]).toEqual([true, true]);
  await clock.runFor(minute + 2000);
  await expect(page).toHaveURL(`${service.origin}/#/`);
  expect(await storedSession(page)).toEqual([null, null, null]);

  function pageTime(): Promise<number> {
    return page.evaluate(() => Date.now());
  }

  /** Half a minute at a time, since the warning is open for a minute. How many it takes depends on when the code that warns has loaded. */
  async function untilWarned(): Promise<void> {
    do {
      await clock.runFor(minute / 2);
      if (page.url() === `${service.origin}/#/`) throw new Error('It signed out, and no warning was seen');
    } while (!(await warning.isVisible()));
  }
});
