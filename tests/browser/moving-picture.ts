// A picture that moves, and whether it is seen to.
import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { animatedPicture } from '../support/service/own-picture';

export const movingPicture = {
  name: 'moving.png',
  base64: animatedPicture(64, [
    [220, 30, 30, 255],
    [40, 40, 200, 255],
    [30, 160, 30, 255],
  ]),
};
const first = 'red';

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
export const expectStill = (page: Page, part: string): Promise<void> =>
  expect
    .poll(async () => {
      const colours: string[] = [];
      for (let look = 0; look < 8; look += 1) colours.push(await colourIn(page, part));
      return [...new Set(colours)];
    }, part)
    .toEqual([first]);

/** Waits until each frame has been seen. */
export async function expectMoving(page: Page, part: string): Promise<void> {
  const seen = new Set<string>();
  await expect.poll(async () => seen.add(await colourIn(page, part)).size, part).toBe(3);
}
