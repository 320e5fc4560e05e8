// Measures what runs while nobody touches the kiosk: on the overview, and on a presentation that waits for Play. Nothing may, but the
// one timer of the idle clock. (A session has one more, once an hour, that renews it.)
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { savedIds } from '../../../support/browser/is-saved';
import { countFramesAndTimers, ranWhile } from '../../../support/browser/at-rest';
import type { Line } from '../../tools/statistics';
import type { KioskBench } from './kiosk';

declare global {
  interface Window {
    /** Delays of the timers that are set and have not fired, in milliseconds. */
    waitingTimers?: Map<number, number>;
  }
}

const screens = [
  ['overview', '#/', 'article img'],
  ['presentation', '#/view/1042', '[data-painted]'],
] as const;

export async function measureKioskRest({ service, openDevice }: KioskBench): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, hash, ready] of screens) {
    const context = await openDevice({ worker: true, session: false });
    const page = await context.newPage();
    await countFramesAndTimers(page);
    await page.addInitScript(noteWaitingTimers);
    await page.goto(`${service.origin}/kiosk.html?qna&osk${hash}`);
    await page.locator(ready).first().waitFor();
    await expect.poll(async () => (await savedIds(page)).length, { timeout: 120_000 }).toBe(6);
    await sleep(4000);
    const { frames, timers } = await ranWhile(page, () => sleep(3000));
    const waiting = await delaysOf(page);
    lines.push(
      {
        name: `kiosk at rest, ${name}`,
        value: frames + timers,
        limit: 0,
        detail: `${frames} frames, ${timers} timers in 3 s`,
      },
      {
        name: `timers that wait on the ${name}, beside the idle clock's`,
        value: waiting.length - 1,
        limit: 0,
        detail: waiting.map((delay) => `${Math.round(delay / 1000)} s`).join(', '),
      },
    );
    await context.close();
  }
  return lines;
}

/** Runs in the page, after what counts those that fire. */
function noteWaitingTimers(): void {
  const waiting = new Map<number, number>();
  window.waitingTimers = waiting;
  const later = window.setTimeout.bind(window);
  const never = window.clearTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (handler: TimerHandler, delay = 0, ...args: unknown[]) => {
      const timer: number = later(() => {
        waiting.delete(timer);
        if (typeof handler === 'function') handler(...args);
      }, delay);
      waiting.set(timer, delay);
      return timer;
    },
    clearTimeout: (timer: number) => {
      waiting.delete(timer);
      never(timer);
    },
  });
}

const delaysOf = (page: Page): Promise<number[]> =>
  page.evaluate(() => [...(window.waitingTimers?.values() ?? [])]);
