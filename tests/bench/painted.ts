// When a picture is on the screen, asked of product and floor in the very same way.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    paintedAt?: number;
  }
}

/** Milliseconds from the start of navigation until `count` pictures whose address matches are painted. */
export async function timeUntilPainted(
  page: Page,
  url: string,
  pictures: { readonly address: RegExp; readonly count: number },
): Promise<number> {
  await page.addInitScript(watchPictures, [pictures.address.source, pictures.count] as const);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => window.paintedAt !== undefined, undefined, { timeout: 60_000 });
  return page.evaluate(() => window.paintedAt ?? Number.NaN);
}

/** Runs in the page: looks once a frame, and takes the frame after the last picture is there as its paint. */
function watchPictures([source, count]: readonly [string, number]): void {
  const address = new RegExp(source);
  const isPainted = (picture: HTMLImageElement): boolean => {
    const box = picture.getBoundingClientRect();
    return (
      address.test(picture.currentSrc) &&
      picture.complete &&
      picture.naturalWidth > 0 &&
      box.width > 40 &&
      box.height > 40 &&
      picture.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  const look = (): void => {
    const there = [...document.images].filter(isPainted).length;
    if (there >= count) requestAnimationFrame((time) => (window.paintedAt = time));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
