import { expect, test } from 'vitest';
import { opensByItself } from './Rating';

test.each([
  ['bookworm', true, undefined, true],
  ['bookworm', true, 'asked', true],
  ['bookworm', true, 'given', false],
  ['production', true, undefined, true],
  ['production', true, 'asked', false],
  ['production', true, 'given', false],
  ['production', false, undefined, false],
  ['museum', false, 'asked', false],
  ['develop', true, undefined, true],
] as const)('in %s, signed in %s, marked %s: %s (spec people §3)', (variant, isSignedIn, mark, opens) => {
  expect(opensByItself({ variant, isSignedIn, mark })).toBe(opens);
});
