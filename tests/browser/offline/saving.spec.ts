// A story that was opened once plays without a network: the service is really stopped, its port closed.
import { recordHistory, readHistory } from '../../support/browser/player-history';
import { englishStory, expect, test } from '../fixtures';

test.use({ seesWorkerRequests: true });

test('an opened story plays behind a captive portal and without a network, by each address, beside the saved list', async ({
  reader,
  page,
  service,
}) => {
  const expectOpened = async () => {
    await reader.expectState('FIRST_SLIDE_PAUSED', 0);
    await reader.expectPicturesPainted();
  };
  await reader.openStory(englishStory);
  await reader.waitUntilSaved(englishStory);

  await test.step('a captive portal answers in place of the service', async () => {
    const response = { status: 200, type: 'text/html', body: '<!doctype html><title>Welcome</title>' };
    await service.hook.respond('/presentations/*', response);
    await page.reload();
    await expectOpened();
    await recordHistory(page);
    await reader.button('Play').first().click();
    const firstPage = async () =>
      (await readHistory(page)).find(({ state }) => state === 'PLAYING 1')?.playedSeconds ?? 0;
    await expect.poll(firstPage).toBeGreaterThan(0.2);
    await service.hook.heal();
    // The list is kept that the worker has fetched.
    await reader.openGallery('/?list');
  });
  await reader.goOffline();
  await test.step("seeking works in narration and in the speaker's film", async () => {
    await page.goto(`${service.origin}/#/view/${englishStory}`);
    await expectOpened();
    for (const kind of ['audio', 'speakerVideo'] as const) {
      const reached = await reader.seekInSavedMedium(englishStory, kind, 0.6);
      expect(reached).toBeGreaterThan(0.5);
    }
  });
  await test.step('no other method than GET is answered with saved files', async () => {
    const answered = (url: string, method: string) =>
      page.evaluate(
        async ([address, init]) => {
          const response = await fetch(address, init).catch(() => undefined);
          return response !== undefined;
        },
        [url, { method }] as const,
      );
    for (const url of ['/index.html', '/api/presentation', `/presentations/${englishStory}/index.json`])
      expect([
        url,
        await answered(url, 'GET'),
        await answered(url, 'HEAD'),
        await answered(url, 'POST'),
      ]).toEqual([url, true, false, false]);
  });
  await test.step('it plays again from the first page to the last', async () => {
    await recordHistory(page);
    await reader.button('Play').first().click();
    await reader.waitUntilFinished(4);
    const played = (await readHistory(page)).filter(({ state }) => state.includes('PLAYING'));
    expect(played).toHaveLength(5);
    for (const { playedSeconds, pictured } of played) {
      expect(playedSeconds).toBeGreaterThan(0.5);
      expect(pictured).toBe(true);
    }
  });
  for (const address of [
    `/?x=1#/view/${englishStory}`,
    `/kiosk.html#/view/${englishStory}`,
    `/p/${englishStory}`,
  ])
    await test.step(`${address.replace(englishStory, '{id}')} opens it`, async () => {
      await page.goto('about:blank');
      await page.goto(`${service.origin}${address}`);
      await expectOpened();
    });
  await test.step('the gallery shows the saved list', async () => {
    await page.goto(`${service.origin}/?gallery`);
    await expect(page.locator(`article[data-presentation-id="${englishStory}"]`)).toBeVisible();
  });
  await test.step('a story that was never opened shows a kind message', async () => {
    reader.expectFault(/Network error|PresentationNotFound|viewer/);
    await page.goto(`${service.origin}/?never#/view/123456`);
    await expect(page.getByText(/^Error .+!$/)).toBeVisible();
  });
});
