// The words of the proofs of saving: a bare page beside the worker, and nothing of the app in between.
import { expect, test as base } from '../../fixtures';
import { DownloadsPage } from './downloads';

interface PageObjects {
  /** The talk with the worker, on a bare page that it controls. */
  downloads: DownloadsPage;
}

export const test = base.extend<PageObjects>({
  downloads: async ({ page, service, reader }, use) => {
    // What a stopped or failing service says in the console is what these tests are about.
    reader.expectFault(/^console error: Failed to load resource/);
    // To look for a newer worker is the browser's own idea, at a time of its own.
    reader.expectFault(/An unknown error occurred when fetching the script/);
    const downloads = await DownloadsPage.on(page);
    await downloads.openBarePage(service.origin);
    await use(downloads);
  },
});

export { expect };
