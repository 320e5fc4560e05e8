// The player's buttons: which ones each state has, where they lead, and how they look when tapped.
import * as v from 'valibot';
import { recordHistory, readHistory } from '../../support/browser/player-history';
import { finishStory } from '../feedback/rating-page';
import { englishStory, expect, test } from '../fixtures';
import { longPage, ownStory, putStory } from '../../support/service/own-story';

test.use({ installsWorker: false });

test('the buttons are those of the state', async ({ reader, service, page }) => {
  const { player } = reader;
  const names = () =>
    player.getByRole('button').evaluateAll((buttons) =>
      buttons
        .map((button) => button.getAttribute('aria-label') ?? button.textContent)
        // The save status changes meanwhile; another test covers it.
        .filter((name) => !/^Sav(e|ing|ed)/.test(name)),
    );
  const duringStory = (toggle: string) => ['More', 'Previous', toggle, 'Next'];

  await putStory(service.hook, [longPage, longPage, { headline: longPage.text }], [], { ending: longPage });
  await reader.openStory(ownStory);
  await expect(player.getByRole('button')).toHaveCount(1);
  expect(await names()).toEqual(['Play']);
  await page.keyboard.press('ArrowRight');
  await expect(player.getByRole('button', { name: /^Sav(e|ing|ed)/ })).toHaveCount(1);
  expect(await names()).toEqual(duringStory('Play'));
  await reader.openMenu();
  const extras = ['Sleep timer', 'Read as book', 'For grown-ups', 'Speed 1×', 'Subtitles', 'Full screen'];
  expect(await names()).toEqual(['More', ...extras, 'Previous', 'Play', 'Next']);
  await expect(player.getByRole('link', { name: 'Home' })).toBeVisible();
  await reader.button('Play').click();
  await reader.expectState('PLAYING', 1);
  expect(await names()).toEqual(duringStory('Pause'));
  await reader.button('Pause').click();
  expect(await names()).toEqual(duringStory('Play'));
  for (const state of ['PAUSED', 'PAUSED', 'LAST_SLIDE_PAUSED']) {
    await reader.button('Next').click();
    await reader.expectState(state);
    expect(await names()).toEqual(duringStory('Play'));
  }
  await reader.button('Next').click();
  await reader.expectState('LAST_SLIDE_FINISHED');
  await reader.putSlipAway();
  expect(await names()).toEqual(['Hear again', 'Back', 'Restart', 'Home', 'Rate', ...duringStory('Play')]);
  // Words that are longer than their place are scrolled, from the headline on.
  await page.setViewportSize({ width: 568, height: 320 });
  const beginsAt = (name: RegExp) =>
    player.getByRole('heading', { name }).evaluate((heading) => {
      heading.parentElement?.scrollTo(0, 0);
      const slide = heading.closest('.viewer-slide');
      return heading.getBoundingClientRect().top - (slide?.getBoundingClientRect().top ?? Number.NaN);
    });
  expect(await beginsAt(/^The end/)).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await reader.expectState('PAUSED', 3);
  expect(await beginsAt(/^long/)).toBeGreaterThanOrEqual(0);
});

test('a button looks tapped for 200 ms', async ({ reader, page }) => {
  await reader.openStoryAndStopTime(englishStory);
  await page.keyboard.press('ArrowRight');
  await reader.pass(1000);
  await reader.openMenu();
  const subtitles = reader.button('Subtitles');
  await expect(subtitles).not.toHaveAttribute('data-clicked');
  await subtitles.click();
  await expect(subtitles).toHaveAttribute('data-clicked');
  await reader.pass(199);
  await expect(subtitles).toHaveAttribute('data-clicked');
  await reader.pass(1);
  await expect(subtitles).not.toHaveAttribute('data-clicked');
});

test('Pause and Play style less than half of the page', async ({ reader, page, browser }) => {
  await reader.openStory(englishStory);
  await page.keyboard.press('ArrowRight');
  await reader.expectState('PAUSED', 1);
  // Until then the bar's other buttons are loaded.
  await expect(reader.button('More')).toBeVisible();
  const elements = await page.locator('*').count();
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await reader.button('Play').click();
  await reader.expectState('PLAYING');
  await reader.button('Pause').click();
  await reader.expectState('PAUSED');
  const { traceEvents } = v.parse(styleTrace, JSON.parse(String(await browser.stopTracing())));
  const styled = traceEvents.flatMap(({ args }) => args?.elementCount ?? []);
  expect(styled).not.toEqual([]);
  expect(Math.max(...styled)).toBeLessThan(elements / 2);
});

