// Counts calls of functions of the running app, found by a text in them: the build keeps strings and field names, and the
// engine counts calls. The product contains no code for it.
import type { Page } from '@playwright/test';

export interface CallCounter {
  /** Returns the calls since the last time, of the functions that contain each of the texts. */
  take(): Promise<readonly number[]>;
}

/** Starts counting; a page whose calls are counted is slower and cannot be timed. */
export async function countCalls(page: Page, texts: readonly string[]): Promise<CallCounter> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Profiler.enable');
  await cdp.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const sources = new Map<string, string>();
  const sourceOf = async (url: string): Promise<string> => {
    const source = sources.get(url) ?? (await (await fetch(url)).text());
    sources.set(url, source);
    return source;
  };
  return {
    async take() {
      const { result } = await cdp.send('Profiler.takePreciseCoverage');
      const counts = texts.map(() => 0);
      for (const { url, functions } of result) {
        if (!url.startsWith('http')) continue;
        const source = await sourceOf(url);
        texts.forEach((text, at) => (counts[at] = (counts[at] ?? 0) + callsIn(functions, source, text)));
      }
      return counts;
    },
  };
}

interface Counted {
  readonly ranges: readonly {
    readonly startOffset: number;
    readonly endOffset: number;
    readonly count: number;
  }[];
}

/** Returns the calls of the innermost function around each occurrence of the text, each function once. */
function callsIn(functions: readonly Counted[], source: string, text: string): number {
  const whole = functions.flatMap(({ ranges }) => ranges.slice(0, 1));
  const found = new Set<(typeof whole)[number]>();
  for (let at = source.indexOf(text); at >= 0; at = source.indexOf(text, at + 1)) {
    const around = whole.filter(({ startOffset, endOffset }) => startOffset <= at && at < endOffset);
    const [innermost] = around.sort((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset));
    if (innermost !== undefined) found.add(innermost);
  }
  return [...found].reduce((sum, { count }) => sum + count, 0);
}
