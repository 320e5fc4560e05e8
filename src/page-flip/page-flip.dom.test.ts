import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PageFlip, type PageFlipEvents } from './page-flip';

const [pageWidth, pageHeight] = [400, 450];

let frames: Map<number, FrameRequestCallback>;
let now: number;

beforeEach(() => {
  [frames, now] = [new Map(), 1000];
  let last = 0;
  document.body.replaceChildren();
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(2 * pageWidth);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(pageHeight);
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    frames.set((last += 1), callback);
    return last;
  });
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.delete(id));
});

/** Runs frames until none is asked for any longer, but not for ever; returns how many there were. */
function runFrames(max = 200): number {
  let run = 0;
  for (; frames.size > 0 && run < max; run += 1) {
    const due = [...frames.values()];
    frames.clear();
    now += 16;
    for (const callback of due) callback(now);
  }
  return run;
}

function createPages(count: number): HTMLElement[] {
  return Array.from({ length: count }, () => document.createElement('div'));
}

function openBook({ pageCount = 7, startPage = 0, usePortrait = false } = {}) {
  const parent = document.createElement('div');
  const pages = createPages(pageCount);
  parent.append(...pages);
  document.body.append(parent);
  const book = new PageFlip(parent, { startPage, usePortrait });
  book.loadFromHTML(pages);
  const events: unknown[] = [];
  for (const name of ['flip', 'changeState', 'init'] satisfies (keyof PageFlipEvents)[])
    book.on(name, ({ data }) => events.push(data));
  const visible = () => pages.flatMap((page, at) => (page.classList.contains('--visible') ? [at] : []));
  return { book, parent, pages, events, visible };
}

const [rightCorner, leftCorner, middle] = [
  { x: 2 * pageWidth - 20, y: pageHeight - 20 },
  { x: 20, y: pageHeight - 20 },
  { x: pageWidth - 50, y: pageHeight - 60 },
];

describe('a book', () => {
  test('is open at its start page at once, and says so in the next moment', async () => {
    const { visible, events, book } = openBook({ startPage: 4 });
    expect(visible()).toEqual([3, 4]);
    await Promise.resolve();
    expect(events).toEqual([{ page: 4 }]);
    expect(book.getCurrentPageIndex()).toBe(3);
  });

  test('asks for no frame while it lies still', () => {
    const { book } = openBook({ startPage: 1 });
    expect(runFrames()).toBeLessThan(2);
    book.flipNext();
    expect(runFrames()).toBeGreaterThan(40);
    expect(frames.size).toBe(0);
  });

  test('listens to nothing', () => {
    const listening = [
      vi.spyOn(window, 'addEventListener'),
      vi.spyOn(EventTarget.prototype, 'addEventListener'),
    ];
    openBook();
    for (const listen of listening) expect(listen).not.toHaveBeenCalled();
  });

  test('takes an element that comes twice for one page', () => {
    const parent = document.createElement('div');
    const pages = createPages(3);
    const book = new PageFlip(parent, {});
    book.loadFromHTML([...pages, ...pages]);
    book.turnToPage(5);
    expect(book.getCurrentPageIndex()).toBe(0);
  });

  test('with its cover alone shows that on the right, and turns nowhere', () => {
    const { book, pages } = openBook({ pageCount: 1 });
    expect(pages[0]?.style.left).toBe('400px');
    book.flipNext();
    expect(book.getState()).toBe('read');
  });

  test.each([{ startPage: -1 }, { flippingTime: 0 }, { maxShadowOpacity: 2 }])(
    'cannot have %o',
    (settings) => {
      expect(() => new PageFlip(document.createElement('div'), settings)).toThrow(RangeError);
    },
  );
});

