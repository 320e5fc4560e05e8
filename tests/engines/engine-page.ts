// What every page of the app has in an engine: an address, buttons and texts, and faults that a test expects or not.
import { expect } from '@playwright/test';
import { lostParts } from '../support/browser/lost-parts';
import { arePicturesPainted, croppedPictures } from '../support/browser/page-scripts';
import type { Service } from '../support/service/service';
import type { Driver } from './drivers/driver';

export class Page {
  private readonly expected: RegExp[] = [];
  private readonly reports: string[] = [];

  constructor(
    protected readonly driver: Driver,
    private readonly service: Service,
  ) {}

  /** Expects a fault that this test causes, in the console or among the app's reports. */
  expectFault(fault: RegExp): void {
    this.expected.push(fault);
  }

  /** Goes back as by the button of the browser, which loads nothing and so cuts no request off. */
  goBack(): Promise<void> {
    return this.driver.evaluate(() => history.back());
  }

  /**
   * Reloads the page once the worker is installed: WebKit answers no registration any more when a page is reloaded while it
   * registers, until the browser is started again.
   */
  async reload(): Promise<void> {
    const isInstalled = () =>
      this.driver.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
      );
    await expect.poll(isInstalled, 'the worker').toBe(true);
    await this.collectReports();
    await this.driver.reload();
  }

  /** Kills the browser and opens it again with the same profile. */
  async restartBrowser(): Promise<void> {
    await this.collectReports();
    await this.driver.killAndReopen();
  }

  /** Stops the service and closes its port. The browser's messages about that are expected. */
  async goOffline(): Promise<void> {
    this.expected.push(...ofNoNetwork);
    await this.service.stop();
  }

  /** Waits until the page shows pictures, each of them decoded, and no cover that is drawn in place of one. */
  async expectPicturesPainted(): Promise<void> {
    await expect.poll(() => this.driver.evaluate(arePicturesPainted, 0)).toBe(true);
  }

  /** Waits until no picture of the story that is shown is cut. */
  async expectWholePictures(): Promise<void> {
    await expect.poll(() => this.driver.evaluate(croppedPictures)).toEqual([]);
  }

  /** Waits until no text and no control is cut, covered or beside the screen. */
  async expectNothingLost(where: string): Promise<void> {
    await expect.poll(() => this.driver.evaluate(lostParts), where).toEqual([]);
  }

  async expectLanguage(language: 'en' | 'de'): Promise<void> {
    await expect.poll(() => this.driver.evaluate(() => document.documentElement.lang)).toBe(language);
  }

  press(name: string, within?: string): Promise<void> {
    return this.driver.click({ role: 'button', name, ...(within === undefined ? {} : { within }) });
  }

  async expectText(text: string): Promise<void> {
    await expect.poll(() => this.driver.evaluate(() => document.body.innerText)).toContain(text);
  }

  /** Opens an address of the app. */
  async open(path: string): Promise<void> {
    await this.collectReports();
    await this.driver.goto(`${this.service.origin}${path}`);
  }

  /** Returns the faults that were not expected; called at the end of every test. */
  async unexpectedFaults(): Promise<string[]> {
    await this.collectReports();
    const all = [...this.driver.consoleFaults(), ...this.reports];
    return all.filter((fault) => !this.expected.some((known) => known.test(fault)));
  }

  /** Collects the app's reports since the page was loaded: the next page does not have them. */
  private async collectReports(): Promise<void> {
    const reports = await this.driver.evaluate(() => {
      const read: unknown = Reflect.get(window, 'bookwormReports');
      const all: unknown = typeof read === 'function' ? read() : [];
      return Array.isArray(all) ? all.map((report) => `report: ${JSON.stringify(report)}`) : [];
    });
    this.reports.push(...reports);
  }
}

/** The messages about a stopped service: of the app, Chromium, Firefox and WebKit. */
const ofNoNetwork = [
  /Network error/,
  /ERR_CONNECTION_REFUSED|ERR_FAILED|An unknown error occurred when fetching the script/,
  /A ServiceWorker passed a promise to FetchEvent\.respondWith\(\) that rejected with ‘TypeError: NetworkError/,
  // A response that breaks off while it passes through the worker: Firefox names no address then.
  /Failed to load ‘’\. A ServiceWorker intercepted the request|Image corrupt or truncated/,
  /FetchEvent\.respondWith received an error: TypeError: Load failed|Fetch API cannot load/,
  // The rejection of the promise `FetchEvent.handled`, which the app does not use.
  /Unhandled Promise Rejection: NetworkError: {2}A network error occurred/,
];
