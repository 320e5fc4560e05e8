// Addresses of the story areas (spec screens §1): their wizards and stories, and unknown addresses.
import { englishStory, expect, test } from '../fixtures';

test.use({ installsWorker: false });

const areas = [
  { area: 'story', heading: 'Make a tale', lost: ['', '/read', '/no/such/thing'] },
  { area: 'dark-tales', heading: 'Make a dark tale', lost: ['', '/read', '/x'] },
  { area: 'childrens-story', heading: 'Make a story', lost: ['', '/read', '/x'] },
  // Christmas stories are created there, and read at the common address.
  { area: 'xmas', heading: 'Make a Christmas story', lost: ['', '/read', '/x', `/read/${englishStory}`] },
] as const;

test('each wizard has its theme and leads home; every address of an area leads to its wizard, without a history entry, or to its story', async ({
  reader,
  page,
  service,
}) => {
  const drawings = /background-[^/"]*\.svg/g;
  const [fetched, shown] = [new Set<string>(), new Set<string>()];
  page.on('request', (request) => {
    for (const drawing of request.url().match(drawings) ?? []) fetched.add(drawing);
  });
  await reader.openGallery();
  for (const { area, heading } of areas)
    await test.step(area, async () => {
      await page.evaluate((address) => (location.hash = address), `#/${area}/new`);
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      const background = page.locator('.world-background');
      await expect(background).toHaveCSS('background-image', /background-.*\.svg/);
      const own = await background.evaluate((element) => getComputedStyle(element).backgroundImage);
      for (const drawing of own.match(drawings) ?? []) shown.add(drawing);
      // Only the drawings of the worlds that were shown are fetched.
      await expect.poll(() => [...fetched].sort()).toEqual([...shown].sort());
      await page.getByRole('button', { name: 'Home' }).click();
      await expect(reader.card(englishStory)).toBeVisible();
    });
  expect(shown.size).toBeGreaterThan(1);
  await test.step('every address leads to its wizard or its story', async () => {
    const hash = () => new URL(page.url()).hash;
    for (const { area, heading, lost } of areas)
      for (const path of lost) {
        const before = await page.evaluate(() => history.length);
        await page.evaluate((address) => (location.hash = address), `#/${area}${path}`);
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        await expect.poll(hash).toBe(`#/${area}/new`);
        expect(await page.evaluate(() => history.length)).toBe(before + 1);
      }
    // Launch parameters are preserved.
    await page.goto(`${service.origin}/?blur=1#/xmas/read/${englishStory}`);
    await expect.poll(hash).toBe('#/xmas/new');
    expect(new URL(page.url()).search).toBe('?blur=1');
    await page.goto(`${service.origin}/?blur=1#/view/${englishStory}/anything/else`);
    await expect.poll(hash).toBe(`#/view/${englishStory}`);
    await reader.expectState('FIRST_SLIDE_PAUSED');
    await reader.openStory(englishStory, `/#/dark-tales/read/${englishStory}`);
  });
});

test('an address that changes before the app is rendered is shown', async ({ page, service }) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript((address) => {
    const first = location.hash;
    const replaceState = history.replaceState.bind(history);
    history.replaceState = (...how) => {
      replaceState(...how);
      // The redirect of the first address, which happens before anything is rendered.
      if (first !== '' && location.hash === '#/xmas/new') setTimeout(() => (location.hash = address));
    };
  }, `#/view/${englishStory}/anything/else`);
  await page.goto(`${service.origin}/#/xmas/read/${englishStory}`);
  await expect.poll(() => new URL(page.url()).hash).toBe(`#/view/${englishStory}`);
  await expect(page.locator('[data-player-state]')).toBeVisible();
});
