// Ends what a test file has put in place of globals. Vitest does so before each test only, and the next file, whose hooks run before its
// first test, shares this one's globals.
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
