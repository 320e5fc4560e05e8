// `npm start`: builds a variant of Bookworm, serves it with its library and the stories in its data directory, prints the address and
// opens it. Ctrl-C stops it, and so does the end of its npm; SIGTERM lets its runs finish.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { answeringProgram } from '../mocks/studio/answering/answering';
import { pressProgram } from '../mocks/studio/making/run-press';
import { buildVariant } from './build';
import { isLoopback } from '../mocks/base/hosting/client-address';
import { accountsNotice, addressesOf, networkNotice } from '../mocks/server/network';
import { makeBundle } from '../mocks/base/bundle/make-bundle';
import { openDataDirectory } from '../mocks/service/store/data-directory';
import { serve } from '../mocks/server/serve';
import { processClock } from '../mocks/service/creation/open-story-creation';
import {
  checkBuild,
  endOnSignals,
  holdPort,
  markBuildAsServed,
  serverOfBuild,
  watchParent,
} from './start-guards';
import { readStartSettings, sentenceOf, StartError } from './start-settings';

const { argv, env, platform, stdout } = process;

/** Waits for what a setting may forbid; ends the process with one sentence when it does. */
async function orEnd<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const sentence = sentenceOf(error);
    if (sentence === undefined) throw error;
    console.error(`\n${sentence}\n`);
    return process.exit(1);
  }
}

/** Builds, unless Vite is not installed or another process serves the build, which would change beneath it. */
async function buildUnlessServed(): Promise<void> {
  const other = serverOfBuild(folder);
  const isBuilt = existsSync(`${folder}/headers.json`);
  if (other === undefined) {
    markBuildAsServed(folder);
    if (isInstalled('vite')) return buildVariant(variant);
    if (!isBuilt)
      throw new StartError(
        `There is no ${folder}, and what builds it is not installed: npm ci installs it, without --omit=dev.`,
      );
    return console.log(`\nVite is not installed, so ${folder} is served as it was built.`);
  }
  if (!isBuilt)
    throw new StartError(`Process ${other} is building Bookworm: start this one again once that is done.`);
  markBuildAsServed(folder);
  return console.log(
    `\nProcess ${other} serves ${folder}, so it is not built anew: what has changed since is not in it.`,
  );
}

function isInstalled(name: string): boolean {
  try {
    return createRequire(import.meta.url).resolve(`${name}/package.json`) !== '';
  } catch {
    return false;
  }
}

/** Loads what only a home needs. */
async function openAtHome(securePort: number) {
  const { openHome } = await import('../mocks/server/home/open-home');
  return openHome({ data, folder, port: held.port, securePort, clock: processClock, print: console.log });
}

function hasStyles(): boolean {
  return stdout.isTTY && stdout.hasColors() && !env['NO_COLOR'];
}

function hasScreen(): boolean {
  if (env['CI'] !== undefined || env['BOOKWORM_OPEN'] === '0') return false;
  return platform !== 'linux' || env['DISPLAY'] !== undefined || env['WAYLAND_DISPLAY'] !== undefined;
}

function openInBrowser(address: string): void {
  const [command, args] =
    platform === 'darwin'
      ? ['open', [address]]
      : platform === 'win32'
        ? ['cmd', ['/c', 'start', '', address]]
        : ['xdg-open', [address]];
  const child = spawn(command, args, { stdio: 'ignore', detached: true });
  child.on('error', () => console.log('Open the address in a browser.'));
  child.unref();
}

let end = (_patience: number): void => process.exit(0);
watchParent(() => end(0));
endOnSignals((patience) => end(patience));
const settings = await orEnd(() => readStartSettings(env, argv.slice(2)));
const { host, dataFolder, variant } = settings;
const folder = `dist/${variant}`;
const held = await orEnd(() => holdPort(settings));
if (settings.port !== 0 && held.port !== settings.port)
  console.log(`\nPort ${settings.port} is taken, so this one takes port ${held.port}.`);
const data = await orEnd(() => openDataDirectory(dataFolder, undefined, settings));
const heldSecure = settings.isHome
  ? await orEnd(() => holdPort({ host, port: settings.securePort, mayUseNext: false }))
  : undefined;
await orEnd(buildUnlessServed);
await orEnd(() => checkBuild(folder, settings.domainName));
// Where `node_modules` cannot be written to, they begin from their sources.
for (const program of [pressProgram, answeringProgram]) await makeBundle(program).catch(() => undefined);
const home = heldSecure && (await orEnd(() => openAtHome(heldSecure.port)));
await Promise.all([held.release(), heldSecure?.release()]);
const running = await orEnd(() =>
  serve({
    ...settings,
    folder,
    port: held.port,
    data,
    // A person reads the terminal; whatever else gets the output keeps it.
    log: (settings.logs ?? !stdout.isTTY) ? console.log : undefined,
    ...(home && {
      secure: home.secure,
      hosts: [...settings.hosts, ...home.names],
      publicOrigin: settings.publicOrigin ?? home.origin,
    }),
  }),
);
const kept = home?.keep(running);
end = (patience) => {
  void running.end(patience).then(() => {
    kept?.close();
    data.close();
    process.exit(0);
  });
};
const entry = variant === 'museum' ? 'kiosk.html' : '';
if (!home) console.log(`\nBookworm is at ${running.origin}/\n`);
if (variant === 'museum') console.log(`Its kiosk is at ${running.origin}/${entry}\n`);
if (home) console.log(`${await home.notice(stdout.isTTY ? stdout.columns : undefined, hasStyles())}\n`);
else if (!isLoopback(host))
  console.log(`${networkNotice(addressesOf(host), Number(new URL(running.origin).port), variant)}\n`);
if (variant !== 'bookworm')
  console.log(
    running.newPasswords
      ? `${accountsNotice(running.newPasswords, settings.allowSignUp)}\n`
      : 'The accounts to sign in with stand in the README.\n',
  );
if (hasScreen()) openInBrowser(`${running.origin}/${entry}`);
