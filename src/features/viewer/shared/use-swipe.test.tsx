import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createWritable } from '../../../base/readable';
import { useSwipe, swipeOf } from './use-swipe';

afterEach(cleanup);

interface PictureProps {
  readonly zoom: ReturnType<typeof createWritable<boolean>>;
  readonly onSwipe: (steps: -1 | 1) => void;
}

const Picture = ({ zoom, onSwipe }: PictureProps) => <figure {...useSwipe(onSwipe, zoom)} />;

/** Shows a picture, swipes over it to the left and returns the steps that this gives. */
function swipe(isZoomed: boolean, pointerType: string): readonly number[] {
  const swipes: number[] = [];
  render(<Picture zoom={createWritable(isZoomed)} onSwipe={(steps) => swipes.push(steps)} />);
  const picture = screen.getByRole('figure');
  const fire = (type: 'pointerDown' | 'pointerUp', clientX: number, time: number): void => {
    const event = createEvent[type](picture, { pointerId: 1, isPrimary: true, pointerType, clientX });
    Object.defineProperty(event, 'timeStamp', { value: time });
    fireEvent(picture, event);
  };
  fire('pointerDown', 200, 1000);
  fire('pointerUp', 100, 1100);
  return swipes;
}

test.each([
  { pointer: 'touch', isZoomed: false, steps: [1] },
  { pointer: 'touch', isZoomed: true, steps: [] },
  { pointer: 'mouse', isZoomed: true, steps: [1] },
])('a swipe by $pointer, zoomed: $isZoomed, gives $steps', ({ pointer, isZoomed, steps }) => {
  expect(swipe(isZoomed, pointer)).toEqual(steps);
});

test('a zoomed picture says so, for its style', () => {
  swipe(true, 'touch');
  expect(screen.getByRole('figure').hasAttribute('data-zoomed')).toBe(true);
});

test.each([
  ['quickly to the left', { x: -40, y: 5, milliseconds: 200 }, 'next'],
  ['quickly to the right', { x: 40, y: 5, milliseconds: 200 }, 'previous'],
  ['30 px in 250 ms', { x: -30, y: 0, milliseconds: 250 }, 'next'],
  ['29 px', { x: -29, y: 0, milliseconds: 200 }, undefined],
  ['too slowly', { x: -200, y: 0, milliseconds: 251 }, undefined],
  ['a little down', { x: -40, y: 59, milliseconds: 100 }, 'next'],
  ['as far down as two swipes', { x: -40, y: 60, milliseconds: 100 }, undefined],
])('a stroke %s', (_, stroke, expected) => {
  expect(swipeOf(stroke)).toBe(expected);
});
