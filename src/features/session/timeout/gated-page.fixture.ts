// The tabs of one browser, and pages in them whose session ends after a pause.
import { vi } from 'vitest';
import { createWritable } from '../../../base/readable';
import { systemClock } from '../../../platform/browser/system-clock';
import { createActivity, type ActivityDeps, watchSessionTimeout } from './session-timeout';

export const second = 1000;
export const minute = 60 * second;

/** The tabs of one browser: each has the record of its use, and hears the others. */
export function openBrowser() {
  const tabs: { heard: ((data: unknown) => void)[] }[] = [];
  const openTab = (tabStorage = emptyStorage()) => {
    const tab: (typeof tabs)[number] = { heard: [] };
    tabs.push(tab);
    const pageBusy = createWritable(false);
    const inputs: (() => void)[] = [];
    const hidings: (() => void)[] = [];
    const activity = createActivity({
      clock: systemClock,
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

export function emptyStorage(): ActivityDeps['tabStorage'] {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
  };
}

/** As in a browser that blocks site data. */
export const blockedStorage: ActivityDeps['tabStorage'] = { getItem: refuse, setItem: refuse };
function refuse(): never {
  throw new DOMException('denied', 'SecurityError');
}

export function gatedPage(openTab = openBrowser(), tab = openTab()) {
  const wakes: (() => void)[] = [];
  const onTimeout = vi.fn<() => void>();
  const timeout = watchSessionTimeout({
    clock: systemClock,
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

export const quiet = [false, 0];
export const warned = [true, 0];
export const over = [false, 1];

export type GatedPage = ReturnType<typeof gatedPage>;

/** Lets time pass without any timer, as while the device sleeps. */
export const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
