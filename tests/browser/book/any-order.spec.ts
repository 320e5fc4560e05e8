// Random actions in random order: book and player never differ for longer than a page turn. `npm run soak -- book` draws more.
import { randomFrom } from '../../../mocks/base/random';
import { animated, englishStory, expect, test } from '../fixtures';
import { asBook, bookFacts, type BookFacts } from './book-page';
import { aTurn, pauseWherever, readInAnyOrder } from '../../support/browser/random-actions';

test.use({ ...animated, installsWorker: false });

test('book and player agree after 60 random actions', async ({ reader, page }) => {
  const seed = Number(process.env['BOOKWORM_SEED'] ?? Date.now() % 100_000);
  console.log(`any order: seed ${seed}`);
  await reader.openStory(englishStory, asBook(englishStory));
  const { done, apart } = await readInAnyOrder(page, 60, randomFrom(seed));
  expect(apart, `seed ${seed}: ${done.join(', ')}`).toBeLessThan(aTurn);
  await pauseWherever(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  if ((await page.locator('.book-place').count()) === 0) {
    // The cover of the slides has no button but Play.
    if ((await reader.player.getAttribute('data-slide-index')) === '0')
      await page.keyboard.press('ArrowRight');
    await reader.choose('Read as book');
  }
  await expect.poll(async () => isTogether(await bookFacts(page))).toBe(true);
});

const isTogether = ({ state, spread, index }: BookFacts): boolean => state === 'read' && spread === index;
