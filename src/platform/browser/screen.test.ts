import { expect, test } from 'vitest';
import { pageZoom } from './screen';

/** A visual viewport that a test scales. */
class FakeViewport extends EventTarget {
  scale = 1;
  pinch(scale: number): void {
    this.scale = scale;
    this.dispatchEvent(new Event('resize'));
  }
}

test.each([
  [0.99, false],
  [1, false],
  // What some browsers report for a page that nobody has zoomed.
  [1.005, false],
  [1.02, true],
  [2, true],
])('at a scale of %d the page is zoomed: %s', (scale, isZoomed) => {
  const viewport = new FakeViewport();
  viewport.scale = scale;
  expect(pageZoom(() => viewport).get()).toBe(isZoomed);
});

test('calls its listeners at a pinch until they unsubscribe', () => {
  const viewport = new FakeViewport();
  const zoom = pageZoom(() => viewport);
  const seen: boolean[] = [];
  const unsubscribe = zoom.subscribe(() => seen.push(zoom.get()));
  viewport.pinch(2);
  viewport.pinch(1);
  unsubscribe();
  viewport.pinch(2);
  expect(seen).toEqual([true, false]);
});

test('a page without a visual viewport is never zoomed', () => {
  const zoom = pageZoom(() => null);
  expect(zoom.get()).toBe(false);
  zoom.subscribe(() => undefined)();
});
