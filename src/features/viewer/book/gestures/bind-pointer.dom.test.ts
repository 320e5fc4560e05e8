// Pointer events on the place of a book, with a stand-in for the engine.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWritable } from '../../../../contract/readable';
import { bindPointer } from './bind-pointer';

const place = document.createElement('div');
let zoom = createWritable(false);
let calls: string[] = [];
let stop = (): void => undefined;

beforeEach(() => {
  zoom = createWritable(false);
  calls = [];
  place.setPointerCapture = () => undefined;
  const call = (name: string) => () => void calls.push(name);
  stop = bindPointer(place, {
    book: {
      dragTo: () => calls.push('drag') > 0,
      release: () => void calls.push('release'),
      hoverAt: call('hover'),
      finishAnimation: call('finish'),
      getState: () => 'user_fold',
    },
    size: () => ({ pageWidth: 300, pageHeight: 400 }),
    isZoomed: zoom,
    canDrag: () => true,
    onArrival: call('arrival'),
    onTurn: call('turn'),
    onTap: call('tap'),
  });
});
afterEach(() => stop());

/** Presses at 200 px, moves to `to` and releases there, within 100 ms. */
function stroke(to: number, pointerType = 'touch'): string[] {
  const steps = [
    ['pointerdown', 200, 0],
    ['pointermove', to, 50],
    ['pointerup', to, 100],
  ] as const;
  for (const [type, clientX, time] of steps) {
    const buttons = type === 'pointerup' ? 0 : 1;
    const event = new PointerEvent(type, { pointerId: 1, pointerType, clientX, clientY: 200, buttons });
    Object.defineProperty(event, 'timeStamp', { value: time });
    place.dispatchEvent(event);
  }
  return calls;
}

describe('a finger', () => {
  test('drags and swipes', () => {
    expect(stroke(100)).toEqual(['drag', 'drag', 'release', 'turn']);
  });

  test.each([100, 300])('moves a zoomed page, and turns nothing: from 200 to %i px', (to) => {
    zoom.set(true);
    expect(stroke(to)).toEqual([]);
  });

  test('taps on a zoomed page', () => {
    zoom.set(true);
    expect(stroke(203)).toEqual(['tap']);
  });
});

test('a mouse, which cannot move a zoomed page, drags and swipes there too', () => {
  zoom.set(true);
  expect(stroke(100, 'mouse')).toEqual(['drag', 'drag', 'release', 'turn']);
});

test('a zoomed place says so, for its style', () => {
  zoom.set(true);
  expect(place.hasAttribute('data-zoomed')).toBe(true);
  zoom.set(false);
  expect(place.hasAttribute('data-zoomed')).toBe(false);
});
