// The creation stream over real WebSockets: who is let in, and how large a message may be. Knows no frame.
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type WebSocket } from 'ws';
import { uploadBody } from '../handlers/body-limits';
import { converse, streamPath, type Peer } from '../handlers/stream';
import type { Service } from '../service/service';
import { addressOf } from './node-http';
import type { Sabotage } from './test-hook';

export interface StreamSockets {
  /** Takes the socket when it asks for the creation stream; false leaves it to others. */
  readonly upgrade: (req: IncomingMessage, socket: Duplex, head: Buffer) => boolean;
  /** Hangs up on every socket; whoever calls again is heard. */
  readonly hangUp: () => void;
}

/** Opens the stream's end of all sockets. Opens no port. */
export function openStreamSockets(
  current: () => Service,
  { isOwnHost }: { readonly isOwnHost: (host: string | undefined) => boolean },
  sabotage: Sabotage,
): StreamSockets {
  const server = new WebSocketServer({ noServer: true, maxPayload: uploadBody });
  let runs = 0;
  return {
    upgrade(req, socket, head) {
      const url = addressOf(req);
      if (url?.pathname !== streamPath || isForVite(req)) return false;
      const refusal = isOwnHost(req.headers.host) ? refusalOf(req, url, current()) : 421;
      if (refusal !== undefined) {
        refuse(socket, refusal);
        return true;
      }
      server.handleUpgrade(req, socket, head, (client) => {
        // A broken frame closes its own socket, which `ws` does by itself; without a listener it would end the process.
        client.on('error', () => undefined);
        converse(peerOf(client, url), {
          service: current(),
          newRunId: () => `run-${(runs += 1)}`,
          pace: () => sabotage.pace,
          silent: () => sabotage.silent,
        });
      });
      return true;
    },
    hangUp() {
      for (const client of server.clients) client.terminate();
    },
  };
}

/** Vite talks to its own page over sockets of its own protocols. */
function isForVite(req: IncomingMessage): boolean {
  return req.headers['sec-websocket-protocol']?.startsWith('vite-') === true;
}

/** Returns the status that refuses the handshake; undefined when it is welcome. */
function refusalOf(req: IncomingMessage, url: URL, { accounts }: Service): 401 | 403 | undefined {
  if (isOfForeignPage(req)) return 403;
  const token = url.searchParams.get('jwt') ?? undefined;
  return accounts.holderOf(token) === undefined ? 401 : undefined;
}

/** Browsers always name the page's origin, and let any page open a socket; tools that are no browsers name none. */
function isOfForeignPage({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase());
}

function refuse(socket: Duplex, status: 401 | 403 | 421): void {
  // Whoever hangs up meanwhile ends nothing but this socket.
  socket.on('error', () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`,
    () => socket.destroy(),
  );
}

function peerOf(socket: WebSocket, url: URL): Peer {
  return {
    url,
    send: (text) => socket.send(text),
    close: (code, reason) => socket.close(code, reason),
    onMessage: (listener) =>
      socket.on('message', (data, isBinary) =>
        listener(Buffer.isBuffer(data) && !isBinary ? data.toString() : data),
      ),
    onClose: (listener) => socket.on('close', () => listener()),
  };
}
