import { expect, test } from 'vitest';
import { savesOpened } from './auto-save-rule';

test.each([
  ['bookworm', true, true],
  ['bookworm', false, false],
  ['production', true, false],
  ['develop', true, false],
  ['museum', true, false],
] as const)(
  'in %s, with the choice to save opened stories %s: saved %s (spec offline §2)',
  (variant, isChosen, isSaved) => {
    expect(savesOpened(variant, isChosen)).toBe(isSaved);
  },
);
