// A device with a disk: a browser profile in a folder, since a private window stores in memory only. Its pages use the tests'
// page object of downloads.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { findBrowser } from '../../support/browser/find-browser';
import { DownloadsPage } from '../../support/downloads/downloads-page';
import { defineTsxHelper } from '../../support/browser/tsx-helper';

export interface DiskDevice {
  readonly context: BrowserContext;
  /** Opens a page of the origin without the app, controlled by the worker. */
  bareDownloads(origin: string): Promise<DownloadsPage>;
  newPage(): Promise<Page>;
  close(): Promise<void>;
}

/** Opens a device that has never seen the site. `worker: false` keeps service workers out. */
export async function openDiskDevice(options: { worker: boolean }): Promise<DiskDevice> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bookworm-bench-'));
  // Otherwise the tester would receive each request of the worker, and the browser would buffer all that the worker fetches:
  // a hundred megabytes of film in the page's process that do not occur without a tester.
  process.env['PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK'] = '1';
  const executablePath = findBrowser();
  const context = await chromium.launchPersistentContext(folder, {
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    viewport: { width: 1180, height: 820 },
    locale: 'en-GB',
    serviceWorkers: options.worker ? 'allow' : 'block',
  });
  await defineTsxHelper(context);
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
