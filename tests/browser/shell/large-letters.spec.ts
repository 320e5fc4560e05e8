// Letters of twice the usual size, as a person sets them in the browser: nothing is lost on any screen.
import type { Page } from '@playwright/test';
import { longNarration, ownStory, putStory } from '../../support/service/own-story';
import { expectOpenAt } from '../book/book-page';
import { englishStory, expect, test, type Reader, type Service } from '../fixtures';
import { KioskPage } from '../../support/kiosk/kiosk-page';
import { lostParts } from '../../support/browser/lost-parts';
import { leaveSession, signIn } from '../../support/browser/session-page';
import { visitAsStaff } from './shell-page';

test.use({ installsWorker: false, viewport: { width: 375, height: 667 } });

// The size of letters is a setting of the browser. Set for the page, it needs no separate browser, whose start costs as much as two tests.
test.beforeEach(async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
});

/** Runs in the page: returns the size of letters that the browser starts from, whatever the page makes of it. */
function usualFontSize(): string {
  const probe = document.body.appendChild(document.createElement('p'));
  probe.style.fontSize = 'medium';
  const { fontSize } = getComputedStyle(probe);
  probe.remove();
  return fontSize;
}

const expectNothingLost = (page: Page, where: string) =>
  test.step(where, async () => {
    expect(await page.evaluate(usualFontSize)).toBe('32px');
    await expect.poll(() => page.evaluate(lostParts), where).toEqual([]);
  });

test('with letters of twice the size nothing is lost on a phone', async ({ reader, page, service }) => {
  const text = 'The lamp looked out of the window and saw how far the evening was. It waited for the night.';
  const transcription = [{ text, start: 0 }];
  await putStory(
    service.hook,
    [{ headline: 'Sleeping lamps', text, audioPath: 'n.wav', transcription }],
    [longNarration('n.wav', 1)],
  );
  await reader.openGallery();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectNothingLost(page, 'shelf and menu');
  for (const path of ['imprint', 'privacy', 'offline', 'childrens-story/new', 'xmas/new', 'party']) {
    await page.goto(`${service.origin}/#/${path}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectNothingLost(page, path);
  }
  await reader.openStory(ownStory);
  // The pointer lies where the menu was, over the button that closes a hint, whose tooltip covers the hint.
  await page.mouse.move(10, 400);
  await expectNothingLost(page, 'cover');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.viewer-text')).toBeVisible();
  await expectNothingLost(page, 'slide');
  await reader.openMenu();
  // It lies over the text, and scrolls.
  for (const part of await page
    .getByRole('region', { name: 'More' })
    .locator('button:visible, a:visible')
    .all()) {
    await part.scrollIntoViewIfNeeded();
    await expect(part).toBeInViewport({ ratio: 0.99 });
  }
  await page.keyboard.press('Escape');
  await reader.choose('Read as book');
  await expectOpenAt(page, 1);
  await expectNothingLost(page, 'book');
  await reader.choose('Larger text');
  await expectNothingLost(page, 'column');
});

/** The screens on which staff and visitors of the shelf work: a phone and a tablet. */
const screens = [
  { width: 375, height: 667 },
  { width: 820, height: 1180 },
] as const;

/** The screens of a kiosk. */
const kioskScreens = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
  { width: 1280, height: 800 },
] as const;

/** Checks the page that is open on one screen after the other. */
async function expectNothingLostOn(sizes: typeof screens | typeof kioskScreens, page: Page, what: string) {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNothingLost(page, `${what}, ${size.width} px wide`);
  }
}

test.describe('where topics are suggested and presentations are made', () => {
  // The variant in which people make accounts of their own.
  test.use({ variant: 'develop' });

  test('nothing is lost for a visitor, nor for staff, on a phone and a tablet', async ({
    reader,
    page,
    context,
    service,
  }) => {
    for (const [path, heading] of [
      ['', 'Stories'],
      ['add-suggestion', 'Suggest a topic'],
      ['sign-in', 'Sign in'],
      ['sign-up', 'Create an account'],
      ['forgotten-password', 'Forgotten your password?'],
    ] as const) {
      await page.goto(`${service.origin}/#/${path}`);
      await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
      await expectNothingLostOn(screens, page, heading);
    }
    await page.goto(`${service.origin}/#/`);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('button', { name: 'Filters' }).click();
    await expectNothingLostOn(screens, page, 'filters');
    await leaveSession(context, await signIn(service));
    await page.reload();
    await page.goto(`${service.origin}/#/account`);
    await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible();
    await expectNothingLostOn(screens, page, 'account');
    await test.step('for staff', () => expectNothingLostForStaff(reader, service));
  });
});

async function expectNothingLostForStaff(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  await visitAsStaff(page, service);
  await page.reload();
  for (const [path, heading] of [
    ['list-suggestions', 'Manage suggestions'],
    ['list-presentations', 'Manage presentations'],
    ['new-presentation', 'New presentation'],
  ] as const) {
    await page.goto(`${service.origin}/#/${path}`);
    await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
    await expectNothingLostOn(screens, page, heading);
  }
  await page.goto(`${service.origin}/#/list-presentations`);
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await expectNothingLostOn(screens, page, 'deletion');
  await page.goto(`${service.origin}/#/view/${englishStory}`);
  await reader.waitUntilPlayable();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('region', { name: 'How was the story?' })).toBeVisible();
  await expectNothingLostOn(screens, page, 'end');
  await reader.button('Rate').click();
  await expect(page.getByRole('dialog', { name: 'How was the story?' })).toBeVisible();
  await expectNothingLostOn(screens, page, 'rating');
}

test.describe('in the kiosk', () => {
  test.use({ variant: 'museum', library: 'samples' });

  test('nothing is lost on any screen', async ({ page, service }) => {
    const kiosk = new KioskPage(page, service);
    await kiosk.open();
    await kiosk.expectOverview();
    await expectNothingLostOn(kioskScreens, page, 'overview');
    for (const path of ['sign-in', 'imprint', 'privacy']) {
      await kiosk.open('', `#/${path}`);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectNothingLostOn(kioskScreens, page, path);
    }
  });
});
