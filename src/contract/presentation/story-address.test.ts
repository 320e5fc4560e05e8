import { expect, test } from 'vitest';
import { pageOfSlide, shortLinkTarget, storyHref } from './story-address';

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

test('a slide is found by the number that its spread is printed with, or by its place among slides (spec book §1)', () => {
  expect([0, 1, 4].map((slide) => pageOfSlide(slide, 'book'))).toEqual([1, 2, 8]);
  expect([0, 1, 4].map((slide) => pageOfSlide(slide, 'slides'))).toEqual([1, 2, 5]);
});
