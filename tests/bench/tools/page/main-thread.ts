// Measures the main thread of a page, task by task, in CPU time: how long a task waits for a busy machine says nothing about
// the page. For the same reason nothing is throttled here. The browser's own throttling extends each pause of the machine
// threefold; the slow tablet is a factor.
import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';
import { median } from '../statistics';

/** How many times slower the tablet is. */
const slower = 4;

/** The marks that a page sets before and after the work that `workBetweenMarks` adds up. */
export const marks = { start: 'bench-start', end: 'bench-end' } as const;

const event = v.object({
  name: v.string(),
  /** `X` is an event that has ended. */
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  args: v.optional(v.object({ name: v.optional(v.unknown()) })),
  /** Microseconds of the clock. */
  ts: v.number(),
  dur: v.optional(v.number(), 0),
  /** CPU time in microseconds; Chromium leaves it out now and then. */
  tdur: v.optional(v.number()),
});
const trace = v.object({ traceEvents: v.array(event) });
type TraceEvent = v.InferOutput<typeof event>;

/** Returns the milliseconds of each task of the page's main thread during `what`, on the slow tablet. */
export async function tasksWhile(
  browser: Browser,
  page: Page,
  what: () => Promise<unknown>,
): Promise<number[]> {
  const events = await traceOf(browser, page, ['toplevel'], what);
  const threads = new Set(events.filter(isMainThread).map(threadOf));
  return events.filter((one) => isTask(one) && threads.has(threadOf(one))).map(timeOf);
}

/**
 * Returns the milliseconds of all tasks of the page's main thread between two marks, on the slow tablet. `what` makes the page
 * set each mark once; the task that sets a mark counts as a whole.
 */
export async function workBetweenMarks(
  browser: Browser,
  page: Page,
  what: () => Promise<unknown>,
): Promise<number> {
  const events = await traceOf(browser, page, ['toplevel', 'blink.user_timing'], what);
  const start = events.find(({ name }) => name === marks.start);
  const end = events.find(({ name }) => name === marks.end);
  if (start === undefined || end === undefined) return Number.NaN;
  const isBetween = ({ ts, dur }: TraceEvent) => ts + dur >= start.ts && ts <= end.ts;
  return events
    .filter((one) => isTask(one) && threadOf(one) === threadOf(start) && isBetween(one))
    .reduce((sum, task) => sum + timeOf(task), 0);
}

/** Milliseconds between the two marks. */
export interface Passed {
  /** Of both main threads, on the slow tablet. A task in which a mark is set counts as a whole. */
  readonly work: number;
  /** During which neither had a task. */
  readonly wait: number;
}

/** Returns what passes between a mark of one page and one of another, which `what` makes them set, whatever processes they have. */
export async function passedBetweenPages(browser: Browser, what: () => Promise<unknown>): Promise<Passed> {
  const events = await traceOf(browser, undefined, ['toplevel', 'blink.user_timing'], what);
  const start = events.find(({ name }) => name === marks.start);
  const end = events.find(({ name }) => name === marks.end);
  if (start === undefined || end === undefined) return { work: Number.NaN, wait: Number.NaN };
  const threads = new Set([threadOf(start), threadOf(end)]);
  const tasks = events
    .filter((one) => isTask(one) && threads.has(threadOf(one)))
    .filter(({ ts, dur }) => ts + dur >= start.ts && ts <= end.ts)
    .sort((a, b) => a.ts - b.ts);
  let wait = 0;
  let free = start.ts;
  for (const { ts, dur } of tasks) {
    wait += Math.max(0, ts - free);
    free = Math.max(free, ts + dur);
  }
  return { work: tasks.reduce((sum, task) => sum + timeOf(task), 0), wait: wait / 1000 };
}

/** Milliseconds that the slow tablet takes for `knownWork`, four times those of the machine that the limits are written for. */
const knownOnTablet = 280;

/**
 * Returns a factor for milliseconds: how much of its time the slow tablet would take for what this machine does now. A busy
 * machine takes up to twice the CPU time for the same work, since other work uses its caches too.
 */
export async function tabletPace(browser: Browser, page: Page): Promise<number> {
  const rounds = 7;
  const times = await tasksWhile(browser, page, async () => {
    for (let time = 0; time < rounds; time += 1) await page.evaluate(knownWork);
  });
  // The page does nothing else, so its longest tasks are these, however fast the machine is.
  const known = times.toSorted((a, b) => b - a).slice(0, rounds);
  return knownOnTablet / median(known);
}

/** Runs in the page. */
function knownWork(): number {
  let sum = 0;
  for (let step = 0; step < 12_000_000; step += 1) sum = (Math.imul(sum, 31) + step) | 0;
  const objects = Array.from({ length: 30_000 }, (_, at) => ({ at }));
  return sum + objects.length;
}

/** Traces one page, or all. */
async function traceOf(
  browser: Browser,
  page: Page | undefined,
  categories: string[],
  what: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  await browser.startTracing(page, { categories });
  let recorded: Buffer;
  try {
    await what();
  } finally {
    recorded = await browser.stopTracing();
  }
  return v.parse(trace, JSON.parse(recorded.toString())).traceEvents;
}

/** Returns milliseconds on the slow tablet: of CPU time, or of the clock, which are more, where that is not known. */
const timeOf = ({ dur, tdur = dur }: TraceEvent): number => (tdur / 1000) * slower;

const isTask = ({ name, ph }: TraceEvent): boolean => name === 'ThreadControllerImpl::RunTask' && ph === 'X';

/** Of any page: no other page of the browser does anything. */
const isMainThread = ({ name, args }: TraceEvent): boolean =>
  name === 'thread_name' && args?.name === 'CrRendererMain';

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
