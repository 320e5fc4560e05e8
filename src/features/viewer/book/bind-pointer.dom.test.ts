// Pointer events on the place of a book, with a stand-in for the engine.
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWritable } from '../../../base/readable';
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
    isMirrored: false,
    isZoomed: zoom,
    canDrag: () => true,
    onArrival: call('arrival'),
    onTurn: call('turn'),
    onTap: call('tap'),
  });
});
afterEach(() => stop());

function dispatch(type: string, pointerType: string, clientX: number, buttons: number, time = 0): void {
  const event = new PointerEvent(type, { pointerId: 1, pointerType, clientX, clientY: 200, buttons });
  Object.defineProperty(event, 'timeStamp', { value: time });
  place.dispatchEvent(event);
}

/** Presses at 200 px, moves to `to` in two steps and releases there, within 100 ms. */
function stroke(to: number, pointerType = 'touch'): string[] {
  dispatch('pointerdown', pointerType, 200, 1);
  dispatch('pointermove', pointerType, (200 + to) / 2, 1, 25);
  dispatch('pointermove', pointerType, to, 1, 50);
  dispatch('pointerup', pointerType, to, 0, 100);
  return calls;
}

describe('a finger', () => {
  test('drags and swipes', () => {
    expect(stroke(100)).toEqual(['drag', 'drag', 'drag', 'release', 'turn']);
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

describe('a pen over a zoomed page', () => {
  test('folds a corner', () => {
    zoom.set(true);
    dispatch('pointermove', 'pen', 590, 0);
    expect(calls).toEqual(['hover']);
  });

  // Where the browser does not move the page with a pen, it does not cancel the pointer either.
  test('folds no corner and turns nothing once it is pressed', () => {
    zoom.set(true);
    expect(stroke(100, 'pen')).toEqual([]);
  });
});

test('a mouse, which cannot move a zoomed page, drags and swipes there too', () => {
  zoom.set(true);
  expect(stroke(100, 'mouse')).toEqual(['drag', 'drag', 'drag', 'release', 'turn']);
});

test('a zoomed place says so, for its style', () => {
  zoom.set(true);
  expect(place.hasAttribute('data-zoomed')).toBe(true);
  zoom.set(false);
  expect(place.hasAttribute('data-zoomed')).toBe(false);
});
