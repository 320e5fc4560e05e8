import { test } from 'vitest';

test('the card of a story is larger than that of a talk', ({ expect }) => {
  expect(2).toBeGreaterThan(1);
});
