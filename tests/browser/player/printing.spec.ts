// A printed story: all of it, with its pictures and without controls, and nothing of it in the document before and after.
import { longPage, ownStory, putStory } from '../../support/service/own-story';
import { framedPicture } from '../../support/service/own-picture';
import { asBook } from '../book/book-page';
import { expect, test, type Reader, type Service } from '../fixtures';

test.use({ installsWorker: false });

/** What prints comes after the first paint, together with the sleep timer's dark screen. */
async function openPrintable(reader: Reader, address?: string): Promise<void> {
  await reader.openStory(ownStory, address);
  await expect(reader.player.locator('.good-night')).toBeAttached();
}

test('a story shown as slides or as a book is printed whole, with pictures that were never shown', async ({
  reader,
  service,
  page,
}) => {
  const base64 = framedPicture(16, 16, [220, 30, 30, 255], [40, 40, 200, 255]);
  const names = [1, 2, 3, 4, 5].map((at) => `${at}.png`);
  await putStory(
    service.hook,
    names.map((imagePath, at) => ({ text: `Words of page ${at + 1}`, imagePath })),
    names.map((name) => ({ name, base64 })),
    { cover: longPage },
  );
  await page.addInitScript(() => {
    window.print = () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('.printed-story img')];
      Reflect.set(
        window,
        'printed',
        pictures.map(({ complete, naturalWidth }) => complete && naturalWidth),
      );
    };
  });
  for (const [view, address] of [
    ['slides', `/#/view/${ownStory}`],
    ['a book', asBook(ownStory)],
  ] as const)
    await test.step(view, async () => {
      await openPrintable(reader, address);
      await page.evaluate(() => Reflect.deleteProperty(window, 'printed'));
      const paper = page.locator('.printed-story');
      await expect(paper).toHaveCount(0);
      await page.keyboard.press('Control+p');
      await expect
        .poll(() => page.evaluate((): unknown => Reflect.get(window, 'printed')))
        .toEqual([16, 16, 16, 16, 16]);
      await page.emulateMedia({ media: 'print' });
      for (let at = 1; at <= 5; at += 1)
        await expect(page.getByText(`Words of page ${at}`).last()).toBeVisible();
      await expect(reader.player).toBeHidden();
      await expect(page.getByRole('button')).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await expect(paper).toHaveCount(0);
      await expect(reader.button('Play')).toBeVisible();
      // From the browser's menu.
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(paper).toHaveCount(1);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
      await expect(paper).toHaveCount(0);
    });
  await test.step('the menu of the browser prints pictures that were never shown, since they are fetched on the way to it', () =>
    printFromMenu(reader, service));
});

async function printFromMenu(reader: Reader, service: Service): Promise<void> {
  const { page } = reader;
  const id = '778';
  const names = [1, 2, 3, 4, 5].map((at) => `${at}.png`);
  await putStory(
    service.hook,
    names.map((imagePath, at) => ({ text: `Words of page ${at + 1}`, imagePath })),
    names.map((name, at) => ({
      name,
      base64: framedPicture(16, 16, [40 * at, 30, 30, 255], [0, 0, 90, 255]),
    })),
    { cover: longPage, id },
  );
  await openPrintable(reader, `/#/view/${id}`);
  // After the app's own listener: what the browser then prints.
  await page.evaluate(() =>
    addEventListener('beforeprint', () => {
      const pictures = [...document.querySelectorAll<HTMLImageElement>('.printed-story img')];
      Reflect.set(
        window,
        'printed',
        pictures.map(({ complete, naturalWidth }) => complete && naturalWidth),
      );
    }),
  );
  const fetched = () =>
    page.evaluate(() => {
      const entries = performance.getEntriesByType('resource');
      return new Set(entries.map(({ name }) => name).filter((name) => /778\/\d\.png$/.test(name))).size;
    });
  /** Whether the browser has each picture at hand, so that an element that names it is complete at once. */
  const areAtHand = () =>
    page.evaluate(() => {
      const entries = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /778\/\d\.png$/.test(name));
      return entries.every(({ name: src }) => Object.assign(new Image(), { src }).complete);
    });
  const before = await fetched();
  expect(before).toBeLessThan(5);
  await page.evaluate(() => {
    const leaves = new MouseEvent('mouseout', {
      bubbles: true,
      relatedTarget: null,
      clientX: 300,
      clientY: -1,
    });
    document.documentElement.dispatchEvent(leaves);
  });
  await expect.poll(fetched).toBe(5);
  await expect.poll(areAtHand).toBe(true);
  await page.pdf();
  expect(await page.evaluate((): unknown => Reflect.get(window, 'printed'))).toEqual([16, 16, 16, 16, 16]);
}
