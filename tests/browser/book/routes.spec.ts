// Where addresses lead (experience 2.1): the rooms of the story areas, and what stands nowhere else.
import { AxeBuilder } from '@axe-core/playwright';
import { redirects, storyAreas } from '../../../src/app/story-areas/areas';
import { englishStory, expect, test } from '../fixtures';

const heading: Readonly<Record<string, string>> = {
  story: 'A new story',
  'dark-tales': 'A new dark tale',
  'childrens-story': 'A new children’s story',
  xmas: 'A new Christmas story',
};

test('every address of a story area leads to its room, leaving no trace, or to its story', async ({
  reader,
  page,
  service,
}) => {
  await reader.openGallery();
  const hash = () => new URL(page.url()).hash;
  for (const { area } of storyAreas) {
    const lost = redirects.filter(({ from }) => from.startsWith(`/${area}`));
    expect(lost.length).toBeGreaterThan(1);
    for (const { from } of lost) {
      const before = await page.evaluate(() => history.length);
      await page.evaluate((path) => (location.hash = `#${path}`), from.replace('$', 'no/such/thing'));
      await expect(page.getByRole('heading', { name: heading[area] ?? '' })).toBeVisible();
      expect(hash()).toBe(`#/${area}/new`);
      expect(await page.evaluate(() => history.length)).toBe(before + 1);
    }
  }
  // Christmas stories are made there, and read where all others are.
  await page.goto(`${service.origin}/?blur=1#/xmas/read/${englishStory}`);
  await expect.poll(hash).toBe('#/xmas/new');
  expect(new URL(page.url()).search).toBe('?blur=1');
  await page.goto(`${service.origin}/?blur=1#/view/${englishStory}/anything/else`);
  await expect.poll(hash).toBe(`#/view/${englishStory}`);
  await reader.expectState('FIRST_SLIDE_PAUSED');
  await reader.openStory(englishStory, `/#/dark-tales/read/${englishStory}`);
});

for (const { area } of storyAreas)
  test(`the room of ${area} stands in its world, can be read by all, and leads home`, async ({
    reader,
    page,
    service,
  }) => {
    const drawings: string[] = [];
    page.on('request', (request) => {
      if (/\/ground-[^/]*\.svg/.test(request.url())) drawings.push(request.url());
    });
    await page.goto(`${service.origin}/#/${area}/new`);
    await expect(page.getByRole('heading', { name: heading[area] ?? '' })).toBeVisible();
    const ground = page.locator('.world-ground');
    await expect(ground).toHaveCSS('background-image', /ground-.*\.svg/);
    // Only this world's drawings are fetched.
    await expect.poll(() => drawings.length).toBe(1);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.getByRole('link', { name: 'To the shelf' }).click();
    await expect(reader.card(englishStory)).toBeVisible();
  });
