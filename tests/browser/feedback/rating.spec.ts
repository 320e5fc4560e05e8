// Rating a story by keyboard and with screen-reader names, in both languages (spec people §1, §3, screens §9).
import { violationsAtRest } from '../accessibility';
import { englishStory, expect, germanStory, test } from '../fixtures';
import { dialog, english, expectStoredOnce, finishStory, german, waitUntilItWouldOpen } from './rating-page';

test.use({ installsWorker: false });

for (const [locale, story, texts, colorScheme] of [
  ['en-GB', englishStory, english, 'light'],
  ['de-DE', germanStory, german, 'dark'],
] as const)
  test.describe(`in ${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme, viewport: { width: 390, height: 844 } });

    test('the dialog opens at the end of the story and works by keyboard alone', async ({
      reader,
      service,
      page,
    }) => {
      await finishStory(reader, story);
      await expect(dialog(page)).toBeVisible();
      expect(await violationsAtRest(page)).toEqual([]);
      // All stars are in one column, whatever the length of the words beside or above them.
      const lefts = await dialog(page)
        .locator('.star-group-stars')
        .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().left));
      expect(new Set(lefts).size).toBe(1);
      const submit = dialog(page).getByRole('button', { name: texts.submit });
      await page.keyboard.press('Tab');
      for (const [at, category] of texts.categories.entries()) {
        await expect(submit).toBeDisabled();
        await expect(dialog(page).getByRole('radiogroup', { name: category })).toBeVisible();
        await page.keyboard.press('Space');
        for (let star = 0; star < at; star += 1) await page.keyboard.press('ArrowRight');
        await expect(
          page.getByRole('radio', { name: texts.stars(at + 1), exact: true }).nth(at),
        ).toBeChecked();
        await page.keyboard.press('Tab');
      }
      // The player's keys are off meanwhile: these are letters.
      await page.keyboard.type('sr <b>r</b> s');
      await reader.expectState('LAST_SLIDE_FINISHED');
      await page.keyboard.press('Tab');
      await expect(submit).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog(page)).toContainText(texts.thanks);
      expect(await violationsAtRest(page)).toEqual([]);
      await expectStoredOnce(service, 'sr <b>r</b> s');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);

      // After one rating the dialog does not open again by itself, and the player's keys work again.
      await page.keyboard.press('r');
      await reader.expectState('FIRST_SLIDE_PAUSED');
      for (let turn = 0; turn < 5; turn += 1) await page.keyboard.press('ArrowRight');
      await reader.expectState('LAST_SLIDE_FINISHED');
      await waitUntilItWouldOpen(page);
      await expect(dialog(page)).toHaveCount(0);
    });
  });

test('until a rating is given, the dialog opens at each end and closes on the backdrop', async ({
  reader,
  page,
}) => {
  await finishStory(reader, englishStory);
  for (let end = 0; end < 2; end += 1) {
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog(page)).toHaveCount(0);
    await page.keyboard.press('ArrowLeft');
    await reader.expectState('LAST_SLIDE_PAUSED');
    await page.keyboard.press('ArrowRight');
  }
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
});
