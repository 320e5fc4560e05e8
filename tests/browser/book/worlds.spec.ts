// Accessibility of the pages in each world: no violation on cover, page, column and end, in wood on two screens.
import { violationsAtRest } from '../accessibility';
import { englishStory, expect, test } from '../fixtures';
import { asBook, expectOpenAt } from './book-page';

test.use({ installsWorker: false });

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1180, height: 820 },
])
  test(`no accessibility violation in wood at ${width}×${height}, on cover, page, column and end`, async ({
    reader,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await reader.openStory(englishStory, asBook(englishStory));
    await expectOpenAt(page, 0);
    expect(await violationsAtRest(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expectOpenAt(page, 1);
    expect(await violationsAtRest(page)).toEqual([]);
    await reader.button('Larger text').click();
    expect(await violationsAtRest(page)).toEqual([]);
    await reader.button('Larger text').click();
    for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('ArrowRight');
    await reader.expectState('LAST_SLIDE_FINISHED', 4);
    await reader.putRatingsAway();
    await expectOpenAt(page, 4);
    expect(await violationsAtRest(page)).toEqual([]);
  });

for (const [kind, world] of [
  ['DARKTALE', 'dark-tale'],
  ['CHRISTMAS_STORY', 'christmas'],
  ['PRESENTATION', 'narration'],
] as const)
  test(`no accessibility violation in the world ${world}`, async ({ reader, page, service }) => {
    const text = 'A moth came in by the window. It asked for a little light.';
    await service.hook.put({
      entry: { id: '779', title: 'Moth', language: 'English' },
      index: JSON.stringify({
        kind,
        initialSlide: { headline: 'The moth', text: 'A tale' },
        slides: [{ headline: 'A window', text }],
        finalSlide: { text: 'Good night' },
      }),
    });
    await reader.openStory('779');
    await page.keyboard.press('ArrowRight');
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
