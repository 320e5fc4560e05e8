// An open book costs nothing while nobody turns a page, and a closed one leaves nothing behind.
import { countFramesAndTimers } from '../../bench/at-rest';
import { englishStory, expect, test } from '../fixtures';
import { asBook, expectOpenAt } from './hand';

test('nothing runs while the book lies open', async ({ reader, page }) => {
  await page.clock.install({ time: 0 });
  await countFramesAndTimers(page);
  await reader.openStoryAndStopTime(englishStory, asBook(englishStory));
  for (const index of [1, 2]) {
    await page.keyboard.press('ArrowRight');
    await reader.pass(2000);
    await expectOpenAt(page, index);
  }
  await reader.pass(5000);
  await page.evaluate(() => Object.assign(window.restCounts ?? {}, { frames: 0, timers: 0 }));
  await reader.pass(10_000);
  expect(await page.evaluate(() => window.restCounts)).toEqual({ frames: 0, timers: 0 });
});

test('after 20 books nothing is left of them', async ({ reader, page }) => {
  await reader.openStory(englishStory);
  await page.keyboard.press('ArrowRight');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const counts = async () => {
    for (const collect of ['first', 'second'])
      await session.send('HeapProfiler.collectGarbage', {}).then(() => collect);
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
  };
  const readOne = async () => {
    await reader.button('Read as book').click();
    await expectOpenAt(page, 1);
    await reader.button('Watch as slides').click();
    await expect(page.locator('.book')).toHaveCount(0);
  };
  for (let book = 0; book < 3; book += 1) await readOne();
  const before = await counts();
  for (let book = 0; book < 20; book += 1) await readOne();
  const after = await counts();
  expect(after.nodes).toBeLessThanOrEqual(before.nodes * 1.05);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners * 1.05);
  expect(after.heap).toBeLessThanOrEqual(before.heap * 1.05);
});
