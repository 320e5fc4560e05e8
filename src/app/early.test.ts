import { describe, expect, test } from 'vitest';
import { firstScreenOf } from './early';

describe('what the address asks for first', () => {
  test.each([[''], ['#'], ['#/']])('%j is the shelf', (hash) => {
    expect(firstScreenOf(hash)).toEqual({ name: 'shelf' });
  });

  test.each([
    ['#/view/12', '12'],
    ['#/view/12/new', '12'],
    ['#/story/read/9007199254740993', '9007199254740993'],
    ['#/dark-tales/read/1', '1'],
    ['#/childrens-story/read/1', '1'],
    ['#/party/77', '77'],
  ])('%s is story %s', (hash, id) => {
    expect(firstScreenOf(hash)).toEqual({ name: 'story', id });
  });

  test.each([['#/view/../1'], ['#/view/1a'], ['#/view/'], ['#/imprint'], ['#/story/new']])(
    '%s sets nothing out',
    (hash) => expect(firstScreenOf(hash)).toEqual({ name: 'other' }),
  );
});
