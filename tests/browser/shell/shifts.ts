// Records layout shifts.
import type { Page } from '@playwright/test';

/**
 * Records which elements of the main area shifted by themselves. Ignores a word that grows by a few pixels at its place when
 * its font arrives: a browser without that font has no other choice.
 */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.defineProperty(window, 'moved', { value: moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('sources' in entry) || !Array.isArray(entry.sources)) continue;
        for (const { node, previousRect: before, currentRect: now } of entry.sources) {
          const isFaceOnly = before.y === now.y && Math.abs(before.x - now.x) <= 8;
          if (node instanceof Element && node.closest('main') && !isFaceOnly) moved.push(node.className);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Returns the class names of what shifted, once the browser has reported the last frame. */
export const shelfShifts = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return Reflect.get(window, 'moved');
  });
