// The book on the screens of phones: what lies above it can be reached, and covers no text.
import type { Page } from '@playwright/test';
import { expect, test, type Reader } from '../fixtures';
import { filmStory, putFilmStory } from '../player/speaker/film-story';
import { ownStory, putStory } from '../../support/service/own-story';
import { asBook, expectOpenAt } from './book-page';

test.use({ installsWorker: false });

/** Opens a book of one page and reads it to its end, with the rating dialog closed. */
async function readToTheEnd(reader: Reader): Promise<void> {
  await reader.openStory(ownStory, asBook(ownStory));
  for (const index of [1, 2]) {
    await reader.page.keyboard.press('ArrowRight');
    await expectOpenAt(reader.page, index);
  }
  await reader.page.keyboard.press('ArrowRight');
  await reader.expectState('LAST_SLIDE_FINISHED');
  await reader.putRatingsAway();
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
    names: { hearAgain: 'Hear again', restart: 'Restart', home: 'Home', rate: 'Rate' },
  },
  {
    locale: 'de-DE',
    sizes: [
      [360, 560],
      [568, 320],
      [640, 480],
      [457, 412],
    ],
    names: { hearAgain: 'Noch einmal hören', restart: 'Von vorn', home: 'Startseite', rate: 'Bewerten' },
  },
] as const) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: sizes[0][0], height: sizes[0][1] } });

    test('each button at the end of a book can be tapped on a phone', async ({ reader, page, service }) => {
      await putStory(service.hook, [{ text: 'One' }]);
      await readToTheEnd(reader);
      const boxOf = (part: string) => page.locator(part).boundingBox();
      const [banner, book] = [await boxOf('.viewer-band'), await boxOf('.book-block')];
      // The banner that asks to turn the phone covers no line of the book.
      expect((banner?.y ?? Number.NaN) + (banner?.height ?? Number.NaN)).toBeLessThan(book?.y ?? Number.NaN);
      const panel = page.locator('.book-end-panel');
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        for (const name of Object.values(names)) {
          const button = panel.getByRole('button', { name, exact: true });
          // Trying scrolls to the button and fails where something else would get the tap.
          await button.click({ trial: true });
          await expect(button, `${name} at ${width}`).toBeInViewport({ ratio: 0.9 });
        }
      }
      await panel.getByRole('button', { name: names.rate, exact: true }).click();
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
        [375, 553],
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

test.describe('in German', () => {
  test.use({ locale: 'de-DE', viewport: { width: 390, height: 844 } });

  test('the offer of larger text is one line where the screen has space for it', async ({
    reader,
    page,
    service,
  }) => {
    await putStory(service.hook, [{ text: 'Ein langer Satz, der die kleine Seite füllt. '.repeat(20) }]);
    await reader.openStory(ownStory, asBook(ownStory));
    await page.keyboard.press('ArrowRight');
    await expectOpenAt(page, 1);
    const offer = await page.getByRole('button', { name: 'In größerer Schrift lesen' }).boundingBox();
    expect(offer?.height).toBeLessThan(60);
  });
});
