// The reading position: it survives any end of the page, is offered beside Play, and never blocks anything.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import * as v from 'valibot';
import { deviceDatabase } from '../../src/contract/worker/worker-names';
import { expect, Reader, test, type Service } from './fixtures';
import { longNarration, longPage, ownStory, putStory } from '../support/service/own-story';
import { storedRows } from '../support/browser/stored-rows';

declare global {
  interface Window {
    /** The second of the narration that was first heard. */
    resumedAt?: number;
  }
}

/** Adds a story of a cover, five pages that last as long as a test may and an ending: page 4 of the player is the story's third. */
const putLongStory = (service: Service): Promise<void> =>
  putStory(
    service.hook,
    Array.from({ length: 5 }, (_, at) => ({ text: `A page ${at}`, audioPath: 'long.wav' })),
    [longNarration('long.wav')],
  );

/** Adds a story without sound, whose cover and third page stay open whatever a test does meanwhile. */
function putSilentStory({ hook }: Service): Promise<void> {
  const index = {
    kind: 'STORY',
    initialSlide: { headline: 'A story', ...longPage },
    slides: [{ text: 'One' }, longPage, { text: 'Three' }],
    finalSlide: { headline: 'The end' },
  };
  const entry = { id: ownStory, title: 'Silence', language: 'English' };
  return hook.put({ entry, index: JSON.stringify(index) });
}

/** Plays page 4 at about its 12th second, and checks that it really plays there. */
async function fallAsleep(reader: Reader): Promise<void> {
  await reader.openStory(ownStory);
  await reader.page.keyboard.press('Space');
  for (const _ of [1, 2, 3]) await reader.page.keyboard.press('ArrowRight');
  await reader.expectState('PLAYING', 3);
  await expect.poll(async () => (await reader.audio()).currentTime).toBeGreaterThan(0);
  await reader.page.evaluate(() => {
    const audio = document.querySelector('audio');
    if (audio) audio.currentTime = 12;
  });
  await expect.poll(async () => (await reader.audio()).currentTime).toBeGreaterThan(12.5);
}

/** Waits until the database has the second that was jumped to, or a later one: it is written once a second. */
async function expectWrittenDown(page: Page): Promise<void> {
  const written = () => storedRows(page, deviceDatabase.name, 'readingPositions');
  const since = v.object({
    value: v.object({ slide: v.literal(3), second: v.pipe(v.number(), v.minValue(12)) }),
  });
  await expect.poll(async () => v.is(v.tuple([since]), await written())).toBe(true);
}

/** Runs in the page: notes at which second the first narration begins to play. */
function noteResumption(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLAudioElement) window.resumedAt ??= target.currentTime;
  };
  addEventListener('playing', note, { capture: true });
}

async function expectResumes(reader: Reader, name: string): Promise<void> {
  await reader.page.addInitScript(noteResumption);
  await reader.openStory(ownStory);
  await reader.button(name).click();
  await reader.expectState('PLAYING', 3);
  const resumedAt = () => reader.page.evaluate(() => window.resumedAt ?? Number.NaN);
  // The target of the jump may be the last stored second.
  await expect.poll(resumedAt).toBeGreaterThanOrEqual(12);
  expect(await resumedAt()).toBeLessThan(25);
  await expect(reader.button(name)).toHaveCount(0);
}

test.describe('in German', () => {
  test.use({ locale: 'de-DE' });

  test('a story continues where the child fell asleep, and after a tab that the tablet ended', async ({
    reader,
    service,
    page,
    context,
  }) => {
    await putLongStory(service);
    await fallAsleep(reader);
    // The lid is closed: the page is hidden and left.
    await page.goto('about:blank');
    await page.close();
    const next = new Reader(await context.newPage(), service);
    await expectResumes(next, 'Weiter auf Seite 4');
    await test.step('also in a tab that the tablet ends', async () => {
      const crashed = next.page.waitForEvent('crash');
      const cdp = await context.newCDPSession(next.page);
      cdp.send('Page.crash').catch(() => undefined);
      await crashed;
      await next.page.close();
      await expectResumes(new Reader(await context.newPage(), service), 'Weiter auf Seite 4');
    });
  });
});

