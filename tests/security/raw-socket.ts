// A WebSocket client that may break the protocol: it writes raw bytes and returns the raw response.
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export interface Handshake {
  readonly target?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The status of the handshake, and the code of the server's close frame, if there was one. */
export interface Outcome {
  readonly status: number;
  readonly closeCode: number | undefined;
}

/** Opens the creation stream, sends the frames and waits until the server has closed the connection. */
export function exchangeRaw(port: number, handshake: Handshake, frames: readonly Buffer[]): Promise<Outcome> {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.write(requestOf(port, handshake));
  return new Promise((resolve, reject) => {
    let isOpen = false;
    socket.on('data', (chunk) => {
      received.push(chunk);
      if (!isOpen && statusOf(received) === 101) {
        isOpen = true;
        sendAll(socket, frames);
      }
    });
    // The server may close while the client still writes.
    socket.on('error', (error) => (received.length === 0 ? reject(error) : undefined));
    socket.on('close', () => resolve({ status: statusOf(received), closeCode: closeCodeOf(received) }));
  });
}

function sendAll(socket: Socket, frames: readonly Buffer[]): void {
  for (const frame of frames) socket.write(frame);
}

function requestOf(port: number, { target = '/presentation?jwt=anon', headers = {} }: Handshake): string {
  const all = {
    host: `localhost:${port}`,
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`GET ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n');
}

function statusOf(received: readonly Buffer[]): number {
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(Buffer.concat(received).toString('latin1'))?.[1] ?? 0);
}

function closeCodeOf(received: readonly Buffer[]): number | undefined {
  const all = Buffer.concat(received);
  for (let at = all.indexOf('\r\n\r\n') + 4; at + 4 <= all.length; at += 2 + (all[at + 1] ?? 0))
    if (all[at] === 0x88) return all.readUInt16BE(at + 2);
  return undefined;
}

/** Returns a frame with this first byte and payload, masked by default. */
export function frameOf(first: number, payload: Uint8Array, isMasked = true): Buffer {
  const bit = isMasked ? 0x80 : 0;
  const { length } = payload;
  const header =
    length < 126
      ? [first, bit | length]
      : length < 65_536
        ? [first, bit | 126, length >> 8, length & 255]
        : [
            first,
            bit | 127,
            0,
            0,
            0,
            0,
            length >>> 24,
            (length >> 16) & 255,
            (length >> 8) & 255,
            length & 255,
          ];
  // A mask of zeros leaves the payload unchanged.
  return Buffer.concat([Buffer.from(header), Buffer.alloc(isMasked ? 4 : 0), payload]);
}
