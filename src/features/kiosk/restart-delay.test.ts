import { expect, test } from 'vitest';
import { restartDelay } from './restart-delay';

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
  const waits = [0, 1, 2, 3, 4, 5, 6].map((at) => restartDelay(storage, 'key', at * 300_000, times) / 1000);
  expect(waits).toEqual([10, 20, 40, 80, 160, 300, 300]);
  expect(restartDelay(storage, 'key', 6 * 300_000 + 600_000, times)).toBe(10_000);
  entries.set('key', 'many 1');
  expect(restartDelay(storage, 'key', 0, times)).toBe(10_000);
  expect(restartDelay(forbidden, 'key', 0, times)).toBe(10_000);
});
