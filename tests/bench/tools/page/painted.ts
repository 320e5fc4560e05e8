// Measures when a picture is on the screen, in the same way for product and baseline.
import type { OpenPage } from '../tablet';

declare global {
  interface Window {
    /** A binding: the page calls it, and the bench receives the time. */
    reportPainted?: (time: string) => void;
  }
}

const longest = 60_000;

/**
 * Returns the milliseconds from the start of navigation until `count` pictures whose address matches are painted. The page
 * reports them through a binding. A query of the page would evaluate 0.3 MB of Playwright's script in it, which takes 0.1 s on
 * this tablet.
 */
export async function timeUntilPainted(
  { page, cdp }: OpenPage,
  url: string,
  pictures: { readonly address: RegExp; readonly count: number },
): Promise<number> {
  await cdp.send('Runtime.enable');
  await cdp.send('Runtime.addBinding', { name: 'reportPainted' });
  await page.addInitScript(watchPictures, [pictures.address.source, pictures.count] as const);
  const painted = new Promise<number>((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`Not painted: ${url}`)), longest);
    cdp.once('Runtime.bindingCalled', ({ payload }) => {
      clearTimeout(late);
      resolve(Number(payload));
    });
  });
  await cdp.send('Page.navigate', { url });
  return painted;
}

/** Runs in the page: checks once a frame, and counts the frame after the last picture is loaded as its paint. */
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
    if (there >= count) requestAnimationFrame((time) => window.reportPainted?.(String(time)));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
