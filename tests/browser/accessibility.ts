// Checks a page with axe (WCAG 2.2 AA).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof Axe;
  }
}

interface Look {
  /** Only within this element. */
  readonly part?: string;
  /** Only these of axe's rules. */
  readonly rules?: string[];
}

/**
 * Returns the violations of a page, or of a part of it, once no animation runs: a fading text has no contrast yet. It asks axe itself,
 * without its library for Playwright, which sends the source again for each check and returns whatever is right, too.
 */
export async function violationsAtRest(page: Page, { part, rules }: Look = {}): Promise<Axe.Result[]> {
  const hasAxe = await page.evaluate(async () => {
    const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Infinity;
    const ending = document.getAnimations().filter((animation) => !isEndless(animation));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    return 'axe' in window;
  });
  // Reading axe's source takes as long as the check itself.
  if (!hasAxe) await page.evaluate(readAxe());
  return page.evaluate(
    async ([within, only]) => {
      const options: Axe.RunOptions = { resultTypes: ['violations'] };
      if (only !== undefined) options.runOnly = only;
      const results = await window.axe?.run(within ?? document, options);
      if (results === undefined) throw new Error('The page has no axe');
      return results.violations;
    },
    [part, rules] as const,
  );
}

/** Returns the same of a page whose clock is stopped, and lets the little time pass there that axe asks for. */
export async function violationsOnStoppedClock(page: Page, look: Look = {}) {
  const checked = violationsAtRest(page, look);
  for (;;) {
    const violations = await Promise.race([checked, page.clock.runFor(10)]);
    if (violations !== undefined) return violations;
  }
}

let axeSource: string | undefined;

/** Returns the minified source of axe, which is half as long as the other and read sooner. */
function readAxe(): string {
  axeSource ??= readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  return axeSource;
}
