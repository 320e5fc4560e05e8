// Accessibility: no violations on gallery and player, in both languages, both entries and all four sizes.
import type { Locator, Page } from '@playwright/test';
import { violationsAtRest } from './accessibility';
import { englishStory, expect, germanStory, test, type Reader } from './fixtures';
import { letSoundsPlayOn } from '../support/browser/page-scripts';

test.use({ installsWorker: false });

/** The language with the longer words on the narrow screens, and each language in portrait and landscape. */
const languages = [
  {
    locale: 'en-GB',
    story: englishStory,
    play: 'Play',
    screens: [
      { width: 390, height: 844 },
      { width: 1180, height: 820 },
    ],
  },
  {
    locale: 'de-DE',
    story: germanStory,
    play: 'Abspielen',
    screens: [
      { width: 390, height: 844 },
      { width: 820, height: 1180 },
      { width: 1920, height: 1080 },
    ],
  },
] as const;

for (const { locale, story, play, screens } of languages)
  test.describe(`in the language ${locale}`, () => {
    test.use({ locale });

    /** Checks the page on each screen. */
    async function expectOpenOnEachScreen(page: Page, alsoOn?: (width: number) => Promise<void>) {
      for (const { width, height } of screens)
        await test.step(`${width}×${height}`, async () => {
          await page.setViewportSize({ width, height });
          expect(await violationsAtRest(page)).toEqual([]);
          await alsoOn?.(width);
        });
    }

    test('shelf, cover and end have no accessibility violation on any screen, and the shelf no sideways scroll', async ({
      reader,
      page,
    }) => {
      await reader.openGallery();
      await expectOpenOnEachScreen(page, async () => {
        const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(await sideways()).toBeLessThanOrEqual(0);
      });
      await reader.openStory(story);
      await expectOpenOnEachScreen(page, async (width) => {
        const box = await reader.button(play).first().boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(width >= 768 ? 96 : 48);
      });
      for (const state of ['PAUSED', 'PAUSED', 'PAUSED', 'LAST_SLIDE_PAUSED', 'LAST_SLIDE_FINISHED']) {
        await page.keyboard.press('ArrowRight');
        await reader.expectState(state);
      }
      await expect(page.locator('.rating-slip')).toBeVisible();
      await expectOpenOnEachScreen(page);
    });
  });

/** Turns to the story's end, and opens the ratings. */
async function turnToRatings(reader: Reader, page: Page): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await page.keyboard.press('ArrowRight');
  await reader.expectState('LAST_SLIDE_FINISHED');
  await reader.button('Rate').click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

test('the kiosk entry is accessible; in forced colours pressed, chosen and playing controls look different from the rest', async ({
  reader,
  page,
}) => {
  await test.step('the kiosk entry plays a presentation, and its ratings have no accessibility violation', async () => {
    await letSoundsPlayOn(page);
    await reader.openStory(englishStory, `/kiosk.html#/view/${englishStory}`);
    await reader.button('Play').first().click();
    await page.keyboard.press('ArrowRight');
    await reader.expectState('PLAYING');
    expect(await violationsAtRest(page)).toEqual([]);
    await turnToRatings(reader, page);
    expect(await violationsAtRest(page)).toEqual([]);
  });
  await page.emulateMedia({ forcedColors: 'active' });
  const coloursOf = (part: Locator, property: 'color' | 'backgroundColor' | 'fill') =>
    part.evaluateAll(
      (elements, name) => elements.map((element) => getComputedStyle(element)[name]),
      property,
    );
  await reader.openGallery();
  const languages = page
    .getByRole('contentinfo')
    .getByRole('group', { name: 'Language' })
    .getByRole('button');
  await expect.poll(async () => new Set(await coloursOf(languages, 'color')).size).toBe(2);
  const stars = reader.card(englishStory).locator('.stars-row');
  await expect.poll(async () => new Set(await coloursOf(stars, 'fill')).size).toBe(2);

  await reader.openStory(englishStory);
  await page.keyboard.press('ArrowRight');
  await reader.expectState('PAUSED');
  await reader.openMenu();
  const toggle = reader.button('Subtitles');
  const states = [];
  for (const isPressed of ['true', 'false']) {
    if ((await toggle.getAttribute('aria-pressed')) !== isPressed) await toggle.click();
    await expect(toggle).toHaveAttribute('aria-pressed', isPressed);
    states.push(...(await coloursOf(toggle, 'color')));
  }
  expect(new Set(states).size).toBe(2);
  const [track, played] = [
    page.locator('.viewer-scrub-segment'),
    page.locator('.viewer-scrub-segment > span'),
  ];
  expect(await coloursOf(played.first(), 'backgroundColor')).not.toEqual(
    await coloursOf(track.first(), 'backgroundColor'),
  );
  for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('ArrowRight');
  await reader.expectState('LAST_SLIDE_FINISHED');
  await page.keyboard.press('Escape');
  await reader.button('Rate').click();
  const story = page.getByRole('radiogroup', { name: 'Story' });
  await story.getByRole('radio', { name: '2 stars' }).check();
  const [lit = '', unlit = ''] = new Set(await coloursOf(story.locator('.icon'), 'fill'));
  expect(await coloursOf(story.locator('.icon'), 'fill')).toEqual([lit, lit, unlit, unlit, unlit]);
  expect(unlit).not.toBe('');
});

