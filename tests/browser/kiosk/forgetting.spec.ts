// A visitor leaves, or the power fails: nothing of them is found afterwards in anything that the browser holds (spec screens §12).
// `npm run soak -- forgetting` does so at 20 points of a visit, with questions, face and voice.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { readStoredData } from '../../support/browser/stored-data';
import { expect, Reader, type Service } from '../fixtures';
import { leaveSession, signIn } from '../../support/browser/session-page';
import { canaryWords } from '../../support/kiosk/canary-words';
import { tracesOf } from '../../support/kiosk/canary-traces';
import { KioskPage } from '../../support/kiosk/kiosk-page';
import { test } from './kiosk-test';

/** What the visitor has typed, made and rated; found nowhere else. */
const [canary] = canaryWords;
const made = '424242424242';

async function putMadePresentation({ hook }: Service): Promise<void> {
  await hook.put({
    entry: { id: made, title: `${canary} for Ada`, language: 'English' },
    index: JSON.stringify({
      kind: 'PRESENTATION',
      initialSlide: { headline: 'A talk', text: `${canary} for Ada` },
      slides: [
        { headline: 'One', text: canary },
        { headline: 'Two', text: canary },
      ],
      finalSlide: { headline: 'The end' },
    }),
    media: [],
  });
}

/** Plays the made story to its end and rates it while the service is busy; leaves a draft, a favourite and a language. */
async function visit(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  await page.mouse.click(5, 5);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await page.evaluate((id) => (location.hash = `#/view/${id}/new`), made);
  await reader.expectState('FIRST_SLIDE_PAUSED', 0);
  await reader.waitUntilSaved(made);
  await service.hook.fail('/api/feedback', 503);
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'Bewerten', exact: true }).click();
  const ratings = page.getByRole('dialog');
  for (const category of ['Geschichte', 'Bilder', 'Stimme'])
    await ratings
      .getByRole('radiogroup', { name: category })
      .getByRole('radio', { name: '5 Sterne' })
      .check();
  await ratings.getByLabel(/^Kommentar/).fill(canary);
  await ratings.getByRole('button', { name: 'Absenden' }).click();
  await expect(ratings.getByText('Danke für deine Bewertung.')).toBeVisible();
  await plant(page);
}

/** Leaves what the kiosk's forms and the gallery would leave. */
function plant(page: Page): Promise<void> {
  return page.evaluate(
    async ([text, id]) => {
      localStorage.setItem('ai-favourites', JSON.stringify([id]));
      localStorage.setItem('a key of a later version', text);
      sessionStorage.setItem('a form', text);
      const database = await new Promise<IDBDatabase>((opened) => {
        const opening = indexedDB.open('bookworm');
        opening.addEventListener('success', () => opened(opening.result));
      });
      const writing = database.transaction(['drafts', 'favourites', 'settings'], 'readwrite');
      writing.objectStore('drafts').put({ key: 'talk', value: { title: text } });
      writing.objectStore('favourites').put({ id });
      writing.objectStore('settings').put({ key: 'a choice', value: text });
      await new Promise((done) => writing.addEventListener('complete', done));
      database.close();
    },
    [canary, made] as const,
  );
}

async function expectForgotten(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      const stored = await readStoredData(page);
      return Object.entries(stored).filter(([, text]) => text.includes(canary) || text.includes(made));
    })
    .toEqual([]);
  // What the worker was still doing when the visitor left may end a moment later. Each look takes snapshots of the heaps, which takes
  // a loaded machine many seconds.
  await expect.poll(() => tracesOf(page, [made]), { timeout: 150_000 }).toEqual([]);
  const stored = await readStoredData(page);
  expect(stored['local keys']).not.toContain('bookworm-visitor');
  expect(stored['caches']).toContain('/presentations/1042/index.json');
}

test('nothing of a visitor is left after the countdown, nor after the power failed in the middle of a visit', async ({
  service,
  launchOptions,
  contextOptions,
}) => {
  test.setTimeout(600_000);
  await putMadePresentation(service);
  const session = await signIn(service);
  const profile = await mkdtemp(path.join(tmpdir(), 'bookworm-kiosk-'));
  const open = () =>
    chromium.launchPersistentContext(profile, { ...launchOptions, ...contextOptions, locale: 'en-GB' });
  try {
    const context = await open();
    await leaveSession(context, session);
    const reader = new Reader(await context.newPage(), service);
    reader.expectFault(/503|feedback/);
    await leaveTheKiosk(reader, service, session.refreshToken);
    await test.step('the power fails in the middle of the next visit', async () => {
      await visit(reader, service);
      expect(await Reader.unexpectedFaults([reader])).toEqual([]);
      const died = context.waitForEvent('close');
      const cdp = await context.newCDPSession(await context.newPage());
      cdp.send('Browser.crash').catch(() => undefined);
      await died;
    });
    await test.step('then nothing of it is left, and not even for a moment was it to be seen', async () => {
      const next = await open();
      const page = await next.newPage();
      await watchFor(page, canary);
      const restarted = new KioskPage(page, service);
      await restarted.open();
      // The power cut may have lost the mark of the visit: forgetting does not depend on it.
      await expect(restarted.invitation.or(restarted.region)).toBeVisible();
      await expectForgotten(page);
      expect(await page.evaluate(() => Reflect.get(window, 'wasShown'))).toBeUndefined();
      await next.close();
    });
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
});

/** Visits the kiosk that has saved its previews, and walks away until nothing is left and the overview is open again. */
async function leaveTheKiosk(reader: Reader, service: Service, refreshToken: string): Promise<void> {
  const { page } = reader;
  const kiosk = new KioskPage(page, service);
  await page.clock.install();
  await kiosk.open();
  await kiosk.expectOverview();
  await kiosk.expectSaved(['1050', '1049', '1046', '1045', '1042', '1041']);
  await visit(reader, service);
  const before = await readStoredData(page);
  for (const place of ['caches', 'databases', 'local keys', 'session storage', 'page', 'address'])
    expect([place, before[place]?.includes(canary) || before[place]?.includes(made)]).toEqual([place, true]);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de');

  await kiosk.walkAway();
  await expectForgotten(page);
  // The session of the kiosk stays.
  expect((await readStoredData(page))['local keys']).toContain(refreshToken);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('en');
  await kiosk.invitation.click();
  await kiosk.expectOverview();
  // No way leads back to what the visitor saw.
  await page.evaluate(async () => {
    const left = new Promise((done) => addEventListener('popstate', done, { once: true }));
    history.back();
    await left;
  });
  await kiosk.expectOverview();
  expect(new URL(page.url()).hash).toBe('#/');
}

/** Notes in the next document whether it ever shows a text: in two halves, so that the text is not in the memory of the page. */
async function watchFor(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([first, second]) => {
      const look = () =>
        document.body?.innerText.includes(`${first}${second}`) && Object.assign(window, { wasShown: true });
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
    },
    [text.slice(0, 8), text.slice(8)] as const,
  );
}
