// Serves a built variant as static files, and the mocked service beside it, over one real port; at home over another one with TLS too.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSite } from '../base/hosting/site';
import { sendWebResponse } from './node-http';
import { isLocal, isLoopback } from '../base/hosting/client-address';
import { openOperatorSocket } from './operator-socket';
import { openMockedService, type MockedService, type MockedServiceOptions } from './mocked-service';
import { createRequestLog, type RequestLog } from './request-log';

/** What a TLS server needs, as PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** Serves others in the network by https alone; this machine is served over http as well, at localhost. */
export interface SecureOptions {
  /** 0 chooses a free one. */
  readonly port: number;
  readonly certificate: Certificate;
  /** Answers what others ask over http. */
  readonly plain: RequestListener;
}

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
  readonly secure?: SecureOptions | undefined;
  /** Gets a line of JSON for each request; by default there is no log. */
  readonly log?: ((line: string) => void) | undefined;
  /** Sent with pages and the worker; they override those that the build wrote. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RunningService {
  /** For example `http://localhost:4173`. */
  readonly origin: string;
  /** The port of https, where it has one. */
  readonly securePort: number | undefined;
  /** The passwords that this start has made, by username, where others can reach the service; undefined elsewhere. */
  readonly newPasswords: Readonly<Record<string, string>> | undefined;
  /** Uses another certificate for connections from now on. */
  renew(certificate: Certificate): void;
  /** Breaks every connection and closes the port. */
  close(): Promise<void>;
  /**
   * Ends in order: begins no more runs, gives those under way so many milliseconds, and closes the port once the requests under way are
   * answered. Meanwhile it goes on serving.
   */
  end(patience: number): Promise<void>;
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
  const { secure } = options;
  const log = options.log && createRequestLog(options.log, Date.now);
  const logged =
    (listener: RequestListener): RequestListener =>
    (req, res) => {
      log?.request(req, res);
      listener(req, res);
    };
  const answer = logged((req, res) => void handle(service, req, res));
  const plain = logged((req, res) => secure?.plain(req, res));
  const upgrade: Upgrade = (req, socket, head) => upgradeWith(service, log, req, socket, head);
  const isServed = (req: IncomingMessage) => secure === undefined || isOfThisMachine(req);
  const server = createServer(limitsOf(options), (req, res) =>
    isServed(req) ? answer(req, res) : plain(req, res),
  );
  const secureServer = secure && createSecureServer({ ...limitsOf(options), ...secure.certificate }, answer);
  prepare(server, options, (req, socket, head) => isServed(req) && upgrade(req, socket, head));
  if (secureServer) prepare(secureServer, options, upgrade);
  const servers = [server, ...(secureServer ? [secureServer] : [])];
  const sockets = watchSockets(servers);
  port = await listen(server, options.port, host);
  const securePort = secureServer && (await listen(secureServer, secure.port, host));
  const warn = options.warn ?? console.warn;
  const closeOperatorSocket =
    options.data &&
    service.operator &&
    (await openOperatorSocket(options.data.folder, service.operator, warn));
  return {
    origin: origin(),
    securePort,
    newPasswords: service.newPasswords,
    renew: (certificate) => secureServer?.setSecureContext({ ...certificate }),
    close: () => {
      closeOperatorSocket?.();
      return stop(servers, service, sockets);
    },
    end: async (patience) => {
      await service.finish(AbortSignal.timeout(patience));
      await untilAnswered(servers, sockets);
      closeOperatorSocket?.();
      await stop(servers, service, sockets);
    },
    openAgain: async () => {
      await listen(server, port, host);
      if (secureServer) await listen(secureServer, securePort ?? 0, host);
    },
  };
}

/** Returns whether this machine asks itself. A name other than localhost may be asked for by a proxy or by a foreign page. */
function isOfThisMachine({ socket, headers }: IncomingMessage): boolean {
  return isLocal(socket.remoteAddress ?? '') && isLoopback((headers.host ?? '').replace(/:\d+$/, ''));
}

/** Returns the limits that stop a client which never finishes its request. */
function limitsOf({ requestTimeout = 60_000 }: ServeOptions) {
  const headersTimeout = Math.min(requestTimeout, 20_000);
  const connectionsCheckingInterval = Math.min(requestTimeout / 2, 10_000);
  return { requestTimeout, headersTimeout, connectionsCheckingInterval };
}

type Upgrade = (req: IncomingMessage, socket: Duplex, head: Buffer) => boolean;

function upgradeWith(
  { upgrade }: MockedService,
  log: RequestLog | undefined,
  ...[req, socket, head]: Parameters<Upgrade>
): boolean {
  const isOwn = upgrade(req, socket, head, (status) => log?.handshake(req, status));
  if (!isOwn) log?.handshake(req, 400);
  return isOwn;
}

/** Hands sockets of a server on, and stops a client that opens too many connections or reads nothing. */
function prepare(
  server: Server | SecureServer,
  { maxConnections = 512, unreadTimeout = 120_000 }: ServeOptions,
  upgrade: Upgrade,
): void {
  server.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node no longer handles this socket's errors: one without a listener would end the process.
    socket.on('error', () => socket.destroy());
    if (!upgrade(req, socket, head)) socket.destroy();
  });
  // Long, so that a browser does not send a request on an idle connection that the server is just closing.
  server.keepAliveTimeout = 120_000;
  server.maxConnections = maxConnections;
  // A client that reads drains its buffer. A client that waits for an answer has an empty one.
  server.setTimeout(unreadTimeout, (socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
  limitEachAddress(server, maxConnections / 4);
}

/** Refuses connections of an address that has so many, so that others can connect. A proxy on this machine has to limit its clients itself. */
function limitEachAddress(server: Server | SecureServer, most: number): void {
  const counts = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
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

function watchSockets(servers: readonly (Server | SecureServer)[]): Set<Socket> {
  const open = new Set<Socket>();
  for (const server of servers)
    server.on('connection', (socket: Socket) => {
      open.add(socket);
      socket.on('close', () => open.delete(socket));
    });
  return open;
}

function listen(server: Server | SecureServer, port: number, host: string): Promise<number> {
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

/** Milliseconds in which the requests under way are answered. */
const answerPatience = 10_000;

/** Accepts no more connections, and resolves when none is left, or patience is over. */
async function untilAnswered(
  servers: readonly (Server | SecureServer)[],
  sockets: ReadonlySet<Socket>,
): Promise<void> {
  for (const server of servers) server.close();
  for (const began = Date.now(); sockets.size > 0 && Date.now() < began + answerPatience;) {
    for (const server of servers) server.closeIdleConnections();
    await sleep(50);
  }
}

async function stop(
  servers: readonly (Server | SecureServer)[],
  service: MockedService,
  sockets: ReadonlySet<Socket>,
): Promise<void> {
  const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
  service.closeAll();
  for (const socket of sockets) socket.destroy();
  await Promise.all(closed);
}
