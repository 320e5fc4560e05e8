// Collects the files that a page requested up to a moment, so that the baseline can serve them again.
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import type { BaselineFile } from '../baseline-site';

export interface Fetched {
  /** Scripts and styles, compressed as by a web host. */
  readonly inert: BaselineFile[];
  readonly pictures: BaselineFile[];
  readonly sounds: BaselineFile[];
  /** Bytes of script and style after gzip, with what the page itself holds. */
  readonly gzipped: number;
}

/**
 * Records from now on; `requestedUntil` returns the files requested within `milliseconds` after the navigation, and waits for the
 * rest of it: a file counts when it uses the link before the paint, complete or not.
 */
export function watchResponses(page: Page): { requestedUntil(milliseconds: number): Promise<Fetched> } {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    async requestedUntil(milliseconds) {
      // The page counts from its own beginning, which is earlier than its request by as much as a frame takes on this tablet.
      const end = (await page.evaluate(() => performance.timeOrigin)) + milliseconds;
      const fetched: Fetched & { gzipped: number } = { inert: [], pictures: [], sounds: [], gzipped: 0 };
      for (const request of requests.slice()) {
        const response = await request.response();
        if (response?.status() !== 200 || request.timing().startTime >= end) continue;
        const kind = request.resourceType();
        const path = new URL(response.url()).pathname;
        const type = response.headers()['content-type'] ?? '';
        if (kind === 'script' || kind === 'stylesheet') {
          const packed = gzipSync(await response.body(), { level: 9 });
          fetched.gzipped += packed.length;
          fetched.inert.push({ path, type, encoding: 'gzip', body: packed });
        }
        if (kind === 'document')
          fetched.gzipped += gzipSync(inlineCode(await response.text()), { level: 9 }).length;
        if (kind === 'image') fetched.pictures.push({ path, type, body: await response.body() });
      }
      return fetched;
    },
  };
}

function inlineCode(html: string): string {
  return Array.from(
    html.matchAll(/<(script|style)[^>]*>([^<]*(?:<(?!\/\1)[^<]*)*)/g),
    ([, , code]) => code,
  ).join('');
}
