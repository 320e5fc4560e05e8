// A device with a disk: a profile in a folder, since what a private window stores is only memory. Its pages speak with the
// worker in the words of the tests.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { findBrowser } from '../../browser/find-browser';
import { DownloadsPage } from '../../browser/offline/page-objects/downloads';

export interface DiskDevice {
  readonly context: BrowserContext;
  /** A page of the origin that runs nothing of ours, with the worker behind it. */
  bareDownloads(origin: string): Promise<DownloadsPage>;
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

/** Opens a device that has never seen the site. `worker: false` keeps service workers out. */
export async function unpackDiskDevice(options: { worker: boolean }): Promise<DiskDevice> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bookworm-bench-'));
  // The tester would hear of each request of the worker, and for that have the browser hold all that the worker fetches:
  // a hundred megabytes of film in the process of the page that nobody has without a tester.
  process.env['PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK'] = '1';
  const executablePath = findBrowser();
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    viewport: { width: 1180, height: 820 },
    locale: 'en-GB',
    serviceWorkers: options.worker ? 'allow' : 'block',
  });
  // The loader that runs this bench names functions by a helper that a page does not have.
  await context.addInitScript('globalThis.__name = (named) => named');
  return {
    context,
    newPage: () => context.newPage(),
    async bareDownloads(origin) {
      const downloads = await DownloadsPage.on(await context.newPage());
      await downloads.openBarePage(origin);
      return downloads;
    },
    async close() {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
