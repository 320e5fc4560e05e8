import { expect, test } from 'vitest';
import { storyAreas } from '../../contract/presentation/story-address';
import { readHrefOf, redirects, viewerPaths } from './hrefs';

test.each([
  ['/story', '/story/new'],
  ['/story/$', '/story/new'],
  ['/story/read', '/story'],
  ['/dark-tales/$', '/dark-tales/new'],
  ['/childrens-story/read', '/childrens-story'],
  ['/xmas/$', '/xmas/new'],
])('%s redirects to %s (spec screens §1)', (from, to) => {
  expect(redirects.find((redirect) => redirect.from === from)?.to).toBe(to);
});

test('Christmas stories have no reader path, and no path redirects to itself', () => {
  expect(redirects.some(({ from }) => from === '/xmas/read')).toBe(false);
  for (const { from, to } of redirects) expect(from).not.toBe(to);
});

test.each(storyAreas)('a story of %s is read at a path that plays it', (area) => {
  expect(viewerPaths.map((path) => `#${path}`)).toContain(readHrefOf(area, '$id'));
});
