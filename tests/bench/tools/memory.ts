// Samples the memory of a browser: its processes, and the heaps of a page and of the worker. All processes count, since what
// the worker saves passes through three of them: its own, which it shares with the page, the network's and the browser's,
// which writes to the disk. Only private memory counts: files mapped into memory are shared with every other running browser,
// and come and go with them.
import { readFile } from 'node:fs/promises';
import type { BrowserContext, CDPSession } from '@playwright/test';

/** The highest values that were sampled, in bytes. */
export interface Peak {
  /** All processes of the browser, without mapped files; NaN where the system does not report them. */
  processes: number;
  /** Heaps of page and worker, with their buffers. */
  heaps: number;
}

/** Samples until `what` is done; returns the peak memory in use. */
export async function peakWhile(context: BrowserContext, what: () => Promise<void>): Promise<Peak> {
  const browser = context.browser();
  if (browser === null) throw new Error('A context without a browser has no memory to measure');
  const cdp = await browser.newBrowserCDPSession();
  const heaps = await openHeaps(cdp);
  const peak: Peak = { processes: 0, heaps: 0 };
  const over = new AbortController();
  const sampling = (async () => {
    while (!over.signal.aborted) {
      await heaps.collectGarbage();
      peak.processes = highest(peak.processes, await processMemory(cdp));
      peak.heaps = highest(peak.heaps, await heaps.used());
      await new Promise((next) => setTimeout(next, 100));
    }
  })();
  try {
    await what();
  } finally {
    over.abort();
    await sampling;
    await cdp.detach();
  }
  return peak;
}

/** Returns the higher value; NaN when either is NaN, since a partial measurement is none. */
function highest(one: number, other: number): number {
  return other > one || Number.isNaN(other) ? other : one;
}

async function processMemory(cdp: CDPSession): Promise<number> {
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  const sizes = await Promise.all(processInfo.map(({ id }) => ownSize(id)));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/**
 * Returns the process's private memory and its share of what it shares with others of this browser (Linux); 0 once it has
 * ended.
 */
async function ownSize(pid: number): Promise<number> {
  try {
    const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8');
    const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(rollup)?.[1]);
    return (kilobytes('Pss_Anon') + kilobytes('Pss_Shmem')) * 1024;
  } catch {
    return process.platform === 'linux' ? 0 : Number.NaN;
  }
}

interface Heaps {
  /** So that only memory in use is measured: when the engine frees the rest is its own choice. */
  collectGarbage(): Promise<void>;
  used(): Promise<number>;
}

/** Attaches to every page and service worker that exists now. */
async function openHeaps(cdp: CDPSession): Promise<Heaps> {
  const { targetInfos } = await cdp.send('Target.getTargets');
  const sessions: string[] = [];
  for (const { targetId, type } of targetInfos) {
    if (type !== 'page' && type !== 'service_worker') continue;
    sessions.push((await cdp.send('Target.attachToTarget', { targetId, flatten: false })).sessionId);
  }
  let asked = 0;
  const ask = (sessionId: string, method: string): Promise<string> =>
    new Promise((resolve) => {
      const id = (asked += 1);
      const listen = (event: { sessionId: string; message: string }) => {
        const answer: unknown = JSON.parse(event.message);
        if (event.sessionId !== sessionId || !hasId(answer, id)) return;
        cdp.off('Target.receivedMessageFromTarget', listen);
        resolve(event.message);
      };
      cdp.on('Target.receivedMessageFromTarget', listen);
      const message = JSON.stringify({ id, method });
      void cdp.send('Target.sendMessageToTarget', { sessionId, message });
    });
  return {
    async collectGarbage() {
      await Promise.all(sessions.map((id) => ask(id, 'HeapProfiler.collectGarbage')));
    },
    async used() {
      const answers = await Promise.all(sessions.map((id) => ask(id, 'Runtime.getHeapUsage')));
      return answers.reduce((sum, answer) => sum + heapIn(answer), 0);
    },
  };
}

function hasId(answer: unknown, id: number): boolean {
  return typeof answer === 'object' && answer !== null && 'id' in answer && answer.id === id;
}

function heapIn(message: string): number {
  const number = (name: string) => Number(new RegExp(`"${name}":([\\d.]+)`).exec(message)?.[1] ?? 0);
  return number('usedSize') + number('embedderHeapUsedSize') + number('backingStorageSize');
}
