// `npm start`: builds Bookworm, serves it with its library and the stories in its data directory, prints the address and opens
// it. Ctrl-C stops it.
import { spawn } from 'node:child_process';
import { pressProgram } from '../mocks/story-maker/making/run-press';
import { buildVariant } from './build';
import { addressesOf, isLoopback, networkNotice } from '../mocks/server/network';
import { makeBundle } from '../mocks/bundle/make-bundle';
import { readHostNames } from '../mocks/server/own-hosts';
import { DataDirectoryError, openDataDirectory, type DataDirectory } from '../mocks/store/data-directory';
import { serve, type RunningService } from '../mocks/server/serve';

const usualPort = 4173;
const { env, platform } = process;

/** Opens the data directory; ends the process with a message when that cannot be used. */
async function openData(): Promise<DataDirectory> {
  try {
    return await openDataDirectory(env['BOOKWORM_DATA'] || 'data');
  } catch (error) {
    if (!(error instanceof DataDirectoryError)) throw error;
    console.error(`\n${error.message}\n`);
    return process.exit(1);
  }
}

/** Serves on the port in `PORT`, or else on the first free port from the usual one on. */
async function serveSomewhere(data: DataDirectory): Promise<RunningService> {
  const asked = env['PORT'];
  for (let port = Number(asked ?? usualPort); ; port += 1) {
    try {
      return await serve({
        folder: 'dist/bookworm',
        port,
        host: env['HOST'],
        hosts: readHostNames(env['BOOKWORM_HOSTS']),
        library: env['BOOKWORM_LIBRARY'],
        data,
        publicOrigin: env['BOOKWORM_ORIGIN'],
        faults: env['BOOKWORM_TEST_HOOK'] === '1',
      });
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
      if (!taken || asked !== undefined) throw error;
    }
  }
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

const data = await openData();
await buildVariant('bookworm');
// Where `node_modules` cannot be written to, the press begins from its sources.
await makeBundle(pressProgram).catch(() => undefined);
const running = await serveSomewhere(data);
console.log(`\nBookworm is at ${running.origin}/\n`);
const host = env['HOST'] ?? '127.0.0.1';
if (!isLoopback(host))
  console.log(
    `${networkNotice(addressesOf(host), Number(new URL(running.origin).port), running.accounts)}\n`,
  );
if (hasScreen()) openInBrowser(`${running.origin}/`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    void running.close().then(() => {
      data.close();
      process.exit(0);
    });
  });
