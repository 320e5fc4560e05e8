// The screen of a kiosk that stands for a day: its browser with a profile on the disk, a camera and a microphone, what visitors
// touch on it, and what it needs.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test';
import { hearing } from '../../support/kiosk/fake-devices';
import { readStoredData } from '../../support/browser/stored-data';
import { savedIds } from '../../support/browser/is-saved';
import { signIn } from '../../support/browser/session-page';
import type { Service } from '../../support/service/service';
import { defineTsxHelper } from '../../support/browser/tsx-helper';
import { inShort } from '../device';
import { letTimePass, pass } from '../../support/browser/passing-time';

/** Milliseconds of real time that a screen may take to answer on a busy machine: less than it waits for a visitor. */
const screenTimeout = 60_000;

/** What the browser needs for the page, after garbage collection. */
export interface Needs {
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
  /** Bytes of saved media and of the app's files. */
  readonly caches: number;
  /** Characters of all rows and keys that are stored. */
  readonly rows: number;
  /** Bytes of this origin, as the browser estimates them, with what its database keeps for itself. */
  readonly disk: number;
}

export class KioskScreen {
  /** Exceptions of the page, and whatever the console said that no fault of the day explains. */
  readonly faults: string[] = [];

  /** Where the page went, and when: what a fault came after. */
  private readonly moves: string[] = [];

  private constructor(
    readonly page: Page,
    readonly service: Service,
    private readonly cdp: CDPSession,
    private readonly end: () => Promise<void>,
  ) {
    page.on('pageerror', (error) => this.faults.push(`page error: ${error.message}`));
    page.on('framenavigated', (frame) => this.moves.push(`${this.time()} ${new URL(frame.url()).hash}`));
    page.on('crash', () => this.faults.push('the page crashed'));
    page.on('console', (message) => {
      if (message.type() === 'error' && !isOfNetwork(message.text())) this.faults.push(message.text());
    });
  }

  /** Opens a browser that has never seen the page, with the session that staff leave in it. */
  static async open(service: Service): Promise<KioskScreen> {
    // Otherwise the browser would buffer for the tester what the worker fetches.
    process.env['PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK'] = '1';
    const folder = await mkdtemp(path.join(tmpdir(), 'soak-kiosk-'));
    const context = await chromium.launchPersistentContext(folder, {
      ...withSmallCache(await hearing('Flowers. Direction. Distance.')),
      locale: 'en-GB',
      viewport: { width: 1180, height: 820 },
      hasTouch: true,
      permissions: ['camera', 'microphone'],
    });
    await defineTsxHelper(context);
    await context.addInitScript(letTimePass);
    const page = await context.newPage();
    page.setDefaultTimeout(screenTimeout);
    const cdp = await context.newCDPSession(page);
    await cdp.send('Performance.enable');
    await cdp.send('ServiceWorker.enable');
    const screen = new KioskScreen(page, service, cdp, async () => {
      await context.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    });
    await screen.turnOn();
    await screen.storeSession();
    await screen.turnOn();
    return screen;
  }

  /** Opens the address that the machine starts with. After a power failure neither page nor worker of before is there. */
  async turnOn(mode = 'presentation'): Promise<void> {
    await this.page.goto('about:blank');
    await this.cdp.send('ServiceWorker.stopAllWorkers');
    await this.page.goto(`${this.service.origin}/kiosk.html?qna&osk&mode=${mode}#/`);
    await this.invitation.or(this.overview).first().waitFor();
  }

  private async storeSession(): Promise<void> {
    const { accessToken, refreshToken, username } = await signIn(this.service);
    await this.page.evaluate(
      (values) => {
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      },
      { refreshToken, username, accessToken },
    );
  }

  get invitation(): Locator {
    return this.page.getByRole('button', { name: 'Tap me!' });
  }

  get overview(): Locator {
    return this.page.getByRole('region', { name: 'Presentations' });
  }

  get cards(): Locator {
    return this.overview.getByRole('article');
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  link(name: string): Locator {
    return this.page.getByRole('link', { name, exact: true });
  }

  /** Touches the screen until it shows so many previews: a first touch may meet the reload by which a kiosk takes a new version. */
  async begin(previews: number): Promise<void> {
    const shown = this.cards.nth(previews - 1);
    for (let touches = 0; touches < 3; touches += 1) {
      if (await this.invitation.isVisible()) await this.invitation.click();
      if (await this.comes(shown, screenTimeout / 6)) return;
    }
    throw new Error(`The screen does not show ${previews} previews after three touches`);
  }

  /** Lets the time pass in which nobody touches the screen, until it invites. Throws when it never does. */
  async standAlone(): Promise<void> {
    const asks = this.page.getByRole('alertdialog', { name: 'Are you still there?' });
    // 90 s, then 15 s. What plays or is being made holds the kiosk for half an hour at most.
    for (const minutes of [1.6, 31, 31, 31]) {
      await pass(this.page, minutes * 60_000);
      if (!(await this.comes(asks.or(this.invitation).first(), 2000))) continue;
      await pass(this.page, 20_000);
      if (await this.comes(this.invitation, screenTimeout)) return;
    }
    await this.invitation.waitFor();
  }

  /** Returns whether this shows within so many milliseconds. */
  async comes(what: Locator, within: number): Promise<boolean> {
    return what.waitFor({ timeout: within }).then(
      () => true,
      () => false,
    );
  }

  /** Returns the address of the page and the beginning of what can be read on it, for the report of a fault. */
  async shows(): Promise<string> {
    const text = await this.page.locator('body').innerText({ timeout: 5000 }).catch(inShort);
    const shown = `it shows "${text.replace(/\s+/g, ' ').slice(0, 300)}"`;
    return `at ${this.time()} ${shown} after ${this.moves.slice(-6).join(', ')}`;
  }

  private time(): string {
    return new Date().toISOString().slice(11, 19);
  }

  /** Returns the ids of the presentations that are saved; asks again when the page is just being replaced. */
  savedIds(): Promise<string[]> {
    return savedIds(this.page).catch(() => savedIds(this.page));
  }

  async needs(): Promise<Needs> {
    for (let round = 0; round < 3; round += 1) await this.cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    const stored = await readStoredData(this.page);
    const disk = await this.page.evaluate(async () => {
      const estimate: StorageEstimate & { readonly usageDetails?: { readonly caches?: number } } =
        await navigator.storage.estimate();
      return { all: estimate.usage ?? Number.NaN, caches: estimate.usageDetails?.caches ?? Number.NaN };
    });
    return {
      heap: value('JSHeapUsedSize'),
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
      caches: disk.caches,
      rows: ['databases', 'local keys', 'session storage'].reduce(
        (sum, place) => sum + (stored[place] ?? '').length,
        0,
      ),
      disk: disk.all,
    };
  }

  close(): Promise<void> {
    return this.end();
  }
}

/** As `docs/kiosk.md` starts it: the page keeps what it needs by itself. */
function withSmallCache<Options extends { readonly args: readonly string[] }>(options: Options) {
  return { ...options, args: [...options.args, '--disk-cache-size=1'] };
}

/** What the browser itself says about a request that failed, and about a worker that cannot be looked for. */
function isOfNetwork(text: string): boolean {
  return /Failed to load resource|ERR_|WebSocket connection|fetching the script|net::/.test(text);
}
