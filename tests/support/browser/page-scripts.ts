// Changes a page before its app runs: removes the worker, loops sounds, records events, and replaces its clock and pictures.
import type { Page } from '@playwright/test';

/**
 * Runs in each new document: the worker is registered but never installed, so the page stays as it is on a first visit until then.
 * Playwright's own way, `serviceWorkers: 'block'`, writes a warning to the console and resolves without a registration, which no
 * browser does.
 */
export function keepWorkerFromInstalling(): void {
  if (!('serviceWorker' in navigator)) return;
  const workers = { installing: null, waiting: null, active: null, update: () => Promise.resolve() };
  const registration = Object.assign(new EventTarget(), workers);
  Object.assign(ServiceWorkerContainer.prototype, { register: () => Promise.resolve(registration) });
}

/**
 * Puts the clock of the page, which the test has installed, forward as `fastForward` does, and stops it there until `resume`: between two
 * looks at the page no timer fires, however long that takes.
 */
export async function fastForwardAndStop(page: Page, milliseconds: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  try {
    await page.clock.pauseAt(now + milliseconds);
  } catch (error) {
    if (!String(error).includes('Cannot fast-forward to the past')) throw error;
    // The machine stalled for longer than that after the time was read. The attempt has stopped the clock, so the time stays now.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + milliseconds);
  }
}

/**
 * Loops each narration and each voice of later documents, so that it plays until the test ends it. To let one end, remove its
 * `loop`.
 */
export async function letSoundsPlayOn(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener(
      'play',
      ({ target }) => {
        if (target instanceof HTMLAudioElement) target.loop = true;
      },
      { capture: true },
    ),
  );
}

/** Runs in each new document: notes at an audio element whether its `ended` event has been fired, which is later than `ended` is true. */
export function noteEndsOfNarrations(): void {
  const note = (type: string, narrated: boolean) =>
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLAudioElement) target.dataset['narrated'] = String(narrated);
      },
      { capture: true },
    );
  for (const type of ['play', 'seeking', 'emptied']) note(type, false);
  note('ended', true);
}

/**
 * Runs in each new document: logs the app's own error reports when it is left, since the next one does not have them. Not on `pagehide`,
 * whose messages never reach the test.
 */
export function logReportsOnLeaving(): void {
  addEventListener('beforeunload', () => {
    const read: unknown = Reflect.get(window, 'bookwormReports');
    const all: unknown = typeof read === 'function' ? read() : [];
    if (Array.isArray(all)) for (const report of all) console.info(`report: ${JSON.stringify(report)}`);
  });
}

/**
 * Runs in the page: returns whether it shows pictures, all of them decoded, and in place of missing or broken ones exactly `drawn`
 * covers that the app draws.
 */
export function arePicturesPainted(drawn: number): boolean {
  // A browser never fetches a lazy picture that has no box.
  const pictures = [...document.images].filter(
    (picture) => picture.loading !== 'lazy' || picture.getClientRects().length > 0,
  );
  return (
    pictures.length > 0 &&
    pictures.every(({ complete, naturalWidth }) => complete && naturalWidth > 0) &&
    document.querySelectorAll('.fallback-cover, .card-cover:empty, div.viewer-picture:empty').length === drawn
  );
}

/** Runs in the page: returns the names of the files of a story's pictures that are shown, and of which a part is cut off. */
export function croppedPictures(): string[] {
  const isShown = (picture: Element) =>
    picture.closest('[inert], [data-ahead], .viewer-background:not([data-look="sharp"])') === null;
  const isCut = (picture: HTMLImageElement) => {
    const { naturalWidth, naturalHeight, clientWidth, clientHeight } = picture;
    const fit = getComputedStyle(picture).objectFit;
    // Of what covers its box, the part outside of it is not drawn.
    const cut = Math.abs(clientWidth * naturalHeight - clientHeight * naturalWidth) / naturalHeight;
    return fit !== 'contain' && cut > 1;
  };
  return [...document.querySelectorAll<HTMLImageElement>('img.viewer-picture')]
    .filter((picture) => isShown(picture) && isCut(picture))
    .map(({ src }) => src.slice(src.lastIndexOf('/') + 1));
}
