// How often functions of the running app were called, by a word that stands in them: the build keeps its strings and the
// names of fields, and the engine counts calls. Nothing is added to the product for it.
import type { Page } from '@playwright/test';

export interface CallCounter {
  /** Calls since the last time, of the functions in which each of the words stands. */
  take(): Promise<readonly number[]>;
}

/** Counts from now on; a page that is counted is slower, and nothing for the clock. */
export async function countCalls(page: Page, words: readonly string[]): Promise<CallCounter> {
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
      const counts = words.map(() => 0);
      for (const { url, functions } of result) {
        if (!url.startsWith('http')) continue;
        const source = await sourceOf(url);
        words.forEach((word, at) => (counts[at] = (counts[at] ?? 0) + callsIn(functions, source, word)));
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

/** Of the innermost function around each place where the word stands, each function once. */
function callsIn(functions: readonly Counted[], source: string, word: string): number {
  const whole = functions.flatMap(({ ranges }) => ranges.slice(0, 1));
  const found = new Set<(typeof whole)[number]>();
  for (let at = source.indexOf(word); at >= 0; at = source.indexOf(word, at + 1)) {
    const around = whole.filter(({ startOffset, endOffset }) => startOffset <= at && at < endOffset);
    const [innermost] = around.sort((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset));
    if (innermost !== undefined) found.add(innermost);
  }
  return [...found].reduce((sum, { count }) => sum + count, 0);
}
