// Rating a story by its faces, and by keyboard in the dialog with screen-reader names, in both languages (spec people §1, §3, screens §9).
import { violationsAtRest } from '../accessibility';
import { englishStory, expect, germanStory, test } from '../fixtures';
import {
  dialog,
  english,
  expectStoredOnce,
  finishStory,
  german,
  passUntilSlipWouldCome,
  slip,
  timesStored,
} from './rating-page';

test.use({ installsWorker: false });

for (const [locale, story, texts, rate, colorScheme] of [
  ['en-GB', englishStory, english, 'Rate', 'light'],
  ['de-DE', germanStory, german, 'Bewerten', 'dark'],
] as const)
  test.describe(`in ${locale}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme, viewport: { width: 390, height: 844 } });

    test('the dialog at the end of the story works by keyboard alone', async ({ reader, service, page }) => {
      await page.clock.install();
      await finishStory(reader, story);
      await reader.button(rate).press('Enter');
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

      // After one rating no faces come, and the player's keys work again.
      await page.keyboard.press('r');
      await reader.expectState('FIRST_SLIDE_PAUSED');
      for (let turn = 0; turn < 5; turn += 1) await page.keyboard.press('ArrowRight');
      await reader.expectState('LAST_SLIDE_FINISHED');
      await passUntilSlipWouldCome(reader);
      await expect(slip(page)).toHaveCount(0);
    });
  });

test('three faces come 2 s after the end, once, without the focus; a face makes one record on leaving, or in the dialog', async ({
  reader,
  service,
  page,
}) => {
  const face = (name: string) => slip(page).getByRole('button', { name });
  const focused = () => page.evaluate(() => document.activeElement?.className);
  const storedByFaces = () => timesStored(service, '');
  const before = await storedByFaces();
  await reader.openStoryAndStopTime(englishStory);
  for (let turn = 0; turn < 5; turn += 1) await page.keyboard.press('ArrowRight');
  await reader.expectState('LAST_SLIDE_FINISHED');
  const focus = await focused();
  await reader.pass(1900);
  await expect(slip(page)).toHaveCount(0);
  // Two seconds after the end has come into view: some frames after the player says so.
  const hasCome = async () => {
    await reader.pass(200);
    return face('Loved it: 5 stars').isVisible();
  };
  await expect.poll(hasCome).toBe(true);
  expect(await focused()).toBe(focus);

  await test.step('put away, it does not come again at the next end', async () => {
    await face('Not now').click();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowRight');
    await passUntilSlipWouldCome(reader);
    await expect(slip(page)).toHaveCount(0);
  });
  await page.clock.resume();
  await test.step('when the page is left', async () => {
    await page.reload();
    await finishStory(reader, englishStory);
    await reader.pass(2100);
    await face('It was all right: 3 stars').click();
    await expect(face('Loved it')).toHaveCount(0);
    expect(await storedByFaces()).toBe(before);
    await reader.button('Back').click();
    await expect.poll(storedByFaces).toBe(before + 1);
  });
  await test.step('in the dialog, with its stars set', async () => {
    await finishStory(reader, germanStory);
    await reader.pass(2100);
    await face('Loved it').click();
    await face('Say more').click();
    await expect(dialog(page).getByRole('radio', { name: '5 stars' })).toHaveCount(3);
    for (const group of await dialog(page).getByRole('radiogroup').all())
      await expect(group.getByRole('radio', { name: '5 stars' })).toBeChecked();
    await reader.pass(9000);
    await dialog(page).getByLabel(english.comment).fill('More words');
    await dialog(page).getByRole('button', { name: 'Submit' }).click();
    await expect(dialog(page)).toContainText(english.thanks);
    await page.keyboard.press('Escape');
    await expect(slip(page)).toHaveCount(0);
    await expectStoredOnce(service, 'More words');
    expect(await storedByFaces()).toBe(before + 1);
  });
});
