import { expect, test } from 'vitest';
import { scoreOf } from './score';

test.each([
  [4.25, '4.3', '4,3'],
  [4.35, '4.4', '4,4'],
  [4.04, '4.0', '4,0'],
  [5, '5.0', '5,0'],
  [0, '0.0', '0,0'],
])('a score of %s is shown with one decimal, in the language’s format', (score, english, german) => {
  expect([scoreOf(score, 'en'), scoreOf(score, 'de')]).toEqual([english, german]);
});
