// Pictures of every shape are shown whole: on the cover, on slides and pages, in the linear view.
import type { Page } from '@playwright/test';
import { croppedPictures } from '../../support/browser/page-scripts';
import { longPage, ownStory, putStory } from '../../support/service/own-story';
import { framedPicture } from '../../support/service/own-picture';
import { expect, test } from '../fixtures';
import { asBook, expectOpenAt } from '../book/book-page';

test.use({ installsWorker: false });

const [red, blue] = [
  [220, 30, 30, 255],
  [40, 40, 200, 255],
] as const;
const tall = { name: 'tall.png', base64: framedPicture(90, 160, red, blue) };
const wide = { name: 'wide.png', base64: framedPicture(160, 90, red, blue) };

/** Waits until the pictures that are shown are whole. */
const expectWhole = (page: Page, where: string) =>
  expect.poll(() => page.evaluate(croppedPictures), where).toEqual([]);

test('pictures that are no squares are whole on the cover, on slides and pages, and in the linear view', async ({
  reader,
  service,
  page,
}) => {
  await putStory(service.hook, [{ ...longPage, headline: 'A page', imagePath: wide.name }], [tall, wide], {
    cover: { imagePath: tall.name },
    ending: { imagePath: wide.name },
  });
  await reader.openStory(ownStory);
  await reader.expectPicturesPainted();
  await expectWhole(page, 'the cover of the slides');
  for (const slide of [1, 2]) {
    await page.keyboard.press('ArrowRight');
    await expect(reader.player).toHaveAttribute('data-slide-index', String(slide));
    await reader.expectPicturesPainted();
    await expectWhole(page, `slide ${slide}`);
  }
  await reader.openStory(ownStory, asBook(ownStory));
  await reader.expectPicturesPainted();
  await expectWhole(page, 'the cover of the book');
  for (const index of [1, 2]) {
    await page.keyboard.press('ArrowRight');
    await expectOpenAt(page, index);
    await reader.expectPicturesPainted();
    await expectWhole(page, `spread ${index}`);
  }
  await reader.button('Larger text').click();
  await expect(page.locator('.book-linear')).toBeVisible();
  await expectWhole(page, 'the linear view');
});
