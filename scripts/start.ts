// `npm start`: builds Bookworm, serves it with its library and the stories in its data directory, prints the address and opens
// it. Ctrl-C stops it, and so does the end of its npm.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { answeringProgram } from '../mocks/studio/answering/answering';
import { pressProgram } from '../mocks/studio/making/run-press';
import { buildVariant } from './build';
import { isLoopback } from '../mocks/base/hosting/client-address';
import { addressesOf, networkNotice } from '../mocks/server/network';
import { makeBundle } from '../mocks/base/bundle/make-bundle';
import { openDataDirectory } from '../mocks/service/store/data-directory';
import { serve } from '../mocks/server/serve';
import { holdPort, markBuildAsServed, serverOfBuild, watchParent } from './start-guards';
import { readStartSettings, sentenceOf, StartError } from './start-settings';

const { env, platform } = process;
const folder = 'dist/bookworm';

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

/** Builds, unless another process serves the build, which would change beneath it. */
async function buildUnlessServed(): Promise<void> {
  const other = serverOfBuild(folder);
  if (other === undefined) {
    markBuildAsServed(folder);
    return buildVariant('bookworm');
  }
  if (!existsSync(`${folder}/headers.json`))
    throw new StartError(`Process ${other} is building Bookworm: start this one again once that is done.`);
  markBuildAsServed(folder);
  return console.log(
    `\nProcess ${other} serves ${folder}, so it is not built anew: what has changed since is not in it.`,
  );
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

let stop = (): void => process.exit(0);
watchParent(() => stop());
const settings = await orEnd(() => readStartSettings(env));
const { host, dataFolder } = settings;
const held = await orEnd(() => holdPort(settings));
if (settings.port !== 0 && held.port !== settings.port)
  console.log(`\nPort ${settings.port} is taken, so this one takes port ${held.port}.`);
const data = await orEnd(() => openDataDirectory(dataFolder));
await orEnd(buildUnlessServed);
// Where `node_modules` cannot be written to, they begin from their sources.
for (const program of [pressProgram, answeringProgram]) await makeBundle(program).catch(() => undefined);
await held.release();
const running = await orEnd(() => serve({ ...settings, folder, port: held.port, data }));
stop = () => {
  void running.close().then(() => {
    data.close();
    process.exit(0);
  });
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop());
console.log(`\nBookworm is at ${running.origin}/\n`);
if (!isLoopback(host))
  console.log(`${networkNotice(addressesOf(host), Number(new URL(running.origin).port))}\n`);
if (hasScreen()) openInBrowser(`${running.origin}/`);
