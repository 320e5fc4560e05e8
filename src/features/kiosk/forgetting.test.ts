import { beforeEach, expect, test, vi } from 'vitest';
import { createCountedClock } from '../../platform/browser/counted-clock.fixture';
import { createForgettables } from './forgetting';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

test('all are forgotten, whichever of them fails or hangs, and each failure is reported', async () => {
  const clock = createCountedClock();
  const report = vi.fn<(error: unknown, where: string) => void>();
  const forgotten: string[] = [];
  const one = (name: string) => ({ name, forget: async () => void forgotten.push(name) });
  const { add, forgetAll } = createForgettables({ clock, timeout: 5000, report }, [one('a')]);
  const removeB = add(one('b'));
  expect([await forgetAll(), forgotten]).toEqual([true, ['a', 'b']]);
  removeB();
  add({ name: 'broken', forget: () => Promise.reject(new Error('broken')) });
  add({ name: 'hanging', forget: () => new Promise(() => undefined) });
  add(one('last'));
  const all = forgetAll();
  await vi.advanceTimersByTimeAsync(5000);
  expect([await all, forgotten]).toEqual([false, ['a', 'b', 'a', 'last']]);
  expect(report.mock.calls.map(([, where]) => where)).toEqual(['forgetting: broken', 'forgetting: hanging']);
  expect(clock.running()).toBe(0);
});

test('what a visitor has not sent is settled first, for no longer than the limit', async () => {
  const clock = createCountedClock();
  const report = vi.fn<(error: unknown, where: string) => void>();
  const settled: string[] = [];
  const forget = async (): Promise<void> => undefined;
  const { add, settleAll } = createForgettables({ clock, timeout: 5000, report }, [{ name: 'none', forget }]);
  add({ name: 'hanging', settle: () => new Promise(() => undefined), forget });
  add({ name: 'rating', settle: async () => void settled.push('rating'), forget });
  const all = settleAll();
  await vi.advanceTimersByTimeAsync(5000);
  await all;
  expect([settled, report.mock.calls.map(([, where]) => where)]).toEqual([
    ['rating'],
    ['forgetting: hanging'],
  ]);
});
