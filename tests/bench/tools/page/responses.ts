// What a page asked for until a moment, as files that the floor can serve again.
import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import type { FloorFile } from '../floor-site';

export interface Fetched {
  /** Scripts and styles, compressed as for a web host. */
  readonly inert: FloorFile[];
  readonly pictures: FloorFile[];
  readonly sounds: FloorFile[];
  /** Bytes of script and style after gzip. */
  readonly gzipped: number;
}

/**
 * Watches from now on; `askedUntil` takes what was asked for in so many milliseconds since the page was navigated to, and
 * waits for what of it is still on its way: a file counts when it takes the link from the paint, here or not.
 */
export function watchResponses(page: Page): { askedUntil(milliseconds: number): Promise<Fetched> } {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    async askedUntil(milliseconds) {
      const navigation = requests.find((request) => request.isNavigationRequest());
      await navigation?.response();
      const end = (navigation?.timing().startTime ?? Number.NaN) + milliseconds;
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
        if (kind === 'image') fetched.pictures.push({ path, type, body: await response.body() });
      }
      return fetched;
    },
  };
}
