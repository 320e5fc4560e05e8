// The fork against page-flip as it is published: the same calls, and every page must lie the same.
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { reachablePoint, foldAt, type Leaf } from './fold-geometry';
import { PageFlip, type Point } from './page-flip';

const [pageWidth, pageHeight] = [400, 450];
/** Milliseconds from one frame to the next. */
const frame = 100;

// The published package has no types.
const published: string = 'page-flip-original';
let Original: ReturnType<typeof Object>;

beforeAll(async () => {
  const module = Object(await import(published));
  Original = module.PageFlip ?? module.default.PageFlip;
});

let frames: FrameRequestCallback[] = [];
let now = 0;

beforeEach(() => {
  [frames, now] = [[], 1000];
  document.body.replaceChildren();
  // The original has single pages where its place has no width for two.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.closest('.single') === null ? 2 * pageWidth : pageWidth;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(pageHeight);
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => void frames.splice(id - 1, 1, () => undefined));
});

function runFrame(): void {
  now += frame;
  const due = frames;
  frames = [];
  for (const callback of due) callback(now);
}

function openBoth({ pageCount = 5, single = false } = {}) {
  const [block, reference] = [createPages(pageCount), createPages(pageCount)];
  reference.parent.classList.toggle('single', single);
  const book = new PageFlip(block.parent, { maxShadowOpacity: 0.5, usePortrait: single });
  book.loadFromHTML(block.pages);
  const original = new Original(reference.parent, {
    width: pageWidth,
    height: pageHeight,
    size: 'fixed',
    autoSize: false,
    usePortrait: single,
    showCover: true,
    useMouseEvents: false,
    maxShadowOpacity: 0.5,
  });
  original.loadFromHTML(reference.pages);
  // The fork's open book includes the left page that is never seen.
  original.getRender().getRect().left = 0;
  runFrame();
  return {
    book,
    original,
    same: () => {
      expect(block.pages.map(lies)).toEqual(reference.pages.map(lies));
      if (single) expect(backOf(block)).toEqual(backOf(reference));
      expect(shadowsOf(block.parent)).toEqual(shadowsOf(reference.parent));
    },
  };
}

function createPages(pageCount: number) {
  const parent = document.createElement('div');
  const pages = Array.from({ length: pageCount }, (): HTMLElement => document.createElement('div'));
  parent.append(...pages);
  document.body.append(parent);
  return { parent, pages };
}

/** Returns where the back of a single page lies. The original's is a copy of the page, the fork's an empty sheet. */
function backOf({ parent, pages }: ReturnType<typeof createPages>) {
  const items = [...parent.querySelectorAll<HTMLElement>('.stf__item')];
  const back = items.find((item) => !pages.includes(item));
  return back === undefined ? 'hidden' : lies(back);
}

/** To four digits, and without the unit of nothing. */
const round = (text: string): string =>
  text
    .replaceAll(/-?\d+(\.\d+)?(e-?\d+)?/g, (number) => String(Math.round(Number(number) * 1e4) / 1e4 + 0))
    .replaceAll(/\b0px/g, '0');

/** Returns where a page lies and the clip path that cuts it off; only `hidden` for an invisible page. */
function lies({ style, classList }: HTMLElement) {
  const isHidden = style.display === 'none' || style.cssText === '';
  if (isHidden) return 'hidden';
  const { zIndex, left, width, height, transform, transformOrigin, clipPath } = style;
  return {
    side: classList.contains('--left') ? 'left' : 'right',
    isResting: classList.contains('--simple'),
    zIndex,
    left,
    width,
    height,
    transformOrigin,
    transform: round(transform),
    clipPath: round(clipPath.replaceAll(' ', '')),
  };
}

/** The shadows of a hard leaf; the fork has others on a soft one. */
function shadowsOf(parent: HTMLElement): string[] {
  return ['.stf__hardShadow', '.stf__hardInnerShadow'].map((name) => {
    const { cssText, width } = parent.querySelector<HTMLElement>(name)?.style ?? { cssText: '', width: '' };
    return width === '' ? '' : round(cssText.replaceAll(/\s+/g, '').split(';').sort().join(';'));
  });
}

const corners = ['top', 'bottom'] as const;
const directions = ['flipNext', 'flipPrev'] as const;

/** The original counts from the frame before a call, however long ago that was. */
function beginWithNextFrame(original: typeof Original): void {
  const { animation } = original.getRender();
  if (animation !== null) animation.startedAt = now + frame;
}

test.each([
  { pageCount: 4, single: false },
  { pageCount: 5, single: false },
  { pageCount: 3, single: true },
  { pageCount: 4, single: true },
])('pages that turn by themselves lie the same in each frame: $pageCount, single: $single', (which) => {
  for (const corner of corners) {
    const { book, original, same } = openBoth(which);
    for (const direction of directions)
      for (let turn = 0; turn < 3; turn += 1) {
        book[direction](corner);
        original[direction](corner);
        beginWithNextFrame(original);
        while (book.getState() !== 'read' || original.getState() !== 'read') {
          runFrame();
          same();
        }
        expect(book.getCurrentPageIndex()).toBe(original.getCurrentPageIndex());
      }
  }
});

