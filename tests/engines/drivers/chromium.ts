// Drives Chromium by Playwright, as the reference for the other engines.
import {
  chromium,
  type BrowserContext,
  type ConsoleMessage,
  type Locator,
  type Page,
} from '@playwright/test';
import { findTestBrowser } from '../../support/browser/find-browser';
import { chromiumArguments } from '../../support/browser/chromium-arguments';
import { deadline, type Driver, type DriverOptions, type Target } from './driver';
import type { PageFunction } from '../../support/browser/page-evaluator';
import { runInPage } from './page-function';

interface Session {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** Opens a Chromium with the profile and the settings that a test asks for. */
export async function openChromium(options: DriverOptions): Promise<Driver> {
  const faults: string[] = [];
  const open = () => openSession(options, (fault) => faults.push(fault));
  return new Chromium(open, faults, await open());
}

class Chromium implements Driver {
  constructor(
    private readonly open: () => Promise<Session>,
    private readonly faults: readonly string[],
    private session: Session,
  ) {}

  async goto(address: string): Promise<void> {
    await this.session.page.goto(address);
  }

  async reload(): Promise<void> {
    await this.session.page.reload();
  }

  evaluate<Result, Argument>(run: PageFunction<Result, Argument>, argument?: Argument): Promise<Result> {
    return runInPage(run, argument, (expression) => this.session.page.evaluate(expression));
  }

  async has(target: Target): Promise<boolean> {
    return (await this.locate(target).count()) > 0;
  }

  click(target: Target): Promise<void> {
    return this.locate(target).first().click({ timeout: deadline });
  }

  consoleFaults(): readonly string[] {
    return this.faults;
  }

  async killAndReopen(): Promise<void> {
    const { context, page } = this.session;
    const died = context.waitForEvent('close');
    const cdp = await context.newCDPSession(page);
    cdp.send('Browser.crash').catch(() => undefined);
    await died;
    this.session = await this.open();
  }

  close(): Promise<void> {
    return this.session.context.close();
  }

  private locate({ role, name, within }: Target): Locator {
    const { page } = this.session;
    return (within === undefined ? page : page.locator(within)).getByRole(role, { name, exact: true });
  }
}

async function openSession(
  { profile, language, hasServiceWorkers, reducesMotion, windowSize, zoomsText }: DriverOptions,
  onFault: (fault: string) => void,
): Promise<Session> {
  const executablePath = findTestBrowser();
  const context = await chromium.launchPersistentContext(profile, {
    locale: language,
    reducedMotion: reducesMotion ? 'reduce' : 'no-preference',
    viewport: windowSize,
    args: [
      ...chromiumArguments,
      '--disable-gpu',
      '--autoplay-policy=document-user-activation-required',
      // It has no zoom of texts alone.
      ...(zoomsText ? ['--blink-settings=defaultFontSize=32'] : []),
    ],
    ...(executablePath ? { executablePath } : {}),
  });
  if (!hasServiceWorkers)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = context.pages()[0] ?? (await context.newPage());
  page.on('console', (message) => {
    if (isFault(message)) onFault(`console ${message.type()}: ${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => onFault(`page error: ${error.message}`));
  return { context, page };
}

function isFault(message: ConsoleMessage): boolean {
  return message.type() === 'error' || message.type() === 'warning';
}
