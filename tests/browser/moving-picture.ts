// A picture that moves, and whether it is seen to.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
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

/** Returns a function that looks which colour the picture in the given part of the page is painted in. */
async function watch(page: Page, part: string): Promise<() => Promise<string>> {
  const picture = page.locator(`${part} img`).first();
  // Only its middle: a picture of the whole costs ten times as much.
  const cdp = await page.context().newCDPSession(page);
  return async () => {
    const [x, y] = await picture.evaluate((element) => {
      element.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = element.getBoundingClientRect();
      return [left + scrollX + width / 2, top + scrollY + height / 2] as const;
    });
    const clip = { x, y, width: 1, height: 1, scale: 1 };
    const { data: png } = await cdp.send('Page.captureScreenshot', { format: 'png', clip });
    const [red = 0, green = 0, blue = 0] = await sharp(Buffer.from(png, 'base64')).raw().toBuffer();
    return red > green && red > blue ? 'red' : blue > green ? 'blue' : 'green';
  };
}

/** Waits until the picture stands still at its first frame: for 600 ms, looks find that alone, of three frames in 300 ms. */
export async function expectStill(page: Page, part: string): Promise<void> {
  const look = await watch(page, part);
  await expect
    .poll(async () => {
      const colours: string[] = [];
      const until = Date.now() + 600;
      while (colours.length < 8 || Date.now() < until) colours.push(await look());
      return [...new Set(colours)];
    }, part)
    .toEqual([first]);
}

/** Waits until each frame has been seen. */
export async function expectMoving(page: Page, part: string): Promise<void> {
  const look = await watch(page, part);
  const seen = new Set<string>();
  // More often than the frames change, and never in step with them.
  const intervals = [70];
  await expect.poll(async () => seen.add(await look()).size, { message: part, intervals }).toBe(3);
}
