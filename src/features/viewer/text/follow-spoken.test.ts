import { expect, test } from 'vitest';
import { scrollTarget } from './follow-spoken';

const scroller = { scrollTop: 300, height: 200, lineHeight: 20, margin: 20 };

test.each([
  ['is in view', 340, 400, 300],
  ['is above the place', 100, 140, 80],
  ['is cut off above', 310, 340, 290],
  ['is below the place', 600, 640, 460],
  ['is cut off below', 450, 490, 310],
  ['is the first', 0, 40, 0],
])('a passage that %s is scrolled into view, as little as needed', (_, top, bottom, scrollTop) => {
  expect(scrollTarget({ top, bottom }, scroller, 0.5)).toBe(scrollTop);
});

test('a passage that is higher than its place moves line by line, from its first to its last one', () => {
  const long = { top: 100, bottom: 1000 };
  const at = (progress: number) => scrollTarget(long, scroller, progress);
  expect(at(0)).toBe(long.top - scroller.margin);
  expect(at(1)).toBe(long.bottom + scroller.margin - scroller.height);
  expect(at(0.5) % scroller.lineHeight).toBe(0);
  // The line that is spoken is in view all the time.
  for (let progress = 0; progress <= 1; progress += 0.01) {
    const line = long.top + progress * (long.bottom - long.top);
    expect(line).toBeGreaterThanOrEqual(at(progress));
    expect(line).toBeLessThanOrEqual(at(progress) + scroller.height);
  }
});
