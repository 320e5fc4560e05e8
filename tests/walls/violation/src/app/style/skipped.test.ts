import { expect, test } from 'vitest';
test.skip('is not run', () => expect(1).toBe(1));
