// Favourites and stories in progress on this device: every tab shows them, from the first paint on.
import { dialog, english, openRating, rate } from '../feedback/rating-page';
import { shelfShifts, watchShifts } from '../shell/shifts';
import { expectAccessible } from '../shell/shell-page';
import { animated, englishStory, expect, Reader, test } from '../fixtures';
import { expectShelf, heart, listOnly } from './shelves';

test.use({ ...animated, installsWorker: false });

const big = '9007199254740993';
const stories = [big, '3', '2', '1'].map((id) => ({ id, title: `Story ${id}` }));

// The first of them is offered, above the shelf.
test('favourites of an older client are migrated, and every tab shows a new one', async ({
  reader,
  page,
  service,
  context,
}) => {
  await listOnly(service, stories);
  // An older client writes it at each start.
  await page.addInitScript(() => localStorage.setItem('ai-favourites', '["1","404"]'));
  await reader.openGallery();
  await expectShelf(reader, [big, '1', '3', '2']);
  const second = new Reader(await context.newPage(), service);
  await second.openGallery();
  await expectShelf(second, [big, '1', '3', '2']);

  await heart(page, 'Story 2').focus();
  await page.keyboard.press('Space');
  await expectShelf(reader, [big, '2', '1', '3']);
  await expect(heart(page, 'Story 2')).toBeFocused();
  await expectShelf(second, [big, '2', '1', '3']);
  await heart(second.page, 'Story 1').click();
  await expectShelf(reader, [big, '2', '3', '1']);

  const key = () => page.evaluate(() => localStorage.getItem('ai-favourites'));
  await expect.poll(key).toBe('["2","404"]');
  await page.reload();
  await expectShelf(reader, [big, '2', '3', '1']);
  await expect.poll(key).toBe('["2","404"]');
});

test('stories in progress are above the gallery from the first paint on, and lead back to their page, which can be rated', async ({
  reader,
  page,
}) => {
  await reader.openStory(englishStory);
  for (let page = 1; page <= 2; page += 1) await reader.page.keyboard.press('ArrowRight');
  await reader.expectState('PAUSED', 2);
  await watchShifts(page);
  await page.reload();
  await reader.openGallery();
  await reader.expectPicturesPainted();
  const row = page.getByRole('region', { name: 'Continue reading' });
  await expect(row.getByRole('link', { name: 'Continue on page 4' })).toHaveText('Continue');
  await expectAccessible(page);
  expect(await shelfShifts(page)).toEqual([]);
  await row.getByRole('link').press('Enter');
  await expect(reader.button('Continue on page 4')).toBeVisible();
  await test.step('the user’s own rating counts on the card at once, and the card shows the comments', () =>
    expectOwnRating(reader));
});

async function expectOwnRating(reader: Reader): Promise<void> {
  const { page } = reader;
  await openRating(reader, englishStory);
  await rate(page, 'We sang along.');
  await expect(dialog(page)).toContainText(english.thanks);
  await dialog(page).getByRole('button', { name: english.close }).first().click();
  await page.evaluate(() => location.assign('#/'));
  const ratings = reader
    .card(englishStory)
    .getByRole('button', { name: /^Ratings: \d\.\d of 5, \d+ ratings?$/ });
  await ratings.click();
  await expect(dialog(page).getByText('We sang along.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(ratings).toBeFocused();
}