test('a browser that crashes has stored the position', async ({ service, launchOptions }) => {
  await putLongStory(service);
  const profile = await mkdtemp(path.join(tmpdir(), 'bookworm-profile-'));
  const open = () => chromium.launchPersistentContext(profile, { ...launchOptions, locale: 'en-GB' });
  const readerIn = async (context: BrowserContext) => new Reader(await context.newPage(), service);
  try {
    const context = await open();
    const asleep = await readerIn(context);
    await fallAsleep(asleep);
    await expectWrittenDown(asleep.page);
    const died = context.waitForEvent('close');
    const cdp = await context.newCDPSession(await context.newPage());
    cdp.send('Browser.crash').catch(() => undefined);
    await died;
    const next = await open();
    await expectResumes(await readerIn(next), 'Continue on page 4');
    await next.close();
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
});

test('the offer moves nothing, can be reached by keyboard, and disappears after Play, with two tabs and without storage too', async ({
  reader,
  service,
  page,
}) => {
  await putSilentStory(service);
  const offer = page.getByRole('button', { name: /Continue on page/ });
  await reader.openStory(ownStory);
  const before = await reader.button('Play').boundingBox();
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight');
  await reader.expectState('PAUSED', 2);

  await page.goto('about:blank');
  await reader.openStory(ownStory);
  await expect(offer).toHaveText('Continue on page 3');
  expect(await reader.button('Play').boundingBox()).toEqual(before);
  await reader.button('Play').focus();
  // It stands above the link home and Play.
  for (const _ of [1, 2]) await page.keyboard.press('Shift+Tab');
  await expect(offer).toBeFocused();
  await page.keyboard.press('Enter');
  await reader.expectState('PLAYING', 2);
  await expect(reader.button('Pause')).toBeFocused();

  await page.goto('about:blank');
  await reader.openStory(ownStory);
  await expect(offer).toBeVisible();
  await reader.button('Play').click();
  await expect(offer).toHaveCount(0);
  await reader.button('Pause').click();
  await reader.expectState('FIRST_SLIDE_PAUSED');
  await expect(offer).toHaveCount(0);
  for (const _ of [1, 2, 3, 4, 5]) await page.keyboard.press('ArrowRight');
  await reader.expectState('LAST_SLIDE_FINISHED');

  // A story that was played to its end starts from the beginning.
  const mirrored = () => page.evaluate(() => localStorage.getItem('bookworm-reading-positions'));
  await expect.poll(mirrored).toMatch(/^\[\{"presentationId":"777","slide":0,"second":0,/);
  await test.step('of two tabs the last reading tab decides the position', () =>
    readInTwoTabs(reader, service));
  await test.step('without a database the localStorage mirror is used, and without both a story can still be read', () =>
    readWithoutStorage(reader));
});

async function readInTwoTabs(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  const id = '778';
  await putStory(service.hook, [{ text: 'One' }, { text: 'Two' }, { text: 'Three' }], [], { id });
  const other = new Reader(await page.context().newPage(), service);
  await reader.openStory(id);
  await other.openStory(id);
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight');
  // A tab writes some frames after its player; closed in the middle of its writing, it loses it.
  const expectWritten = (slide: number, since = 0) => {
    const row = v.object({
      value: v.object({
        presentationId: v.literal(id),
        slide: v.literal(slide),
        readAt: v.pipe(v.number(), v.minValue(since)),
      }),
    });
    const written = () => storedRows(page, deviceDatabase.name, 'readingPositions');
    return expect.poll(async () => (await written())?.some((one) => v.is(row, one))).toBe(true);
  };
  await expectWritten(3);
  const since = await page.evaluate(() => Date.now());
  await other.page.keyboard.press('ArrowRight');
  await expectWritten(1, since);
  // Closed in the other order: the first one writes last.
  await other.page.close();
  await page.goto('about:blank');
  await reader.openStory(id);
  await expect(reader.button('Continue on page 2')).toBeVisible();
}

async function readWithoutStorage(reader: Reader): Promise<void> {
  const { page } = reader;
  const context = page.context();
  reader.expectFault(/DeviceStoreError/);
  await context.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
  await page.goto('about:blank');
  await reader.openStory(ownStory);
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight');
  await reader.expectState('PAUSED', 2);
  await reader.choose('Home');
  await page.getByRole('button', { name: 'OK', exact: true }).click();
  await reader.openStory(ownStory);
  await reader.button('Continue on page 3').click();
  await reader.expectState('PLAYING', 2);
  await reader.button('Pause').click();

  await context.addInitScript(() => Object.defineProperty(window, 'localStorage', { value: undefined }));
  await page.goto('about:blank');
  await reader.openStory(ownStory);
  // The position was looked for, and Play has not withdrawn an offer.
  await expect.poll(async () => (await reader.reports()).join()).toContain('reading positions');
  await expect(page.getByRole('button', { name: /Continue on page/ })).toHaveCount(0);
  await reader.button('Play').click();
  await reader.expectState('FIRST_SLIDE_PLAYING');
}
