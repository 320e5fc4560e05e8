import { expect, test } from 'vitest';
import { swipeOf } from './use-swipe';

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
