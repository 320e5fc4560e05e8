import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWritable } from '../../../contract/readable';
import { createCountedClock } from '../../../platform/browser/counted-clock.fixture';
import { createActivity, idleTime, warningTime, type ActivityDeps } from './activity';
import { watchSessionTimeout } from './session-timeout';

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
  const openTab = (tabStorage = emptyStorage()) => {
    const tab: (typeof tabs)[number] = { heard: [] };
    tabs.push(tab);
    const pageBusy = createWritable(false);
    const inputs: (() => void)[] = [];
    const hidings: (() => void)[] = [];
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
      tabStorage,
      onHidden: (call) => hidings.push(call),
    });
    /** Leaves the page and opens it anew in the same tab. */
    const reload = () => {
      for (const call of hidings) call();
      tabs.splice(tabs.indexOf(tab), 1);
      return openTab(tabStorage);
    };
    return { activity, pageBusy, reload, use: () => inputs.forEach((call) => call()) };
  };
  return openTab;
}

function emptyStorage(): ActivityDeps['tabStorage'] {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
  };
}

/** As in a browser that blocks site data. */
const blockedStorage: ActivityDeps['tabStorage'] = { getItem: refuse, setItem: refuse };
function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

function gatedPage(openTab = browser(), tab = openTab()) {
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

/** Lets time pass without any timer, as while the device sleeps. */
const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

type GatedPage = ReturnType<typeof gatedPage>;
const wake = (page: GatedPage) => page.wake();
const use = (page: GatedPage) => page.use();

test.each([
  ['a touch', [use]],
  ['a touch before it wakes', [use, wake]],
  ['a touch after it woke', [wake, use]],
  ['the answer to a warning from before', [(page: GatedPage) => page.stay()]],
  ['a press that starts something', [use, (page: GatedPage) => page.pageBusy.set(true)]],
  ['a media key', [(page: GatedPage) => page.pageBusy.set(true)]],
])('a page that slept for an hour ends the session also when it wakes with %s', (_, actions) => {
  const page = gatedPage();
  vi.advanceTimersByTime(idleTime + second);
  sleep(60 * minute);
  for (const action of actions) action(page);
  vi.advanceTimersByTime(second);
  expect(page.shown()).toEqual(over);
  expect(clock.running()).toBe(0);
});

test('a pointer that moves on does not put off the end of a session that the page slept through', () => {
  const page = gatedPage();
  sleep(60 * minute);
  for (let at = 0; at < second; at += 100) {
    page.use();
    vi.advanceTimersByTime(100);
  }
  expect(page.shown()).toEqual(over);
});

test('two pages that slept do not keep the session alive for each other', () => {
  const openTab = browser();
  const pages = [gatedPage(openTab), gatedPage(openTab)];
  sleep(60 * minute);
  for (const page of pages) page.use();
  vi.advanceTimersByTime(second);
  expect(pages.map((page) => page.shown())).toEqual([over, over]);
});

test('a tab that is used again only after the pause does not go on with the session', () => {
  const openTab = browser();
  const reading = openTab();
  const page = gatedPage(openTab);
  sleep(60 * minute);
  reading.use();
  page.wake();
  vi.advanceTimersByTime(second);
  expect(page.shown()).toEqual(over);
});

test.each([
  ['that starts to play', [true]],
  ['that is left', [false]],
  ['that starts to play and is left', [true, false]],
])('a tab %s only after the pause does not go on with the session', (_, changes) => {
  const openTab = browser();
  const reading = openTab();
  const page = gatedPage(openTab);
  sleep(60 * minute);
  for (const isBusy of changes) reading.pageBusy.set(isBusy);
  page.wake();
  vi.advanceTimersByTime(second);
  expect(page.shown()).toEqual(over);
});

test('a page that slept and became busy goes on while it is busy when another tab was used all the time', () => {
  const openTab = browser();
  const other = openTab();
  const page = gatedPage(openTab);
  for (let at = 0; at < 30; at += 5) {
    sleep(5 * minute);
    other.use();
  }
  page.pageBusy.set(true);
  vi.advanceTimersByTime(60 * minute);
  expect(page.shown()).toEqual(quiet);
});

test('a page that slept goes on with the session when other tabs were used in turn all the time', () => {
  const openTab = browser();
  const later = openTab();
  const page = gatedPage(openTab);
  const sooner = openTab();
  const useFor = (minutes: number, tab: typeof later) => {
    for (let at = 0; at < minutes; at += 5) {
      sleep(5 * minute);
      tab.use();
    }
  };
  useFor(25, sooner);
  useFor(30, later);
  page.use();
  vi.advanceTimersByTime(second);
  expect(page.shown()).toEqual(quiet);
  vi.advanceTimersByTime(second);
  page.use();
  vi.advanceTimersByTime(idleTime - second);
  expect(page.shown()).toEqual(quiet);
});

/** A gated page, and a tab that is used all the time and reloaded ten minutes before the gated page wakes. */
function reloadedBefore(openTab: ReturnType<typeof browser>, tabStorage?: ActivityDeps['tabStorage']) {
  let reading = openTab(tabStorage);
  const page = gatedPage(openTab);
  for (let at = 0; at < 30; at += 5) {
    sleep(5 * minute);
    reading.use();
    if (at === 15) reading = reading.reload();
  }
  page.wake();
  vi.advanceTimersByTime(second);
  return page.shown();
}

test('a page that slept goes on with the session when another tab was used all the time and reloaded meanwhile', () => {
  expect(reloadedBefore(browser())).toEqual(quiet);
  // It does not know since when it is used.
  expect(reloadedBefore(browser(), blockedStorage)).toEqual(over);
});

test('a tab that slept as well and is reloaded does not go on with the session', () => {
  const openTab = browser();
  const reading = openTab();
  const page = gatedPage(openTab);
  sleep(60 * minute);
  reading.reload();
  page.wake();
  vi.advanceTimersByTime(second);
  expect(page.shown()).toEqual(over);
});

test.each([
  ['', 'nothing'],
  ['{', 'no JSON'],
  ['{"start":"0","lastUse":0}', 'another type'],
  [`{"start":0,"lastUse":${Date.UTC(2027, 0, 1)}}`, 'a time that has not come'],
])('what another page has stored in the tab is ignored: %s, %s', (text) => {
  const openTab = browser();
  const page = gatedPage(openTab);
  sleep(60 * minute);
  openTab({ getItem: () => text, setItem: () => undefined });
  page.wake();
  vi.advanceTimersByTime(second);
  expect(page.shown()).toEqual(over);
});

test('the answer of a tab of an older version, which does not say since when it is used, counts', () => {
  const heard: ((data: unknown) => void)[] = [];
  const activity = createActivity({
    clock,
    pageBusy: createWritable(false),
    onInput: () => () => undefined,
    channel: { postMessage: () => undefined, onMessage: (call) => void heard.push(call) },
    tabStorage: emptyStorage(),
    onHidden: () => undefined,
  });
  sleep(60 * minute);
  for (const call of heard) call({ version: 1, type: 'answer', idle: minute });
  expect(activity.last()).toBe(Date.now() - minute);
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
  expect([clock.running(), page.wakes.length]).toEqual([0, 0]);
});

test.each([
  ['by a touch', [use]],
  ['without one', []],
])(
  'a page that slept and is left %s ends the session, and the next gated page does not prevent that',
  (_, actions) => {
    const openTab = browser();
    const page = gatedPage(openTab);
    sleep(60 * minute);
    for (const action of actions) action(page);
    page.leave();
    vi.advanceTimersByTime(100);
    const next = gatedPage(openTab, page);
    page.use();
    vi.advanceTimersByTime(5 * second);
    expect([page.shown(), next.shown()]).toEqual([over, quiet]);
    expect(page.wakes).toHaveLength(0);
  },
);

test('a page that slept and is left for one without a gate ends the session, and a new sign-in starts ten minutes', () => {
  const openTab = browser();
  const page = gatedPage(openTab);
  sleep(60 * minute);
  page.use();
  page.leave();
  vi.advanceTimersByTime(second);
  expect(page.shown()).toEqual(over);
  sleep(60 * minute);
  page.use();
  const next = gatedPage(openTab, page);
  vi.advanceTimersByTime(idleTime);
  expect(next.shown()).toEqual(quiet);
  vi.advanceTimersByTime(second);
  expect([page.shown(), next.shown()]).toEqual([over, warned]);
  next.stop();
  expect(clock.running()).toBe(0);
});

test('a page that slept and whose session has ended otherwise does not end it again', () => {
  const page = gatedPage();
  sleep(60 * minute);
  page.use();
  page.stop();
  vi.advanceTimersByTime(60 * minute);
  expect(page.shown()).toEqual(quiet);
  expect([clock.running(), page.wakes.length]).toEqual([0, 0]);
});

test('a page that slept and is left watches no longer once another tab has answered', () => {
  const openTab = browser();
  const other = openTab();
  const page = gatedPage(openTab);
  for (let at = 0; at < 30; at += 5) {
    sleep(5 * minute);
    other.use();
  }
  page.use();
  page.leave();
  vi.advanceTimersByTime(60 * minute);
  expect(page.shown()).toEqual(quiet);
  expect([clock.running(), page.wakes.length]).toEqual([0, 0]);
  // Nobody watches any more, and so no use is late.
  page.use();
  expect(page.activity.last()).toBe(Date.now());
});

test('messages of other kinds and versions are ignored', () => {
  const heard: ((data: unknown) => void)[] = [];
  const postMessage = vi.fn<(message: unknown) => void>();
  const activity = createActivity({
    clock,
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
