// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { onNetworkBack } from './network-back';

/** A clock whose time passes by hand. */
function handClock() {
  let waiting: { readonly at: number; readonly call: () => void }[] = [];
  return {
    after(at: number, call: () => void) {
      const timer = { at, call };
      waiting.push(timer);
      return () => {
        waiting = waiting.filter((other) => other !== timer);
      };
    },
    passAll: () => waiting.splice(0).forEach(({ call }) => call()),
  };
}

test('a network that is back is tried at once and twice again, since it often leads nowhere at first', () => {
  const clock = handClock();
  let calls = 0;
  const stop = onNetworkBack(() => (calls += 1), clock);
  dispatchEvent(new Event('online'));
  expect(calls).toBe(1);
  clock.passAll();
  expect(calls).toBe(3);
  clock.passAll();
  expect(calls).toBe(3);
  stop();
});

test('a network that comes and goes begins its tries anew, and leaving ends them', () => {
  const clock = handClock();
  let calls = 0;
  const stop = onNetworkBack(() => (calls += 1), clock);
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  expect(calls).toBe(2);
  clock.passAll();
  expect(calls).toBe(4);
  dispatchEvent(new Event('online'));
  stop();
  clock.passAll();
  dispatchEvent(new Event('online'));
  expect(calls).toBe(5);
});
