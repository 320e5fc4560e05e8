// Measures the contrast of texts as they are painted. axe does not: where a background is a picture or a gradient, or text and
// background have one colour, it leaves the judgement to a person.
import type { Page } from '@playwright/test';

export interface FaintText {
  readonly text: string;
  readonly contrast: number;
}

/** Texts of any size need this contrast (WCAG 2.2 AA, the value for small text). */
const needed = 4.5;

/** Returns the visible texts whose contrast with the pixels behind them is too low. Throws when there is no text. */
export async function faintTexts(page: Page): Promise<readonly FaintText[]> {
  await page.evaluate(hideTexts);
  const behind = await page.screenshot({ animations: 'disabled' });
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  const contrasts = await page.evaluate(measureTexts, behind.toString('base64'));
  if (contrasts.length === 0) throw new Error('The page shows no text');
  return contrasts.filter(({ contrast }) => contrast < needed);
}

/**
 * Runs in the page. Hides the texts, but keeps other paint in their colour, such as borders. The content security policy forbids the
 * style of Playwright's `screenshot`.
 */
function hideTexts(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after { -webkit-text-fill-color: transparent !important; text-shadow: none !important; }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page. Compares the colour of each visible text with the pixels of a picture of the page without texts. */
async function measureTexts(picture: string): Promise<FaintText[]> {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {
    willReadFrequently: true,
  });
  const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  if (context === null || brush === null) throw new Error('There is no canvas');
  context.drawImage(bitmap, 0, 0);

  /** Returns red, green, blue and alpha of a CSS colour. */
  const partsOf = (colour: string): Uint8ClampedArray => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    return brush.getImageData(0, 0, 1, 1).data;
  };
  /** WCAG 2.2, relative luminance. */
  const luminance = (parts: readonly number[]): number => {
    const [r = 0, g = 0, b = 0] = parts.map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const opacityOf = (element: Element | null): number =>
    element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);

  /** Returns the contrast within a box; a few pixels may be worse, as where the box reaches beyond its background. */
  const contrastIn = (element: Element, { left, top, width, height }: DOMRect): number => {
    const [r = 0, g = 0, b = 0, alpha = 0] = partsOf(getComputedStyle(element).color);
    const opacity = (alpha / 255) * opacityOf(element);
    const { data } = context.getImageData(left, top, Math.max(1, width), Math.max(1, height));
    const contrasts: number[] = [];
    // A few hundred pixels of it tell as much as all.
    const step = 4 * Math.ceil(data.length / 4 / 500);
    for (let at = 0; at < data.length; at += step) {
      const behind = [...data.subarray(at, at + 3)];
      const front = [r, g, b].map((part, each) => part * opacity + (behind[each] ?? 0) * (1 - opacity));
      const [low = 0, high = 0] = [luminance(front), luminance(behind)].toSorted((x, y) => x - y);
      contrasts.push((high + 0.05) / (low + 0.05));
    }
    return contrasts.toSorted((x, y) => x - y)[Math.floor(contrasts.length / 20)] ?? 1;
  };

  /** Returns whether a point of an element is cut off by what scrolls or hides it. */
  const isCutOff = (element: Element | null, x: number, y: number): boolean => {
    if (element === null || element === document.documentElement) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isOutside = x < left || x > right || y < top || y > bottom;
    return (
      (isOutside && getComputedStyle(element).overflow !== 'visible') || isCutOff(element.parentElement, x, y)
    );
  };

  const found: FaintText[] = [];
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || !element.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const top = document.elementsFromPoint(x, y)[0];
      // Something else may cover it.
      if (top === undefined || !(element.contains(top) || top.contains(element))) continue;
      if (opacityOf(element) === 0 || isCutOff(element, x, y)) continue;
      found.push({ text, contrast: contrastIn(element, box) });
    }
  }
  return found;
}
