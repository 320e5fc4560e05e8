// Whatever a reader does, in whatever order: book and player are never apart for longer than a turn.
import { randomFrom } from '../../../mocks/random';
import { englishStory, expect, test } from '../fixtures';
import { asBook, bookFacts, type BookFacts } from './book-page';
import { aTurn, readInAnyOrder } from './random-actions';

test('300 things in any order', async ({ reader, page }) => {
  const seed = Number(process.env['BOOKWORM_SEED'] ?? Date.now() % 100_000);
  console.log(`any order: seed ${seed}`);
  await reader.openStory(englishStory, asBook(englishStory));
  const { done, apart } = await readInAnyOrder(page, 300, randomFrom(seed));
  expect(apart, `seed ${seed}: ${done.join(', ')}`).toBeLessThan(aTurn);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  if ((await page.locator('.book-place').count()) === 0) {
    // The cover of the slides offers nothing but Play.
    if ((await reader.player.getAttribute('data-slide-index')) === '0')
      await page.keyboard.press('ArrowRight');
    await reader.button('Read as book').click();
  }
  await expect.poll(async () => isTogether(await bookFacts(page))).toBe(true);
});

const isTogether = ({ state, spread, index }: BookFacts): boolean => state === 'read' && spread === index;