/** A story is saved, so the app may offer its installation. */
async function openSnackbar(reader: Reader, page: Page): Promise<void> {
  await reader.openStory(englishStory);
  await reader.waitUntilSaved(englishStory);
  await reader.choose('Home');
  await page.evaluate(() =>
    dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt: () => undefined })),
  );
  await expect(page.getByRole('complementary')).toBeVisible();
}

/** Its height is measured before a frame is drawn, and a busy machine can answer several keys before it draws one. */
async function waitUntilPageKnowsSnackbar(page: Page, width: number): Promise<void> {
  await page.waitForFunction((expected) => {
    const bar = document.querySelector('aside.snackbar');
    const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
    return innerWidth === expected && bar !== null && padding > bar.getBoundingClientRect().height;
  }, width);
}

/** Tabs from the page's begin to the snackbar on a small screen, and checks that it covers nothing that has the focus. */
async function expectFocusAboveSnackbar(page: Page): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 560 });
  await waitUntilPageKnowsSnackbar(page, 390);
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      const bar = document.querySelector('aside.snackbar');
      if (element === null || bar === null) throw new Error('There is no snackbar');
      const { top, bottom } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent;
      const isInBar = bar.contains(element);
      const isCovered = !isInBar && bottom > bar.getBoundingClientRect().top && top < innerHeight;
      return { name, isInBar, isCovered, scrolled: scrollY };
    });
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  const covered = [];
  let reached = await focused();
  for (; !reached.isInBar; reached = await focused()) {
    if (reached.isCovered) covered.push(reached.name);
    await page.keyboard.press('Tab');
  }
  expect(covered).toEqual([]);
  // The snackbar is in view at any scroll position.
  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.press('Tab');
  expect(await focused()).toMatchObject({ isInBar: true, scrolled: 0 });
  if (size) await page.setViewportSize(size);
}

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark', installsWorker: true });

  test('gallery, snackbar, ratings and failure have no accessibility violation', async ({
    reader,
    page,
    service,
  }) => {
    await openSnackbar(reader, page);
    expect(await violationsAtRest(page)).toEqual([]);
    await expectFocusAboveSnackbar(page);
    await reader.openStory(englishStory);
    await turnToRatings(reader, page);
    expect(await violationsAtRest(page)).toEqual([]);
    reader.expectFault(/viewer|404/);
    await page.goto(`${service.origin}/#/view/404404`);
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await violationsAtRest(page)).toEqual([]);
  });

  test.describe('with the sample library', () => {
    test.use({ library: 'samples', installsWorker: false });

    test('a party, a dark tale and a Christmas story have no accessibility violation', async ({
      reader,
      page,
      service,
    }) => {
      await page.goto(`${service.origin}/#/party/1041`);
      await expect(page.getByRole('list')).toBeVisible();
      expect(await violationsAtRest(page)).toEqual([]);
      for (const id of ['1045', '1046']) {
        await reader.openStory(id);
        await page.keyboard.press('ArrowRight');
        await reader.expectState('PAUSED', 1);
        expect(await violationsAtRest(page)).toEqual([]);
      }
    });
  });
});
