// The order: favourites, then the higher average, then the higher id, with as many stories as a service may have
// (spec screens §3).
import { animated, expect, test } from '../fixtures';
import { expectShelf, heart, listOnly, rateOnly, shownIds } from './shelves';

test.use({ ...animated, installsWorker: false });

const first = 9007199254740992n;
const ids = Array.from({ length: 10_000 }, (_, at) => String(first + BigInt(at)));
const newest = ids.slice().reverse();

test('ten thousand stories are in order, 21 and then 21 more; a failed request for the ratings hides none', async ({
  reader,
  page,
  service,
}) => {
  const [good, best] = [ids[0] ?? '', ids[7] ?? ''];
  await listOnly(
    service,
    ids.map((id) => ({ id, title: `Story ${id}` })),
  );
  await rateOnly(service, { [good]: [4, 4, 4], [best]: [5, 5, 4] });
  await reader.openGallery();
  // The first of them is offered, above the other 21.
  await expectShelf(reader, [best, good, ...newest.slice(0, 20)]);
  await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await shownIds(reader)).length).toBeGreaterThanOrEqual(42);
  expect((await shownIds(reader)).slice(0, 42)).toEqual([best, good, ...newest.slice(0, 40)]);

  const tenth = newest[10] ?? '';
  await heart(page, `Story ${tenth}`).scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await heart(page, `Story ${tenth}`).click();
  await expect.poll(async () => (await shownIds(reader))[1]).toBe(tenth);
  await expect(heart(page, `Story ${tenth}`)).toHaveAttribute('aria-pressed', 'true');
  await expect(heart(page, `Story ${tenth}`)).toBeFocused();
  // The page does not scroll after the card that moves away.
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await test.step('a failed request for the ratings is reported, counts as no ratings and hides no story', async () => {
    reader.expectFault(/500|failed loading feedback/);
    await listOnly(service, [
      { id: '1', title: 'One' },
      { id: '2', title: 'Two' },
    ]);
    await service.hook.fail('/api/feedback', 500);
    await page.reload();
    await expectShelf(reader, ['2', '1']);
    await expect(page.getByRole('button', { name: 'No ratings yet' })).toHaveCount(2);
    expect((await reader.reports()).join()).toContain('failed loading feedback');
  });
});

test.describe('on any screen', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' }, installsWorker: true });

  test('the first favourite does not move the shelf, nor does a saved story from a tablet on', async ({
    reader,
    page,
  }) => {
    // A card that is pointed at rises by itself.
    const top = () => page.locator('.shelf').evaluate((shelf) => shelf.getBoundingClientRect().top + scrollY);
    for (const [width, height] of [
      [992, 768],
      [600, 1024],
      [390, 844],
      [820, 1180],
    ] as const)
      await test.step(`${width}×${height}`, async () => {
        await page.setViewportSize({ width, height });
        await reader.openGallery(`/?${width}#/`);
        await page.getByRole('button', { name: 'Deutsch' }).first().click();
        // The welcome stands above the shelf until it is closed.
        const close = page.getByRole('button', { name: 'Alles klar' });
        if (width === 992) await close.click();
        await expect(close).toHaveCount(0);
        // The button that saves it comes after the first paint.
        await expect(reader.cards.first().getByRole('button', { name: 'Offline speichern' })).toBeVisible();
        // The menu, and the line above the shelf, have one row each.
        const heights = await page
          .locator('.top-bar, .gallery-head')
          .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
        if (width >= 768) expect(heights.every((height) => height < 80)).toBe(true);
        const before = await top();
        const favourite = reader.cards.first().getByRole('button', { name: 'Favorit' });
        await favourite.click();
        await expect(favourite).toHaveAttribute('aria-pressed', 'true');
        expect(await top()).toBe(before);
        const save = reader.cards.first().getByRole('button', { name: 'Offline speichern' });
        if (width === 820) {
          await save.click();
          await expect(page.getByText('Eine Geschichte gespeichert')).toBeVisible();
          expect(await top()).toBe(before);
        }
        await favourite.click();
      });
  });
});
