// Runs before the tests of each file: queries that wait do so for as long as a busy machine needs to load a part of the page. Their
// default is a second; a passing test does not wait for it.
import { beforeAll } from 'vitest';

beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 30_000 });
});
