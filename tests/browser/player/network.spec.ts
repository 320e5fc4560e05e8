// The network fails while a story is read, and comes back: failed media are then loaded again.
import { expect, test, type Reader } from '../fixtures';
import type { Service } from '../../support/service/service';
import { longNarration, ownStory } from '../../support/service/own-story';

const narration = `/presentations/${ownStory}/page.wav`;
const picture = `/presentations/${ownStory}/page.webp`;

/** Adds a story whose second page has a picture and a narration. */
async function putPage({ hook, origin }: Service): Promise<void> {
  const shown = await fetch(`${origin}/presentations/9007199254740992/preview.webp`);
  await hook.put({
    entry: { id: ownStory, title: 'A walk', language: 'English' },
    index: JSON.stringify({
      kind: 'STORY',
      initialSlide: { headline: 'A walk' },
      slides: [{ headline: 'The pond', text: 'A pond.', audioPath: 'page.wav', imagePath: 'page.webp' }],
      finalSlide: { headline: 'The end' },
    }),
    media: [
      longNarration('page.wav', 30),
      { name: 'page.webp', base64: Buffer.from(await shown.arrayBuffer()).toString('base64') },
    ],
  });
}

const shownPicture = ({ player }: Reader) => player.locator('.viewer-frame img.viewer-picture');

// In the other variants the worker might have saved them by now.
test.use({ variant: 'production' });

test('a page that lost its narration and picture has both when it is turned to again', async ({
  reader,
  service,
  page,
}) => {
  reader.expectFault(/viewer: (narration|picture)|ERR_/);
  await putPage(service);
  for (const path of [narration, picture]) await service.hook.fail(path, 'reset');
  await reader.openStory(ownStory);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await reader.reports()).join()).toMatch(/viewer: narration/);
  await expect.poll(async () => (await reader.reports()).join()).toMatch(/viewer: picture/);
  await service.hook.heal();
  await page.keyboard.press('ArrowLeft');
  await reader.expectState('PAUSED', 0);
  await page.keyboard.press('ArrowRight');
  await expect(shownPicture(reader)).toBeVisible();
  await reader.button('Play').click();
  await reader.expectNarrationGrows();
});

test('a page that waits paused has both as soon as the network is back', async ({
  reader,
  service,
  page,
}) => {
  reader.expectFault(/viewer: (narration|picture)|ERR_/);
  await putPage(service);
  for (const path of [narration, picture]) await service.hook.fail(path, 'reset');
  await reader.openStory(ownStory);
  await page.keyboard.press('ArrowRight');
  await expect.poll(async () => (await reader.reports()).join()).toMatch(/viewer: narration/);
  // The worker is registered late on a busy machine; without a network it would not be.
  await reader.waitForWorker();
  await service.hook.heal();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(shownPicture(reader)).toBeVisible();
  await reader.button('Play').click();
  await reader.expectNarrationGrows();
});
