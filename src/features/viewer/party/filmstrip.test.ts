import { expect, test } from 'vitest';
import { stepOfKey, swipeOf } from './filmstrip';

test.each([
  ['ArrowRight', 1, 2],
  ['ArrowRight', 4, 4],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 0],
  ['Home', 3, 0],
  ['End', 1, 4],
  ['x', 1, undefined],
])('%s on step %i of five leads to %s', (key, at, expected) => {
  expect(stepOfKey(key, at, 5)).toBe(expected);
});

test.each([
  ['quickly to the left', { x: -40, y: 5, milliseconds: 200 }, 1],
  ['quickly to the right', { x: 40, y: 5, milliseconds: 200 }, -1],
  ['30 px in 250 ms', { x: -30, y: 0, milliseconds: 250 }, 1],
  ['29 px', { x: -29, y: 0, milliseconds: 200 }, 0],
  ['too slowly', { x: -200, y: 0, milliseconds: 251 }, 0],
  ['more down than across', { x: -40, y: 60, milliseconds: 100 }, 0],
])('a stroke %s', (_, stroke, expected) => {
  expect(swipeOf(stroke)).toBe(expected);
});
