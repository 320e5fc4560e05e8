// One port that really serves: a built variant as a plain static host would, and the service beside it. Can really be stopped.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import type { Account } from '../service/accounts';
import { openSite } from '../hosting/site';
import { sendWebResponse } from './node-http';
import { openMockedService, type MockedService, type MockedServiceOptions } from './mocked-service';

export interface ServeOptions extends MockedServiceOptions {
  /** `dist/<variant>`. */
  readonly folder: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Milliseconds that a request may take to arrive; a minute unless told. */
  readonly requestTimeout?: number;
  /** Connections at a time, HTTP and WebSocket; 512 unless told. */
  readonly maxConnections?: number;
  /** Sent with pages and the worker, over those that the build wrote. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RunningService {
  /** As `http://localhost:4173`. */
  readonly origin: string;
  /** Who can sign in. Where others can reach the service, their passwords were made for this start. */
  readonly accounts: Readonly<Record<string, Account>>;
  /** Breaks every connection and frees the port. */
  close(): Promise<void>;
  /** Listens on the same port again, knowing all that it knew. Throws the system's EADDRINUSE when the port is taken. */
  openAgain(): Promise<void>;
}

/** Serves until it is closed. Throws PublicTestHookError, and the system's EADDRINUSE when the port is taken. */
export async function serve(options: ServeOptions): Promise<RunningService> {
  const host = options.host ?? '127.0.0.1';
  const site = await openSite(options.folder, options.headers);
  const service = await openMockedService(
    { variant: path.basename(options.folder), ...options, host },
    (request) => site.answer(request),
  );
  const server = createLimitedServer(options, (req, res) => void handle(service, req, res));
  server.on('upgrade', (req, socket, head) => {
    // Node watches the socket no longer: an error that nobody hears would end the process.
    socket.on('error', () => socket.destroy());
    if (!service.upgrade(req, socket, head)) socket.destroy();
  });
  // A browser must never meet a connection that the server is just closing out of boredom.
  server.keepAliveTimeout = 120_000;
  const sockets = watchSockets(server);
  const port = await listen(server, options.port, host);
  return {
    origin: `http://localhost:${port}`,
    accounts: service.accounts,
    close: () => stop(server, service, sockets),
    openAgain: async () => void (await listen(server, port, host)),
  };
}

/** A client that never finishes its request, or opens connections without end, costs the others nothing. */
function createLimitedServer(
  { requestTimeout = 60_000, maxConnections = 512 }: ServeOptions,
  listener: RequestListener,
): Server {
  const headersTimeout = Math.min(requestTimeout, 20_000);
  const connectionsCheckingInterval = Math.min(requestTimeout / 2, 10_000);
  const server = createServer({ requestTimeout, headersTimeout, connectionsCheckingInterval }, listener);
  server.maxConnections = maxConnections;
  return server;
}

async function handle(service: MockedService, req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    await service.handle(req, res, () => void sendWebResponse(notFound(), res));
  } catch (error) {
    // Who asked may have gone, as everyone has when the port is closed.
    if (!res.destroyed) console.error(error);
    res.destroy();
  }
}

function notFound(): Response {
  return new Response('Not found\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  });
}

function watchSockets(server: Server): Set<Socket> {
  const open = new Set<Socket>();
  server.on('connection', (socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  return open;
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(portOf(server.address(), port));
    });
  });
}

function portOf(address: AddressInfo | string | null, asked: number): number {
  return typeof address === 'object' && address !== null ? address.port : asked;
}

function stop(server: Server, service: MockedService, sockets: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    service.hangUp();
    for (const socket of sockets) socket.destroy();
  });
}
