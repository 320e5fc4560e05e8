import { describe, expect, test } from 'vitest';
import { viewerPaths } from './hrefs';
import { screenOf, areaOf } from './screen-of';

describe('the screen of an address', () => {
  test.each(viewerPaths)('%s is a story, as the router plays one there', (path) => {
    expect(screenOf(`#${path.replace('$id', '7')}`)).toMatchObject({ name: 'story', id: '7' });
  });

  test.each([[''], ['#'], ['#/'], ['#/?title=pip&age=3']])('%j is the shelf', (hash) => {
    expect(screenOf(hash)).toEqual({ name: 'shelf' });
  });

  test.each([
    ['#/view/12', '12', 'slides'],
    ['#/view/12/new', '12', 'slides'],
    ['#/story/read/9007199254740993', '9007199254740993', 'book'],
    ['#/dark-tales/read/1', '1', 'book'],
    ['#/childrens-story/read/1', '1', 'book'],
    ['#/party/77', '77', 'slides'],
  ])('%s is story %s, as %s (spec book §2)', (hash, id, view) => {
    expect(screenOf(hash)).toMatchObject({ name: 'story', id, view });
  });

  test.each([['#/view/../1'], ['#/view/1a'], ['#/view/'], ['#/imprint'], ['#/story/new']])(
    '%s is another screen',
    (hash) => expect(screenOf(hash)).toEqual({ name: 'other' }),
  );
});

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
