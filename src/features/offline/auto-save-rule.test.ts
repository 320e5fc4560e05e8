import { expect, test } from 'vitest';
import { keepsOpened } from './auto-save-rule';

test.each([
  ['bookworm', true, true],
  ['bookworm', false, false],
  ['production', true, false],
  ['develop', true, false],
  ['museum', true, false],
] as const)('%s, keep opened stories %s: stays %s (decision 16)', (variant, isChosen, stays) => {
  expect(keepsOpened(variant, isChosen)).toBe(stays);
});
