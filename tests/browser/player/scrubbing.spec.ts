// The scrub bar: one equal segment for each page, seconds within the current one, by pointer and by keyboard.
import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { animated, englishStory, expect, test, type Reader, type Service } from '../fixtures';
import { longNarration, ownStory, putStory } from '../../support/service/own-story';

test.use({ ...animated, installsWorker: false });

const barOf = (reader: Reader) => reader.player.getByRole('slider', { name: 'Place in the story' });

/** Taps the bar, `across` from 0 at its left end to 1 at its right. */
async function tapBar(reader: Reader, across: number): Promise<void> {
  const box = await barOf(reader).boundingBox();
  if (box === null) throw new Error('There is no bar');
  await reader.page.mouse.click(box.x + box.width * across, box.y + box.height / 2);
}

test('the bar has its final width at once, so that nobody taps beside the place that they meant, and moves by seconds', async ({
  reader,
  page,
  service,
}) => {
  await page.addInitScript(recordBarWidths);
  const bringSaveButton = await holdSaveButton(page);
  await reader.openStory(englishStory);
  await page.keyboard.press('ArrowRight');
  await expect(barOf(reader)).toBeVisible();
  bringSaveButton();
  await expect(reader.player.getByRole('button', { name: /offline/i })).toBeVisible();
  // The observer reports before a frame is painted, so after two frames it has seen the button's.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(await page.evaluate(() => document.documentElement.dataset['barWidths'])).toMatch(/^\d+$/);
  await test.step('within a long page it moves by seconds, also after the end of the story, from where Play continues', () =>
    scrubLongPage(reader, service));
});

/** Holds the script of the save button back, as a slow network may; returns a function that lets it come. */
async function holdSaveButton(page: Page): Promise<() => void> {
  let bring: () => void = () => undefined;
  const brought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  const folder = `${process.env['BOOKWORM_DIST'] ?? 'dist'}/bookworm/assets`;
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const held = scripts.filter((name) => readFileSync(`${folder}/${name}`, 'utf8').includes('offline-spot'));
  expect(held).not.toEqual([]);
  for (const name of held)
    await page.route(`**/assets/${name}`, async (route) => {
      await brought;
      await route.continue();
    });
  return () => bring();
}

/** Writes every width that the bar has had, in whole pixels, into an attribute of the page. */
function recordBarWidths(): void {
  const widths = new Set<number>();
  const sizes = new ResizeObserver((changes) => {
    for (const { contentRect } of changes) widths.add(Math.round(contentRect.width));
    document.documentElement.dataset['barWidths'] = [...widths].join(' ');
  });
  new MutationObserver(() => {
    const bar = document.querySelector('.viewer-scrub-bar');
    if (bar !== null) sizes.observe(bar);
  }).observe(document, { childList: true, subtree: true });
}

test('every page has a segment of the same width; a tap or a key moves a paused story paused and a playing one playing', async ({
  reader,
  page,
}) => {
  // No page turns by itself while the clock stands.
  await reader.openStoryAndStopTime(englishStory);
  await expect(barOf(reader)).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await reader.pass(500);
  const widths = await barOf(reader)
    .locator('.viewer-scrub-segment')
    .evaluateAll((segments) => segments.map((segment) => segment.getBoundingClientRect().width));
  expect(widths).toHaveLength(5);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);

  await test.step('by taps', async () => {
    await tapBar(reader, 0.7);
    await reader.expectState('PAUSED', 3);
    expect((await reader.audio()).paused).toBe(true);
    // The player still handles the arrow keys, not the bar.
    await page.keyboard.press('ArrowLeft');
    await reader.expectState('PAUSED', 2);
    await tapBar(reader, 0.95);
    await reader.expectState('LAST_SLIDE_PAUSED', 4);
    await reader.button('Play').click();
    await reader.expectState('LAST_SLIDE_PLAYING', 4);
    await tapBar(reader, 0.3);
    await reader.expectState('PLAYING', 1);
    await reader.pass(500);
    await reader.expectNarrationGrows();
    await reader.button('Pause').click();
    await tapBar(reader, 0.01);
    await reader.expectState('FIRST_SLIDE_PAUSED', 0);
  });
  await test.step('by keyboard: to the next page and back, to the first and the last', async () => {
    await page.keyboard.press('ArrowRight');
    await reader.pass(500);
    await barOf(reader).focus();
    for (const [key, state, index] of [
      ['PageUp', 'PAUSED', 2],
      ['PageDown', 'PAUSED', 1],
      ['ArrowRight', 'PAUSED', 2],
      ['ArrowLeft', 'PAUSED', 1],
      ['End', 'LAST_SLIDE_PAUSED', 4],
      ['PageUp', 'LAST_SLIDE_PAUSED', 4],
      ['Home', 'FIRST_SLIDE_PAUSED', 0],
    ] as const) {
      await page.keyboard.press(key);
      await reader.expectState(state, index);
    }
  });
});

async function scrubLongPage(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  const narrated = { audioPath: 'long.wav' };
  await putStory(service.hook, [{ text: 'A long page', ...narrated }], [longNarration('long.wav')], {
    ending: narrated,
  });
  await reader.openStory(ownStory);
  await page.keyboard.press('ArrowRight');
  await expect(barOf(reader)).toHaveAttribute('aria-valuetext', 'Page 2 of 3, 0:00 of 3:00');
  const time = async () => (await reader.audio()).currentTime;

  await barOf(reader).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(time).toBeCloseTo(5, 1);
  await page.keyboard.press('ArrowRight');
  await expect.poll(time).toBeCloseTo(10, 1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(time).toBeCloseTo(5, 1);
  await tapBar(reader, 0.5);
  await expect.poll(time).toBeGreaterThan(84);
  expect(await time()).toBeLessThan(96);
  await expect(barOf(reader)).toHaveAttribute('aria-valuenow', '1.5');
  await reader.expectState('PAUSED', 1);

  await reader.button('Play').click();
  await reader.expectState('PLAYING', 1);
  await tapBar(reader, 0.35);
  // Back at 9 s. It plays on, for as long as this takes to be seen.
  await expect.poll(time).toBeLessThan(60);
  await reader.expectState('PLAYING', 1);
  expect((await reader.audio()).paused).toBe(false);

  await reader.button('Next').click();
  await reader.expectState('LAST_SLIDE_PLAYING', 2);
  // The bar seeks in a narration whose duration is known.
  await reader.expectNarrationGrows();
  await reader.button('Next').click();
  await reader.expectState('LAST_SLIDE_FINISHED', 2);
  await reader.putSlipAway();
  await tapBar(reader, 5 / 6);
  await reader.expectState('LAST_SLIDE_PAUSED', 2);
  await expect.poll(async () => Math.abs((await time()) - 90)).toBeLessThan(3);
  await expect(barOf(reader)).toHaveAttribute('aria-valuenow', '2.5');
  const sought = await time();
  await reader.button('Play').click();
  await reader.expectState('LAST_SLIDE_PLAYING', 2);
  await expect.poll(time).toBeGreaterThan(sought + 0.2);
}
