// Serves a built variant as static files, and the mocked service beside it, over one real port.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import type { Account } from '../service/identity/person';
import { openSite } from '../base/hosting/site';
import { sendWebResponse } from './node-http';
import { isLocal } from '../base/hosting/client-address';
import { openMockedService, type MockedService, type MockedServiceOptions } from './mocked-service';

export interface ServeOptions extends Omit<MockedServiceOptions, 'origin'> {
  /** `dist/<variant>`. */
  readonly folder: string;
  /** 0 chooses a free one. */
  readonly port: number;
  /** Milliseconds that a request may take to arrive; a minute by default. */
  readonly requestTimeout?: number;
  /** Simultaneous connections, HTTP and WebSocket together; 512 by default. */
  readonly maxConnections?: number;
  /** Milliseconds after which a response ends of which the client reads nothing; two minutes by default. */
  readonly unreadTimeout?: number;
  /** Sent with pages and the worker; they override those that the build wrote. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RunningService {
  /** For example `http://localhost:4173`. */
  readonly origin: string;
  /** The accounts that can sign in. Where others can reach the service, their passwords are new at each start. */
  readonly accounts: Readonly<Record<string, Account>>;
  /** Breaks every connection and closes the port. */
  close(): Promise<void>;
  /** Listens on the same port again with the same state. Throws the system's EADDRINUSE when the port is taken. */
  openAgain(): Promise<void>;
}

/** Starts serving. Throws PublicTestHookError, and the system's EADDRINUSE when the port is taken. */
export async function serve(options: ServeOptions): Promise<RunningService> {
  const host = options.host ?? '127.0.0.1';
  const site = await openSite(options.folder, options.headers);
  let port = options.port;
  const origin = () => `http://localhost:${port}`;
  const service = await openMockedService(
    {
      variant: path.basename(options.folder),
      ...options,
      host,
      origin: () => options.publicOrigin ?? origin(),
    },
    (request) => site.answer(request),
  );
  const server = createLimitedServer(options, (req, res) => void handle(service, req, res));
  server.on('upgrade', (req, socket, head) => {
    // Node no longer handles this socket's errors: one without a listener would end the process.
    socket.on('error', () => socket.destroy());
    if (!service.upgrade(req, socket, head)) socket.destroy();
  });
  // Long, so that a browser does not send a request on an idle connection that the server is just closing.
  server.keepAliveTimeout = 120_000;
  const sockets = watchSockets(server);
  port = await listen(server, options.port, host);
  return {
    origin: origin(),
    accounts: service.accounts,
    close: () => stop(server, service, sockets),
    openAgain: async () => void (await listen(server, port, host)),
  };
}

/** Creates a server whose limits stop a client that never finishes its request or opens too many connections. */
function createLimitedServer(
  { requestTimeout = 60_000, maxConnections = 512, unreadTimeout = 120_000 }: ServeOptions,
  listener: RequestListener,
): Server {
  const headersTimeout = Math.min(requestTimeout, 20_000);
  const connectionsCheckingInterval = Math.min(requestTimeout / 2, 10_000);
  const server = createServer({ requestTimeout, headersTimeout, connectionsCheckingInterval }, listener);
  server.maxConnections = maxConnections;
  // A client that reads drains its buffer. A client that waits for an answer has an empty one.
  server.setTimeout(unreadTimeout, (socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
  limitEachAddress(server, maxConnections / 4);
  return server;
}

/** Refuses connections of an address that has so many, so that others can connect. A proxy on this machine has to limit its clients itself. */
function limitEachAddress(server: Server, most: number): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket) => {
    const { remoteAddress = '' } = socket;
    if (isLocal(remoteAddress)) return;
    const count = (counts.get(remoteAddress) ?? 0) + 1;
    counts.set(remoteAddress, count);
    socket.on('close', () => counts.set(remoteAddress, (counts.get(remoteAddress) ?? 1) - 1));
    if (count > most) socket.destroy();
  });
}

async function handle(service: MockedService, req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    await service.handle(req, res, () => void sendWebResponse(notFound(), res));
  } catch (error) {
    // The client may have disconnected; all have when the port is closed.
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

/** Returns the port at which a server listens. */
export function portOf(address: AddressInfo | string | null, asked: number): number {
  return typeof address === 'object' && address !== null ? address.port : asked;
}

function stop(server: Server, service: MockedService, sockets: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    service.closeAll();
    for (const socket of sockets) socket.destroy();
  });
}
