// What a browser takes of the CPU, in all its processes. Unlike the clock it does not count what else the machine does.
import type { BrowserContext } from '@playwright/test';

/** Milliseconds of CPU by process, since each began. */
async function cpuTimes(context: BrowserContext): Promise<ReadonlyMap<number, number>> {
  const browser = context.browser();
  if (browser === null) throw new Error('A context without a browser has no processes to measure');
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  return new Map(processInfo.map(({ id, cpuTime }) => [id, cpuTime * 1000]));
}

/** Milliseconds of CPU that the processes which are there afterwards took meanwhile. */
export async function cpuTimeOf(context: BrowserContext, what: () => Promise<unknown>): Promise<number> {
  const before = await cpuTimes(context);
  await what();
  const after = await cpuTimes(context);
  return [...after].reduce((sum, [id, time]) => sum + time - (before.get(id) ?? 0), 0);
}
