// The book on the screens of phones: one page at a time where they are upright, and what lies above it covers no text.
import type { Page } from '@playwright/test';
import { expect, test, type Reader } from '../fixtures';
import { filmStory, putFilmStory } from '../player/speaker/film-story';
import { ownStory, putStory } from '../../support/service/own-story';
import { slip } from '../feedback/rating-page';
import { asBook, expectOpenAt } from './book-page';

test.use({ installsWorker: false, hasTouch: true });

/** Opens a book of one page and reads it to its end. */
async function readToTheEnd(reader: Reader): Promise<void> {
  await reader.openStory(ownStory, asBook(ownStory));
  for (const index of [1, 2]) {
    await reader.page.keyboard.press('ArrowRight');
    await expectOpenAt(reader.page, index);
  }
  await reader.page.keyboard.press('ArrowRight');
  await reader.expectState('LAST_SLIDE_FINISHED');
}

for (const { locale, sizes, names } of [
  {
    locale: 'en-GB',
    sizes: [
      [375, 553],
      [568, 320],
      [640, 480],
      [457, 412],
    ],
    names: { hearAgain: 'Hear again', back: 'Back', restart: 'Restart', home: 'Home', rate: 'Rate' },
  },
  {
    locale: 'de-DE',
    sizes: [
      [360, 560],
      [568, 320],
      [640, 480],
      [457, 412],
    ],
    names: {
      hearAgain: 'Noch einmal hören',
      back: 'Zurück',
      restart: 'Von vorn',
      home: 'Startseite',
      rate: 'Bewerten',
    },
  },
] as const) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: sizes[0][0], height: sizes[0][1] } });

    test('each button at the end of a book can be tapped on a phone', async ({ reader, page, service }) => {
      await putStory(service.hook, [{ text: 'One' }]);
      await readToTheEnd(reader);
      // In the first two seconds nobody knows whether it comes.
      await slip(page).locator('.icon-button').last().click();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        for (const name of Object.values(names)) {
          const button = reader.button(name);
          // The large buttons do the same as these two, which only the keyboard shows.
          if (name === names.restart || name === names.home) {
            await page.keyboard.press('Tab');
            await button.focus();
          }
          // Trying scrolls to the button and fails where something else would get the tap.
          await button.click({ trial: true });
          await expect(button, `${name} at ${width}`).toBeInViewport({ ratio: 0.9 });
        }
      }
      await reader.button(names.rate).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });
}

/**
 * Returns whether the offer of larger text lies over a line of the open page; undefined while one of them is missing. It does not
 * throw, since `expect.poll` would not try again.
 */
function offerCoversText(page: Page): Promise<boolean | undefined> {
  return page.evaluate(() => {
    const offer = document.querySelector('.book-offer button')?.getBoundingClientRect();
    const texts = [...document.querySelectorAll('.book-text')].filter(
      (text) => getComputedStyle(text).visibility === 'visible',
    );
    if (offer === undefined || texts.length === 0) return undefined;
    return texts.some((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      // What the page cuts off is scrolled to.
      const place = text.getBoundingClientRect();
      return [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          left < offer.right &&
          right > offer.left &&
          Math.max(top, place.top) < Math.min(bottom, place.bottom, offer.bottom) &&
          Math.min(bottom, place.bottom) > offer.top,
      );
    });
  });
}

test('the offer of larger text stands beside the text that it is for, also with a speaker', async ({
  reader,
  page,
  service,
}) => {
  const long = { text: 'The lamp looked out of the window and saw the evening. '.repeat(14) };
  await putStory(service.hook, [long]);
  const film = { speakerVideoPath: 'film.mp4', audioPath: 'long.wav' };
  await putFilmStory(service.hook, [{ ...long, ...film }, long]);
  const offer = reader.button('Read in larger text');
  for (const [story, slides] of [
    [ownStory, 1],
    [filmStory, 2],
  ] as const) {
    await page.setViewportSize({ width: 667, height: 331 });
    await reader.openStory(story, asBook(story));
    for (let slide = 1; slide <= slides; slide += 1) {
      await page.keyboard.press('ArrowRight');
      await expectOpenAt(page, slide);
      for (const [width, height] of [
        [667, 331],
        [568, 320],
        [640, 480],
        [457, 412],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect.poll(() => offerCoversText(page), `${story} ${slide} at ${width}`).toBe(false);
        await expect(offer, `${story} ${slide} at ${width}`).toBeInViewport({ ratio: 1 });
        await offer.click({ trial: true });
      }
    }
  }
  await offer.click();
  await expect(offer).toHaveCount(0);
});

test('an upright phone shows one page that is as wide as the screen, in letters of 18 px at least, and asks for nothing', async ({
  reader,
  page,
  service,
}) => {
  const long = {
    headline: 'A long evening',
    text: 'The lamp looked out of the window and saw the evening. '.repeat(40),
  };
  await putStory(service.hook, [long, { text: 'Short' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await reader.openStory(ownStory, asBook(ownStory));
  const place = page.locator('.book-place');
  await expect(place).toHaveAttribute('data-book-orientation', 'portrait');
  await page.touchscreen.tap(195, 300);
  await expectOpenAt(page, 1);
  await expect(page.locator('.viewer-band')).toHaveCount(0);
  await expect(reader.button('Read in larger text')).toHaveCount(0);
  const open = page.locator('.book-page:not([inert])');
  await expect(open).toHaveCount(1);
  await expect(open.locator('.book-number')).toHaveText('2');
  const box = await open.boundingBox();
  expect([box?.x, (box?.width ?? 0) > 380, (box?.height ?? 0) > 640]).toEqual([0, true, true]);
  const size = (part: string) =>
    open.locator(part).evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const part of ['.book-text', '.book-heading']) expect(await size(part)).toBeGreaterThanOrEqual(18);
  await expect(open.locator('.book-text')).toHaveAttribute('data-more', 'below');
  // The thirds of the screen turn on, back, and play.
  await page.touchscreen.tap(380, 620);
  await expectOpenAt(page, 2);
  await page.touchscreen.tap(10, 620);
  await expectOpenAt(page, 1);
  await page.touchscreen.tap(195, 650);
  await reader.expectState('PLAYING', 1);
  // A turned device shows the same slide as a spread.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(place).toHaveAttribute('data-book-orientation', 'landscape');
  await expectOpenAt(page, 1);
});
