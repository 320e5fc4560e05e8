// The book on the screens of phones: what lies above it can be reached, and covers no text.
import { expect, test, type Reader } from '../fixtures';
import { ownStory, putStory } from '../player/stories';
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
    ],
    names: { hearAgain: 'Hear again', restart: 'Restart', home: 'Home', rate: 'Rate' },
  },
  {
    locale: 'de-DE',
    sizes: [[360, 560]],
    names: { hearAgain: 'Noch einmal hören', restart: 'Von vorn', home: 'Startseite', rate: 'Bewerten' },
  },
] as const) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: sizes[0][0], height: sizes[0][1] } });

    test('each button at the end of a book can be tapped on a phone', async ({ reader, page, service }) => {
      await putStory(service.hook, [{ text: 'One' }]);
      await readToTheEnd(reader);
      const panel = page.locator('.book-end-panel');
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        for (const name of Object.values(names)) {
          // Trying scrolls to the button and fails where something else would get the tap.
          await panel.getByRole('button', { name, exact: true }).click({ trial: true });
        }
      }
      await panel.getByRole('button', { name: names.rate, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
  });
}
