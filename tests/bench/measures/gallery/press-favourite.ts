// Presses a heart in the gallery, the product's or the baseline's, in the same way.
import type { Page } from '@playwright/test';
import { marks } from '../../tools/page/main-thread';

/** Presses the heart of that card; resolves when its new place is painted. */
export function pressFavourite(page: Page, which: 'first' | 'last'): Promise<void> {
  return page.evaluate(
    ({ start, end, from, to }) =>
      new Promise<void>((painted, failed) => {
        const card = document.querySelector(from);
        const [pressing, afterPaint] = [new MessageChannel(), new MessageChannel()];
        const onMessage = ({ port1 }: MessageChannel, then: () => void): void => {
          port1.addEventListener('message', then, { once: true });
          port1.start();
        };
        onMessage(afterPaint, () => {
          performance.mark(end);
          if (card !== null && card === document.querySelector(to)) painted();
          else failed(new Error(`No card came to ${to}`));
        });
        onMessage(pressing, () => {
          performance.mark(start);
          card?.querySelector<HTMLElement>('.favourite')?.click();
          requestAnimationFrame(() => afterPaint.port2.postMessage(''));
        });
        pressing.port2.postMessage('');
      }),
    { ...marks, from: cardAt[which], to: cardAt[which === 'first' ? 'last' : 'first'] },
  );
}

const cardAt = { first: '.shelf > article:first-of-type', last: '.shelf > article:last-of-type' } as const;

/** Waits until the cards have stopped moving. */
export const untilStill = (page: Page): Promise<unknown> =>
  page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