/** Of each update of styles: of how many elements. */
const styleTrace = v.object({
  traceEvents: v.array(v.object({ args: v.optional(v.object({ elementCount: v.optional(v.number()) })) })),
});

test('a tooltip stays while the pointer is on it, and goes on Escape or a press until the pointer has left', async ({
  reader,
  page,
}) => {
  await reader.openStory(englishStory);
  await page.keyboard.press('ArrowRight');
  await reader.expectState('PAUSED');
  const toggle = reader.button('More');
  const expanded = await toggle.getAttribute('aria-expanded');
  const tooltip = toggle.locator('.tooltip');
  await expect(tooltip).toBeHidden();
  await toggle.hover();
  await expect(tooltip).toBeVisible();
  const box = await tooltip.boundingBox();
  const button = await toggle.boundingBox();
  if (box === null || button === null) throw new Error('There is no tooltip');
  const [x, y] = [button.x + button.width / 2, box.y + box.height / 2];
  // What lets it stay and what hides it are loaded after the first paint.
  const staysUnderPointer = async () => {
    await toggle.hover();
    await page.mouse.move(x, (box.y + box.height + button.y) / 2);
    await page.mouse.move(x, y);
    return tooltip.isVisible();
  };
  await expect.poll(staysUnderPointer).toBe(true);

  const isVisibleAfterEscape = async () => {
    await page.keyboard.press('Escape');
    return tooltip.isVisible();
  };
  await expect.poll(isVisibleAfterEscape).toBe(false);
  await reader.button('Next').hover();
  await toggle.hover();
  await expect(tooltip).toBeVisible();
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(tooltip).toBeHidden();
  await page.mouse.up();
  await expect(toggle).toHaveAttribute('aria-expanded', String(expanded));
  await test.step('in portrait the player asks for landscape, and the request can be dismissed', async () => {
    await page.setViewportSize({ width: 820, height: 1180 });
    const prompt = page.getByText('Turn your device sideways to see picture and text side by side.');
    await expect(prompt).toBeVisible();
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(prompt).toBeHidden();
    await page.setViewportSize({ width: 820, height: 1180 });
    await reader.button('No thanks').click();
    await expect(prompt).toHaveCount(0);
    await reader.expectState('PAUSED', 1);
  });
});

test.describe('at the end', () => {
  test('Rate opens a dialog, during which the keys of the player rest; Restart waits at the cover, Back and Home lead to the shelf, and Hear again plays it', async ({
    reader,
    page,
  }) => {
    await finishStory(reader, englishStory);
    await reader.button('Rate').click();
    const dialog = page.getByRole('dialog', { name: 'How was the story?' });
    await expect(dialog).toBeVisible();
    for (const key of ['ArrowLeft', 'r', 's']) await page.keyboard.press(key);
    await reader.expectState('LAST_SLIDE_FINISHED', 4);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(reader.button('Rate')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await reader.expectState('LAST_SLIDE_PAUSED', 4);
    await page.keyboard.press('ArrowRight');

    await reader.button('Restart').click();
    await reader.expectState('FIRST_SLIDE_PAUSED', 0);
    expect((await reader.audio()).paused).toBe(true);

    for (const name of ['Back', 'Home'])
      await test.step(name, async () => {
        await finishStory(reader, englishStory);
        await reader.button(name).click();
        await expect(reader.card(englishStory)).toBeVisible();
      });
    await test.step('Hear again plays it from the cover on', async () => {
      await finishStory(reader, englishStory);
      await recordHistory(page);
      await reader.button('Hear again').click();
      await expect
        .poll(async () => (await readHistory(page)).map(({ state }) => state))
        .toContain('PLAYING 1');
      const [, cover] = await readHistory(page);
      expect(cover?.state).toBe('FIRST_SLIDE_PLAYING 0');
      expect(cover?.playedSeconds).toBeGreaterThan(0.5);
    });
  });
});
