import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWritable } from '../../../base/readable';
import { systemClock } from '../../../platform/browser/system-clock';
import { createActivity, idleTime, warningTime } from './session-timeout';
import {
  emptyStorage,
  gatedPage,
  minute,
  openBrowser,
  over,
  quiet,
  second,
  warned,
} from './gated-page.fixture';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => void vi.useRealTimers());

test('a page that nobody uses warns after ten minutes and ends the session a minute later', () => {
  const page = gatedPage();
  vi.advanceTimersByTime(idleTime);
  expect(page.shown()).toEqual(quiet);
  vi.advanceTimersByTime(second);
  expect(page.shown()).toEqual(warned);
  vi.advanceTimersByTime(warningTime - second);
  expect(page.shown()).toEqual(warned);
  vi.advanceTimersByTime(second);
  expect(page.shown()).toEqual(over);
  expect([vi.getTimerCount(), page.wakes.length]).toEqual([0, 0]);
});

test('use of the page moves the warning, and no timer is set by it', () => {
  const page = gatedPage();
  vi.advanceTimersByTime(9 * minute);
  page.use();
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(idleTime);
  expect(page.shown()).toEqual(quiet);
  vi.advanceTimersByTime(second);
  expect(page.shown()).toEqual(warned);
});

test('the answer to the warning starts ten new minutes', () => {
  const page = gatedPage();
  vi.advanceTimersByTime(idleTime + 30 * second);
  page.stay();
  expect(page.shown()).toEqual(quiet);
  vi.advanceTimersByTime(idleTime);
  expect(page.shown()).toEqual(quiet);
  vi.advanceTimersByTime(second);
  expect(page.shown()).toEqual(warned);
});

test('a busy page is used', () => {
  const page = gatedPage();
  page.pageBusy.set(true);
  vi.advanceTimersByTime(60 * minute);
  expect(page.shown()).toEqual(quiet);
  page.pageBusy.set(false);
  vi.advanceTimersByTime(idleTime);
  expect(page.shown()).toEqual(quiet);
  vi.advanceTimersByTime(second);
  expect(page.shown()).toEqual(warned);
});

test('use of another tab counts, also during the warning', () => {
  const openTab = openBrowser();
  const other = openTab();
  const page = gatedPage(openTab);
  vi.advanceTimersByTime(6 * minute);
  other.use();
  vi.advanceTimersByTime(9 * minute);
  expect(page.shown()).toEqual(quiet);
  vi.advanceTimersByTime(minute + 2 * second);
  expect(page.shown()).toEqual(warned);
  other.use();
  vi.advanceTimersByTime(warningTime + second);
  expect(page.shown()).toEqual(quiet);
});

test('a clock that is set back by a month starts the ten minutes anew, without a timer that fires at once', () => {
  const page = gatedPage();
  vi.setSystemTime(Date.now() - 30 * 24 * 60 * minute);
  page.wake();
  vi.advanceTimersByTime(idleTime);
  expect(page.shown()).toEqual(quiet);
  vi.advanceTimersByTime(second);
  expect(page.shown()).toEqual(warned);
});

test.each(['leave', 'stop'] as const)('a page that is left watches no longer: %s', (end) => {
  const page = gatedPage();
  vi.advanceTimersByTime(idleTime + second);
  page[end]();
  expect(page.shown()).toEqual(quiet);
  vi.advanceTimersByTime(60 * minute);
  expect(page.shown()).toEqual(quiet);
  expect([vi.getTimerCount(), page.wakes.length]).toEqual([0, 0]);
});

test('messages of other kinds and versions are ignored', () => {
  const heard: ((data: unknown) => void)[] = [];
  const postMessage = vi.fn<(message: unknown) => void>();
  const activity = createActivity({
    clock: systemClock,
    pageBusy: createWritable(false),
    onInput: () => () => undefined,
    channel: { postMessage, onMessage: (call) => void heard.push(call) },
    tabStorage: emptyStorage(),
    onHidden: () => undefined,
  });
  const before = activity.last();
  vi.advanceTimersByTime(minute);
  for (const data of [
    undefined,
    {},
    { version: 2, type: 'question' },
    { version: 1, type: 'answer', idle: -1 },
  ])
    for (const call of heard) call(data);
  expect(activity.last()).toBe(before);
  expect(postMessage).not.toHaveBeenCalled();
});
