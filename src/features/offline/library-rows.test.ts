import { expect, test } from 'vitest';
import { initialRemovals, removalReducer, type RemovalState } from './library-rows';

const request = (state: RemovalState, id: string) =>
  removalReducer(state, {
    type: 'requested',
    removal: { requestedAt: new Map([[id, undefined]]), announcement: `${id} went`, height: 9 },
  });
const list = (state: RemovalState, ...ids: string[]) => removalReducer(state, { type: 'listed', ids });

test('a new story comes first, and the gaps of others stay where they are', () => {
  const one = list(request(initialRemovals(['9', '8', '7']), '8'), '9', '7');
  const two = list(request(one, '7'), '10', '9');
  expect(two.rows).toEqual(['10', '9', '8', '7']);
  expect(removalReducer(two, { type: 'gaps-closed' }).rows).toEqual(['10', '9']);
});

test('a story that is saved again is listed in its gap', () => {
  const gone = list(request(initialRemovals(['9', '8', '7']), '8'), '9', '7');
  const again = list(gone, '8', '9', '7');
  expect([again.rows, [...again.gaps]]).toEqual([['9', '8', '7'], []]);
});

test('a row that goes without being removed here leaves no gap and announces nothing', () => {
  const state = list(initialRemovals(['9', '8']), '9');
  expect([state.rows, state.ended]).toEqual([['9'], undefined]);
});

test('the row of a removal is counted without rows that have gone before it', () => {
  const both = request(request(initialRemovals(['9', '8', '7']), '9'), '8');
  const one = list(both, '8', '7');
  expect([one.ended?.at, one.underWay.length]).toEqual([0, 1]);
  expect(list(one, '7').ended?.at).toBe(0);
});
