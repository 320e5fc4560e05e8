import { expect, test } from 'vitest';
import { secondsOf } from './time-in-seconds';

test.each([
  [0, 0],
  [1.5, 1.5],
  ['0', 0],
  ['1.5', 1.5],
  ['1,5', 1.5],
  [' 12 ', 12],
  ['.5', 0.5],
  ['5.', 5],
  ['75', 75],
  ['0:01', 1],
  ['1:05', 65],
  ['75:00', 4500],
  ['00:01.5', 1.5],
  ['00:00:01.500', 1.5],
  ['00:00:01,500', 1.5],
  ['01:02:03.25', 3723.25],
  ['100:00:00', 360_000],
])('%j is %d s', (time, seconds) => {
  expect(secondsOf(time)).toBe(seconds);
});

test.each([
  -1,
  Number.NaN,
  Infinity,
  null,
  undefined,
  true,
  {},
  [],
  ['1'],
  '',
  ' ',
  '.',
  ',',
  '-1',
  '1e3',
  '0x10',
  'NaN',
  'Infinity',
  '1.5.2',
  '0:60',
  '1:60:00',
  '1:2:3:4',
  ':05',
  '0:',
  '1 500',
  '00:00:01.500 --> 00:00:04.000',
  'soon',
  '9'.repeat(400),
])('%j is no time', (time) => {
  expect(secondsOf(time)).toBeUndefined();
});

test('a long text is refused quickly', () => {
  expect(secondsOf(`${'1'.repeat(10_000)}:x`)).toBeUndefined();
});
