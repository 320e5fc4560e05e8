// A slow link as a TCP proxy: one shared bandwidth, a delay each way, and a round trip for every new connection. The
// browser's own throttling does not apply to a service worker's requests; this does.
import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

export interface Link {
  /** Bits per second, shared by all connections, each way. */
  readonly bitsPerSecond: number;
  /** Milliseconds for a round trip. */
  readonly roundTrip: number;
}

/** The slow tablet's link: 1.6 Mbit/s, 150 ms. */
export const slow4g: Link = { bitsPerSecond: 1_600_000, roundTrip: 150 };

const packet = 1460;

/** Serialises packets of all connections over one line, as a modem does. */
class Line {
  private freeAt = 0;
  constructor(private readonly link: Link) {}

  /** Resolves once nothing is on the line: packets of a closed connection still take their time. */
  async untilIdle(): Promise<void> {
    for (let rest = this.rest(); rest > 0; rest = this.rest()) {
      // More may have been sent meanwhile.
      await new Promise((later) => setTimeout(later, rest));
    }
  }

  private rest(): number {
    return this.freeAt + this.link.roundTrip / 2 - performance.now();
  }

  /** Delivers when the line was free, the packet was transferred, and half a round trip has passed. */
  carry(bytes: Buffer, deliver: (bytes: Buffer) => void): void {
    const now = performance.now();
    this.freeAt = Math.max(now, this.freeAt) + (bytes.length * 8 * 1000) / this.link.bitsPerSecond;
    setTimeout(() => deliver(bytes), this.freeAt - now + this.link.roundTrip / 2);
  }
}

/** Bytes that may wait in the line before the sender is paused: about a router's queue. */
const queue = 64 * 1024;

/** Pipes one direction in turns with the other connections; pauses the sender while the line is full. */
function pump(from: Socket, to: Socket, line: Line, firstDelay: number): void {
  let waiting = 0;
  const openAt = performance.now() + firstDelay;
  from.on('data', (data: Buffer) => {
    waiting += data.length;
    if (waiting > queue) from.pause();
    const send = () => {
      for (let offset = 0; offset < data.length; offset += packet) {
        line.carry(data.subarray(offset, offset + packet), (part) => {
          waiting -= part.length;
          if (waiting <= queue / 2) from.resume();
          if (!to.destroyed) to.write(part);
        });
      }
    };
    const wait = openAt - performance.now();
    if (wait > 0) setTimeout(send, wait);
    else send();
  });
  from.on('close', () => line.carry(Buffer.alloc(0), () => to.end()));
  from.on('error', () => to.destroy());
}

export interface SlowLink {
  readonly port: number;
  /** Resolves once nothing is underway, so that one measurement does not pay for the traffic of the one before. */
  untilIdle(): Promise<void>;
  close(): Promise<void>;
}

/** Listens on a free port and forwards to `port` over the slow link. */
export async function openSlowLink(port: number, link: Link): Promise<SlowLink> {
  const down = new Line(link);
  const up = new Line(link);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect({ port, host: 'localhost', noDelay: true });
    client.setNoDelay(true);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    }
    pump(client, upstream, up, link.roundTrip);
    pump(upstream, client, down, 0);
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  return {
    port: portOf(server.address()),
    untilIdle: async () => {
      await Promise.all([up.untilIdle(), down.untilIdle()]);
    },
    close: () =>
      new Promise((closed) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => closed());
      }),
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The link has no port');
  return address.port;
}
