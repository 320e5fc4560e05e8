// A story that was opened once plays without a network: the service is really stopped, its port closed.
import { recordDiary, readDiary } from './diary';
import { englishStory, expect, test } from './fixtures';

test('a saved story opens and plays when a captive portal answers in place of the service', async ({
  reader,
  page,
  service,
}) => {
  await reader.openStory(englishStory);
  await reader.waitUntilSaved(englishStory);
  const answer = { status: 200, type: 'text/html', body: '<!doctype html><title>Welcome</title>' };
  await service.hook.fail('/presentations/*', answer);
  await page.reload();
  await reader.expectState('FIRST_SLIDE_PAUSED', 0);
  await reader.expectPicturesPainted();
  await reader.button('Play').first().click();
  await reader.expectState('PLAYING', 1);
  await reader.expectNarrationGrows();
});

test.describe('with the service stopped', () => {
  test('an opened story plays again from the first page to the last', async ({ reader, page }) => {
    await reader.openStory(englishStory);
    await reader.waitUntilSaved(englishStory);
    await reader.goOffline();
    await page.reload();
    await reader.expectState('FIRST_SLIDE_PAUSED', 0);
    await reader.expectPicturesPainted();
    await recordDiary(page);
    await reader.button('Play').first().click();
    await reader.expectState('LAST_SLIDE_FINISHED', 4);
    const played = (await readDiary(page)).filter(({ state }) => state.includes('PLAYING'));
    expect(played).toHaveLength(5);
    for (const { playedSeconds, pictured } of played) {
      expect(playedSeconds).toBeGreaterThan(0.5);
      expect(pictured).toBe(true);
    }
  });

  test('seeking works in narration and in the speaker video', async ({ reader, page }) => {
    await reader.openStory(englishStory);
    await reader.waitUntilSaved(englishStory);
    await reader.goOffline();
    await page.reload();
    await reader.expectState('FIRST_SLIDE_PAUSED', 0);
    for (const kind of ['audio', 'speakerVideo'] as const) {
      const reached = await reader.seekInSavedMedium(englishStory, kind, 0.6);
      expect(reached).toBeGreaterThan(0.5);
    }
  });

  test('the gallery shows the saved list', async ({ reader, page }) => {
    await reader.openGallery();
    await reader.waitForWorker();
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await reader.goOffline();
    await page.reload();
    await expect(page.locator(`article[data-presentation-id="${englishStory}"]`)).toBeVisible();
  });

  for (const address of [
    `/?x=1#/view/${englishStory}`,
    `/kiosk.html#/view/${englishStory}`,
    `/p/${englishStory}`,
  ]) {
    test(`${address.replace(englishStory, '{id}')} opens a saved story`, async ({
      reader,
      page,
      service,
    }) => {
      await reader.openStory(englishStory);
      await reader.waitUntilSaved(englishStory);
      await reader.goOffline();
      await page.goto('about:blank');
      await page.goto(`${service.origin}${address}`);
      await reader.expectState('FIRST_SLIDE_PAUSED', 0);
      await reader.expectPicturesPainted();
    });
  }

  test('a story that was never opened shows a kind message', async ({ reader, page, service }) => {
    await reader.openGallery();
    await reader.waitForWorker();
    reader.expectFault(/Network error|PresentationNotFound|viewer/);
    await reader.goOffline();
    await page.goto(`${service.origin}/#/view/123456`);
    await expect(page.getByText(/^Error .+!$/)).toBeVisible();
  });
});
