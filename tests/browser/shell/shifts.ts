// What moves on a page by itself while somebody looks.
import type { Page } from '@playwright/test';

/** Notes what of the main area the browser saw moving by itself. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.defineProperty(window, 'moved', { value: moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('sources' in entry) || !Array.isArray(entry.sources)) continue;
        for (const { node } of entry.sources)
          if (node instanceof Element && node.closest('main')) moved.push(node.className);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The class names of what moved. */
export const shelfShifts = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'moved'));
