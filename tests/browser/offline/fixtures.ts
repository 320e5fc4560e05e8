// The fixtures of the offline tests: a bare page that the worker controls, without the app.
import { expect, test as base } from '../fixtures';
import { DownloadsPage } from '../../support/downloads/downloads-page';

interface PageObjects {
  /** The page object of downloads, on a bare page that the worker controls. */
  downloads: DownloadsPage;
}

export const test = base.extend<PageObjects>({
  downloads: async ({ page, service, reader }, use) => {
    // These tests cause the console's messages about a stopped or failing service.
    reader.expectFault(/^console error: Failed to load resource/);
    // The browser decides when it looks for a newer worker.
    reader.expectFault(/An unknown error occurred when fetching the script/);
    const downloads = await DownloadsPage.on(page);
    await downloads.openBarePage(service.origin);
    await use(downloads);
  },
});

export { expect };
