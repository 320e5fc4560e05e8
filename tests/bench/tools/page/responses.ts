// What a page fetched until now, as files that the floor can serve again.
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import type { FloorFile } from '../floor-site';

export interface Fetched {
  /** Scripts and styles, compressed as for a web host. */
  readonly inert: FloorFile[];
  readonly pictures: FloorFile[];
  readonly sounds: FloorFile[];
  /** Bytes of script and style after gzip. */
  readonly gzipped: number;
}

/** Watches from now on; `upToNow` takes what has finished. */
export function watchResponses(page: Page): { upToNow(): Promise<Fetched> } {
  const finished: Response[] = [];
  page.on('requestfinished', (request) => {
    void request.response().then((response) => {
      if (response !== null && response.status() === 200) finished.push(response);
    });
  });
  return {
    async upToNow() {
      const fetched: Fetched & { gzipped: number } = { inert: [], pictures: [], sounds: [], gzipped: 0 };
      for (const response of finished) {
        const kind = response.request().resourceType();
        const body = await response.body();
        const path = new URL(response.url()).pathname;
        const type = response.headers()['content-type'] ?? '';
        if (kind === 'script' || kind === 'stylesheet') {
          const packed = gzipSync(body, { level: 9 });
          fetched.gzipped += packed.length;
          fetched.inert.push({ path, type, encoding: 'gzip', body: packed });
        }
        if (kind === 'image') fetched.pictures.push({ path, type, body });
      }
      return fetched;
    },
  };
}
