// Finds out which engines this machine has, and which packages the others lack.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findTestBrowser } from '../support/browser/find-browser';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];

/** The commands that an engine's driver starts, where the system is not Debian's. */
const commands = {
  chromium: [],
  firefox: ['firefox-esr', 'pulseaudio'],
  webkit: ['WebKitWebDriver', 'gjs', 'Xvfb'],
} as const;

/** Returns the packages (on Debian and its kin) or the commands that are missing for an engine; none when it can run. */
export function missingFor(engine: EngineName): readonly string[] {
  if (engine === 'chromium') return findTestBrowser() === undefined ? packagesFor(engine) : [];
  return runs('dpkg-query', '--version')
    ? packagesFor(engine).filter((name) => !isInstalled(name))
    : commands[engine].filter((command) => !runs('sh', '-c', `command -v ${command}`));
}

/** Returns the Debian packages that an engine's tests need. */
export function packagesFor(engine: EngineName): readonly string[] {
  const lists = readFileSync(new URL('debian-packages.txt', import.meta.url), 'utf8').split('\n');
  const [, ...packages] = lists.find((line) => line.startsWith(`${engine} `))?.split(' ') ?? [];
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
