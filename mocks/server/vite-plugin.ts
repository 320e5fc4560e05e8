// Mounts the mocked service on the port of `vite dev` and `vite preview`. Vite serves the files.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import path from 'node:path';
import type { Plugin, PreviewServer, UserConfig, ViteDevServer } from 'vite';
import { DataDirectoryError, openDataDirectory, type DataDirectory } from '../service/store/data-directory';
import { openMockedService, type MockedService, type MockedServiceOptions } from './mocked-service';
import { accountsNotice } from './network';
import { readHostNames } from './own-hosts';
import { createViteGate } from './vite-sockets';

interface PluginOptions extends Omit<MockedServiceOptions, 'data' | 'origin'> {
  /**
   * The data directory of `vite dev`, where stories are made. Without one, and while the test hook is on, what the service knows
   * is kept in memory and scripts play the runs.
   */
  readonly dataFolder?: string;
}

/** Returns the Vite plugin. Faults are off unless enabled here or by `BOOKWORM_TEST_HOOK=1`. */
export function mockedService({ dataFolder, ...given }: PluginOptions = {}): Plugin {
  const options = { ...given, faults: given.faults ?? process.env['BOOKWORM_TEST_HOOK'] === '1' };
  const folder = options.faults ? undefined : dataFolder;
  let closed = Promise.resolve();
  return {
    name: 'bookworm-mocked-service',
    config: () => (folder === undefined ? {} : withoutFolder(folder)),
    configureServer: (server) =>
      folder === undefined
        ? mountOn(server, server.config.server.host, options)
        : mountWithData(server, options, folder, (closing) => {
            closed = closing;
          }),
    configurePreviewServer: (server) => mountOn(server, server.config.preview.host, options),
    // Vite waits for it before a restarted server listens, which opens the same directory.
    closeServer: () => closed,
  };
}

/** Vite neither serves nor watches the data directory: it holds e-mail addresses, and changes while a story is made. */
function withoutFolder(folder: string): UserConfig {
  const files = `${path.resolve(folder)}/**`;
  const usuallyDenied = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**'];
  return { server: { watch: { ignored: [files] }, fs: { deny: [...usuallyDenied, files] } } };
}

/** Mounts the service on a Vite server. */
async function mountOn(
  server: ViteDevServer | PreviewServer,
  host: string | boolean | undefined,
  options: MockedServiceOptions,
): Promise<void> {
  const service = await openOn(server, host, options);
  mount(server, Promise.resolve(service));
  server.httpServer?.on('close', () => service.closeAll());
}

/**
 * Mounts a service that makes stories. It opens its data directory when Vite listens: at a restart Vite creates the new server
 * before it closes the old one, which has the directory until then. An unusable directory ends the process with an error message.
 * `onClose` gets the promise of a closed directory when the server closes.
 */
function mountWithData(
  server: ViteDevServer,
  options: MockedServiceOptions,
  folder: string,
  onClose: (closing: Promise<void>) => void,
): void {
  let data: DataDirectory | undefined;
  const opening = new Promise<void>((listens) => server.httpServer?.once('listening', () => listens())).then(
    async () => {
      data = await openDataDirectory(folder, undefined, options);
      const origin = () => server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? 'http://localhost';
      return openOn(server, server.config.server.host, { ...options, data, origin });
    },
  );
  opening.catch((error: unknown) => {
    // Without its directory each request would fail, or reach the service that has the directory.
    if (error instanceof DataDirectoryError) {
      server.config.logger.error(`\n${error.message}\n`);
      process.exit(1);
    }
    server.config.logger.error(String(error));
  });
  mount(server, opening);
  // Vite says that it is ready once it listens.
  const listen = server.listen.bind(server);
  server.listen = async (...options) => {
    await listen(...options);
    await opening.catch(() => undefined);
    return server;
  };
  const close = async (): Promise<void> => {
    // The server may close while its directory is being opened.
    const service = await opening.catch(() => undefined);
    service?.closeAll();
    data?.close();
  };
  server.httpServer?.on('close', () => onClose(close()));
}

/** Opens the service for a Vite server, which listens at all addresses when its host is `true`. */
async function openOn(
  { config }: ViteDevServer | PreviewServer,
  host: string | boolean | undefined,
  options: MockedServiceOptions,
): Promise<MockedService> {
  const allowSignUp = process.env['BOOKWORM_ALLOW_SIGN_UP'] === '1';
  const service = await openMockedService({
    variant: config.mode,
    hosts: readHostNames(process.env['BOOKWORM_HOSTS']),
    allowSignUp,
    host: host === true ? '0.0.0.0' : host || '127.0.0.1',
    ...options,
  });
  const { newPasswords } = service;
  if (newPasswords) config.logger.info(accountsNotice(newPasswords, allowSignUp));
  return service;
}

/** Hands requests and sockets to the service. */
function mount(server: ViteDevServer | PreviewServer, opening: Promise<MockedService>): void {
  const handle = async (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => {
    try {
      await (await opening).handle(req, res, () => next());
    } catch (error) {
      next(error);
    }
  };
  server.middlewares.use((req, res, next) => void handle(req, res, next));
  const mayHave = createViteGate('ws' in server ? server.config.base : undefined);
  // Before Vite's own listener, which handles the sockets of its client.
  server.httpServer?.prependListener('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (!mayHave(req, socket, head)) return;
    opening.then(
      (service) => service.upgrade(req, socket, head) || socket.destroy(),
      () => socket.destroy(),
    );
  });
}
