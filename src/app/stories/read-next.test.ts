import { expect, test } from 'vitest';
import type { PresentationEntry } from '../../contract/presentation/list-entry';
import { storiesToReadNext } from './ReadNext';

const story = (id: string, more: Partial<PresentationEntry> = {}): PresentationEntry => ({
  id,
  title: `Story ${id}`,
  language: 'English',
  kind: 'CHILDRENS_STORY',
  targetGroup: 'age_3',
  ...more,
});
const finished = story('1');

/** Returns the ids of the stories that are offered after story 1. */
const offered = (entries: readonly PresentationEntry[], read: readonly string[] = []) =>
  storiesToReadNext(entries, finished, new Set(read)).map(({ id }) => id);

test('of the unread stories those for the same age come first, and of these those of the same world', () => {
  const older = story('2', { targetGroup: 'age_6' });
  const dark = story('3', { kind: 'DARKTALE' });
  expect(offered([finished, older, dark, story('4')])).toEqual(['4', '3']);
  expect(offered([finished, older, dark])).toEqual(['3', '2']);
});

test('a story that was read comes after each that was not', () => {
  expect(offered([story('2'), story('3', { targetGroup: 'age_6', kind: 'DARKTALE' })], ['2'])).toEqual([
    '3',
    '2',
  ]);
});

test('neither a story in another language nor a party is offered', () => {
  expect(offered([story('2', { language: 'German' }), story('3', { kind: 'DALLIC_PARTY' })])).toEqual([]);
});
