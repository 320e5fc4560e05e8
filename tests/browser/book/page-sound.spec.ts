// The sound of a turning page (spec book §4).
import { animated, englishStory, expect, test } from '../fixtures';
import { asBook, expectOpenAt } from './book-page';

test.use({ ...animated, installsWorker: false });

test('each turn rustles, nothing is loaded for it before the first, and the menu turns it off for later stories too', async ({
  reader,
  page,
}) => {
  await page.addInitScript(() => {
    const contexts: BaseAudioContext[] = [];
    Object.assign(window, { contexts });
    const { prototype } = AudioBufferSourceNode;
    const start = Reflect.get(prototype, 'start');
    prototype.start = function (...times) {
      contexts.push(this.context);
      Reflect.apply(start, this, times);
    };
  });
  const heard = () =>
    page.evaluate(() => {
      const contexts: readonly BaseAudioContext[] = Reflect.get(window, 'contexts');
      return { rustles: contexts.length, states: [...new Set(contexts.map(({ state }) => state))] };
    });
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(request.url()));
  const soundRequests = () => fetched.filter((url) => url.includes('page-sound')).length;

  await reader.openStory(englishStory, asBook(englishStory));
  expect(soundRequests()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expectOpenAt(page, 1);
  expect(soundRequests()).toBe(1);
  // On a busy machine a sound may be late, which is then left out.
  await expect(async () => {
    await page.keyboard.press('ArrowRight');
    await expectOpenAt(page, 2);
    await page.keyboard.press('ArrowLeft');
    await expectOpenAt(page, 1);
    expect((await heard()).rustles).toBeGreaterThan(0);
  }).toPass();
  // A page at rest uses no audio device.
  await expect.poll(async () => (await heard()).states).toEqual(['suspended']);

  await reader.choose('Page-turning sound');
  await page.keyboard.press('Escape');
  const { rustles } = await heard();
  await page.keyboard.press('ArrowRight');
  await expectOpenAt(page, 2);
  expect((await heard()).rustles).toBe(rustles);

  await page.reload();
  await expectOpenAt(page, 0);
  await page.keyboard.press('ArrowRight');
  await expectOpenAt(page, 1);
  expect(soundRequests()).toBe(1);
});
