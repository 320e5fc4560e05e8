// What moves on a page by itself while somebody looks.
import type { Page } from '@playwright/test';

/**
 * Notes what of the main area the browser saw moving by itself. A word that grows by a few pixels when its face arrives, at
 * its place in its line, is none: a browser without that face yet has no other choice.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.defineProperty(window, 'moved', { value: moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('sources' in entry) || !Array.isArray(entry.sources)) continue;
        for (const { node, previousRect: before, currentRect: now } of entry.sources) {
          const isFaceOnly = before.y === now.y && Math.abs(before.x - now.x) < 8;
          if (node instanceof Element && node.closest('main') && !isFaceOnly) moved.push(node.className);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The class names of what moved. */
export const shelfShifts = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'moved'));
