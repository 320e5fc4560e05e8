// Letters of twice the usual size, as a person sets them in the browser: nothing is lost on a phone.
import type { Page } from '@playwright/test';
import { chromiumArguments } from '../../support/browser/chromium-arguments';
import { findTestBrowser } from '../../support/browser/find-browser';
import { longNarration, ownStory, putStory } from '../../support/service/own-story';
import { expectOpenAt } from '../book/book-page';
import { expect, test } from '../fixtures';

const executablePath = findTestBrowser();

test.use({
  installsWorker: false,
  viewport: { width: 375, height: 667 },
  // The size of a browser's letters is a setting of the browser: the tests of this file start one of their own.
  launchOptions: {
    args: [...chromiumArguments, '--disable-gpu', '--blink-settings=defaultFontSize=32'],
    ...(executablePath === undefined ? {} : { executablePath }),
  },
});

/**
 * Runs in the page. Returns the texts and controls that a person cannot reach: beside the screen, cut off by what does not scroll, or in
 * less than a line.
 */
function lostParts(): string[] {
  const shown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[inert], .visually-hidden, .skip-link, .tooltip, [data-ahead]') === null;

  /** Returns what is wrong with a box, which ancestors of an element cut or scroll. */
  const faultOf = (element: Element, box: DOMRect): string | undefined => {
    let { left, right } = box;
    for (
      let around = element.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY } = getComputedStyle(around);
      const place = around.getBoundingClientRect();
      if (/auto|scroll/.test(overflowY) && around.scrollHeight > around.clientHeight)
        return around.clientHeight < 40 ? 'in less than a line' : undefined;
      if (overflowY === 'hidden' && (box.top < place.top - 8 || box.bottom > place.bottom + 8))
        return 'cut off';
      if (overflowX !== 'visible') [left, right] = [Math.max(left, place.left), Math.min(right, place.right)];
      if (right < box.right - 4 || left > box.left + 4) return 'cut off';
    }
    return left < -1 || right > innerWidth + 1 ? 'beside the screen' : undefined;
  };

  const lost: string[] = [];
  const note = (element: Element, name: string, boxes: Iterable<DOMRect>): void => {
    for (const box of boxes) {
      const fault = faultOf(element, box);
      if (fault !== undefined) return void lost.push(`${fault}: ${name}`);
    }
  };
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || !shown(element)) continue;
    range.selectNodeContents(node);
    note(element, text, range.getClientRects());
  }
  for (const control of document.querySelectorAll('button, a, input, [role="slider"], [role="menu"]'))
    if (shown(control))
      note(control, control.getAttribute('aria-label') ?? control.textContent, [
        control.getBoundingClientRect(),
      ]);
  if (document.documentElement.scrollWidth > innerWidth + 1) lost.push('the page scrolls sideways');
  return lost;
}

const expectNothingLost = (page: Page, where: string) =>
  test.step(where, () => expect.poll(() => page.evaluate(lostParts), where).toEqual([]));

test('with letters of twice the size nothing is lost on a phone', async ({ reader, page, service }) => {
  const text = 'The lamp looked out of the window and saw how far the evening was. It waited for the night.';
  const transcription = [{ text, start: 0 }];
  await putStory(
    service.hook,
    [{ headline: 'Sleeping lamps', text, audioPath: 'n.wav', transcription }],
    [longNarration('n.wav', 1)],
  );
  await reader.openGallery();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expectNothingLost(page, 'shelf and menu');
  for (const path of ['imprint', 'privacy', 'offline', 'childrens-story/new']) {
    await page.goto(`${service.origin}/#/${path}`);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expectNothingLost(page, path);
  }
  await reader.openStory(ownStory);
  await expectNothingLost(page, 'cover');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.viewer-text')).toBeVisible();
  await expectNothingLost(page, 'slide');
  await reader.button('Sleep timer').click();
  await expect(page.getByRole('menu')).toBeVisible();
  await expectNothingLost(page, 'sleep timer');
  await page.keyboard.press('Escape');
  await reader.button('Read as book').click();
  await expectOpenAt(page, 1);
  await expectNothingLost(page, 'book');
  await reader.button('Larger text').click();
  await expectNothingLost(page, 'column');
});
