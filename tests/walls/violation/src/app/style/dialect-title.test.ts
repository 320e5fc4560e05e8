import { expect, test } from 'vitest';

test('a request that is taken back', () => {
  expect(1).toBe(1);
});
