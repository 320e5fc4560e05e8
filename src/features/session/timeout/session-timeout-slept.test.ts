import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWritable } from '../../../base/readable';
import { systemClock } from '../../../platform/browser/system-clock';
import { createActivity, idleTime, type ActivityDeps } from './session-timeout';
import {
  blockedStorage,
  emptyStorage,
  gatedPage,
  minute,
  openBrowser,
  over,
  quiet,
  second,
  sleep,
  warned,
  type GatedPage,
} from './gated-page.fixture';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) }));
afterEach(() => void vi.useRealTimers());

test('a page that slept for an hour ends the session when it wakes', () => {
  const page = gatedPage();
  sleep(60 * minute);
  expect(shownOnWake(page)).toEqual(over);
});

/** Wakes a page that slept; returns what it shows a second later. */
function shownOnWake(page: GatedPage) {
  page.wake();
  vi.advanceTimersByTime(second);
  return page.shown();
}

/** Lets `minutes` pass in which the other pages sleep and one is used all the time. */
function keepUsing(tab: Pick<GatedPage, 'use'>, minutes: number): void {
  for (let at = 0; at < minutes; at += 5) {
    sleep(5 * minute);
    tab.use();
  }
}

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
  expect(vi.getTimerCount()).toBe(0);
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
  const openTab = openBrowser();
  const pages = [gatedPage(openTab), gatedPage(openTab)];
  sleep(60 * minute);
  for (const page of pages) page.use();
  vi.advanceTimersByTime(second);
  expect(pages.map((page) => page.shown())).toEqual([over, over]);
});

test('a tab that is used again only after the pause does not go on with the session', () => {
  const openTab = openBrowser();
  const reading = openTab();
  const page = gatedPage(openTab);
  sleep(60 * minute);
  reading.use();
  expect(shownOnWake(page)).toEqual(over);
});

test.each([
  ['that starts to play', [true]],
  ['that is left', [false]],
  ['that starts to play and is left', [true, false]],
])('a tab %s only after the pause does not go on with the session', (_, changes) => {
  const openTab = openBrowser();
  const reading = openTab();
  const page = gatedPage(openTab);
  sleep(60 * minute);
  for (const isBusy of changes) reading.pageBusy.set(isBusy);
  expect(shownOnWake(page)).toEqual(over);
});

test('a page that slept and became busy goes on while it is busy when another tab was used all the time', () => {
  const openTab = openBrowser();
  const other = openTab();
  const page = gatedPage(openTab);
  keepUsing(other, 30);
  page.pageBusy.set(true);
  vi.advanceTimersByTime(60 * minute);
  expect(page.shown()).toEqual(quiet);
});

test('a page that slept goes on with the session when other tabs were used in turn all the time', () => {
  const openTab = openBrowser();
  const later = openTab();
  const page = gatedPage(openTab);
  const sooner = openTab();
  keepUsing(sooner, 25);
  keepUsing(later, 30);
  page.use();
  vi.advanceTimersByTime(second);
  expect(page.shown()).toEqual(quiet);
  vi.advanceTimersByTime(second);
  page.use();
  vi.advanceTimersByTime(idleTime - second);
  expect(page.shown()).toEqual(quiet);
});

/** A gated page, and a tab that is used all the time and reloaded ten minutes before the gated page wakes. */
function reloadedBefore(openTab: ReturnType<typeof openBrowser>, tabStorage?: ActivityDeps['tabStorage']) {
  let reading = openTab(tabStorage);
  const page = gatedPage(openTab);
  keepUsing(reading, 20);
  reading = reading.reload();
  keepUsing(reading, 10);
  return shownOnWake(page);
}

test('a page that slept goes on with the session when another tab was used all the time and reloaded meanwhile', () => {
  expect(reloadedBefore(openBrowser())).toEqual(quiet);
  // It does not know since when it is used.
  expect(reloadedBefore(openBrowser(), blockedStorage)).toEqual(over);
});

test('a tab that slept as well and is reloaded does not go on with the session', () => {
  const openTab = openBrowser();
  const reading = openTab();
  const page = gatedPage(openTab);
  sleep(60 * minute);
  reading.reload();
  expect(shownOnWake(page)).toEqual(over);
});

test.each([
  ['', 'nothing'],
  ['{', 'no JSON'],
  ['{"start":"0","lastUse":0}', 'another type'],
  [`{"start":0,"lastUse":${Date.UTC(2027, 0, 1)}}`, 'a time that has not come'],
])('what another page has stored in the tab is ignored: %s, %s', (text) => {
  const openTab = openBrowser();
  const page = gatedPage(openTab);
  sleep(60 * minute);
  openTab({ getItem: () => text, setItem: () => undefined });
  expect(shownOnWake(page)).toEqual(over);
});

test('the answer of a tab of an older version, which does not say since when it is used, counts', () => {
  const heard: ((data: unknown) => void)[] = [];
  const activity = createActivity({
    clock: systemClock,
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

test.each([
  ['by a touch', [use]],
  ['without one', []],
])(
  'a page that slept and is left %s ends the session, and the next gated page does not prevent that',
  (_, actions) => {
    const openTab = openBrowser();
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
  const openTab = openBrowser();
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
  expect(vi.getTimerCount()).toBe(0);
});

test('a page that slept and whose session has ended otherwise does not end it again', () => {
  const page = gatedPage();
  sleep(60 * minute);
  page.use();
  page.stop();
  vi.advanceTimersByTime(60 * minute);
  expect(page.shown()).toEqual(quiet);
  expect([vi.getTimerCount(), page.wakes.length]).toEqual([0, 0]);
});

test('a page that slept and is left watches no longer once another tab has answered', () => {
  const openTab = openBrowser();
  const other = openTab();
  const page = gatedPage(openTab);
  keepUsing(other, 30);
  page.use();
  page.leave();
  vi.advanceTimersByTime(60 * minute);
  expect(page.shown()).toEqual(quiet);
  expect([vi.getTimerCount(), page.wakes.length]).toEqual([0, 0]);
  // Nobody watches any more, and so no use is late.
  page.use();
  expect(page.activity.last()).toBe(Date.now());
});
