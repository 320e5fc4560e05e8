// Checks a page with axe (WCAG 2.2 AA).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Look {
  /** Only within this element. */
  readonly part?: string;
  /** Only these of axe's rules. */
  readonly rules?: string[];
}

/**
 * Returns the violations of a page, or of a part of it, once no animation runs: a fading text has no contrast yet. Uses axe's
 * legacy mode, which checks this frame only; the app has no other frame, and the newer mode opens a window for each check.
 */
export async function violationsAtRest(page: Page, { part, rules }: Look = {}) {
  const hasAxe = await page.evaluate(async () => {
    const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Infinity;
    const ending = document.getAnimations().filter((animation) => !isEndless(animation));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    return 'axe' in window;
  });
  // Reading axe's source takes twice as long as the check itself, so a document that has it gets none again.
  const axe = new AxeBuilder({ page, axeSource: hasAxe ? ';' : readAxe() })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (part !== undefined) axe.include(part);
  if (rules !== undefined) axe.withRules(rules);
  return (await axe.analyze()).violations;
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

/** Returns the minified source of axe, which is half as long as the builder's own and read sooner. */
function readAxe(): string {
  axeSource ??= readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  return axeSource;
}
