import { expect, test } from 'vitest';
import { formatDuration } from './i18n';

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [60, '1:00'],
  [65, '1:05'],
  [750, '12:30'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d s is shown as %s', (seconds, shown) => {
  expect(formatDuration(seconds)).toBe(shown);
});