describe('turning', () => {
  test('shows the next spread, then lies still', () => {
    const { book, events, visible } = openBook({ startPage: 1 });
    book.flipNext('bottom');
    runFrames(3);
    expect(visible()).toEqual([1, 2, 3, 4]);
    runFrames();
    expect([visible(), events.slice(0)]).toEqual([
      [3, 4],
      ['flipping', 3, 'read'],
    ]);
  });

  test.each([
    ['flipPrev', 0],
    ['flipNext', 5],
  ] as const)('%s does nothing at that end of the book', (turn, startPage) => {
    const { book, events } = openBook({ startPage });
    book[turn]();
    expect([book.getState(), events]).toEqual(['read', []]);
  });

  test('a book without a size turns nowhere', () => {
    const { book } = openBook();
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(0);
    book.update();
    book.flipNext();
    expect(book.getState()).toBe('read');
  });

  test('ends at once when its animation is finished', () => {
    const { book, visible } = openBook();
    book.flipNext();
    runFrames(5);
    book.finishAnimation();
    runFrames();
    expect([book.getState(), visible()]).toEqual(['read', [1, 2]]);
  });

  test('writes nothing to pages that lie still', async () => {
    const { book, pages } = openBook({ startPage: 1 });
    runFrames();
    book.flipNext();
    runFrames(3);
    const written: unknown[] = [];
    const observer = new MutationObserver((changes) => written.push(...changes.map(({ target }) => target)));
    for (const page of pages) observer.observe(page, { attributes: true });
    runFrames(10);
    await Promise.resolve();
    observer.disconnect();
    expect(new Set(written)).toEqual(new Set([pages[3], pages[4]]));
  });
});

describe('a dragged page', () => {
  test('falls back before the middle, and turns past it', () => {
    const { book } = openBook({ startPage: 1 });
    book.dragTo(rightCorner);
    expect(book.release(undefined)).toBeUndefined();
    runFrames();
    expect(book.getCurrentPageIndex()).toBe(1);
    book.dragTo(rightCorner);
    book.dragTo(middle);
    expect(book.release(undefined)).toBe('next');
    runFrames();
    expect(book.getCurrentPageIndex()).toBe(3);
  });

  test('turns where it is swiped to', () => {
    const { book } = openBook({ startPage: 1 });
    book.dragTo(rightCorner);
    expect(book.release('next')).toBe('next');
  });

  test('is refused while another turns, and where there is none', () => {
    const { book, events } = openBook();
    expect(book.dragTo({ x: 10, y: 10 })).toBe(false);
    expect(events).toEqual([]);
    book.flipNext();
    expect(book.dragTo(rightCorner)).toBe(false);
  });
});

test('a corner under the pointer lifts, and lies down again', () => {
  const { book, visible, events } = openBook({ startPage: 1 });
  book.hoverAt(rightCorner);
  runFrames();
  expect(visible()).toEqual([1, 2, 3, 4]);
  book.hoverAt(middle);
  runFrames();
  expect([visible(), events]).toEqual([
    [1, 2],
    ['fold_corner', 'read'],
  ]);
});

test('a corner that follows the pointer to the other side lies down again, and turns nothing', () => {
  const { book, visible, events } = openBook({ startPage: 1 });
  book.hoverAt(rightCorner);
  runFrames();
  book.hoverAt(leftCorner);
  book.hoverAt(middle);
  runFrames();
  expect([book.getCurrentPageIndex(), visible(), events]).toEqual([1, [1, 2], ['fold_corner', 'read']]);
});

test('single pages turn on, back and by a jump, and keep their place when others come', () => {
  const { book, pages, visible } = openBook({ startPage: 4, usePortrait: true });
  const places = [visible()];
  for (const move of [
    () => book.flipNext(),
    () => book.flipPrev(),
    () => book.turnToPage(1),
    () => book.updateFromHtml(pages.slice(0, 2)),
    () => book.flipNext(),
  ]) {
    move();
    runFrames();
    expect(visible()).toEqual([book.getCurrentPageIndex()]);
    places.push(visible());
  }
  expect(places).toEqual([[4], [5], [4], [1], [1], [1]]);
});

describe('React', () => {
  test('gets its pages back before it takes some away, and gives others', () => {
    const { book, parent, pages, visible } = openBook({ startPage: 5 });
    book.clear();
    expect(pages.every((page) => page.parentElement === parent)).toBe(true);
    book.updateFromHtml(pages.slice(0, 3));
    expect([book.getCurrentPageIndex(), visible()]).toEqual([1, [1, 2]]);
    book.flipPrev();
    runFrames();
    expect(visible()).toEqual([0]);
  });

  test('keeps its nodes when the book is disposed of; no frame and no event follows', () => {
    const { book, pages, events } = openBook();
    book.flipNext();
    book.dispose();
    expect([frames.size, pages.every((page) => page.isConnected)]).toEqual([0, true]);
    book.turnToPage(3);
    expect([frames.size, events]).toEqual([0, ['flipping']]);
  });

  test('may name events that the book does not have', () => {
    expect(() => openBook().book.off('update')).not.toThrow();
  });
});
