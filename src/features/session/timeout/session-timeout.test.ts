import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWritable } from '../../../contract/readable';
import { createCountedClock } from '../../../platform/browser/counted-clock.fixture';
import { createActivity } from './activity';
import { idleTime, warningTime, watchSessionTimeout } from './session-timeout';

const second = 1000;
const minute = 60 * second;
let clock = createCountedClock();

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  clock = createCountedClock();
});
afterEach(() => void vi.useRealTimers());

/** The tabs of one browser: each has the record of its use, and hears the others. */
function browser() {
  const tabs: { heard: ((data: unknown) => void)[] }[] = [];
  return () => {
    const tab: (typeof tabs)[number] = { heard: [] };
    tabs.push(tab);
    const pageBusy = createWritable(false);
    const inputs: (() => void)[] = [];
    const activity = createActivity({
      clock,
      pageBusy,
      onInput: (call) => {
        inputs.push(call);
        return () => undefined;
      },
      channel: {
        postMessage: (message) => {
          for (const other of tabs) if (other !== tab) for (const call of other.heard) call(message);
        },
        onMessage: (call) => void tab.heard.push(call),
      },
    });
    return { activity, pageBusy, use: () => inputs.forEach((call) => call()) };
  };
}

function gatedPage(openTab = browser()) {
  const tab = openTab();
  const wakes: (() => void)[] = [];
  const onTimeout = vi.fn<() => void>();
  const timeout = watchSessionTimeout({
    clock,
    activity: tab.activity,
    onWake: (call) => {
      wakes.push(call);
      return () => void wakes.splice(wakes.indexOf(call), 1);
    },
    onTimeout,
  });
  const shown = () => [timeout.isWarning.get(), onTimeout.mock.calls.length];
  return { ...tab, ...timeout, shown, wake: () => wakes.forEach((call) => call()), wakes, onTimeout };
}

const quiet = [false, 0];
const warned = [true, 0];
const over = [false, 1];

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
  expect([clock.running(), page.wakes.length]).toEqual([0, 0]);
});

test('use of the page moves the warning, and no timer is set by it', () => {
  const page = gatedPage();
  vi.advanceTimersByTime(9 * minute);
  page.use();
  expect(clock.running()).toBe(1);
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
  const openTab = browser();
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

test('a page that slept for an hour ends the session when it wakes', () => {
  const page = gatedPage();
  vi.setSystemTime(Date.now() + 60 * minute);
  page.wake();
  vi.advanceTimersByTime(second);
  expect(page.shown()).toEqual(over);
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

test('a page that is left watches no longer', () => {
  const page = gatedPage();
  vi.advanceTimersByTime(idleTime + second);
  page.stop();
  expect(page.shown()).toEqual(quiet);
  vi.advanceTimersByTime(60 * minute);
  expect(page.shown()).toEqual(quiet);
  expect([clock.running(), page.wakes.length]).toEqual([0, 0]);
});

test('messages of other kinds and versions are ignored', () => {
  const heard: ((data: unknown) => void)[] = [];
  const postMessage = vi.fn<(message: unknown) => void>();
  const activity = createActivity({
    clock,
    pageBusy: createWritable(false),
    onInput: () => () => undefined,
    channel: { postMessage, onMessage: (call) => void heard.push(call) },
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
