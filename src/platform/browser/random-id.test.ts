import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomId } from './random-id';

test('an id is a UUID of version 4 for any random bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (random) => {
      const id = randomId((bytes) => bytes.set(random));
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }),
  );
});

test('two ids differ', () => {
  expect(randomId()).not.toBe(randomId());
});
