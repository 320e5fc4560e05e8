// Lets hours pass in a page within moments. Unlike Playwright's clock it adds nothing to the documents that follow, which matters
// where a page reloads five hundred times and its memory is measured.
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Puts both clocks of the page forward and fires the timers that are due by then, each once. */
    passTime?: (milliseconds: number) => void;
  }
}

interface Timer {
  readonly due: number;
  readonly call: () => void;
  real: number;
}

/** Runs in each new document. What has passed is kept in the window's name, which outlives a reload. */
export function letTimePass(): void {
  const realNow = Date.now.bind(Date);
  const realMonotonicNow = performance.now.bind(performance);
  const realStart = globalThis.setTimeout.bind(globalThis);
  const realStop = globalThis.clearTimeout.bind(globalThis);
  const timers = new Map<number, Timer>();
  let passed = Number(window.name) || 0;
  let last = 0;
  const now = (): number => realNow() + passed;
  const stop = (id: number): void => {
    realStop(timers.get(id)?.real);
    timers.delete(id);
  };
  const fire = (id: number): void => {
    const timer = timers.get(id);
    stop(id);
    timer?.call();
  };
  Object.assign(globalThis, {
    setTimeout: (handler: TimerHandler, delay = 0, ...args: unknown[]) => {
      const id = (last += 1);
      const call = (): void => void (typeof handler === 'function' && handler(...args));
      timers.set(id, { due: now() + delay, call, real: Number(realStart(() => fire(id), delay)) });
      return id;
    },
    clearTimeout: stop,
    passTime: (milliseconds: number) => {
      passed += milliseconds;
      window.name = String(passed);
      const due = [...timers].filter(([, timer]) => timer.due <= now()).sort(([, a], [, b]) => a.due - b.due);
      for (const [id] of due) fire(id);
      for (const [id, timer] of timers) {
        realStop(timer.real);
        timer.real = Number(realStart(() => fire(id), Math.max(0, timer.due - now())));
      }
    },
  });
  Date.now = now;
  performance.now = () => realMonotonicNow() + passed;
}

/** Lets this much time pass. A page that is just being replaced has its time later. */
export async function pass(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate((time) => window.passTime?.(time), milliseconds).catch(() => undefined);
}
