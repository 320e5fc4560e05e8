import { expect, test } from 'vitest';
import { areaOf } from './area-of';

test.each([
  ['/story/read/12', 'story'],
  ['/dark-tales/new', 'dark-tales'],
  ['/view/12', 'view'],
  ['/xmas', 'xmas'],
  ['/', undefined],
  ['/storyteller', undefined],
])('%s is in %s', (path, area) => {
  expect(areaOf(path)).toBe(area);
});
