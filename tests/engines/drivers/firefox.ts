// Drives Firefox without a window, over WebDriver BiDi, which it supports itself.
import { mkdirSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { BidiConnection, BidiError } from './bidi';
import { until, type Driver, type DriverOptions, type Target } from './driver';
import type { PageFunction } from '../../support/browser/page-evaluator';
import { preferences } from './firefox-preferences';
import { runInPage } from './page-function';
import { possibleControls } from './possible-controls';
import { readAnnouncement, start, type Program } from './processes';

const tree = v.object({ contexts: v.tupleWithRest([v.object({ context: v.string() })], v.unknown()) });
const nodes = v.array(v.object({ sharedId: v.string() }));
const located = v.object({ nodes });
const evaluated = v.variant('type', [
  v.object({ type: v.literal('success'), result: v.object({ value: v.optional(v.unknown()) }) }),
  v.object({ type: v.literal('exception'), exceptionDetails: v.object({ text: v.string() }) }),
]);
const logEntry = v.object({ level: v.string(), text: v.nullable(v.string()) });

/** Console messages about the browser itself. */
const ignoredMessages = /No external component configuration found for type: SEARCH/;

/** Error codes for an element that was found, and has disappeared or is out of sight by now. */
const transientErrors = ['no such node', 'move target out of bounds', 'stale element reference'];

/** Firefox's word for a load that another one has replaced. */
const aborted = 'NS_BINDING_ABORTED';

interface Session {
  readonly program: Program;
  readonly connection: BidiConnection;
  /** The one tab. */
  readonly context: string;
}

/** Starts the browser. Narration plays to a PulseAudio server: without a sound device it ends in an error. */
export async function openFirefox(options: DriverOptions, pulseServer: string): Promise<Driver> {
  const faults: string[] = [];
  const open = () => openSession(options, pulseServer, (fault) => faults.push(fault));
  return new Firefox(open, faults, await open());
}

class Firefox implements Driver {
  constructor(
    private readonly open: () => Promise<Session>,
    private readonly faults: readonly string[],
    private session: Session,
  ) {}

  async goto(url: string): Promise<void> {
    await this.send('browsingContext.navigate', { url, wait: 'complete' });
  }

  /**
   * Reloads until another document is here. On a busy machine Firefox may start the load again by itself, for example after
   * a late response of the worker. It then reports the first load as aborted.
   */
  async reload(): Promise<void> {
    const loadedAt = () => this.evaluate(() => performance.timeOrigin);
    const before = await loadedAt();
    const isAbort = (error: unknown) => error instanceof BidiError && error.message.includes(aborted);
    await this.send('browsingContext.reload', { wait: 'complete' }).catch((error: unknown) => {
      if (!isAbort(error)) throw error;
    });
    const hasLoaded = () => this.evaluate(() => document.readyState === 'complete');
    await until(
      async () => (await loadedAt()) !== before && (await hasLoaded()),
      'the page was loaded again',
    );
  }

  evaluate<Result, Argument>(run: PageFunction<Result, Argument>, argument?: Argument): Promise<Result> {
    return runInPage(run, argument, (expression) => this.call(`() => ${expression}`));
  }

  has(target: Target): Promise<boolean> {
    return falseWhenGone(async () => (await this.find(target)) !== undefined);
  }

  click(target: Target): Promise<void> {
    return until(
      () => falseWhenGone(() => this.tryToClick(target)),
      `the ${target.role} "${target.name}" could be pressed`,
    );
  }

  consoleFaults(): readonly string[] {
    return this.faults;
  }

  async killAndReopen(): Promise<void> {
    await this.close();
    this.session = await this.open();
  }

  async close(): Promise<void> {
    this.session.connection.close();
    await this.session.program.kill();
  }

  private send(method: string, params: object): Promise<unknown> {
    return this.session.connection.send(method, { context: this.session.context, ...params });
  }

  private async call(declaration: string, ...args: readonly object[]): Promise<unknown> {
    const answer = await this.session.connection.send('script.callFunction', {
      functionDeclaration: declaration,
      arguments: args,
      awaitPromise: true,
      target: { context: this.session.context },
    });
    const read = v.parse(evaluated, answer);
    if (read.type === 'exception') throw new Error(read.exceptionDetails.text);
    return read.result.value;
  }

  private async find(target: Target): Promise<string | undefined> {
    const parents = await this.call(
      `() => ${possibleControls(target)}.map((control) => control.parentElement)`,
    );
    const startNodes = v.parse(nodes, parents);
    if (startNodes.length === 0) return undefined;
    const { role, name } = target;
    const locator = { type: 'accessibility', value: { role, name } };
    const answer = await this.send('browsingContext.locateNodes', { locator, startNodes });
    return v.parse(located, answer).nodes[0]?.sharedId;
  }

  private async tryToClick(target: Target): Promise<boolean> {
    const node = await this.find(target);
    if (node === undefined || (await this.call(bringIntoReach, { sharedId: node })) !== true) return false;
    const origin = { type: 'element', element: { sharedId: node } };
    const actions = [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this.send('input.performActions', { actions: [{ type: 'pointer', id: 'pointer', actions }] });
    // Another document knows of no press: then the element was pressed, and led there.
    return (await this.call('() => window.endPress?.()')) !== 'missed';
  }
}

async function falseWhenGone(look: () => Promise<boolean>): Promise<boolean> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof BidiError && transientErrors.includes(error.code)) return false;
    throw error;
  }
}

/**
 * Runs in the page: scrolls to an element, and returns whether a pointer at its middle would hit it. What moves meanwhile would be
 * missed: until `endPress`, events of a pointer that hit something else are kept from the page.
 */
const bringIntoReach = `(element) => {
  window.endPress?.();
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  if (element.disabled || hit === null || !element.contains(hit)) return false;
  const kinds = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'];
  let outcome = 'hit';
  const keepBack = (event) => {
    if (!event.isTrusted || element.contains(event.target)) return;
    outcome = 'missed';
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const kind of kinds) window.addEventListener(kind, keepBack, true);
  window.endPress = () => {
    for (const kind of kinds) window.removeEventListener(kind, keepBack, true);
    return outcome;
  };
  return true;
}`;

async function openSession(
  options: DriverOptions,
  pulseServer: string,
  onFault: (fault: string) => void,
): Promise<Session> {
  const { profile } = options;
  mkdirSync(profile, { recursive: true });
  writeFileSync(`${profile}/user.js`, preferences(options));
  const program = start(
    'firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'],
    { HOME: profile, XDG_RUNTIME_DIR: profile, PULSE_SERVER: pulseServer },
  );
  const url = await readAnnouncement(program, /WebDriver BiDi listening on (\S+)/);
  const connection = await BidiConnection.open(`${url}/session`, (method, params) => {
    const fault = method === 'log.entryAdded' ? faultOf(params) : undefined;
    if (fault !== undefined) onFault(fault);
  });
  await connection.send('session.new', { capabilities: {} });
  await connection.send('session.subscribe', { events: ['log.entryAdded'] });
  const [{ context }] = v.parse(tree, await connection.send('browsingContext.getTree', {})).contexts;
  await connection.send('browsingContext.setViewport', { context, viewport: options.windowSize });
  return { program, connection, context };
}

function faultOf(params: unknown): string | undefined {
  const { level, text } = v.parse(logEntry, params);
  const isFault = (level === 'error' || level === 'warn') && !ignoredMessages.test(text ?? '');
  return isFault ? `console ${level}: ${text}` : undefined;
}
