// A kiosk whose page hangs, or whose browser loses one of its processes, shows its page again (docs/kiosk.md). The browser is the
// system's, on a screen in memory where there is Xvfb, or a headless shell; the test starts the program again, as the systemd unit does.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser, isHeadlessShell } from '../support/browser/find-browser';

/**
 * Tells the server of each frame, and which load of the page draws it. When the server says so, it hangs in a request without a response.
 * That stops the page as an endless loop does, and leaves the processor to the other tests.
 */
const page = `<!doctype html><title>Kiosk</title><script>
const load = Math.random();
const draw = () => requestAnimationFrame(async () => {
  const response = await fetch('/frame?' + load);
  if (await response.text() === 'hang') {
    const request = new XMLHttpRequest();
    request.open('GET', '/never', false);
    request.send();
  }
  setTimeout(draw, 100);
});
draw();
</script>`;

let server: Server;
let profile: string;
let screen: ChildProcess | undefined;
let watchdog: ChildProcess;
let said = '';
let isOver = false;
let mustHang = false;
/** The loads whose frames arrived, the latest last. */
let loads: string[] = [];

/** Starts a screen in memory. Resolves to its number; to undefined where there is no Xvfb. */
async function openScreen(): Promise<string | undefined> {
  screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x800x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [chunk]: unknown[] = await Promise.race([
    once(screen.stdout ?? screen, 'data'),
    once(screen, 'exit'),
  ]).catch(() => []);
  return Buffer.isBuffer(chunk) ? chunk.toString().trim() : undefined;
}

function startWatchdog(browser: string, env: NodeJS.ProcessEnv): void {
  if (isOver) return;
  watchdog = spawn(process.execPath, ['deployments/kiosk/kiosk-browser.mjs', browser], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  watchdog.stderr?.on('data', (text: Buffer) => (said += text.toString()));
  watchdog.once('exit', () => startWatchdog(browser, env));
}

beforeAll(async () => {
  profile = await mkdtemp(path.join(tmpdir(), 'kiosk-'));
  server = createServer((request, response) => {
    if (request.url === '/never') return;
    const load = request.url?.split('?')[1];
    if (load === undefined) {
      response.setHeader('content-type', 'text/html').end(page);
      return;
    }
    if (loads.at(-1) !== load) loads.push(load);
    response.end(mustHang ? 'hang' : '');
    mustHang = false;
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const browser = findBrowser() ?? '';
  const display = isHeadlessShell(browser) ? undefined : await openScreen();
  const address = `http://127.0.0.1:${Object(server.address()).port}/`;
  const flags = [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ...(display === undefined ? ['--headless'] : []),
    // A shell does not open the page of `--app`.
    ...(isHeadlessShell(browser) ? [address] : []),
  ];
  startWatchdog(browser, {
    ...process.env,
    ADDRESS: address,
    PROFILE: profile,
    PATIENCE: '4',
    FLAGS: flags.join(' '),
    ...(display === undefined ? {} : { DISPLAY: `:${display}` }),
  });
});
afterAll(async () => {
  isOver = true;
  watchdog.kill('SIGTERM');
  await once(watchdog, 'exit');
  screen?.kill();
  server.closeAllConnections();
  server.close();
  await rm(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** Resolves to the load of the page that draws a frame from now on. */
async function nextFrame(): Promise<string> {
  loads = [];
  await expect.poll(() => loads.length, { timeout, interval: 50, message: said }).toBeGreaterThan(0);
  return loads[0] ?? '';
}

/** Returns the processes of this type; without one the browser's first. */
function processesOf(type: string): number[] {
  const listed = execFileSync('ps', ['-Aww', '-o', 'pid=,ppid=,args='], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  const own = new Set<string>();
  const found: number[] = [];
  // In order of their start: a parent comes before its children, of which a shell's do not name the profile.
  for (const line of listed.split('\n')) {
    const [, pid = '', parent = '', args = ''] = /^ *(\d+) +(\d+) (.*)/.exec(line) ?? [];
    if (!args.includes(profile) && !own.has(parent)) continue;
    own.add(pid);
    if (
      type === ''
        ? !args.includes('--type=') && args.includes('--user-data-dir')
        : args.includes(`--type=${type} `)
    )
      found.push(Number(pid));
  }
  return found;
}

/** In milliseconds, as promised. A kiosk's own patience is 12 s, and systemd waits for 3 s before it starts the program again. */
const timeout = 60_000;

test('a page that hangs is loaded anew', { timeout: 2 * timeout }, async () => {
  const before = await nextFrame();
  mustHang = true;
  await expect.poll(() => mustHang, { timeout }).toBe(false);
  expect(await nextFrame()).not.toBe(before);
  expect(said).toContain('draws nothing any more');
});

test.each([
  ['whose page has crashed', 'renderer', 'SIGKILL'],
  ['that is killed', '', 'SIGKILL'],
  ['whose graphics process has crashed', 'gpu-process', 'SIGKILL'],
  ['whose graphics process stands still', 'gpu-process', 'SIGSTOP'],
] as const)('a browser %s draws its page again', { timeout: 2 * timeout }, async (_, type, signal) => {
  const before = await nextFrame();
  const processes = processesOf(type);
  expect(processes).not.toEqual([]);
  for (const each of processes) process.kill(each, signal);
  // Earlier frames arrive meanwhile.
  await sleep(500);
  const after = await nextFrame();
  if (signal === 'SIGKILL' && type === 'gpu-process') expect(processesOf(type)).not.toEqual(processes);
  else expect(after).not.toBe(before);
});
