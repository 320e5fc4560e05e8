// The mocked service under `vite dev` and `vite preview`, over their own port. Vite serves the files.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { readHostNames } from './own-hosts';
import { openMockedService, type MockedServiceOptions } from './mocked-service';

/** Faults are off unless asked for here or by `BOOKWORM_TEST_HOOK=1`. */
export function mockedService(options: MockedServiceOptions = {}): Plugin {
  const mount = (server: ViteDevServer | PreviewServer) => mountOn(server, options);
  return { name: 'bookworm-mocked-service', configureServer: mount, configurePreviewServer: mount };
}

async function mountOn(server: ViteDevServer | PreviewServer, options: MockedServiceOptions): Promise<void> {
  const faults = options.faults ?? process.env['BOOKWORM_TEST_HOOK'] === '1';
  const hosts = readHostNames(process.env['BOOKWORM_HOSTS']);
  const service = await openMockedService({ variant: server.config.mode, hosts, ...options, faults });
  const handle = async (req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void) => {
    try {
      await service.handle(req, res, () => next());
    } catch (error) {
      next(error);
    }
  };
  server.middlewares.use((req, res, next) => void handle(req, res, next));
  // What is not the service's stays for Vite's own listener.
  server.httpServer?.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    service.upgrade(req, socket, head);
  });
  server.httpServer?.on('close', () => service.hangUp());
}
