import { afterEach, expect, test, vi } from 'vitest';
import { onPageHidden, onPageWake, onNetworkBack, onPageInput } from './page-events';
import { FakeClock } from '../../base/fake-clock.fixture';

afterEach(() => vi.restoreAllMocks());

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a hidden or left page is noticed, a shown page is not, and early listeners are called first', () => {
  const calls: string[] = [];
  const stops = [
    onPageHidden(() => calls.push('later')),
    onPageHidden(() => calls.push('first'), { capture: true }),
  ];
  show('visible');
  expect(calls).toEqual([]);
  show('hidden');
  expect(calls.splice(0)).toEqual(['first', 'later']);
  dispatchEvent(new Event('pagehide'));
  expect(calls.splice(0)).toHaveLength(2);
  for (const stop of stops) stop();
  show('hidden');
  expect(calls).toEqual([]);
});

test('a page wakes when it is shown, resumes, or comes back from the history', () => {
  const call = vi.fn<() => void>();
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  const stop = onPageWake(call);
  visibility.mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(call).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('resume'));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(call).toHaveBeenCalledTimes(3);
  stop();
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(call).toHaveBeenCalledTimes(3);
});

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

const counted = (countsMoves: boolean): number => {
  const call = vi.fn<() => void>();
  const stop = onPageInput(call, { countsMoves });
  for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart', 'pointermove'])
    document.body.dispatchEvent(new Event(event, { bubbles: true }));
  stop();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  return call.mock.calls.length;
};

test('touches, keys and the wheel count as input until it is stopped, moves of the pointer where they are asked for', () => {
  expect([counted(false), counted(true)]).toEqual([4, 5]);
});
