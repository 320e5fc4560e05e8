// Pictures of every shape are shown whole: on the cover, on slides and pages, in the linear view.
import type { Locator, Page } from '@playwright/test';
import { croppedPictures } from '../../support/browser/page-scripts';
import { longPage, ownStory, putStory } from '../../support/service/own-story';
import { framedPicture } from '../../support/service/own-picture';
import { expect, test, type Reader, type Service } from '../fixtures';
import { asBook, expectOpenAt } from '../book/book-page';

test.use({ installsWorker: false });

const [red, blue] = [
  [220, 30, 30, 255],
  [40, 40, 200, 255],
] as const;
const tall = { name: 'tall.png', base64: framedPicture(90, 160, red, blue) };
const wide = { name: 'wide.png', base64: framedPicture(160, 90, red, blue) };

/** Waits until the pictures that are shown are whole. */
const expectWhole = (page: Page, where: string) =>
  expect.poll(() => page.evaluate(croppedPictures), where).toEqual([]);

test('pictures that are no squares are whole on the cover, on slides and pages, and in the linear view', async ({
  reader,
  service,
  page,
}) => {
  await putStory(service.hook, [{ ...longPage, headline: 'A page', imagePath: wide.name }], [tall, wide], {
    cover: { imagePath: tall.name },
    ending: { imagePath: wide.name },
  });
  await reader.openStory(ownStory);
  await reader.expectPicturesPainted();
  await expectWhole(page, 'the cover of the slides');
  for (const slide of [1, 2]) {
    await page.keyboard.press('ArrowRight');
    await expect(reader.player).toHaveAttribute('data-slide-index', String(slide));
    await reader.expectPicturesPainted();
    await expectWhole(page, `slide ${slide}`);
  }
  await reader.openStory(ownStory, asBook(ownStory));
  await reader.expectPicturesPainted();
  await expectWhole(page, 'the cover of the book');
  for (const index of [1, 2]) {
    await page.keyboard.press('ArrowRight');
    await expectOpenAt(page, index);
    await reader.expectPicturesPainted();
    await expectWhole(page, `spread ${index}`);
  }
  await reader.choose('Larger text');
  await expect(page.locator('.book-linear')).toBeVisible();
  await expectWhole(page, 'the linear view');
  await test.step('black ink on a transparent picture is seen in the dark tale and on the dark shelf', () =>
    expectInkToBeSeen(reader, service));
});

/** Returns how light the middle of a picture is painted, from 0 to 255. */
async function lightness(picture: Locator): Promise<number> {
  const shot = await picture.screenshot();
  return picture.page().evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('There is no canvas');
    context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return (red + green + blue) / 3;
  }, shot.toString('base64'));
}

async function expectInkToBeSeen(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  const darkTale = '778';
  const clear = [0, 0, 0, 0] as const;
  const black = [0, 0, 0, 255] as const;
  const square = { name: 'square.png', base64: framedPicture(120, 120, black, clear) };
  const bar = { name: 'bar.png', base64: framedPicture(160, 90, black, clear) };
  await page.emulateMedia({ colorScheme: 'dark' });
  await putStory(service.hook, [{ ...longPage, imagePath: square.name }], [square, bar], {
    id: darkTale,
    kind: 'DARKTALE',
    cover: { imagePath: square.name },
    ending: { imagePath: bar.name },
    entry: { previewImage: `presentations/${darkTale}/${square.name}` },
  });
  const expectPaper = async (where: string, scope = '.viewer-player', paper = 230): Promise<void> => {
    const picture = page.locator(`${scope} img`).filter({ visible: true }).first();
    await expect.poll(() => lightness(picture), where).toBeGreaterThan(paper);
  };
  await reader.openStory(darkTale);
  await expectPaper('the cover of the slides');
  await page.keyboard.press('ArrowRight');
  await expectPaper('a slide', '.viewer-slide');
  await reader.choose('Read as book');
  await expectOpenAt(page, 1);
  await expectPaper('a page', '.book-page[data-position="1"]');
  await page.keyboard.press('ArrowRight');
  await expectOpenAt(page, 2);
  await expectPaper('a page with a wide picture', '.book-page[data-position="3"]');
  await reader.choose('Larger text');
  await expectPaper('the linear view', '.book-linear');
  await reader.openGallery();
  // In the dark scheme the covers are a little dimmer.
  await expectPaper('a card', `article[data-presentation-id="${darkTale}"]`, 200);
}
