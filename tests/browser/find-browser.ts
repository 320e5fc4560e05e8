// Finds a Chromium for the browser tests, or installs one: the system's, Playwright's own, then the package manager's.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

/** A Chromium without a window's frame, as Playwright's own is: a test takes a fifth less of the processor in it. */
const shells = ['/usr/bin/chromium-headless-shell'];

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium on this machine (`BROWSER_PATH` first); undefined when there is none. */
export function findBrowser(): string | undefined {
  return firstOf([...systemBrowsers, chromium.executablePath()]);
}

/** As `findBrowser`; one without a window's frame where there is one. */
export function findTestBrowser(): string | undefined {
  return firstOf([...shells, ...systemBrowsers, chromium.executablePath()]);
}

function firstOf(paths: readonly string[]): string | undefined {
  const wished = process.env['BROWSER_PATH'];
  return [...(wished ? [wished] : []), ...paths].find((path) => existsSync(path));
}

function install(): void {
  const attempts: readonly [string, string[]][] = [
    ['npx', ['playwright', 'install', 'chromium']],
    ['apt-get', ['install', '-y', '-qq', 'chromium']],
  ];
  for (const [command, args] of attempts) {
    try {
      execFileSync(command, args, { stdio: 'inherit' });
      if (findBrowser() !== undefined) return;
    } catch {
      console.log(`${command} ${args.join(' ')} did not bring a browser`);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (findTestBrowser() === undefined) install();
  const browser = findTestBrowser();
  if (browser === undefined) {
    console.error('No Chromium found. Install one, or name it in BROWSER_PATH.');
    process.exit(1);
  }
  console.log(`Browser tests use ${browser}`);
}