test.each([
  [0, false],
  [1, false],
  [3, false],
  [0, true],
  [2, true],
  [4, true],
])('a page at %i that is dragged lies the same wherever it is; single: %s', (position, single) => {
  const { book, original, same } = openBoth({ single });
  const inBook = fc.record({
    x: fc.integer({ min: -100, max: 2 * pageWidth + 100 }),
    y: fc.integer({ min: -300, max: pageHeight + 300 }),
  });
  fc.assert(
    fc.property(fc.array(inBook, { minLength: 1, maxLength: 6 }), (way) => {
      for (const at of way) {
        const isFolded = book.dragTo(at);
        if (!foldsOriginal(original, at)) break;
        expect(isFolded).toBe(original.getFlipController().getCalculation() !== null);
        runFrame();
        same();
      }
      book.finishAnimation();
      endFold(original);
      book.turnToPage(position);
      original.turnToPage(position);
      runFrame();
      same();
    }),
    // Fixed, since there is one place where a single page differs (README.md).
    { numRuns: 12, seed: 1 },
  );
});

/** Folds a page of the original, which throws where a crease has but one end; the fork folds nothing there. */
function foldsOriginal(original: typeof Original, at: Point): boolean {
  try {
    original.getFlipController().fold(at);
    return true;
  } catch {
    return false;
  }
}

/** What the original does at the end of a movement. */
function endFold(original: typeof Original): void {
  const [flip, render] = [original.getFlipController(), original.getRender()];
  render.setBottomPage(null);
  render.setFlippingPage(null);
  render.clearShadow();
  flip.setState('read');
  flip.reset();
}

test.each([false, true])(
  'a corner under the pointer lifts and falls in the same way; single: %s',
  (single) => {
    const { book, original, same } = openBoth({ single });
    const [rim, middle] = [
      { x: 2 * pageWidth - 20, y: 20 },
      { x: pageWidth, y: pageHeight / 2 },
    ];
    for (const at of [rim, { ...rim, y: 40 }, middle, { ...rim, y: pageHeight - 20 }, middle]) {
      book.hoverAt(at);
      original.getFlipController().showCorner(at);
      beginWithNextFrame(original);
      for (let shown = 0; shown < 3; shown += 1) {
        runFrame();
        same();
      }
      expect(book.getState()).toBe(original.getState());
    }
  },
);

test('the geometry is the same for every leaf and point', () => {
  const { original } = openBoth();
  original.flipNext('top');
  const { constructor: Calculation } = original.getFlipController().getCalculation();
  const leaves = fc.record({
    direction: fc.constantFrom('next', 'previous'),
    corner: fc.constantFrom('top', 'bottom'),
    width: fc.integer({ min: 100, max: 2000 }),
    height: fc.integer({ min: 112, max: 2250 }),
  });
  const share = fc.double({ min: -2.5, max: 2.5, noNaN: true });
  fc.assert(
    fc.property(leaves, share, share, (leaf, x, y) => {
      const point = { x: x * leaf.width, y: y * leaf.height };
      const reference = referenceOf(Calculation, leaf, point);
      const at = reachablePoint(leaf, point);
      const fold = at && foldAt(leaf, at);
      // The original folds a leaf that lies nearly flat on its new side, anywhere on or off the page.
      if (fold === undefined && Math.abs(reference?.angle ?? 0) < 1e-6) return;
      expect(fold === undefined).toBe(reference === undefined);
      if (fold === undefined || at === undefined || reference === undefined) return;
      near([at, ...fold.turning.area], [reference.position, ...reference.turning]);
      near(fold.beneath.area, reference.beneath);
      near([fold.turning.at, fold.beneath.at, fold.crease.at], reference.places);
      expect(fold.turning.angle).toBeCloseTo(reference.angle);
      expect(fold.crease.angle).toBeCloseTo(reference.creaseAngle);
      expect(fold.progress).toBeCloseTo(reference.progress);
    }),
    { numRuns: 2000 },
  );
});

function referenceOf(Calculation: typeof Original, { direction, corner, width, height }: Leaf, point: Point) {
  const calculation = new Calculation(direction === 'next' ? 0 : 1, corner, String(width), String(height));
  if (calculation.calc(point) !== true || !hasCrease(calculation)) return undefined;
  const there = (points: readonly (Point | null)[]) => points.filter((each) => each !== null);
  return {
    position: calculation.getPosition(),
    turning: there(calculation.getFlippingClipArea()),
    beneath: there(calculation.getBottomClipArea()),
    places: [
      calculation.getActiveCorner(),
      calculation.getBottomPagePosition(),
      calculation.getShadowStartPoint(),
    ],
    angle: Number(calculation.getAngle()),
    creaseAngle: Number(calculation.getShadowAngle()),
    progress: Number(calculation.getFlippingProgress()),
  };
}

function hasCrease(calculation: typeof Original): boolean {
  try {
    calculation.getShadowAngle();
    return true;
  } catch {
    return false;
  }
}

function near(points: readonly Point[], reference: readonly Point[]): void {
  expect(points).toHaveLength(reference.length);
  for (const [index, { x, y }] of points.entries()) {
    expect(x).toBeCloseTo(reference[index]?.x ?? Number.NaN, 4);
    expect(y).toBeCloseTo(reference[index]?.y ?? Number.NaN, 4);
  }
}
