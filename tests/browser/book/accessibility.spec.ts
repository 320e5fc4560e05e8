// The book's accessibility: reduced motion, readable letters, and a layout for every screen.
import { animated, englishStory, expect, test } from '../fixtures';
import { asBook, expectOpenAt } from './book-page';

test.use({ ...animated, installsWorker: false });

declare global {
  interface Window {
    /** Where the early cover was last visible. */
    earlyCover?: DOMRect;
  }
}

test('a page whose text scrolls offers the column (spec book §3)', async ({ reader, page, service }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  const text = 'Once upon a time there was a very long sentence that would not end. '.repeat(12);
  await service.hook.put({
    entry: { id: '778', title: 'Long', language: 'English' },
    index: JSON.stringify({
      kind: 'DARKTALE',
      initialSlide: { text: 'Long' },
      slides: [{ text }],
      finalSlide: {},
    }),
  });
  await reader.openStory('778', '/#/dark-tales/read/778');
  await expect(page.locator('.book')).toHaveAttribute('data-world', 'dark-tale');
  await page.keyboard.press('ArrowRight');
  await expectOpenAt(page, 1);
  const printed = page.locator('.book-page:not([inert]) .book-text');
  await expect(printed).toHaveCSS('font-size', '18px');
  // A page turn removes the button, which may have the focus.
  await reader.button('Read in larger text').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(reader.button('Read in larger text')).toHaveCount(0);
  await expect(reader.player).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await reader.button('Read in larger text').click();
  const column = reader.player.getByRole('region', { name: 'Text of the story' });
  await expect(column).toBeVisible();
  await reader.openMenu();
  await expect(reader.button('Larger text')).toHaveAttribute('aria-pressed', 'true');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the early cover is where the book will be, pages fade instead of turning, and on phones all controls are on the screen', async ({
    reader,
    page,
  }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const box = document.querySelector('#early-cover img')?.getBoundingClientRect();
        if (box !== undefined && box.width > 0) window.earlyCover = box.toJSON();
      }).observe(document, { childList: true, subtree: true });
    });
    await reader.openStory(englishStory, asBook(englishStory));
    await expectOpenAt(page, 0);
    const { early, cover } = await page.evaluate(() => ({
      early: window.earlyCover,
      cover: document.querySelector('.book-cover .book-picture')?.getBoundingClientRect(),
    }));
    for (const side of ['x', 'y', 'width', 'height'] as const)
      expect(Math.abs((cover?.[side] ?? Number.NaN) - (early?.[side] ?? Number.NaN)), side).toBeLessThan(2);
    await test.step('pages fade instead of turning', async () => {
      await page.evaluate(() => {
        const states: (string | undefined)[] = [];
        Object.assign(window, { states });
        const place = document.querySelector<HTMLElement>('.book-place');
        if (place === null) throw new Error('There is no book');
        new MutationObserver(() => states.push(place.dataset['bookState'])).observe(place, {
          attributeFilter: ['data-book-state'],
        });
      });
      await page.keyboard.press('ArrowRight');
      await expectOpenAt(page, 1);
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowLeft');
      await expectOpenAt(page, 2);
      await expect(page.locator('.book-leaving')).toHaveCount(0);
      expect(await page.evaluate(() => Reflect.get(window, 'states'))).toEqual([]);
      await expect(page.locator('.book-page:not([inert])')).toHaveCount(2);
      for (const leaf of await page.locator('.book-page:not([inert])').all())
        await expect(leaf).toBeVisible();
    });
    await test.step('on phones in landscape all buttons and the bar are on the screen', async () => {
      await page.keyboard.press('ArrowLeft');
      for (const width of [844, 667]) {
        await page.setViewportSize({ width, height: 390 });
        await expectOpenAt(page, 1);
        await expect(page.getByRole('slider')).toBeVisible();
        expect((await page.getByRole('slider').boundingBox())?.width).toBeGreaterThan(300);
        for (const button of await page.locator('.viewer-bar').locator('button, a').all())
          await expect(button).toBeInViewport({ ratio: 1 });
      }
    });
  });
});
