// Accessibility of the pages in each world: no violation on cover, page, column and end, in wood on two screens.
import { violationsAtRest } from '../accessibility';
import { englishStory, expect, test, type Service } from '../fixtures';
import { asBook, expectOpenAt } from './book-page';

test.use({ installsWorker: false });

const screens = [
  { width: 390, height: 844 },
  { width: 1180, height: 820 },
] as const;

test('no accessibility violation in wood on two screens, on cover, page, column and end', async ({
  reader,
  page,
}) => {
  const expectNone = async (): Promise<void> => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      expect(await violationsAtRest(page), `${screen.width} px wide`).toEqual([]);
    }
  };
  await reader.openStory(englishStory, asBook(englishStory));
  await expectOpenAt(page, 0);
  await expectNone();
  await page.keyboard.press('ArrowRight');
  await expectOpenAt(page, 1);
  await expectNone();
  await reader.button('Larger text').click();
  await expectNone();
  await reader.button('Larger text').click();
  for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('ArrowRight');
  await reader.expectState('LAST_SLIDE_FINISHED', 4);
  await reader.putRatingsAway();
  await expectOpenAt(page, 4);
  await expectNone();
});

/** Adds a story of one page in a world of its own. */
function putStoryOf({ hook }: Service, kind: string, id: string): Promise<void> {
  const text = 'A moth came in by the window. It asked for a little light.';
  return hook.put({
    entry: { id, title: 'Moth', language: 'English' },
    index: JSON.stringify({
      kind,
      initialSlide: { headline: 'The moth', text: 'A tale' },
      slides: [{ headline: 'A window', text }],
      finalSlide: { text: 'Good night' },
    }),
  });
}

test('no accessibility violation in the other worlds, on page, column, cover and end', async ({
  reader,
  page,
  service,
}) => {
  for (const [id, kind, world] of [
    ['779', 'DARKTALE', 'dark-tale'],
    ['780', 'CHRISTMAS_STORY', 'christmas'],
    ['781', 'PRESENTATION', 'narration'],
  ] as const)
    await test.step(world, async () => {
      await putStoryOf(service, kind, id);
      await reader.openStory(id);
      await page.keyboard.press('ArrowRight');
      if ((await reader.player.getAttribute('data-view')) === 'slides')
        await reader.button('Read as book').click();
      await expectOpenAt(page, 1);
      await expect(page.locator('.book')).toHaveAttribute('data-world', world);
      expect(await violationsAtRest(page)).toEqual([]);
      await reader.button('Larger text').click();
      await expect(page.locator('.book-linear')).toBeVisible();
      expect(await violationsAtRest(page)).toEqual([]);
      await reader.button('Larger text').click();
      await page.keyboard.press('ArrowLeft');
      await expectOpenAt(page, 0);
      expect(await violationsAtRest(page)).toEqual([]);
      for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('ArrowRight');
      await reader.expectState('LAST_SLIDE_FINISHED', 2);
      await reader.putRatingsAway();
      await expectOpenAt(page, 2);
      expect(await violationsAtRest(page)).toEqual([]);
    });
});
