// What the main thread of a page has to do, task by task, in time of the CPU: how long a task waits for a busy machine to
// let it go on says nothing of the page. For the same reason nothing is slowed down here. The browser's own brake makes up
// for each pause of the machine threefold; the slow tablet is a factor.
import type { Browser, Page } from '@playwright/test';
import * as v from 'valibot';

/** How much slower the tablet is. */
const slower = 4;

const event = v.object({
  name: v.string(),
  /** `X` is an event that has ended. */
  ph: v.string(),
  pid: v.number(),
  tid: v.number(),
  args: v.optional(v.object({ name: v.optional(v.unknown()) })),
  /** CPU time in microseconds. */
  tdur: v.optional(v.number()),
});
const trace = v.object({ traceEvents: v.array(event) });
type TraceEvent = v.InferOutput<typeof event>;

/** Milliseconds of each task that the page's main thread does meanwhile, on the slow tablet. */
export async function tasksWhile(
  browser: Browser,
  page: Page,
  what: () => Promise<unknown>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  let recorded: Buffer;
  try {
    await what();
  } finally {
    recorded = await browser.stopTracing();
  }
  const { traceEvents } = v.parse(trace, JSON.parse(recorded.toString()));
  const threads = new Set(traceEvents.filter(isMainThread).map(threadOf));
  return traceEvents
    .filter((one) => isTask(one) && threads.has(threadOf(one)))
    .map(({ tdur = Number.NaN }) => (tdur / 1000) * slower);
}

const isTask = ({ name, ph }: TraceEvent): boolean => name === 'ThreadControllerImpl::RunTask' && ph === 'X';

/** Of any page: the browser has no other one that does anything. */
const isMainThread = ({ name, args }: TraceEvent): boolean =>
  name === 'thread_name' && args?.name === 'CrRendererMain';

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
