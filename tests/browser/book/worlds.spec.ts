// Accessibility of the pages in each world: no violation on cover, page, column and end, in wood on two screens; and in each world,
// in light and dark mode, the contrast of every text that is painted.
import type { Page } from '@playwright/test';
import { violationsAtRest } from '../accessibility';
import { englishStory, expect, test, type Reader, type Service } from '../fixtures';
import { faintTexts } from '../painted-contrast';
import { longNarration } from '../../support/service/own-story';
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
  await reader.choose('Larger text');
  await expectNone();
  await reader.choose('Larger text');
  for (let turn = 0; turn < 4; turn += 1) await page.keyboard.press('ArrowRight');
  await reader.expectState('LAST_SLIDE_FINISHED', 4);
  await expectOpenAt(page, 4);
  await expectNone();
});

/** Adds a story of two pages in a given world: on the first a subtitle stands beside the text, on the second a mark in it. */
function putStoryOf({ hook }: Service, kind: string, id: string): Promise<void> {
  const spoken = { text: 'A moth came in by the window. It asked for a little light.', audioPath: 'n.wav' };
  return hook.put({
    entry: { id, title: 'Moth', language: 'English' },
    index: JSON.stringify({
      kind,
      initialSlide: { headline: 'The moth', text: 'A tale' },
      slides: [
        { ...spoken, headline: 'A window', transcription: [{ start: 0, text: 'Spoken, not in the text.' }] },
        {
          ...spoken,
          headline: 'A light',
          transcription: [{ start: 0, text: 'A moth came in by the window.' }],
        },
      ],
      finalSlide: { text: 'Good night' },
    }),
    media: [longNarration('n.wav', 1)],
  });
}

/** Checks the contrast of each text on the screen, in light and dark mode. */
async function expectReadable(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await faintTexts(page), colorScheme).toEqual([]);
  }
}

test.describe('on a small tablet, whose pixels take half the time to look at', () => {
  test.use({ viewport: { width: 900, height: 600 } });

  test('in each world each text has enough contrast, as slides, book and column', async ({
    reader,
    service,
  }) => {
    for (const [at, [kind, world]] of worlds.entries())
      await test.step(world, async () => {
        const id = `${800 + at}`;
        await putStoryOf(service, kind, id);
        await reader.openStory(id);
        await expectReadableEverywhere(reader, world);
      });
  });
});

const worlds = [
  ['STORY', 'wood'],
  ['DARKTALE', 'dark-tale'],
  ['CHRISTMAS_STORY', 'christmas'],
  ['PRESENTATION', 'narration'],
] as const;

async function expectReadableEverywhere(reader: Reader, world: string): Promise<void> {
  const { page } = reader;
  const subtitle = page.locator('.viewer-subtitles');
  await test.step('slides', async () => {
    await expectReadable(page);
    await page.keyboard.press('ArrowRight');
    await expect(subtitle).toHaveText('Spoken, not in the text.');
    await expectReadable(page);
  });
  await test.step('book', async () => {
    await reader.choose('Read as book');
    await expectOpenAt(page, 1);
    await expect(page.locator('.book')).toHaveAttribute('data-world', world);
    await expect(subtitle).toHaveText('Spoken, not in the text.');
    await expectReadable(page);
  });
  await test.step('column', async () => {
    await reader.choose('Larger text');
    await expect(page.locator('.book-linear')).toBeVisible();
    await expect(subtitle).toHaveText('Spoken, not in the text.');
    await expectReadable(page);
    await reader.choose('Larger text');
  });
  await test.step('cover', async () => {
    await page.keyboard.press('ArrowLeft');
    await expectOpenAt(page, 0);
    await expectReadable(page);
  });
  await test.step('mark and end', async () => {
    for (let turn = 0; turn < 2; turn += 1) await page.keyboard.press('ArrowRight');
    await expectOpenAt(page, 2);
    await expect(page.locator('.book-place [data-spoken]')).toBeVisible();
    await expectReadable(page);
    for (let turn = 0; turn < 2; turn += 1) await page.keyboard.press('ArrowRight');
    await reader.expectState('LAST_SLIDE_FINISHED', 3);
    await expectOpenAt(page, 3);
    await expect(page.locator('.read-next')).toBeVisible();
    await expectReadable(page);
  });
}
