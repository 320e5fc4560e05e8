// The slides on the screens of phones: everything can be reached, and the text keeps its place.
import { englishStory, expect, test } from '../fixtures';

test.use({ installsWorker: false });

test.describe('a phone in landscape', () => {
  test.use({ viewport: { width: 640, height: 280 } });

  test('each choice of the sleep timer is on the screen once it has the focus', async ({ reader, page }) => {
    await reader.openStory(englishStory);
    await page.keyboard.press('ArrowRight');
    await reader.button('Sleep timer').click();
    const choices = page.getByRole('menuitemradio');
    await expect(choices.first()).toBeFocused();
    for (const choice of await choices.all()) {
      await expect(choice).toBeFocused();
      await expect(choice).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('ArrowDown');
    }
    await page.getByRole('menuitemradio', { name: '30 minutes' }).click();
    await expect(reader.button('Sleep timer')).toHaveAccessibleDescription('30 minutes left');
  });
});
