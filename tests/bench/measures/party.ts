// Measures the live pictures of a party on the slow tablet: no long task while twenty of them arrive, and flat memory.
import { expect, type Browser, type Page } from '@playwright/test';
import { openService, type Service } from '../../support/service/service';
import { defineTsxHelper } from '../../support/browser/tsx-helper';
import { longTasksLine } from '../tools/long-tasks';
import { tabletPace, tasksWhile } from '../tools/page/main-thread';
import type { Line } from '../tools/statistics';

const pictures = 20;
const rounds = 3;

export async function measureParty(browser: Browser): Promise<Line[]> {
  const service = await openService({ variant: 'production', library: 'fixture' });
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await signIn(page, service);
    // Code loaded and compiled with the first parties is no growth.
    for (let round = 0; round < rounds; round += 1) await makeParty(page, service);
    const before = await heapOf(page);
    const own: number[][] = [];
    for (let round = 0; round < rounds; round += 1)
      own.push(await tasksWhile(browser, page, () => makeParty(page, service)));
    const after = await heapOf(page);
    const pace = await tabletPace(browser, page);
    return [
      longTasksLine(
        `tasks over 50 ms while ${pictures} pictures of a party arrive`,
        own.map((tasks) => tasks.map((task) => task * pace)),
        own.map(() => [0]),
      ),
      {
        name: `heap of the page after ${rounds} more parties, against that after ${rounds}`,
        value: after / before,
        limit: 1.1,
        detail: `${(after / 1e6).toFixed(1)} MB against ${(before / 1e6).toFixed(1)} MB`,
      },
    ];
  } finally {
    await context.close();
    await service.remove();
  }
}

async function signIn(page: Page, { hook }: Service): Promise<void> {
  await defineTsxHelper(page);
  const session = { accessToken: await hook.staffToken(), refreshToken: 'refresh', username: 'librarian' };
  await page.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, session);
}

/** Makes a party from the form to its own page, and goes back to the form's address. */
async function makeParty(page: Page, { origin }: Service): Promise<void> {
  await page.goto(`${origin}/#/party`);
  await page.getByLabel('Initial prompt').fill('A bear at a pond');
  await page.getByLabel('Number of iterations').fill(String(pictures));
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page).toHaveURL(/#\/party\/\d+$/, { timeout: 120_000 });
}

async function heapOf(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await cdp.detach();
  return usedSize;
}
