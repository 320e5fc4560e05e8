// Measures saving a story of 60 files and 20 MB, against fetching the same bytes with the same concurrency into a cache: how fast a
// device writes says nothing about the worker.
import { expect, type Page } from '@playwright/test';
import * as limits from '../../../src/contract/limits';
import { protocolVersion } from '../../../src/contract/worker/worker-messages';
import type { DownloadsPage } from '../../support/downloads/downloads-page';
import { putStories, storyOfSixtyFiles } from '../../support/downloads/generated-stories';
import { openService } from '../../support/service/service';
import { openDiskDevice } from '../tools/disk-device';
import { ratioAgainstBaseline, type Line } from '../tools/statistics';

const rounds = 7;
const story = storyOfSixtyFiles('900');

export async function measureSaving(): Promise<Line[]> {
  const service = await openService({ variant: 'bookworm', library: 'fixture' });
  await putStories(service.hook, [story]);
  const [device, baselineDevice] = [
    await openDiskDevice({ worker: true }),
    await openDiskDevice({ worker: false }),
  ];
  const downloads = await device.bareDownloads(service.origin);
  const baselinePage = await baselineDevice.newPage();
  await baselinePage.goto(`${service.origin}/unsupported.html`);
  const lines: Line[] = [];
  for (const [where, delay, limit] of [
    ['', 0, 1.25],
    [' with 100 ms of latency', 100, 1.15],
  ] as const) {
    await service.hook.heal();
    // `no-store`, so that each round really fetches.
    await service.hook.fault({ path: '/presentations/*', delay, headers: { 'cache-control': 'no-store' } });
    const { ratio, product, baseline } = await ratioAgainstBaseline(
      rounds,
      () => fetchIntoCache(baselinePage),
      () => saveOnce(downloads),
    );
    lines.push({
      name: `saving 60 files of 20 MB${where}, against putting them into a cache`,
      value: ratio,
      limit,
      detail: `${Math.round(product)} ms against ${Math.round(baseline)} ms`,
    });
  }
  await Promise.all([device.close(), baselineDevice.close()]);
  await service.stop();
  return lines;
}

/** Returns the milliseconds for putting all files of the story into a cache with the same number of parallel requests, unverified. */
function fetchIntoCache(page: Page): Promise<number> {
  return page.evaluate(
    async ([addresses, atOnce]) => {
      const start = performance.now();
      const left = [...addresses];
      const cache = await caches.open('baseline');
      const lane = async () => {
        for (let next = left.shift(); next !== undefined; next = left.shift())
          await cache.put(next, await fetch(next));
      };
      await Promise.all(Array.from({ length: atOnce }, lane));
      const time = performance.now() - start;
      await caches.delete('baseline');
      return time;
    },
    [story.addresses, limits.filesAtOnce] as const,
  );
}

/** Returns the milliseconds from the request to the message that it is saved; then removes it again. */
async function saveOnce(downloads: DownloadsPage): Promise<number> {
  const { page } = downloads;
  const time = await page.evaluate(
    ([id, version]) =>
      new Promise<number>((done) => {
        const start = performance.now();
        const listen = ({ data }: MessageEvent<unknown>) => {
          const isProgress = typeof data === 'object' && data !== null && 'presentation' in data;
          const what = isProgress ? data.presentation : undefined;
          if (typeof what !== 'object' || what === null || !('state' in what)) return;
          if (what.state !== 'saved') return;
          navigator.serviceWorker.removeEventListener('message', listen);
          done(performance.now() - start);
        };
        navigator.serviceWorker.addEventListener('message', listen);
        const request = { version, type: 'save', id, saveReason: 'requested', mediaOrigins: [] };
        navigator.serviceWorker.controller?.postMessage(request);
      }),
    [story.id, protocolVersion] as const,
  );
  await downloads.remove(story.id);
  await downloads.waitFor(story.id, 'gone');
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).join(' '))).not.toContain('media');
  return time;
}
