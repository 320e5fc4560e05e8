import { expect, test } from 'vitest';
import { createMadeHere, freshOf } from './made-here';

const day = 24 * 3_600_000;

function memory() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
}

test('a presentation made here is new for a day, until it is opened, also after a reload', () => {
  const storage = memory();
  createMadeHere(storage, { now: () => day }).add('7');
  const times = createMadeHere(storage, { now: () => 0 }).get();
  expect([...freshOf(times, new Set(), 2 * day - 1)]).toEqual(['7']);
  expect([...freshOf(times, new Set(), 2 * day)]).toEqual([]);
  expect([...freshOf(times, new Set(['7']), day)]).toEqual([]);
});

test('a presentation made at an unknown time is not new, and no known time is lost', () => {
  const made = createMadeHere(memory(), { now: () => day });
  made.add('7');
  made.addOlder(['7', '8']);
  expect([...made.get()]).toEqual([
    ['7', day],
    ['8', 0],
  ]);
});

test.each(['{', '{"7":1}', '[["7"]]'])('a storage that holds %s counts as empty', (text) => {
  expect([
    ...createMadeHere({ getItem: () => text, setItem: () => undefined }, { now: () => 0 }).get(),
  ]).toEqual([]);
});
