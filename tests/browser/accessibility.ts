// What stands in the way of people who see, hear or point otherwise, as far as axe can tell (WCAG 2.2 AA).
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

interface Look {
  /** Only within this element. */
  readonly part?: string;
  /** Only these of axe's rules. */
  readonly rules?: string[];
}

/**
 * The violations of a page, or of a part of it, once nothing fades or moves any more: what fades has no contrast yet.
 * In legacy mode axe looks at this frame only, and the app has no other; the newer mode opens a window for each look.
 */
export async function violationsAtRest(page: Page, { part, rules }: Look = {}) {
  await page.evaluate(() => {
    const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Infinity;
    const ending = document.getAnimations().filter((animation) => !isEndless(animation));
    return Promise.allSettled(ending.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (part !== undefined) axe.include(part);
  if (rules !== undefined) axe.withRules(rules);
  return (await axe.analyze()).violations;
}
