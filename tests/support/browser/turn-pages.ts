// Turns the pages of a story back and forth on the page's stopped clock.
import type { Page } from '@playwright/test';

/** From the cover to the last but one of five slides, and back at once. */
const keys = [...Array<string>(4).fill('ArrowRight'), 'Home'];
/** Milliseconds, so that all that is near a slide is fetched, prepared and released again. */
const restOnSlide = 1500;

/** Turns so many pages of the open story, whose page has a stopped clock (`page.clock`); a multiple of five ends on the cover. */
export async function turnPages(page: Page, times: number): Promise<void> {
  for (let turned = 0; turned < times; turned += 1) {
    await page.keyboard.press(keys[turned % keys.length] ?? 'Home');
    await page.clock.runFor(restOnSlide);
  }
}
