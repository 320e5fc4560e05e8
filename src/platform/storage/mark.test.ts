import { expect, test } from 'vitest';
import { createMark } from './site-storage';

const storageOf = (entries = new Map<string, string>()) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
});
const forbidden = {
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('forbidden');
  },
  removeItem: () => {
    throw new Error('forbidden');
  },
};

test('a mark is set and removed, and does nothing where storage is forbidden', () => {
  const mark = createMark(storageOf(), 'mark');
  const seen = [mark.isSet()];
  mark.set();
  seen.push(mark.isSet());
  mark.remove();
  seen.push(mark.isSet());
  const none = createMark(forbidden, 'mark');
  none.set();
  none.remove();
  expect([...seen, none.isSet()]).toEqual([false, true, false, false]);
});
