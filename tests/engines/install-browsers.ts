// Finds the engines that browser tests run in, and installs missing ones where it may: Playwright's own Chromium, and
// Debian's packages as root. An engine that cannot be installed is left out, except in CI, which fails.
import { spawnSync } from 'node:child_process';
import { findTestBrowser } from '../support/browser/find-browser';
import { reportOn } from './engine-report';
import { engineNames, missingFor, packagesFor, type EngineName } from './installed';

function run(command: string, ...args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: 'inherit', env: environment }).status === 0;
}

function install(engine: EngineName): void {
  if (engine === 'chromium' && run('npx', 'playwright', 'install', 'chromium')) return;
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
  const get = () => run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packagesFor(engine));
  // The package lists may be missing or outdated.
  if (!get() && run('apt-get', 'update', '-qq')) get();
}

for (const engine of engineNames) if (missingFor(engine).length > 0) install(engine);

// The web servers are not installed: Debian starts them at once, for everybody to reach.
for (const need of [...engineNames, 'hosting'] as const) {
  const place = need === 'chromium' ? findTestBrowser() : undefined;
  const { line, hasFailed } = reportOn(need, { missing: missingFor(need), place, ci: process.env['CI'] });
  console.log(line);
  if (hasFailed) process.exitCode = 1;
}
