import { expect, test } from 'vitest';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { noActions, rowsOf, staffReducer, type StaffAction } from './staff-list';

const entry = (id: string): PresentationEntry => ({ id, title: `Story ${id}`, language: 'English' });
const [two, ten, big] = [entry('2'), entry('10'), entry('9007199254740993')] as const;
const stateAfter = (...actions: StaffAction[]) => actions.reduce(staffReducer, noActions);
const idsOf = (listed: readonly PresentationEntry[], state = noActions) =>
  rowsOf(listed, state).map(({ entry: { id }, isUnpublished }) => (isUnpublished ? `(${id})` : id));

test('the newest comes first, ordered by numeric value', () => {
  expect(idsOf([two, big, ten])).toEqual(['9007199254740993', '10', '2']);
});

test('an unpublished presentation stays in the list, marked until the service lists it again', () => {
  const unpublished = stateAfter(
    { type: 'action-started', entry: ten },
    { type: 'action-done', action: 'unpublish', entry: ten },
  );
  expect(idsOf([two], unpublished)).toEqual(['(10)', '2']);
  expect(idsOf([two, ten], unpublished)).toEqual(['10', '2']);
});

test('a deleted presentation disappears at once, also from an older list, until it is undone or has failed', () => {
  const requested = stateAfter(
    { type: 'action-done', action: 'unpublish', entry: ten },
    { type: 'deletion-requested', entry: ten },
  );
  expect(idsOf([two], requested)).toEqual(['2']);
  const deleted = staffReducer(requested, { type: 'action-done', action: 'delete', entry: ten });
  expect(idsOf([two, ten], deleted)).toEqual(['2']);
  expect(idsOf([two, ten], staffReducer(requested, { type: 'deletion-undone', entry: ten }))).toEqual([
    '10',
    '2',
  ]);
});

test('the result of an action is stored until the next action starts', () => {
  const failed = stateAfter(
    { type: 'deletion-requested', entry: two },
    { type: 'action-started', entry: two },
    { type: 'action-failed', action: 'delete', entry: two, isForbidden: false },
  );
  expect(failed.lastResult).toEqual({ action: 'delete', isDone: false, isForbidden: false, entry: two });
  expect(failed.busy.size).toBe(0);
  expect(idsOf([two], failed)).toEqual(['2']);
  const retried = staffReducer(failed, { type: 'action-started', entry: two });
  expect(retried.lastResult).toBeUndefined();
  expect([...retried.busy]).toEqual(['2']);
});

test('a list that marks unpublished presentations is shown whole, newest first, and a later list replaces it', () => {
  expect(idsOf([two, { ...ten, published: false }])).toEqual(['(10)', '2']);
  const unpublished = stateAfter({ type: 'action-done', action: 'unpublish', entry: ten });
  expect(idsOf([two, { ...ten, published: false }], unpublished)).toEqual(['(10)', '2']);
  expect(idsOf([two, ten], unpublished)).toEqual(['10', '2']);
});
