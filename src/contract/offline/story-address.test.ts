import { expect, test } from 'vitest';
import { storyHash } from './story-address';

test.each([
  ['bookworm', '#/story/read/12'],
  ['anything', '#/story/read/12'],
  ['production', '#/view/12'],
  ['develop', '#/view/12'],
  ['museum', '#/view/12'],
])('in %s a story opens at %s (decisions 28, 31)', (mode, hash) => {
  expect(storyHash(mode, '12')).toBe(hash);
});
