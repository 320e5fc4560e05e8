// Drives WebKitGTK by WebKitWebDriver, on a virtual screen.
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { until, type Driver, type DriverOptions, type Target } from './driver';
import type { PageFunction } from '../../support/browser/page-evaluator';
import { runInPage } from './page-function';
import { possibleControls } from './possible-controls';
import { start, type Program } from './processes';
import { WebDriverError, WebDriverSession } from './webdriver';

const browser = fileURLToPath(new URL('webkit-browser.js', import.meta.url));

/** Error codes for an element that was found, and has disappeared or is covered by now. */
const transientErrors = [
  'stale element reference',
  'no such element',
  'element click intercepted',
  'element not interactable',
];

/**
 * An unknown directive, a preloaded chunk that is not needed yet, and a request that a navigation ended. This engine calls the last
 * one a fault of access control, even for the same origin.
 */
const ignoredMessages =
  /Unrecognized Content-Security-Policy directive 'manifest-src'|was preloaded using link preload but not used|Fetch API cannot load http:\/\/localhost:\d+\/\S+ due to access control checks/;

interface Session {
  readonly program: Program;
  readonly remote: WebDriverSession;
}

/** What the browsers of a worker share: the X display that they draw on, and the folder where libraries keep what they look up once. */
interface Desktop {
  readonly display: string;
  readonly cache: string;
}

/** Starts the browser on a desktop. */
export async function openWebKit(options: DriverOptions, desktop: Desktop): Promise<Driver> {
  const faults: string[] = [];
  const open = () => openSession(options, desktop, (printed) => faults.push(...faultsIn(printed)));
  return new WebKit(open, faults, await open());
}

class WebKit implements Driver {
  constructor(
    private readonly open: () => Promise<Session>,
    private readonly faults: readonly string[],
    private session: Session,
  ) {}

  goto(address: string): Promise<void> {
    return this.session.remote.navigate(address);
  }

  reload(): Promise<void> {
    return this.session.remote.reload();
  }

  evaluate<Result, Argument>(run: PageFunction<Result, Argument>, argument?: Argument): Promise<Result> {
    return runInPage(run, argument, (expression) => this.session.remote.execute(`return ${expression}`));
  }

  async has(target: Target): Promise<boolean> {
    return (await this.find(target)) !== undefined;
  }

  click(target: Target): Promise<void> {
    return until(() => this.tryToClick(target), `the ${target.role} "${target.name}" could be pressed`);
  }

  consoleFaults(): readonly string[] {
    return this.faults;
  }

  async killAndReopen(): Promise<void> {
    await this.close();
    this.session = await this.open();
  }

  close(): Promise<void> {
    return this.session.program.kill();
  }

  private async find(target: Target): Promise<string | undefined> {
    for (const element of await this.session.remote.find(possibleControls(target)))
      if (await this.is(element, target)) return element;
    return undefined;
  }

  private async is(element: string, { role, name }: Target): Promise<boolean> {
    const { remote } = this.session;
    try {
      return (await remote.nameOf(element)) === name && (await remote.roleOf(element)) === role;
    } catch (error) {
      // A hidden or removed element has neither role nor name for assistive technology.
      if (error instanceof WebDriverError) return false;
      throw error;
    }
  }

  private async tryToClick(target: Target): Promise<boolean> {
    const element = await this.find(target);
    if (element === undefined) return false;
    try {
      // A click on a disabled button succeeds and does nothing.
      if ((await this.session.remote.isEnabled(element)) !== true) return false;
      // What moves meanwhile would be missed: the click goes where the element was.
      if (!(await this.session.remote.isStill(element))) return false;
      await this.session.remote.click(element);
      return true;
    } catch (error) {
      if (error instanceof WebDriverError && transientErrors.includes(error.code)) return false;
      throw error;
    }
  }
}

async function openSession(
  options: DriverOptions,
  { display, cache }: Desktop,
  onOutput: (printed: string) => void,
): Promise<Session> {
  const { profile } = options;
  const port = await freePort();
  const program = start('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display,
    // A separate home folder, so that it shares no settings with other programs of this machine.
    HOME: profile,
    XDG_RUNTIME_DIR: profile,
    XDG_CACHE_HOME: cache,
    DBUS_SESSION_BUS_ADDRESS: 'disabled:',
    NO_AT_BRIDGE: '1',
    // root in a container cannot create a sandbox.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  });
  program.onOutput(onOutput);
  const origin = `http://127.0.0.1:${port}`;
  await until(() => listens(origin), 'WebKitWebDriver listens');
  const remote = await WebDriverSession.open(origin, {
    'webkitgtk:browserOptions': {
      binary: '/usr/bin/gjs',
      args: ['--module', browser, JSON.stringify(options)],
    },
  });
  return { program, remote };
}

/** Returns lines such as `CONSOLE JS ERROR …` or, from a script, `http://…:2:93: CONSOLE JS ERROR …`. */
function faultsIn(printed: string): string[] {
  return printed
    .split('\n')
    .filter((line) => /CONSOLE.* (ERROR|WARN)/.test(line) && !ignoredMessages.test(line));
}

async function listens(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/status`)).ok;
  } catch {
    return false;
  }
}

/** Returns a port that is free now. The driver cannot report which port it chose by itself. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
