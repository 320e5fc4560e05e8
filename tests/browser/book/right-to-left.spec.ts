// A story in a script that runs from right to left: the book opens from the right, and keys, swipes and corners follow (spec book §8).
import type { Locator, Page } from '@playwright/test';
import { ownStory, putStory } from '../../support/service/own-story';
import { framedPicture } from '../../support/service/own-picture';
import { animated, expect, test, type Service } from '../fixtures';
import { asBook, expectOpenAt, swipeOver } from './book-page';

test.use({ installsWorker: false });

const scripts = {
  Arabic: {
    lang: 'ar',
    title: 'القمر والقطة',
    text: 'كان القمر ينظر من النافذة إلى القطة الصغيرة.\nثم قال لها: تصبحين على خير.\n\nنامت القطة.',
  },
  Hebrew: {
    lang: 'he',
    title: 'הירח והחתולה',
    text: 'הירח הציץ מן החלון אל החתולה הקטנה.\nאמר לה: לילה טוב.\n\nהחתולה נרדמה.',
  },
} as const;

const picture = {
  name: 'p.png',
  base64: framedPicture(80, 80, [220, 30, 30, 255], [40, 40, 200, 255]),
};

async function putRightToLeftStory({ hook }: Service, language: keyof typeof scripts): Promise<void> {
  const { title, text } = scripts[language];
  const page = { headline: title, text, imagePath: picture.name };
  await putStory(hook, [page, page], [picture], {
    cover: { headline: title, text: title, imagePath: picture.name },
    ending: { headline: title, imagePath: picture.name },
    entry: { title, language },
  });
}

/** Returns on which half of the place something lies: -1 left, 1 right. */
async function sideOf(part: Locator): Promise<number> {
  return part.evaluate((element) => {
    const place = document.querySelector('.book-place')?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    return Math.sign(box.left + box.width / 2 - ((place?.left ?? 0) + (place?.width ?? 0) / 2));
  });
}

/** Returns whether a text's first letter stands right of its second: as its script runs, neither mirrored nor from the left. */
function runsFromRight(text: Locator): Promise<boolean> {
  return text.evaluate((element) => {
    const node = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
    if (node === null) throw new Error('There is no text');
    const letter = (at: number): number => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().right;
    };
    return letter(0) > letter(1);
  });
}

const pageAt = (page: Page, position: number): Locator =>
  page.locator(`.book-page[data-position="${position}"]`);

test('a book in Arabic or Hebrew opens from the right, by keys, swipes, taps and the scrub bar; one in Latin letters from the left', async ({
  reader,
  service,
  page,
}) => {
  for (const language of ['Arabic', 'Hebrew'] as const)
    await test.step(language, async () => {
      const { lang } = scripts[language];
      await putRightToLeftStory(service, language);
      await page.goto('about:blank');
      await reader.openStory(ownStory, asBook(ownStory));
      await expectOpenAt(page, 0);
      const text = pageAt(page, 2).locator('.book-text');
      await page.keyboard.press('ArrowLeft');
      await expectOpenAt(page, 1);
      expect(await sideOf(pageAt(page, 1)), 'the picture comes first').toBe(1);
      expect(await sideOf(pageAt(page, 2))).toBe(-1);
      expect(await runsFromRight(text)).toBe(true);
      expect(await runsFromRight(pageAt(page, 1).locator('.book-heading'))).toBe(true);
      await expect(text.locator('p').first()).toHaveCSS('direction', 'rtl');
      await expect(text.locator('[lang]').first()).toHaveAttribute('lang', lang);
      await page.keyboard.press('ArrowRight');
      await expectOpenAt(page, 0);
      await swipeOver(page.locator('.book-place'), 'previous');
      await expectOpenAt(page, 1);
      await swipeOver(page.locator('.book-place'), 'next');
      await expectOpenAt(page, 0);
      await pageAt(page, 0).click();
      await expectOpenAt(page, 1);
      await pageAt(page, 2).click({ position: { x: 12, y: 12 } });
      await expectOpenAt(page, 2);
      const right = await pageAt(page, 3).boundingBox();
      await pageAt(page, 3).click({ position: { x: (right?.width ?? 0) - 12, y: 12 } });
      await expectOpenAt(page, 1);
      // The first page is at the right end of the bar, as the book is.
      const bar = page.getByRole('slider');
      const { width } = (await bar.boundingBox()) ?? { width: 0 };
      await bar.click({ position: { x: width * 0.35, y: 20 } });
      await expectOpenAt(page, 2);
      await bar.press('ArrowRight');
      await expectOpenAt(page, 1);
      await bar.blur();
      await reader.choose('Watch as slides');
      await expect(page.locator('.viewer-text, .viewer-slide-picture .viewer-lead').first()).toHaveAttribute(
        'lang',
        lang,
      );
      await page.keyboard.press('ArrowLeft');
      await reader.expectState('PAUSED', 2);
      await swipeOver(page.locator('.viewer-stage').first(), 'next');
      await reader.expectState('PAUSED', 1);
    });
  await test.step('Latin letters, whatever they quote', async () => {
    const quoting = `The moon said ${scripts.Hebrew.title} and the cat said nothing at all.`;
    await putStory(service.hook, [{ headline: 'A word', text: quoting }]);
    await page.goto('about:blank');
    await reader.openStory(ownStory, asBook(ownStory));
    await page.keyboard.press('ArrowRight');
    await expectOpenAt(page, 1);
    expect(await sideOf(pageAt(page, 1))).toBe(-1);
  });
});

test.describe('animated', () => {
  test.use(animated);

  test('a page of a book from right to left follows the finger to the right, and turns there', async ({
    reader,
    service,
    page,
  }) => {
    await putRightToLeftStory(service, 'Hebrew');
    await reader.openStory(ownStory, asBook(ownStory));
    await page.keyboard.press('ArrowLeft');
    await expectOpenAt(page, 1);
    const box = await page.locator('.book-block').boundingBox();
    if (box === null) throw new Error('There is no book');
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 20, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 60, y);
    await page.mouse.move(box.x + 100, y - 10);
    await expect(page.locator('.book-place')).toHaveAttribute('data-book-state', 'user_fold');
    const turning = pageAt(page, 3);
    // The page on the back of the leaf is uncovered at the finger, from the left edge.
    await expect.poll(async () => (await turning.boundingBox())?.x).toBeLessThan(box.x + box.width / 2);
    await page.mouse.move(box.x + box.width * 0.8, y);
    await page.mouse.up();
    await expectOpenAt(page, 2);
  });
});
