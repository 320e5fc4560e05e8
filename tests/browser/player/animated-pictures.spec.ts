// Animated pictures stand still while nothing plays, and with reduced motion always (spec player §1).
import type { Page } from '@playwright/test';
import { longNarration, ownStory, putStory } from '../../support/service/own-story';
import { animatedPicture } from '../../support/service/own-picture';
import { animated, expect, test, type Service } from '../fixtures';
import { asBook, expectOpenAt } from '../book/book-page';

test.use({ installsWorker: false });

const moving = {
  name: 'moving.png',
  base64: animatedPicture(64, [
    [220, 30, 30, 255],
    [40, 40, 200, 255],
    [30, 160, 30, 255],
  ]),
};
const first = 'red';

function putMovingStory({ hook }: Service): Promise<void> {
  const page = { headline: 'A page', text: 'It moves.', imagePath: moving.name, audioPath: 'n.wav' };
  return putStory(hook, [page, page], [moving, longNarration('n.wav')], { cover: page, ending: page });
}

/** Returns the colour that the picture in the given part of the page is painted in. */
async function colourIn(page: Page, part: string): Promise<string> {
  const shot = await page.locator(`${part} img`).first().screenshot();
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = document.createElement('canvas').getContext('2d');
    context?.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
    const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
    return red > green && red > blue ? 'red' : blue > green ? 'blue' : 'green';
  }, shot.toString('base64'));
}

/** Waits until the picture stands still at its first frame: several looks in a row find that alone, of three frames in 300 ms. */
const expectStill = (page: Page, part: string) =>
  expect
    .poll(async () => {
      const colours: string[] = [];
      for (let look = 0; look < 8; look += 1) colours.push(await colourIn(page, part));
      return [...new Set(colours)];
    }, part)
    .toEqual([first]);

/** Waits until each frame has been seen. */
async function expectMoving(page: Page, part: string): Promise<void> {
  const seen = new Set<string>();
  await expect.poll(async () => seen.add(await colourIn(page, part)).size, part).toBe(3);
}

test.describe('where motion is welcome', () => {
  test.use(animated);

  test('animated pictures run only while the story plays, as slides and as a book', async ({
    reader,
    service,
    page,
  }) => {
    await putMovingStory(service);
    await reader.openStory(ownStory);
    await expectStill(page, '.viewer-background');
    await reader.button('Play').click();
    await expectMoving(page, '.viewer-background');
    await page.keyboard.press('ArrowRight');
    await expectMoving(page, '.viewer-slide');
    await reader.button('Pause').click();
    await expectStill(page, '.viewer-slide');
    await reader.openStory(ownStory, asBook(ownStory));
    await expectStill(page, '.book-cover');
    await page.keyboard.press('ArrowRight');
    await expectOpenAt(page, 1);
    await expectStill(page, '[data-position="1"]');
    await reader.button('Play').click();
    await expectMoving(page, '[data-position="1"]');
  });
});

test('with reduced motion animated pictures stand still while the story plays', async ({
  reader,
  service,
  page,
}) => {
  await putMovingStory(service);
  await reader.openStory(ownStory);
  await reader.button('Play').click();
  await expectStill(page, '.viewer-background');
  await page.keyboard.press('ArrowRight');
  await reader.expectState('PLAYING', 1);
  await expectStill(page, '.viewer-slide');
});
