import { expect, test } from 'vitest';

test.each([1, 2])('a story of %i pages has a cover of its own', (pages) => {
  expect(pages + 1).toBeGreaterThan(pages);
});
