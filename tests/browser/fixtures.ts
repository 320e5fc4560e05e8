// The fixtures of the browser tests. Every test has its own service and port. At its end it fails on every fault that it did not
// expect: console messages, page errors, requests to other origins and the app's own reports.
import {
  expect,
  test as base,
  type ConsoleMessage,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import { deviceDatabase } from '../../src/contract/worker/worker-names';
import { isSaved, longestDownload } from '../support/browser/is-saved';
import {
  arePicturesPainted,
  keepWorkerFromInstalling,
  logReportsOnLeaving,
  noteEndsOfNarrations,
} from '../support/browser/page-scripts';
import { openService, type Service, type ServiceOptions } from '../support/service/service';
import { storedRows } from '../support/browser/stored-rows';
import { unfoldBar } from '../support/browser/unfold-bar';

type Options = { -readonly [option in keyof ServiceOptions]-?: NonNullable<ServiceOptions[option]> } & {
  /**
   * Whether the browser installs the app's worker, as it does by default. Its installation is half of what a short test costs, so
   * tests that are about something else turn it off (ADR-0032).
   */
  installsWorker: boolean;
  /**
   * Whether the context reports the worker's requests as it reports the page's; the default is that it does not. Observing them costs
   * as much as a third of what the worker costs, and its content security policy lets it request nothing foreign (ADR-0032).
   */
  seesWorkerRequests: boolean;
};

/**
 * For tests of animations: pages that turn, slides that fade, cards that change places (ADR-0015). The screen is a small tablet's,
 * since without a graphics card each pixel of a frame takes time.
 */
export const animated = {
  viewport: { width: 900, height: 600 },
  contextOptions: { reducedMotion: 'no-preference' },
} as const;

interface PageObjects {
  /** The service behind the page, and its faults. */
  service: Service;
  reader: Reader;
}

/** The readers of the current test, one for each window that it looks at. */
let readers: Reader[] = [];

export class Reader {
  private readonly faults: string[] = [];
  private readonly expected: RegExp[] = [];

  constructor(
    readonly page: Page,
    private readonly service: Service,
    private readonly installsWorker = true,
  ) {
    readers.push(this);
    page.on('console', (message) => this.note(message));
    page.on('pageerror', (error) => this.faults.push(`page error: ${error.message}`));
    // The worker's requests belong to the context, not to the page: they come with `seesWorkerRequests`.
    page.context().on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== service.origin)
        this.faults.push(`foreign request: ${url.href}`);
    });
  }

  private note(message: ConsoleMessage): void {
    // Of a document that was left (`logReportsOnLeaving`).
    if (message.text().startsWith('report: ')) this.faults.push(message.text());
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    this.faults.push(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  }

  /** Expects a fault that this test causes, in the console or among the app's reports. */
  expectFault(fault: RegExp): void {
    this.expected.push(fault);
  }

  async openGallery(path = '/'): Promise<void> {
    await this.page.goto(`${this.service.origin}${path}`);
    await expect(this.page.getByRole('article').first()).toBeVisible();
  }

  /** Opens a story by its address and waits until it can be played. */
  async openStory(id: string, address = `/#/view/${id}`): Promise<void> {
    await this.page.goto(`${this.service.origin}${address}`);
    await this.waitUntilPlayable();
  }

  /** Waits until the story that is being opened can be played. */
  async waitUntilPlayable(): Promise<void> {
    await expect(this.player).toHaveAttribute('data-player-state', 'FIRST_SLIDE_PAUSED');
    // Once it is painted it also handles events.
    await expect(this.player).toHaveAttribute('data-painted', 'true');
  }

  get player(): Locator {
    return this.page.locator('[data-player-state]');
  }

  /** The gallery's cards; `card` is one of them. */
  get cards(): Locator {
    return this.page.getByRole('article');
  }

  card(id: string): Locator {
    return this.page.locator(`article[data-presentation-id="${id}"]`);
  }

  /** Opens a story, then stops the page's clock: timers and frames run only within `pass`, while media continue to play. */
  async openStoryAndStopTime(id: string, address?: string): Promise<void> {
    await this.page.clock.install({ time: 0 });
    await this.page.addInitScript(noteEndsOfNarrations);
    const listed = this.waitForNextList();
    await this.openStory(id, address);
    // The list that names the story is loaded after its first paint. Still under way, it would time out when the clock is put forward.
    await listed;
    // A database that is still being opened would time out when the clock is put forward.
    await expect
      .poll(() => storedRows(this.page, deviceDatabase.name, 'readingPositions'))
      .not.toBeUndefined();
    await this.page.clock.pauseAt(3_600_000);
  }

  /** Waits until the service has answered the page's next request for the list of stories. */
  async waitForNextList(): Promise<void> {
    const isForList = (request: Request) => new URL(request.url()).pathname === '/api/presentation';
    await this.page.waitForEvent('requestfinished', isForList);
  }

  /** Lets `milliseconds` pass on the stopped clock. */
  async pass(milliseconds: number): Promise<void> {
    await this.page.clock.runFor(milliseconds);
  }

  /**
   * Lets time pass on the stopped clock until the story is saved. Nothing is at rest before: what the worker has not confirmed is sent
   * again by a timer.
   */
  async passUntilSaved(id: string): Promise<void> {
    this.assertWorker();
    const isSavedLater = async () => {
      await this.pass(1000);
      return this.isSaved(id);
    };
    await expect.poll(isSavedLater, { timeout: longestDownload }).toBe(true);
  }

  button(name: string): Locator {
    return this.player.getByRole('button', { name, exact: true });
  }

  /** Opens the menu of the bar, if it is closed, and what it folds away on a phone. */
  async openMenu(): Promise<void> {
    const more = this.button('More');
    await unfoldBar(this.player);
    if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click();
    const rest = this.button('For grown-ups');
    if ((await rest.isVisible()) && (await rest.getAttribute('aria-expanded')) === 'false')
      await rest.click();
  }

  /** Presses a control of the bar, in its menu if it has one. On the cover `Home` is beside `Play`. */
  async choose(name: string): Promise<void> {
    const bar = this.player.locator('.viewer-bar');
    const control = bar.getByRole(name === 'Home' ? 'link' : 'button', { name, exact: true });
    await control.or(this.button('More')).first().waitFor();
    // The bar follows the player some frames later; the link beside `Play` goes away under the hand.
    if ((await this.player.getAttribute('data-player-state')) !== 'FIRST_SLIDE_PAUSED')
      await expect(bar.locator('[data-alone]')).toHaveCount(0);
    if ((await control.count()) === 0) await this.openMenu();
    await control.click();
  }

  async expectState(state: string, index?: number): Promise<void> {
    await expect(this.player).toHaveAttribute('data-player-state', state);
    if (index !== undefined) await expect(this.player).toHaveAttribute('data-slide-index', String(index));
  }

  /**
   * Waits until a story that plays is over, whose last slide is `last`. Its narrations last a dozen seconds of real time, to which each
   * stall of the machine adds.
   */
  async waitUntilFinished(last: number): Promise<void> {
    const finished = { timeout: 90_000 };
    await expect(this.player).toHaveAttribute('data-player-state', 'LAST_SLIDE_FINISHED', finished);
    await expect(this.player).toHaveAttribute('data-slide-index', String(last));
  }

  /** Waits until the page shows pictures, each of them decoded; `drawn` others have a drawn cover in their place. */
  async expectPicturesPainted({ drawn = 0 } = {}): Promise<void> {
    await expect.poll(() => this.page.evaluate(arePicturesPainted, drawn)).toBe(true);
  }

  /** Waits until the worker has the whole story, or, where storage or host end before that, all that it could get. */
  async waitUntilSaved(id: string): Promise<void> {
    this.assertWorker();
    // Most are saved within two seconds, between two looks of the usual intervals.
    await expect.poll(() => this.isSaved(id), { timeout: longestDownload, intervals: [100, 250] }).toBe(true);
  }

  /** Returns whether the story's index is in one of its caches. */
  isSaved(id: string): Promise<boolean> {
    return isSaved(this.page, id);
  }

  /** Waits until the worker controls the page. */
  async waitForWorker(): Promise<void> {
    this.assertWorker();
    await this.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  }

  /** Throws where the worker is never installed, instead of waiting for it. */
  private assertWorker(): void {
    if (!this.installsWorker) throw new Error('This test runs without the worker: see `installsWorker`');
  }

  /** Waits until the narration's clock advances: the audio really plays. */
  async expectNarrationGrows(): Promise<void> {
    const time = () => this.page.evaluate(() => document.querySelector('audio')?.currentTime ?? Number.NaN);
    await expect.poll(time).toBeGreaterThan(0.2);
  }

  /** Puts the narration, once it is heard, shortly before its end, which then comes by itself. */
  async seekToEndOfNarration(): Promise<void> {
    const seek = () =>
      this.page.evaluate(() => {
        const audio = document.querySelector('audio');
        const isHeard = audio?.paused === false && audio.readyState >= audio.HAVE_CURRENT_DATA;
        if (!isHeard || audio.currentTime === 0 || audio.seeking) return false;
        Object.assign(audio, { loop: false, currentTime: audio.duration - 0.4 });
        return true;
      });
    await expect.poll(seek).toBe(true);
  }

  /** Returns the state of the page's one audio element; times in seconds. */
  audio() {
    return this.page.evaluate(() => {
      const audio = document.querySelector('audio');
      if (audio === null) throw new Error('There is no audio element');
      const { currentTime, paused, ended, playbackRate, preservesPitch } = audio;
      return { currentTime, paused, ended, playbackRate, preservesPitch, src: audio.getAttribute('src') };
    });
  }

  /** Waits until the current narration has played to its end, and the page has handled that. The clock must have been stopped. */
  async waitUntilNarrated(): Promise<void> {
    await expect
      .poll(() => this.page.evaluate(() => document.querySelector('audio')?.dataset['narrated']))
      .toBe('true');
  }

  /** Seeks in the first narration or speaker's film of the story, and returns the time in seconds that it reached. */
  async seekInSavedMedium(id: string, kind: 'audio' | 'speakerVideo', seconds: number): Promise<number> {
    return this.page.evaluate(
      async ([presentation, wanted, target]) => {
        const base = `${location.origin}/presentations/${presentation}/`;
        const index: unknown = await (await fetch(`${base}index.json`)).json();
        const path = new RegExp(`"${wanted}Path":"([^"]+)"`).exec(JSON.stringify(index))?.[1];
        if (path === undefined) throw new Error(`The story has no ${wanted}`);
        const medium = document.createElement(wanted === 'audio' ? 'audio' : 'video');
        medium.muted = true;
        medium.preload = 'auto';
        medium.src = new URL(path, base).href;
        const once = (name: string) =>
          new Promise((done, failed) => {
            medium.addEventListener(name, done, { once: true });
            medium.addEventListener('error', () => failed(medium.error), { once: true });
          });
        await once('loadedmetadata');
        const sought = once('seeked');
        medium.currentTime = target;
        await sought;
        return medium.currentTime;
      },
      [id, kind, seconds] as const,
    );
  }

  /** Puts away the slip with faces, which comes some time after the end of a story has come into view (spec people §3). */
  async putSlipAway(): Promise<void> {
    const slip = this.page.getByRole('region', { name: 'How was the story?' });
    await slip.getByRole('button', { name: 'Not now' }).click();
    await expect(slip).toHaveCount(0);
  }

  /** Stops the service and closes its port. The browser's messages about that are expected. */
  async goOffline(): Promise<void> {
    this.expectLostRequests();
    await this.service.stop();
  }

  /** Expects what the browser and the app say of requests that have no answer, or not a whole one. */
  expectLostRequests(): void {
    this.expectFault(/ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|Network error|Failed to fetch|ERR_FAILED/);
    // Of an answer that had not come, or not whole, when the service stopped.
    this.expectFault(
      /ERR_(EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|SOCKET_NOT_CONNECTED)/,
    );
    // A part that the page loads after its first paint may not have come yet.
    this.expectFault(/Unable to preload CSS/);
    // The browser decides when it looks for a newer worker.
    this.expectFault(/An unknown error occurred when fetching the script/);
  }

  /** Returns the faults in these windows that none of their readers expected; called at the end of every test. */
  static async unexpectedFaults(readers: readonly Reader[]): Promise<string[]> {
    const expected = readers.flatMap((reader) => reader.expected);
    const faults = await Promise.all(
      readers.map(async (reader) => [...reader.faults, ...(await reader.reports())]),
    );
    return faults.flat().filter((fault) => !expected.some((known) => known.test(fault)));
  }

  /** Returns the app's own error reports since the document was opened. */
  async reports(): Promise<string[]> {
    if (this.page.isClosed()) return [];
    return this.page.evaluate(() => {
      const read: unknown = Reflect.get(window, 'bookwormReports');
      if (typeof read !== 'function') return [];
      const all: unknown = read();
      return Array.isArray(all) ? all.map((report) => `report: ${JSON.stringify(report)}`) : [];
    });
  }
}

export const test = base.extend<PageObjects & Options>({
  variant: ['bookworm', { option: true }],
  library: ['fixture', { option: true }],
  makesStories: [false, { option: true }],
  publishMade: [true, { option: true }],
  installsWorker: [true, { option: true }],
  seesWorkerRequests: [false, { option: true }],
  context: async ({ context, installsWorker, seesWorkerRequests }, use) => {
    // Playwright reads it whenever a worker starts.
    if (seesWorkerRequests) delete process.env['PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK'];
    else process.env['PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK'] = '1';
    if (!installsWorker) await context.addInitScript(keepWorkerFromInstalling);
    await context.addInitScript(logReportsOnLeaving);
    await use(context);
  },
  service: async ({ variant, library, makesStories, publishMade }, use) => {
    const service = await openService({ variant, library, makesStories, publishMade });
    await use(service);
    await service.remove();
  },
  reader: async ({ page, service, installsWorker }, use) => {
    readers = [];
    await use(new Reader(page, service, installsWorker));
    expect(await Reader.unexpectedFaults(readers)).toEqual([]);
    // The service closes before the page, and a request that a route sends on then would fail the test.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});

export type { Service };
export { englishStory, germanStory } from '../support/service/service';
export { expect };
