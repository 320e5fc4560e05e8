import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterFirstPaint } from './after-first-paint';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** The longest wait for a frame, the frame after it and an idle browser, in milliseconds. */
const untilIdle = 1000;
const setReadyState = (state: DocumentReadyState) =>
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
const load = () => {
  setReadyState('complete');
  document.dispatchEvent(new Event('readystatechange'));
};

test('the call waits until the page is loaded and no list is busy', async () => {
  setReadyState('interactive');
  document.body.innerHTML = '<ul aria-busy="true"></ul>';
  const call = vi.fn<() => void>();
  afterFirstPaint(call);
  await vi.advanceTimersByTimeAsync(5000);
  load();
  await vi.advanceTimersByTimeAsync(untilIdle);
  expect(call).not.toHaveBeenCalled();
  document.body.innerHTML = '<ul></ul>';
  await vi.advanceTimersByTimeAsync(untilIdle);
  expect(call).toHaveBeenCalledOnce();
});

test('a picture that hangs, and with it the load event, holds back the call for 10 s only', async () => {
  setReadyState('loading');
  const call = vi.fn<() => void>();
  afterFirstPaint(call);
  await vi.advanceTimersByTimeAsync(9999);
  expect(call).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(untilIdle);
  expect(call).toHaveBeenCalledOnce();
  load();
  await vi.advanceTimersByTimeAsync(untilIdle);
  expect(call).toHaveBeenCalledOnce();
});

test('a cancelled call does not run', async () => {
  setReadyState('loading');
  const call = vi.fn<() => void>();
  const cancel = afterFirstPaint(call);
  cancel();
  load();
  await vi.advanceTimersByTimeAsync(10_000 + untilIdle);
  expect(call).not.toHaveBeenCalled();
});
