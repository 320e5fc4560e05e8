import { expect, test } from 'vitest';
import { noteFailure, restartDelay } from './restart-delay';

const storageOf = (entries: Map<string, string>) => ({
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
});
const forbidden = {
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('forbidden');
  },
};

test('a kiosk that fails again and again waits twice as long each time, up to a limit, and begins anew', () => {
  const times = { restart: 10_000, longestRestart: 300_000, steady: 600_000 };
  const entries = new Map<string, string>();
  const storage = storageOf(entries);
  const fail = (at: number) => {
    const delay = restartDelay(storage, 'key', at, times);
    noteFailure(storage, 'key', at, times);
    return delay / 1000;
  };
  const waits = [0, 1, 2, 3, 4, 5, 6].map((at) => fail(at * 300_000));
  expect(waits).toEqual([10, 20, 40, 80, 160, 300, 300]);
  expect(fail(6 * 300_000 + 600_000)).toBe(10);
  entries.set('key', 'many 1');
  expect(restartDelay(storage, 'key', 0, times)).toBe(10_000);
  noteFailure(forbidden, 'key', 0, times);
  expect(restartDelay(forbidden, 'key', 0, times)).toBe(10_000);
});
