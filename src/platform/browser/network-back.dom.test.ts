import { expect, test } from 'vitest';
import { FakeClock } from '../../base/fake-clock.fixture';
import { onNetworkBack } from './network-back';

/** When the last of the two later tries is over, in milliseconds. */
const allTried = 8000;

test('a network that is back is tried at once and twice again, since it often leads nowhere at first', () => {
  const clock = new FakeClock();
  let calls = 0;
  const stop = onNetworkBack(() => (calls += 1), clock);
  dispatchEvent(new Event('online'));
  expect(calls).toBe(1);
  clock.pass(allTried);
  expect(calls).toBe(3);
  expect(clock.running).toBe(0);
  stop();
});

test('a network that comes and goes begins its tries anew, and leaving ends them', () => {
  const clock = new FakeClock();
  let calls = 0;
  const stop = onNetworkBack(() => (calls += 1), clock);
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('online'));
  expect(calls).toBe(2);
  clock.pass(allTried);
  expect(calls).toBe(4);
  dispatchEvent(new Event('online'));
  stop();
  expect(clock.running).toBe(0);
  dispatchEvent(new Event('online'));
  expect(calls).toBe(5);
});
