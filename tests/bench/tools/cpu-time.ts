// Measures the CPU time of a browser, in all its processes. Unlike wall-clock time it excludes the machine's other work.
import type { BrowserContext } from '@playwright/test';

/** Returns the milliseconds of CPU by process, since the start of each. */
async function cpuTimes(context: BrowserContext): Promise<ReadonlyMap<number, number>> {
  const browser = context.browser();
  if (browser === null) throw new Error('A context without a browser has no processes to measure');
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  return new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime * 1000]));
}

/** Returns the milliseconds of CPU that the processes which exist afterwards used during `what`. */
export async function cpuTimeOf(context: BrowserContext, what: () => Promise<unknown>): Promise<number> {
  const before = await cpuTimes(context);
  await what();
  const after = await cpuTimes(context);
  return [...after].reduce((sum, [id, time]) => sum + time - (before.get(id) ?? 0), 0);
}
