import { expect, test } from 'vitest';
import type { PresentationEntry } from '../../../contract/presentation/list-entry';
import { rowsOf, staffListReducer, initialStaffList, type StaffListAction } from './state';

const entry = (id: string): PresentationEntry => ({ id, title: `Story ${id}`, language: 'English' });
const [two, ten, big] = [entry('2'), entry('10'), entry('9007199254740993')] as const;
const stateAfter = (...actions: StaffListAction[]) => actions.reduce(staffListReducer, initialStaffList);
const loaded = (...entries: PresentationEntry[]): StaffListAction => ({ type: 'loaded', entries });
const idsOf = (state: ReturnType<typeof stateAfter>) =>
  rowsOf(state).map(({ entry: { id }, isUnpublished }) => (isUnpublished ? `(${id})` : id));

test('the newest comes first, ordered by numeric value', () => {
  expect(idsOf(stateAfter(loaded(two, big, ten)))).toEqual(['9007199254740993', '10', '2']);
});

test('there are no rows while the list is loading or after it failed to load', () => {
  expect(idsOf(initialStaffList)).toEqual([]);
  expect(idsOf(stateAfter({ type: 'failed' }))).toEqual([]);
  expect(stateAfter(loaded(two), { type: 'loading' }).list).toBe('loading');
});

test('an unpublished presentation stays in the list, marked until the service lists it again', () => {
  const unpublished = stateAfter(
    loaded(two, ten),
    { type: 'action-started', entry: ten },
    { type: 'action-done', action: 'unpublish', entry: ten },
    loaded(two),
  );
  expect(idsOf(unpublished)).toEqual(['(10)', '2']);
  expect(idsOf(staffListReducer(unpublished, loaded(two, ten)))).toEqual(['10', '2']);
});

test('a deleted presentation disappears, even when it was unpublished before', () => {
  const deleted = stateAfter(
    loaded(two, ten),
    { type: 'action-done', action: 'unpublish', entry: ten },
    { type: 'action-done', action: 'delete', entry: ten },
    loaded(two),
  );
  expect(idsOf(deleted)).toEqual(['2']);
});

test('the result of an action is stored until the next action starts', () => {
  const failed = stateAfter(
    loaded(two),
    { type: 'action-started', entry: two },
    { type: 'action-failed', action: 'delete', entry: two, isForbidden: false },
  );
  expect(failed.lastResult).toEqual({ action: 'delete', isDone: false, isForbidden: false, entry: two });
  expect(failed.busy.size).toBe(0);
  expect(idsOf(failed)).toEqual(['2']);
  const retried = staffListReducer(failed, { type: 'action-started', entry: two });
  expect(retried.lastResult).toBeUndefined();
  expect([...retried.busy]).toEqual(['2']);
});

test('a list that says what is unpublished is shown whole, newest first, and a later one replaces what it said', () => {
  const listed = stateAfter({ type: 'loaded', entries: [two, { ...ten, published: false }] });
  expect(idsOf(listed)).toEqual(['(10)', '2']);
  const published = staffListReducer(listed, loaded(two, ten));
  expect(idsOf(published)).toEqual(['10', '2']);
  const deleted = stateAfter(
    { type: 'loaded', entries: [two, { ...ten, published: false }] },
    { type: 'action-done', action: 'delete', entry: ten },
    loaded(two),
  );
  expect(idsOf(deleted)).toEqual(['2']);
});
