// Mounts the mocked service on the port of `vite dev` and `vite preview`. Vite serves the files.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { seededAccounts } from '../service/identity/seeded-accounts';
import { accountsNotice } from './network';
import { readHostNames } from './own-hosts';
import { openMockedService, type MockedServiceOptions } from './mocked-service';

/** Returns the Vite plugin. Faults are off unless enabled here or by `BOOKWORM_TEST_HOOK=1`. */
export function mockedService(options: MockedServiceOptions = {}): Plugin {
  return {
    name: 'bookworm-mocked-service',
    configureServer: (server) => mountOn(server, server.config.server.host, options),
    configurePreviewServer: (server) => mountOn(server, server.config.preview.host, options),
  };
}

/** Mounts the service on a Vite server. Vite listens at all addresses when its host is `true`. */
async function mountOn(
  server: ViteDevServer | PreviewServer,
  host: string | boolean | undefined,
  options: MockedServiceOptions,
): Promise<void> {
  const service = await openMockedService({
    variant: server.config.mode,
    hosts: readHostNames(process.env['BOOKWORM_HOSTS']),
    host: host === true ? '0.0.0.0' : host || '127.0.0.1',
    ...options,
    faults: options.faults ?? process.env['BOOKWORM_TEST_HOOK'] === '1',
  });
  if (service.accounts !== seededAccounts) server.config.logger.info(accountsNotice(service.accounts));
  const handle = async (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => {
    try {
      await service.handle(req, res, () => next());
    } catch (error) {
      next(error);
    }
  };
  server.middlewares.use((req, res, next) => void handle(req, res, next));
  // Vite's own listener handles all other sockets.
  server.httpServer?.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    service.upgrade(req, socket, head);
  });
  server.httpServer?.on('close', () => service.closeAll());
}
