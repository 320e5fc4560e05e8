import { expect, test } from 'vitest';
import type { PresentationEntry } from '../../../contract/presentation/list-entry';
import { rowsOf, staffListReducer, unknownShelf, type StaffListAction } from './state';

const entry = (id: string): PresentationEntry => ({ id, title: `Story ${id}`, language: 'English' });
const [two, ten, big] = [entry('2'), entry('10'), entry('9007199254740993')] as const;
const after = (...actions: StaffListAction[]) => actions.reduce(staffListReducer, unknownShelf);
const loaded = (...entries: PresentationEntry[]): StaffListAction => ({ type: 'loaded', entries });
const idsOf = (state: ReturnType<typeof after>) =>
  rowsOf(state).map(({ entry: { id }, isUnpublished }) => (isUnpublished ? `(${id})` : id));

test('the newest stands first, by value and not by letters', () => {
  expect(idsOf(after(loaded(two, big, ten)))).toEqual(['9007199254740993', '10', '2']);
});

test('while the list is loading, or cannot be had, there are no rows', () => {
  expect(idsOf(unknownShelf)).toEqual([]);
  expect(idsOf(after({ type: 'failed' }))).toEqual([]);
  expect(after(loaded(two), { type: 'loading' }).list).toBe('loading');
});

test('what was unpublished stays to be published again, until it is in the list once more', () => {
  const withdrawn = after(
    loaded(two, ten),
    { type: 'do', entry: ten },
    { type: 'did', action: 'unpublish', entry: ten },
    loaded(two),
  );
  expect(idsOf(withdrawn)).toEqual(['(10)', '2']);
  expect(idsOf(staffListReducer(withdrawn, loaded(two, ten)))).toEqual(['10', '2']);
});

test('what was deleted is gone, unpublished or not', () => {
  const gone = after(
    loaded(two, ten),
    { type: 'did', action: 'unpublish', entry: ten },
    { type: 'did', action: 'delete', entry: ten },
    loaded(two),
  );
  expect(idsOf(gone)).toEqual(['2']);
});

test('each deed is told, and forgotten with the next one', () => {
  const failed = after(
    loaded(two),
    { type: 'do', entry: two },
    { type: 'did-not', action: 'delete', entry: two },
  );
  expect(failed.told).toEqual({ action: 'delete', isDone: false, title: 'Story 2' });
  expect(failed.busy.size).toBe(0);
  expect(idsOf(failed)).toEqual(['2']);
  const again = staffListReducer(failed, { type: 'do', entry: two });
  expect(again.told).toBeUndefined();
  expect([...again.busy]).toEqual(['2']);
});
