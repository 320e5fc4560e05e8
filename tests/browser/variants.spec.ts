// What differs between the deployments (decision 31), seen in their builds.
import { englishStory, expect, test, type Reader } from './fixtures';

/** The names of the caches that hold anything of the story. */
const cachesOfStory = ({ page }: Reader): Promise<string[]> =>
  page.evaluate(
    async (id) => (await caches.keys()).filter((name) => name.startsWith(`bookworm-media-v1-${id}-`)),
    englishStory,
  );

async function openKeepAndLeave(reader: Reader): Promise<void> {
  await reader.openStory(englishStory);
  await reader.waitUntilKept(englishStory);
  await reader.player.getByRole('link', { name: 'Home' }).click();
  await expect(reader.card(englishStory)).toBeVisible();
}

for (const [variant, href, topics] of [
  ['bookworm', `#/story/read/${englishStory}`, 0],
  ['production', `#/view/${englishStory}`, 1],
  ['develop', `#/view/${englishStory}`, 1],
  ['museum', `#/view/${englishStory}`, 1],
] as const) {
  test.describe(variant, () => {
    test.use({ variant });

    test(`cards lead to ${href.replace(englishStory, '{id}')}, and a topic can${topics ? '' : 'not'} be suggested`, async ({
      reader,
      page,
    }) => {
      await reader.openGallery();
      await expect(page.getByRole('link', { name: 'Suggest a topic' })).toHaveCount(topics);
      const link = reader.card(englishStory).getByRole('link');
      await expect(link).toHaveAttribute('href', href);
      await link.click();
      await reader.expectState('FIRST_SLIDE_PAUSED', 0);
    });
  });
}

test('in bookworm an opened story stays on the device (decision 16)', async ({ reader }) => {
  await openKeepAndLeave(reader);
  await expect(reader.card(englishStory).getByRole('button', { name: 'Saved for offline' })).toBeVisible();
  expect(await cachesOfStory(reader)).toHaveLength(1);
});

for (const variant of ['production', 'museum'] as const) {
  test.describe(variant, () => {
    test.use({ variant });

    test('an opened story is let go when the player is left (decision 16)', async ({ reader }) => {
      await openKeepAndLeave(reader);
      await expect.poll(() => cachesOfStory(reader)).toEqual([]);
    });
  });
}

test.describe('museum', () => {
  test.use({ variant: 'museum' });

  test('the kiosk entry plays a story', async ({ reader }) => {
    await reader.openStory(englishStory, `/kiosk.html#/view/${englishStory}`);
    await reader.button('Play').click();
    await reader.expectState('PLAYING');
    await reader.expectNarrationGrows();
  });
});
