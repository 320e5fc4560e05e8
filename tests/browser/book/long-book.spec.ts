// A book of hundreds of slides: only the pages near the current one are rendered, and the reader never sees that.
import { expect, test } from '../fixtures';
import { ownStory, putStory } from '../../support/service/own-story';
import { asBook, expectOpenAt } from './book-page';

test.use({ installsWorker: false });

const pages = Array.from({ length: 298 }, (_, at) => ({
  headline: `Chapter ${at + 1}`,
  text: `Words of ${at + 1}.`,
}));

test('the next pages are rendered before they are turned to; a page has its text wherever the book is opened, and on every page after it', async ({
  reader,
  page,
  service,
}) => {
  await putStory(service.hook, pages);
  await reader.openStory(ownStory, asBook(ownStory));
  await expectOpenAt(page, 0);
  await test.step('the next pages are rendered before they are turned to', async () => {
    const printed = page.locator('.book-page', { hasText: 'Words of' });
    await expect.poll(() => printed.count()).toBeGreaterThanOrEqual(8);
    const furthest = await printed.count();
    await expect(page.locator('.book-page', { hasText: `Words of ${furthest + 1}.` })).toHaveCount(0);
    for (let index = 1; index <= 14; index += 1) {
      await page.keyboard.press('ArrowRight');
      await expectOpenAt(page, index);
      for (let ahead = index; ahead <= index + 8; ahead += 1)
        await expect(page.locator('.book-page', { hasText: `Words of ${ahead}.` })).toHaveCount(1);
    }
    await expect(page.locator('.book-page', { hasText: `Words of ${furthest + 1}.` })).toHaveCount(1);
  });
  const bar = page.getByRole('slider');
  const words = (at: number) => page.locator('.book-page', { hasText: `Words of ${at}.` });
  await bar.focus();
  await page.keyboard.press('End');
  await expectOpenAt(page, 299);
  await bar.blur();
  for (const at of [298, 297]) {
    await page.keyboard.press('ArrowLeft');
    await expectOpenAt(page, at);
    await expect(words(at)).toBeVisible();
  }
  await expect(page.locator('.book-page', { hasText: 'Words of 1.' })).toHaveCount(0);
  await bar.focus();
  await page.keyboard.press('Home');
  await expectOpenAt(page, 0);
  await page.keyboard.press('ArrowRight');
  await expectOpenAt(page, 1);
  await expect(words(1)).toBeVisible();
});
