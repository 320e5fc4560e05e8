// Finds a Chromium on this machine: the system's, then Playwright's own.
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** A headless shell, like Playwright's own: a test needs a fifth less CPU in it. */
const shells = ['/usr/bin/chromium-headless-shell'];

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Returns the path of a Chromium on this machine (`BROWSER_PATH` first), a headless shell only where there is no other;
 * undefined when there is none.
 */
export function findBrowser(): string | undefined {
  return firstOf([...systemBrowsers, chromium.executablePath(), ...shells]);
}

/** Returns the same as `findBrowser`, but prefers a headless shell. */
export function findTestBrowser(): string | undefined {
  return firstOf([...shells, ...systemBrowsers, chromium.executablePath()]);
}

/** Returns whether the browser at this path is a headless shell, which has no windows. */
export const isHeadlessShell = (browser: string): boolean => shells.includes(browser);

function firstOf(paths: readonly string[]): string | undefined {
  const requested = process.env['BROWSER_PATH'];
  return [...(requested ? [requested] : []), ...paths].find((path) => existsSync(path));
}
