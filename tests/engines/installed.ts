// Finds out which engines and web servers this machine has, and which packages the others lack.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findTestBrowser } from '../support/browser/find-browser';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** What tests need beside Node: an engine, or the web servers before the service. */
export type Need = EngineName | 'hosting';

/** The commands that the tests start, where the system is not Debian's. */
const commands = {
  chromium: [],
  firefox: ['firefox-esr', 'pulseaudio'],
  webkit: ['WebKitWebDriver', 'gjs', 'Xvfb'],
  hosting: ['nginx', 'caddy'],
} as const;

/** Returns the packages (on Debian and its kin) or the commands that are missing for a need; none when its tests can run. */
export function missingFor(need: Need): readonly string[] {
  if (need === 'chromium') return findTestBrowser() === undefined ? packagesFor(need) : [];
  return runs('dpkg-query', '--version')
    ? packagesFor(need).filter((name) => !isInstalled(name))
    : commands[need].filter((command) => !runs('sh', '-c', `command -v ${command}`));
}

/** Returns the Debian packages that the tests of a need have to have. */
export function packagesFor(need: Need): readonly string[] {
  const lists = readFileSync(new URL('debian-packages.txt', import.meta.url), 'utf8').split('\n');
  const [, ...packages] = lists.find((line) => line.startsWith(`${need} `))?.split(' ') ?? [];
  return packages;
}

function isInstalled(name: string): boolean {
  const asked = spawnSync('dpkg-query', ['--show', '--showformat=${db:Status-Status}', name], {
    encoding: 'utf8',
  });
  return asked.stdout === 'installed';
}

function runs(command: string, ...args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0;
}
