import { expect, test } from 'vitest';
import { shortLinkTarget, storyHref } from './story-address';

test.each([
  ['bookworm', '#/story/read/12', '/'],
  ['anything', '#/story/read/12', '/'],
  ['production', '#/view/12', '/'],
  ['develop', '#/view/12', '/'],
  ['museum', '#/view/12', '/kiosk.html'],
])('in %s a story opens at %s, and a short link at %s (spec book §2, contract §13)', (mode, hash, page) => {
  expect(storyHref(mode, '12')).toBe(hash);
  expect(shortLinkTarget(mode, '12')).toBe(`${page}${hash}`);
});

test.each(['bookworm', 'production'])('in %s the address of a chosen view opens that view', (mode) => {
  expect(storyHref(mode, '12', 'book')).toBe('#/story/read/12');
  expect(storyHref(mode, '12', 'slides')).toBe('#/view/12');
});
