import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSecondsLeft } from './countdowns';

afterEach(cleanup);

/** Counts down from 15 s by a clock whose one timer fires when the test says so. */
function countDown() {
  let time = 500;
  let timer: { readonly due: number; readonly call: () => void } | undefined;
  const clock = {
    monotonicNow: () => time,
    after(milliseconds: number, call: () => void) {
      const own = { due: time + milliseconds, call };
      timer = own;
      return () => {
        if (timer === own) timer = undefined;
      };
    },
  };
  const { result, unmount } = renderHook(() => useSecondsLeft(clock, 15_000));
  return {
    left: () => result.current,
    isWaiting: () => timer !== undefined,
    unmount,
    /** Fires the timer this many milliseconds after it was due. */
    fire: (late = 0) =>
      act(() => {
        const { due = time, call } = timer ?? {};
        timer = undefined;
        time = due + late;
        call?.();
      }),
  };
}

test('counts the seconds down, and has no timer after the last', () => {
  const { left, fire, isWaiting } = countDown();
  const seen = [left()];
  while (isWaiting()) {
    fire();
    seen.push(left());
  }
  expect(seen).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0]);
});

test('a page that was frozen or slowed down shows the seconds left by the clock', () => {
  const { left, fire, isWaiting } = countDown();
  fire(300);
  expect(left()).toBe(14);
  fire();
  expect(left()).toBe(13);
  fire(6500);
  expect(left()).toBe(6);
  fire();
  expect(left()).toBe(5);
  fire(3_600_000);
  expect([left(), isWaiting()]).toEqual([0, false]);
});

test('a timer that fires too early is set again, and none is left when the countdown is closed', () => {
  const { left, fire, isWaiting, unmount } = countDown();
  fire(-1);
  expect([left(), isWaiting()]).toEqual([15, true]);
  fire();
  expect(left()).toBe(14);
  unmount();
  expect(isWaiting()).toBe(false);
});
